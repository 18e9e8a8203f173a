declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

// What our tests use of Node.
declare module 'node:fs' {
  export function readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): string[];
  export function readFileSync(path: string): Uint8Array<ArrayBuffer>;
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
