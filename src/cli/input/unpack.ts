/**
 * Unpacks bytes in gzip format or, if Node supports it, Zstandard. The first bytes identify the format; for other
 * formats the error names the command that unpacks them.
 */
import type { Transform } from 'node:stream';

/** Unpacks a stream of bytes as it comes. Throws if the stream is cut or corrupt, after the bytes before that place. */
export async function* unpackStream(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let head: Uint8Array | undefined;
  let engine: Unpacker | undefined;
  for await (const chunk of chunks) {
    const bytes: Uint8Array = head ? Buffer.concat([head, chunk]) : chunk;
    if (engine) yield* engine.push(chunk);
    else if (bytes.length < SIGNATURE_BYTES) head = bytes;
    else {
      engine = await unpackerFor(bytes);
      head = undefined;
      yield* engine.push(bytes);
    }
  }
  if (head) yield head;
  if (engine) yield* engine.end();
}

/** The number of bytes that identify the format. */
const SIGNATURE_BYTES = 4;

interface Unpacker {
  push(bytes: Uint8Array): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  end(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

async function unpackerFor(bytes: Uint8Array): Promise<Unpacker> {
  const packer = PACKERS.find(({ signature }) => signature.every((byte, at) => bytes[at] === byte));
  if (!packer) return { push: (chunk) => [chunk], end: () => [] };
  const stream = packer.open?.(await import('node:zlib'));
  if (stream) return unpackerOf(stream);
  throw new Error(`it is packed by ${packer.name}: unpack it first, as in ${packer.command} FILE | sudoku ...`);
}

interface Packer {
  readonly name: string;
  /** The first bytes of a packed file. */
  readonly signature: readonly number[];
  /** The command that unpacks a file to standard output. */
  readonly command: string;
  /** Returns the stream that unpacks the bytes. Absent, or returns undefined, if Node cannot unpack them. */
  open?(zlib: Zlib): Transform | undefined;
}

/** Node's module, with the function that only later versions have. Loaded for packed bytes only. */
type Zlib = typeof import('node:zlib') & { createZstdDecompress?(): Transform };

const PACKERS: readonly Packer[] = [
  { name: 'gzip', signature: [0x1f, 0x8b], command: 'gzip -dc', open: (zlib) => zlib.createGunzip() },
  {
    name: 'Zstandard, which Node unpacks from 22.15 on',
    signature: [0x28, 0xb5, 0x2f, 0xfd],
    command: 'zstd -dc',
    open: (zlib) => zlib.createZstdDecompress?.(),
  },
  { name: 'xz', signature: [0xfd, 0x37, 0x7a, 0x58], command: 'xz -dc' },
  { name: 'bzip2', signature: [0x42, 0x5a, 0x68], command: 'bzip2 -dc' },
  { name: 'lz4', signature: [0x04, 0x22, 0x4d, 0x18], command: 'lz4 -dc' },
  { name: 'compress', signature: [0x1f, 0x9d], command: 'gzip -dc' },
  { name: 'zip', signature: [0x50, 0x4b, 0x03, 0x04], command: 'unzip -p' },
  { name: '7-Zip', signature: [0x37, 0x7a, 0xbc, 0xaf], command: '7z x -so' },
  { name: 'RAR', signature: [0x52, 0x61, 0x72, 0x21], command: 'unrar p -inul' },
];

/** Bytes that are unpacked at once. Their unpacked form is held in memory until it is read. */
const PORTION = 1 << 14;

function unpackerOf(stream: Transform): Unpacker {
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
