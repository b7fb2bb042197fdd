/** Which way a stream is cut into records: as its format is, or as what it begins with shows. */
import type { Geometry } from '../../core/geometry.js';
import { LONGEST_TEXT } from '../format.js';
import { puzzleInTable } from '../pasted/html.js';
import { type Splitter, splitLines } from '../record.js';
import { splitRecords } from '../records.js';
import { splitPasted } from '../solutions.js';
import { type DocumentKind, splitDocuments } from './documents.js';
import { EXCHANGE } from './formats.js';
import { MOST as MOST_XML, splitGames } from './opensudoku-records.js';
import { recognised } from './recognise.js';
import { splitSdk } from './sdk-records.js';

/** Cuts the text of a source into records. */
export type Split = (expected?: Geometry, source?: string) => Splitter;

/**
 * The way to cut a stream of a format, or of any text where none is named. `isTyped`: each puzzle is answered before the
 * next is typed, so that a grid does not wait for its solution below.
 */
export function splitterOf(from: string | undefined, isTyped = false): Split {
  if (from === undefined) return splitAny(isTyped ? splitRecords : splitPasted);
  if (from === 'sdk') return splitSdk;
  if (from.startsWith('opensudoku')) return splitGames;
  const format = EXCHANGE.find(({ name }) => name === from);
  return format && !format.isBlock && from !== 'vbforums' ? splitLines : splitRecords;
}

/** XML and tables of HTML are read as wholes; in all else a line that shows a format of another program is a record. */
const splitAny =
  (split: typeof splitRecords): Split =>
  (expected, source) => {
    const ofSource = source === undefined ? {} : { source };
    const xml: DocumentKind = {
      opens: /(?:\?xml|opensudoku)\b/,
      closes: '</opensudoku>',
      most: MOST_XML,
      recordsOf(text) {
        const games = splitGames(expected, source);
        return [...games.push(text), ...games.end()];
      },
    };
    const html: DocumentKind = {
      opens: /table\b/,
      closes: '</table>',
      most: LONGEST_TEXT,
      recordsOf(text) {
        const record = puzzleInTable(text);
        return record ? [{ ...record, ...ofSource }] : [];
      },
    };
    return splitDocuments([xml, html], (isDocument) =>
      split(expected, source, (line) => isDocument(line) || recognised(line) !== undefined),
    );
  };
