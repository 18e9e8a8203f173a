// The series of `series.py`, played by a module in Node or in a browser.

const SPECTATOR = -1;
const CRC = new Uint32Array(256).map((_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});

function crc32(bytes, before) {
  let sum = ~before;
  for (const byte of bytes) sum = (sum >>> 8) ^ CRC[(sum ^ byte) & 255];
  return ~sum >>> 0;
}

const bytesOf = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function started(module) {
  const compiled = await WebAssembly.compile(module);
  const [section] = WebAssembly.Module.customSections(compiled, 'boneyard');
  const manifest = JSON.parse(new TextDecoder().decode(section));
  const { exports } = await WebAssembly.instantiate(compiled, {});
  let free = exports.__heap_base.value;
  const take = (size) => {
    const address = (free + 15) & ~15;
    free = address + size;
    const lacking = free - exports.memory.buffer.byteLength;
    if (lacking > 0) exports.memory.grow(Math.ceil(lacking / 65536));
    return address;
  };
  const at = {};
  for (const name of ['state', 'moves', 'scores', 'out']) at[name] = take(manifest.sizes[name]);
  return { exports, manifest, at };
}

export async function played(order) {
  const { exports: game, manifest, at } = await started(bytesOf(order.module));
  const blanks = order.blanks.map(bytesOf);
  const bytes = new Uint8Array(game.memory.buffer);
  const view = new DataView(game.memory.buffer);
  const state = bytes.subarray(at.state, at.state + manifest.sizes.state);
  let total = 0;
  let moves = 0;
  const start = performance.now();
  for (const [i, seed] of order.seeds.entries()) {
    const number = order.first + i;
    state.set(blanks[number % blanks.length]);
    view.setBigUint64(at.state + manifest.fields.rng.offset, BigInt(seed), true);
    let acting = game.setup(at.state);
    const seats = view.getInt8(at.state + manifest.fields.seats.offset);
    let step = 0;
    while (acting) {
      if (number % order.looked_at === 0) {
        total = crc32(state, total);
        for (let viewer = SPECTATOR; viewer < seats; viewer++) {
          const length = game.view(at.state, viewer, at.out);
          total = crc32(bytes.subarray(at.out, at.out + length), total);
        }
      }
      const seat = 31 - Math.clz32(acting & -acting);
      const count = game.legal(at.state, seat, at.moves);
      const chosen = (31 * number + 17 * step) % count;
      acting = game.play(at.state, seat, view.getBigInt64(at.moves + 8 * chosen, true));
      step += 1;
    }
    moves += step;
    const won = game.outcome(at.state, at.scores);
    const result = [step, won];
    for (let seat = 0; seat < seats; seat++) {
      result.push(Number(view.getBigInt64(at.scores + 8 * seat, true)));
    }
    total = crc32(new TextEncoder().encode(JSON.stringify(result)), total);
  }
  return { total, moves, seconds: (performance.now() - start) / 1000 };
}

if (typeof process !== 'undefined' && process.argv?.[2]) {
  const { readFileSync } = await import('node:fs');
  const order = JSON.parse(readFileSync(process.argv[2], 'utf-8'));
  console.log(JSON.stringify(await played(order)));
}
