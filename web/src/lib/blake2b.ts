/** BLAKE2b with 32 bytes of output: browsers do not offer it, and players check the shuffle in their own browser. */
const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
// The order in which each round takes the words of the message, as hexadecimal digits.
const ROWS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
];

const turn = (value: bigint, by: bigint) => ((value >> by) | (value << (64n - by))) & MASK;

function compress(state: bigint[], block: Uint8Array, count: number, last: boolean) {
  const words = Array.from({ length: 16 }, (_, i) => new DataView(block.buffer).getBigUint64(i * 8, true));
  const v = [...state, ...START];
  v[12]! ^= BigInt(count);
  if (last) v[14]! ^= MASK;
  const mixIn = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = turn(v[d]! ^ v[a], 32n);
    v[c] = (v[c]! + v[d]) & MASK;
    v[b] = turn(v[b]! ^ v[c], 24n);
    v[a] = (v[a] + v[b] + y) & MASK;
    v[d] = turn(v[d] ^ v[a], 16n);
    v[c] = (v[c] + v[d]) & MASK;
    v[b] = turn(v[b] ^ v[c], 63n);
  };
  for (let round = 0; round < 12; round++) {
    const m = [...ROWS[round % 10]!].map((digit) => words[parseInt(digit, 16)]!);
    for (let i = 0; i < 4; i++) mixIn(i, i + 4, i + 8, i + 12, m[2 * i]!, m[2 * i + 1]!);
    for (let i = 0; i < 4; i++)
      mixIn(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[8 + 2 * i]!, m[9 + 2 * i]!);
  }
  for (let i = 0; i < 8; i++) state[i]! ^= v[i]! ^ v[i + 8]!;
}

export function blake2b(data: Uint8Array): string {
  const state = [...START];
  state[0]! ^= 0x01010020n;
  for (let at = 0; ; at += 128) {
    const last = data.length - at <= 128;
    const block = new Uint8Array(128);
    block.set(data.subarray(at, at + 128));
    compress(state, block, Math.min(at + 128, data.length), last);
    if (last) break;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 4; i++) out.setBigUint64(i * 8, state[i]!, true);
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
