// Codes of tables that live in this page. A server's codes have eight signs, so the two are never confused.
const MARK = 'HERE';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'; // no I and no O: they look like digits
const LENGTH = 8;
const CODE = new RegExp(`^${MARK}[A-Z]{${LENGTH}}$`);

/** Whether a table lives in this page. */
export const isHere = (code: string): boolean => CODE.test(code);

/** A code for a new table. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return MARK + [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
