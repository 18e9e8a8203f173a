// Why a table does not do what it was asked.

/** A request that is not allowed now; the words are the message `refused-<code>`. */
export class Denied extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** The table has moved on: who asked is shown how it stands. */
export class Behind extends Error {}
