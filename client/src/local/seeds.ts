// Random seeds of 64 bits.
export function drawSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0]!;
}
