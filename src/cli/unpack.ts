/** Bytes unpacked where they are packed: gzip and, where Node has it, Zstandard, told by their first bytes. */
import type { Transform } from 'node:stream';
import zlib from 'node:zlib';

/** Unpacks a stream of bytes as it comes. Throws where it is cut or broken, when all before that was given. */
export async function* unpacked(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let head: Uint8Array | undefined;
  let engine: Engine | undefined;
  for await (const piece of pieces) {
    const bytes: Uint8Array = head ? Buffer.concat([head, piece]) : piece;
    if (engine) yield* engine.push(piece);
    else if (bytes.length < SEEN) head = bytes;
    else {
      engine = engineFor(bytes);
      head = undefined;
      yield* engine.push(bytes);
    }
  }
  if (head) yield head;
  if (engine) yield* engine.end();
}

/** Bytes that are looked at. */
const SEEN = 4;

interface Engine {
  push(bytes: Uint8Array): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  end(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

function engineFor([a, b, c, d]: Uint8Array): Engine {
  if (a === 0x1f && b === 0x8b) return unpacking(zlib.createGunzip());
  if (a !== 0x28 || b !== 0xb5 || c !== 0x2f || d !== 0xfd) return { push: (bytes) => [bytes], end: () => [] };
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };
  if (createZstdDecompress) return unpacking(createZstdDecompress());
  throw new Error(`this Node (${process.version}) cannot unpack Zstandard: zstd -dc FILE | sudoku ..., or Node 22.15`);
}

/** Bytes that are unpacked at once: what comes of them is kept until it is read. */
const PORTION = 1 << 14;

function unpacking(stream: Transform): Engine {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  let isOver = false;
  stream.on('data', (bytes: Uint8Array) => made.push(bytes));
  const over = new Promise<void>((resolve) => {
    stream.on('end', resolve).on('error', (error) => {
      failure = error;
      resolve();
    });
  }).then(() => {
    isOver = true;
  });
  async function* all(): AsyncGenerator<Uint8Array, void, void> {
    yield* made.splice(0);
    if (failure) throw new Error(`it is packed, and cut off or broken (${failure.message})`);
  }
  return {
    async *push(bytes) {
      for (let from = 0; from < bytes.length && !isOver; from += PORTION) {
        const written = new Promise((resolve) => stream.write(bytes.subarray(from, from + PORTION), resolve));
        await Promise.race([written, over]);
        yield* all();
      }
    },
    async *end() {
      stream.end();
      await over;
      yield* all();
    },
  };
}
