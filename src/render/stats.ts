/** The figures of many puzzles: bars for people, rows for spreadsheets, JSON. */
import { type Counts, FIGURE_NAMES, type FigureName } from '../bank/figures.js';
import type { Level } from '../logic/step/strategy.js';
import { type BinnedBar, binsOf } from './chart/bins.js';
import { barChart } from './grade-text.js';
import { type MeasureWords, measuresIn } from './language/measures.js';
import type { Look } from './terminal/screen.js';

const COLUMNS = 80;

/** Returns the label of a bar: levels have names of their own in other languages. */
export const labelIn = ({ levels }: MeasureWords, figure: FigureName, label: string): string =>
  figure === 'level' ? (levels[label as Level] ?? label) : label;

/** Draws a bar chart for each figure that at least one puzzle has. */
export function statsText(counts: Counts, look: Look, words = measuresIn()): string {
  const charts = FIGURE_NAMES.flatMap((name) => {
    const bars = binsOf(counts, name).map(({ label, count }: BinnedBar) => ({
      name: labelIn(words, name, label),
      count,
    }));
    return bars.length === 0 ? [] : [`${words.figures[name]}\n${barChart(bars, look.columns ?? COLUMNS, look)}`];
  });
  return [words.puzzles(counts.puzzles), ...charts].join('\n\n');
}

/** Returns a row for every value of every figure. */
export const statsRows = (counts: Counts): (readonly string[])[] => [
  ['figure', 'value', 'puzzles'],
  ...FIGURE_NAMES.flatMap((name) =>
    [...counts.of[name]]
      .sort(([a], [b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1))
      .map(([value, count]) => [name, String(value), String(count)]),
  ),
];

/** The number of puzzles with each value of a figure. */
type Share = Readonly<Record<string, number>>;

/** How many puzzles have which value; a figure that none has is absent. */
export interface JsonStats extends Readonly<Partial<Record<FigureName, Share>>> {
  /** The number of puzzles. */
  readonly puzzles: number;
  /** By their number of givens. */
  readonly clues?: Share;
  /** By the symmetry of their givens. */
  readonly symmetry?: Share;
  /** By HoDoKu's level. */
  readonly level?: Share;
  /** By HoDoKu's score. */
  readonly score?: Share;
  /** By Sudoku Explainer's rating. */
  readonly er?: Share;
  /** By each technique on HoDoKu's path: the puzzles that need it. */
  readonly technique?: Share;
}

export const statsJson = ({ puzzles, of }: Counts): JsonStats => ({
  puzzles,
  ...Object.fromEntries(
    FIGURE_NAMES.filter((name) => of[name].size > 0).map((name) => [name, Object.fromEntries(of[name])]),
  ),
});
