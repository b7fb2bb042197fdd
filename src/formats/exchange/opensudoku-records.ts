/** Cuts OpenSudoku's XML into its games, each with what is told of all of them. */
import type { Geometry } from '../../core/geometry.js';
import { LONGEST_TEXT } from '../format.js';
import type { PuzzleRecord, Splitter } from '../record.js';

/** Characters of all games together. */
export const MOST = 1 << 24;
/** A tag with its attributes, in which there may be a `>`. */
const GAME = /<game\b(?:"[^"]*"|'[^']*'|[^>"'])*>/y;
const FOLDER = /<folder\b(?:"[^"]*"|'[^']*'|[^>"'])*>/y;

export function splitGames(_expected?: Geometry, source?: string): Splitter {
  let text = '';
  return {
    push(chunk) {
      if (text.length <= MOST) text += chunk;
      return [];
    },
    end() {
      const records = text.length <= MOST && !/<!(DOCTYPE|ENTITY)/i.test(text) ? gamesIn(text) : [];
      const whole = { text: text.slice(0, LONGEST_TEXT + 1), line: 1 };
      const found = records.length > 0 ? records : text.trim() === '' ? [] : [whole];
      return source === undefined ? found : found.map((record) => ({ ...record, source }));
    },
  };
}

/** A document of one game each, all but the game in its first line. Where a tag has no end, no more are looked for. */
function gamesIn(text: string): PuzzleRecord[] {
  const records: PuzzleRecord[] = [];
  let at = 0;
  let line = 1;
  let head = '';
  for (;;) {
    const next = text.indexOf('<game', at);
    const game = next < 0 ? undefined : tagAt(GAME, text, next);
    if (game === undefined) return records;
    const before = text.slice(at, next);
    line += before.split('\n').length - 1;
    const folder = before.lastIndexOf('<folder');
    if (folder >= 0) head = tagAt(FOLDER, before, folder) ?? head;
    else if (before.includes('<opensudoku')) head = before.replace(/^[\s\S]*<opensudoku\b[^<>]*>/, '');
    const isFolder = head.startsWith('<folder');
    const own = game.replace(/\/?>$/, '/>');
    records.push({
      text: `<opensudoku>${head.replaceAll(/(?<!\s)\s*\n\s*/g, ' ')}${own}${isFolder ? '</folder>' : ''}</opensudoku>`,
      line,
    });
    line += game.split('\n').length - 1;
    at = next + game.length;
  }
}

function tagAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
