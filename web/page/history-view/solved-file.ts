/** Solved puzzles as a file that spreadsheets open, and that the page reads again. */
import papaparse from 'papaparse';
import { LEVELS } from '../../../src/face/index.js';
import { isDay } from '../app/address-request.js';
import type { SolvedGame } from '../app/solved-games.js';

type Column = keyof SolvedGame;

/** A column of the file: how its text is read. A reader returns undefined for a text that is not a value. */
type Readers = { readonly [Key in Column]-?: (text: string) => SolvedGame[Key] | undefined };

const text = (value: string): string => value.replace(/^'(?=[=+\-@\t\r])/, '');
const number = (value: string): number | undefined => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined);
const count = (value: string): number | undefined => (/^\d+$/.test(value) ? Number(value) : undefined);

const READERS: Readers = {
  at: (value) => (Number.isNaN(Date.parse(value)) ? undefined : new Date(value).toISOString()),
  daily: (value) => (isDay(value) ? value : undefined),
  title: text,
  author: text,
  level: (value) => LEVELS.find((level) => level === value),
  score: number,
  rating: number,
  hardest: text,
  seconds: count,
  hints: count,
  link: text,
};

const COLUMNS = Object.keys(READERS) as Column[];
const REQUIRED: readonly Column[] = ['at', 'seconds', 'hints', 'link'];

/** Writes games as a table. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const tableOf = (games: readonly SolvedGame[]): string =>
  papaparse.unparse([...games], { columns: COLUMNS, escapeFormulae: true });

/** The games of a file, and the number of its rows that are none. */
export interface ReadGames {
  readonly games: readonly SolvedGame[];
  readonly unread: number;
}

/** Reads the games of a table, with columns in any order, as a spreadsheet may have saved it. */
export function gamesIn(table: string): ReadGames {
  const { data } = papaparse.parse<Record<string, string>>(table.trim().replace(/\r\n?/g, '\n'), {
    header: true,
    skipEmptyLines: true,
  });
  const games = data.map(gameIn).filter((game) => game !== undefined);
  return { games, unread: data.length - games.length };
}

/** Reads a row; undefined if it lacks what every game has, or contains a value of another kind. */
function gameIn(row: Readonly<Record<string, string>>): SolvedGame | undefined {
  const written = COLUMNS.filter((column) => row[column]?.trim());
  const values = written.map((column) => [column, READERS[column](row[column]!.trim())] as const);
  const isWhole = REQUIRED.every((column) => written.includes(column));
  return isWhole && values.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(values) as unknown as SolvedGame)
    : undefined;
}
