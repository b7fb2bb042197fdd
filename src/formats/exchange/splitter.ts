/** Which way a stream is cut into records: as its format is, or as what it begins with shows. */
import type { Geometry } from '../../core/geometry.js';
import { splitLines } from '../lines.js';
import type { Splitter } from '../record.js';
import { splitRecords } from '../records.js';
import { splitPasted } from '../solutions.js';
import { EXCHANGE } from './formats.js';
import { splitGames } from './opensudoku-records.js';
import { recognised } from './recognise.js';
import { splitSdk } from './sdk-records.js';

/** Cuts the text of a source into records. */
export type Split = (expected?: Geometry, source?: string) => Splitter;

/** `isTyped`: each puzzle is answered before the next is typed. */
export function splitterOf(from: string | undefined, isTyped = false): Split {
  if (from === undefined) return splitAny(isTyped ? splitRecords : splitPasted);
  if (from === 'sdk') return splitSdk;
  if (from.startsWith('opensudoku')) return splitGames;
  const format = EXCHANGE.find(({ name }) => name === from);
  return format && !format.isBlock && from !== 'vbforums' ? splitLines : splitRecords;
}

/** What XML begins with. */
const XML = ['<?xml', '<opensudoku'];

/** XML is one document; in all else a line that shows a format of another program is a record. */
const splitAny =
  (split: typeof splitRecords): Split =>
  (expected, source) => {
    let inner: Splitter | undefined;
    let head = '';
    const begin = (): Splitter => {
      const isXml = XML.some((sign) => head.trimStart().startsWith(sign));
      inner = isXml ? splitGames(expected, source) : split(expected, source, (line) => recognised(line) !== undefined);
      return inner;
    };
    return {
      push(chunk) {
        if (inner) return inner.push(chunk);
        head += chunk;
        const first = head.trimStart();
        const mayBeXml = XML.some((sign) => first.length < sign.length && sign.startsWith(first));
        return mayBeXml ? [] : begin().push(head);
      },
      end: () => (inner ? inner.end() : [...begin().push(head), ...inner!.end()]),
    };
  };
