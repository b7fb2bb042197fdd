/** Bytes of a file as text: UTF-8, or UTF-16 with a mark (which stays) or without one. */

export interface Decoder {
  /** Takes the next bytes, cut anywhere; gives the text that is complete. */
  push(bytes: Uint8Array): string;
  /** No more bytes come: gives what is left. */
  end(): string;
}

/** As the library is built, without a browser's types: node's know the value only. */
type Utf = InstanceType<typeof TextDecoder>;

export function decoder(): Decoder {
  let decoder: Utf | undefined;
  let held = new Uint8Array();
  const begin = (bytes: Uint8Array): Utf => (decoder ??= new TextDecoder(encodingOf(bytes), { ignoreBOM: true }));
  return {
    push(bytes) {
      if (decoder) return decoder.decode(bytes, { stream: true });
      held = joined(held, bytes);
      if (held.length < SEEN) return '';
      return begin(held).decode(held, { stream: true });
    },
    end() {
      const text = decoder ? '' : begin(held).decode(held, { stream: true });
      return text + begin(held).decode();
    },
  };
}

/** The text of bytes as they come. */
export async function* decoded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const { push, end } = decoder();
  for await (const piece of pieces) yield push(piece);
  yield end();
}

/** Bytes that are looked at. */
const SEEN = 4;

/** Every other byte of plain text in UTF-16 is 0. */
function encodingOf([a, b, c, d]: Uint8Array): string {
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  return 'utf-8';
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
