// A bot on a pipe, in JavaScript: lays its heaviest domino.
import { createInterface } from "node:readline";

const weight = (move) => (/^\d\d/.test(move) ? Number(move[0]) + Number(move[1]) : -1);

for await (const line of createInterface({ input: process.stdin })) {
  const { legal } = JSON.parse(line); // one question a line
  const best = legal.reduce((a, b) => (weight(b) > weight(a) ? b : a));
  console.log(best); // one answer a line
}
