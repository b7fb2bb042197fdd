/** Files that Simon Tatham's puzzles save: lines of a name, a length and a text. Of Solo's, the game ID is read. */

import { LONGEST_TEXT } from '../format.js';
import type { DocumentKind } from '../stream/documents.js';

const FIELD = /^([A-Z]{4,8}) *:\d+:(.*?)\r?$/;

/** The remark on a game that was saved with moves. */
const MOVES = 'the moves of a saved game are left out';

/** Describes saved games in a stream. */
export const savedGame = (source?: string): DocumentKind => ({
  opens: /^SAVEFILE *:\d+:/,
  mayOpen: /^S[A-Z]*(?: *:\d*)?$/,
  most: LONGEST_TEXT,
  endSearch() {
    let from = 0;
    return (text) => {
      for (let end = text.indexOf('\n', from); end >= 0; end = text.indexOf('\n', from)) {
        if (!FIELD.test(text.slice(from, end))) return { at: from, isDocument: true };
        from = end + 1;
      }
      return undefined;
    };
  },
  recordsOf(text) {
    const lines = text.split('\n');
    const fields = new Map(lines.flatMap((line) => (FIELD.test(line) ? [FIELD.exec(line)!.slice(1, 3)] : [])) as never);
    const line = lines.findIndex((each) => each.startsWith('DESC')) + 1;
    if (fields.get('GAME') !== 'Solo' || line === 0) return [];
    return [
      {
        text: `${fields.get('PARAMS')}:${fields.get('DESC')}`,
        line,
        ...(source !== undefined && { source }),
        ...(fields.has('MOVE') && { mended: [MOVES] }),
      },
    ];
  },
});
