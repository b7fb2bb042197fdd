/**
 * SHA-256 (FIPS 180-4) of a text. It is our own code, because `node:crypto` does not exist in a browser, and the
 * browser's digest is asynchronous and needs a secure page.
 */

const WORDS = 16;
const ROUNDS = 64;

const PRIMES = firstPrimes(ROUNDS);

/** Returns the first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

/** Returns the digest in base 64, as a content security policy has it. */
export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = Int32Array.from(START);
  for (let at = 0; at < message.byteLength; at += 4 * WORDS) digest(state, message, at);
  const bytes = new DataView(new ArrayBuffer(4 * state.length));
  for (const [index, word] of state.entries()) bytes.setInt32(4 * index, word);
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)));
}

/** Pads the bytes to whole blocks: a bit after them, and their length in bits at the end. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / (4 * WORDS));
  const all = new Uint8Array(blocks * 4 * WORDS);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(all.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Updates the state with a block of the message. */
function digest(state: Int32Array, message: DataView, at: number): void {
  const schedule = new Int32Array(ROUNDS);
  for (let i = 0; i < WORDS; i++) schedule[i] = message.getInt32(at + 4 * i);
  for (let i = WORDS; i < ROUNDS; i++) {
    const [early, late] = [schedule[i - 15]!, schedule[i - 2]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + first + schedule[i - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const added = (h + mixed + chosen + ROUND_CONSTANTS[i]! + schedule[i]!) | 0;
    const major = (a & b) ^ (a & c) ^ (b & c);
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + major) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + other) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + word;
}
