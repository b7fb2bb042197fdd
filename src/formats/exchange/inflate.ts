/** Inflates text, up to the size of a puzzle and no further. */
import { Inflate, Unzlib } from 'fflate';
import { Misread } from '../misread.js';
import { MOST_UNPACKED, tooLarge } from './link.js';

/** The number of bytes inflated at once. They can grow to a thousand times as many. */
const PIECE = 1 << 10;

/** Inflates bytes; `raw` data has no zlib header. Throws a Misread. */
export function inflate(bytes: Uint8Array, form: 'zlib' | 'raw'): string {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const Stream = form === 'zlib' ? Unzlib : Inflate;
  const stream = new Stream((piece) => {
    length += piece.length;
    if (length > MOST_UNPACKED) throw tooLarge();
    text += decoder.decode(piece, { stream: true });
  });
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    if (error instanceof Misread) throw error;
    throw new Misread(`the packed text cannot be unpacked (${(error as Error).message}): copy all of it`);
  }
  return text + decoder.decode();
}
