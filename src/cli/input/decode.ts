/** Bytes of a file as text: UTF-8, or UTF-16 with a mark (which stays) or without one. */
import { StringDecoder } from 'node:string_decoder';

interface Decoder {
  /** Takes the next bytes, which may end within a character, and returns the text that is complete. */
  push(bytes: Uint8Array): string;
  /** Ends the bytes and returns the rest of the text. */
  end(): string;
}

export function decoder(): Decoder {
  let decode: ((bytes?: Uint8Array) => string) | undefined;
  let held = new Uint8Array();
  return {
    push(bytes) {
      if (decode) return decode(bytes);
      held = concat(held, bytes);
      if (held.length < SIGNATURE_BYTES) return '';
      decode = decodingOf(held);
      return decode(held);
    },
    end() {
      if (decode) return decode();
      decode = decodingOf(held);
      return decode(held) + decode();
    },
  };
}

/** Chooses the decoding by the first bytes. UTF-8 takes a fast path for plain ASCII. */
function decodingOf(first: Uint8Array): (bytes?: Uint8Array) => string {
  const encoding = encodingOf(first);
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  }
  const decoder = new StringDecoder('utf8');
  return (bytes) => (bytes ? decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) : decoder.end());
}

/** Decodes a stream of bytes as it comes. */
export async function* decodeStream(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const { push, end } = decoder();
  for await (const chunk of chunks) yield push(chunk);
  yield end();
}

/** The number of bytes that identify the encoding. */
const SIGNATURE_BYTES = 4;

/** Detects the encoding by a byte order mark, or by zeros: every other byte of ASCII text in UTF-16 is 0. */
function encodingOf([a, b, c, d]: Uint8Array): string {
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  return 'utf-8';
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
