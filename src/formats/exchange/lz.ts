/**
 * Unpacks lz-string's base64, up to the size of a puzzle. The library itself would unpack a hostile text to gigabytes,
 * so it only packs.
 */
import LZString from 'lz-string';
import { Misread } from '../misread.js';
import { MOST_UNPACKED, tooLarge } from './link.js';

export const compress = (text: string): string => LZString.compressToBase64(text);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIGN_BITS = 6;

const NUMBERS = new Int8Array(128).fill(-1);
for (const [number, sign] of [...ALPHABET].entries()) NUMBERS[sign.charCodeAt(0)] = number;

/** Returns the number of a sign of base64 by its code; a negative number for any other character. */
export const signNumber = (code: number): number => (code < NUMBERS.length ? NUMBERS[code]! : -1);

/** Codes other than dictionary entries: a character of 8 bits, one of 16, the end. */
const BYTE = 0;
const END = 2;

/** Unpacks a text. Throws a Misread at signs that are not base64, and at missing or invalid codes. */
export function decompress(base64: string): string {
  const signs = base64.replace(/(?<!=)=+$/, '');
  const bad = signs.search(/[^A-Za-z0-9+/]/);
  if (bad >= 0) throw new Misread(`'${signs[bad]}' is not a character of base64`);
  let at = 0;
  return unpacked(() => (at < signs.length ? signNumber(signs.charCodeAt(at++)) : -1));
}

/**
 * Unpacks a text from the numbers of its signs, and asks for none after its end. `next` returns a negative number when
 * there are no more. Throws a Misread at missing or invalid codes, and at a text larger than any puzzle.
 */
export function unpacked(next: () => number): string {
  let sign = 0;
  let bitsLeft = 0;
  const read = (bits: number): number => {
    let number = 0;
    for (let bit = 0; bit < bits; bit++) {
      if (bitsLeft === 0) {
        sign = next();
        if (sign < 0) throw cutOff();
        bitsLeft = SIGN_BITS;
      }
      bitsLeft--;
      number |= ((sign >> bitsLeft) & 1) << bit;
    }
    return number;
  };
  const entries: string[] = ['', '', ''];
  let width = 2;
  let last = '';
  let text = '';
  for (;;) {
    let code = read(width);
    if (code === END) return text;
    if (code < END) {
      entries.push(String.fromCharCode(read(code === BYTE ? 8 : 16)));
      code = entries.length - 1;
    }
    if (last !== '') entries.push('');
    const entry = entries[code];
    if (entry === undefined) throw cutOff();
    // A code may name the entry still being built: the last entry and its first character again.
    const following = entry === '' ? last + last[0]! : entry;
    if (last !== '') entries[entries.length - 1] = last + following[0]!;
    text += following;
    if (text.length > MOST_UNPACKED) throw tooLarge();
    last = following;
    width = Math.max(3, 32 - Math.clz32(entries.length));
  }
}

const cutOff = (): Misread => new Misread('the packed text is cut off: copy all of it');
