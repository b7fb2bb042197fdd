/** The range of grades over several forms of a puzzle: as text, in one line, and as cells of a sheet. */

import type { Level } from '../logic/step/strategy.js';
import type { Scale } from '../solver/grade.js';
import type { LadderId } from '../solver/ladder-names.js';
import { type FigurePath, FORM_FIGURES, type GradeSpreads, type Spread, valueAt } from './json/forms.js';
import type { ProfileFigure } from './json/profile.js';
import { type MeasureWords, measuresIn } from './language/measures.js';

const labelOf = (path: FigurePath, { pathFigures, formFigures }: MeasureWords): string =>
  path[0] === 'profile'
    ? `${path[1]}: ${pathFigures[path[2] as ProfileFigure]}`
    : (formFigures[path.join('.')] ?? path.join(': '));

/** The title of a column, as the column of the figure itself has it. */
const titleOf = (path: FigurePath): string => path.slice(path[0] === 'profile' ? 1 : -1).join('_');

type AnySpread = Spread<number | string>;

/** Writes a value. Sudoku Explainer's ratings have one decimal. */
const valueText = (path: FigurePath, value: number | string): string =>
  typeof value === 'number' && (path[0] === 'se' || path.join('.') === 'profile.se.hardest')
    ? value.toFixed(1)
    : String(value);

/** Returns each known figure with its three values as text. */
const spreadsOf = (forms: GradeSpreads) =>
  FORM_FIGURES.flatMap((path) => {
    const spread = valueAt(forms, path) as AnySpread | undefined;
    if (!spread) return [];
    const { least, median, most, unknown } = spread;
    return [{ path, unknown, values: [least, median, most].map((value) => valueText(path, value)) }];
  });

/** Writes a table with a row for each figure. */
export function formsText(forms: GradeSpreads, words = measuresIn()): string {
  const head = [words.forms(forms.count, forms.seed), ...words.spread];
  const rows = spreadsOf(forms).map(({ path, values }) => [
    labelOf(path, words),
    ...(path.at(-1) === 'level' ? values.map((value) => words.levels[value as Level] ?? value) : values),
  ]);
  const notes = ['', ...spreadsOf(forms).map(({ unknown }) => (unknown ? `  (${words.notKnown(unknown)})` : ''))];
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map(([label, ...values], index) => {
      const cells = values.map((value, column) => value.padStart(Math.max(7, widths[column + 1]!)));
      return `  ${label!.padEnd(widths[0]!)}  ${cells.join('  ')}${notes[index]}`;
    })
    .join('\n');
}

/** Writes the ranges without line ends: `forms=16 level=hard/hard/unfair score=540/570/1210`. */
export const formsLine = (forms: GradeSpreads): string =>
  [`forms=${forms.count}`, ...spreadsOf(forms).map(({ path, values }) => `${titleOf(path)}=${values.join('/')}`)].join(
    ' ',
  );

/** The figures that a sheet has columns for, by what is asked for. */
const asked = (scales: readonly Scale[], ladders: readonly LadderId[], people: boolean): readonly FigurePath[] =>
  FORM_FIGURES.filter(([first, second]) =>
    first === 'profile'
      ? ladders.some((ladder) => ladder === second)
      : first === 'people'
        ? people
        : scales.some((scale) => scale === (first === 'berthier' ? second : first)),
  );

const ENDS = ['least', 'median', 'most'] as const;

export const formTitles = (...wanted: Parameters<typeof asked>): string[] => [
  'forms',
  ...asked(...wanted).flatMap((path) => ENDS.map((end) => `${titleOf(path)}_${end}`)),
];

export const formCells = (
  forms: GradeSpreads | undefined,
  ...wanted: Parameters<typeof asked>
): (string | number | undefined)[] => [
  forms?.count,
  ...asked(...wanted).flatMap((path) => {
    const spread = valueAt(forms, path) as AnySpread | undefined;
    return ENDS.map((end) => (spread ? valueText(path, spread[end]) : undefined));
  }),
];
