/** Codes of Penpa+ in a text: deflated lines in base64. */
import { MOST_UNPACKED } from '../../exchange/link.js';
import { penpaDocument } from '../../exchange/penpa-document.js';
import { Misread } from '../../misread.js';
import type { CodeRead } from './code.js';

const SIGNS = /^(?:[A-Za-z0-9+/=_-]|%2[BF]|%3D)*/i;
/** The same with blanks that stand for `+`. */
const WITH_BLANKS = /^(?:[A-Za-z0-9+/=_-]|%2[BF]|%3D| (?! ))*/i;

/** Reads the document whose first sign stands at a place. */
export function readPenpa(text: string, start: number): CodeRead {
  const read = readSigns(text, start, SIGNS);
  if (!('fault' in read) || text[read.end] !== ' ') return read;
  const other = readSigns(text, start, WITH_BLANKS);
  return 'fault' in other ? read : other;
}

function readSigns(text: string, start: number, signs: RegExp): CodeRead {
  const [code] = signs.exec(text.slice(start, start + MOST_UNPACKED))!;
  const end = start + code.length;
  try {
    const packed = code.trim().replaceAll(' ', '+').replaceAll(/%../g, decodeURIComponent);
    return { program: 'penpa', document: penpaDocument(packed), end };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return { fault: error, end };
  }
}
