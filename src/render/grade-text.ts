/** Grades as text. */
import type { Puzzle } from '../core/puzzle.js';
import { sukaku } from '../formats/text/sukaku.js';
import type { TrialDepth } from '../solver/berthier/depth.js';
import {
  BERTHIER_SCALES,
  type BerthierGrade,
  type BerthierRating,
  type BerthierScale,
} from '../solver/berthier/rating.js';
import type { Grade } from '../solver/grade.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import type { OwnGrade } from '../solver/own.js';
import { diamondOrPearl, type SeGrade } from '../solver/se/grade.js';
import { rulesText } from '../variants/rule-text.js';
import { lineOf } from './json/puzzle.js';
import { type MeasureWords, measuresIn } from './language/measures.js';
import { type Look, paint } from './terminal/screen.js';

/** Writes a line for each scale, then tables of the techniques and the ratings that the paths used. */
export function gradeText({ hodoku, se, own, berthier, te }: Grade, words = measuresIn()): string {
  const parts: string[] = [];
  if (own) parts.push(ownVerdict(own, words));
  if (hodoku) parts.push(hodokuVerdict(hodoku, words));
  if (se) parts.push(seVerdict(se, words));
  if (berthier) parts.push(`${words.whips}: ${berthierText(berthier, words)}`);
  if (te) parts.push(`${words.trials}: ${words.depth(te.depth, te.ended)}`);
  if (hodoku && hodoku.techniques.length > 0) parts.push(techniqueTable(hodoku, words));
  if (se && se.counts.size > 0) parts.push(ratingTable(se, words));
  return parts.join('\n');
}

/**
 * Draws how often each technique was used, or each rating if only ratings are known. Returns undefined without steps.
 */
export function gradeChart({ hodoku, se }: Grade, columns: number, look: Look): string | undefined {
  const bars = hodoku
    ? hodoku.techniques.map(({ strategy, count }) => ({ name: strategy.name, count }))
    : [...(se?.counts ?? [])].map(([rating, count]) => ({ name: rating.toFixed(1), count }));
  return bars.length > 0 ? barChart(bars, columns, look) : undefined;
}

const ownVerdict = ({ level, hardest, ended }: OwnGrade, words: MeasureWords): string =>
  words.ownGrade(level, ended !== 'solved', hardest?.name);

const hodokuVerdict = ({ level, score, hardest }: HodokuGrade, words: MeasureWords): string =>
  words.hodokuGrade(level, score, hardest?.name);

function seVerdict(grade: SeGrade, words: MeasureWords): string {
  const { er, ep, ed, ended, hardest } = grade;
  const mark = diamondOrPearl(grade);
  const rating = ratingText(er);
  const isSolved = ended === 'solved';
  const verdict = isSolved ? `${rating} / ${ratingText(ep)} / ${ratingText(ed)}${mark ? ` (${mark})` : ''}` : rating;
  return words.seGrade(verdict, !isSolved, hardest?.name);
}

/** Writes a rating, which is a whole number of tenths, with one decimal: several times as fast as `toFixed`. */
const ratingText = (rating: number): string => (Number.isInteger(rating) ? `${rating}.0` : `${rating}`);

/** The usual symbols of the ratings. */
const SYMBOLS: Readonly<Record<BerthierScale, string>> = { w: 'W', b: 'B', gw: 'gW', gb: 'gB' };

/** Writes each rating of a grade with `tell`, in the order of the scales. */
const ratingsOf = (grade: BerthierGrade, tell: (symbol: string, rating: BerthierRating) => string): string[] =>
  BERTHIER_SCALES.flatMap((scale) => {
    const rating = grade[scale];
    return rating ? [tell(SYMBOLS[scale], rating)] : [];
  });

/** Writes ratings as `W 5, B 4`: `B at least 6` if the time was up, `W none` if no sequence solves the puzzle. */
export const berthierText = (grade: BerthierGrade, { none, atLeast }: MeasureWords = measuresIn()): string =>
  ratingsOf(
    grade,
    (symbol, { rating, ended }) =>
      `${symbol} ${ended === 'solved' ? rating : ended === 'stuck' ? none : atLeast(rating)}`,
  ).join(', ');

/** Writes a rating without blanks: `W=5`, `B>=6` or `W=none`. */
const ratingPart = (symbol: string, { rating, ended }: BerthierRating): string =>
  ended === 'stuck' ? `${symbol}=none` : `${symbol}${ended === 'solved' ? '=' : '>='}${rating}`;

/** Writes a depth: `TE=1`, `TE>1` if no trial of that depth solves the puzzle, `TE>=1` if the time was up. */
const depthPart = ({ depth, ended }: TrialDepth): string =>
  `TE${ended === 'solved' ? '=' : ended === 'stuck' ? '>' : '>='}${depth}`;

/**
 * Writes a puzzle and its grades in one line: `P ED=7.1/1.2/1.2 HoDoKu=hard/1230/swordfish`. It can be read as a puzzle
 * with a comment.
 */
export const gradeLine = (puzzle: Puzzle, grade: Grade): string =>
  [
    lineOf(puzzle),
    rulesText(puzzle.geometry),
    grade.se && sePart(grade.se),
    grade.hodoku && hodokuPart(grade.hodoku),
    grade.own && `level=${grade.own.level}`,
    ...(grade.berthier ? ratingsOf(grade.berthier, ratingPart) : []),
    grade.te && depthPart(grade.te),
  ]
    .filter(Boolean)
    .join(' ');

const sePart = (se: SeGrade): string => `ED=${ratingIn(se, 'er')}/${ratingIn(se, 'ep')}/${ratingIn(se, 'ed')}`;

const hodokuPart = ({ level, score, hardest }: HodokuGrade): string =>
  `HoDoKu=${[level, score, ...(hardest ? [hardest.id] : [])].join('/')}`;

/** A graded puzzle and the number of its first line in the input. */
interface Graded {
  readonly puzzle: Puzzle;
  readonly grade: Grade;
  readonly line: number;
}

/** The signs of a format, as serate has them, and the text that replaces each of them. */
const SIGNS: Readonly<Record<string, (graded: Graded) => string | number>> = {
  g: ({ puzzle }) => lineOf(puzzle),
  i: ({ puzzle }) => lineOf(puzzle).replaceAll('.', '0'),
  m: ({ puzzle }) => sukaku.format(puzzle),
  n: ({ line }) => line,
  r: ({ grade }) => ratingIn(grade.se, 'er'),
  p: ({ grade }) => ratingIn(grade.se, 'ep'),
  d: ({ grade }) => ratingIn(grade.se, 'ed'),
  '%': () => '%',
};

const ratingIn = (se: SeGrade | undefined, name: 'er' | 'ep' | 'ed'): string =>
  se?.ended === 'solved' ? ratingText(se[name]) : UNKNOWN;

/** The text for a rating that was not found. */
const UNKNOWN = '?';

/** Replaces the signs in a format such as `%g ED=%r/%p/%d`. Unknown signs stay. */
export const gradeLike = (format: string, graded: Graded): string =>
  format.replace(SIGN, (text, sign: string) => String(SIGNS[sign]?.(graded) ?? text));

const SIGN = /%(.?)/gs;

/** The first unknown sign in a format; undefined if all are known. */
export const unknownSign = (format: string): string | undefined =>
  [...format.matchAll(SIGN)].find(([, sign]) => !(sign! in SIGNS))?.[0];

/** The signs and their meanings, as help lists them. */
export const SIGNS_TEXT = '%g puzzle, %i puzzle with 0, %m candidates, %n line, %r ER, %p EP, %d ED, %% a percent sign';

const techniqueTable = ({ techniques, score }: HodokuGrade, words: MeasureWords): string =>
  columns([
    words.techniqueColumns,
    ...techniques.map(({ strategy, count, points }) => [strategy.name, count, points]),
    [words.allTechniques, techniques.reduce((sum, { count }) => sum + count, 0), score],
  ]);

/** Writes the ratings as a table. The columns are as wide as their titles, because no entry is wider. */
function ratingTable({ counts }: SeGrade, { ratingColumns: [title, steps] }: MeasureWords): string {
  let text = `  ${title}  ${steps}`;
  counts.forEach((count, rating) => {
    text += `\n  ${ratingText(rating).padStart(title.length)}  ${String(count).padStart(steps.length)}`;
  });
  return text;
}

/**
 * Aligns rows in columns: the first to the left, the others, which are numbers, to the right. There is no frame:
 * drawing one round each grade would take a third of the time of a batch.
 */
function columns(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)));
  const fit = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!);
  return texts.map((row) => `  ${row.map(fit).join('  ')}`).join('\n');
}

/** A bar of a chart. */
interface Bar {
  readonly name: string;
  readonly count: number;
}

/** Draws each bar in a line, between its name and its count. The longest bar fills the line, up to a limit. */
export function barChart(bars: readonly Bar[], columns: number, { colour, boxes }: Look): string {
  const names = Math.max(...bars.map(({ name }) => name.length));
  const most = Math.max(...bars.map(({ count }) => count));
  const counts = String(most).length;
  const room = Math.max(LEAST, Math.min(WIDEST, columns - names - counts - 5));
  return bars
    .map(({ name, count }) => {
      const bar = (boxes ? blocks : hashes)((count / most) * room);
      return `  ${name.padEnd(names)}  ${paint('cyan', bar, colour)} ${count}`;
    })
    .join('\n');
}

const LEAST = 8;
const WIDEST = 40;

/** Draws a bar of a length in columns, rounded to eighths of a column; one eighth at least. */
const blocks = (length: number): string => {
  const eighths = Math.max(1, Math.round(length * 8));
  return '█'.repeat(eighths >> 3) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths & 7]!;
};

const hashes = (length: number): string => '#'.repeat(Math.max(1, Math.round(length)));
