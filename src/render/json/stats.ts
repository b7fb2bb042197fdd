/** The figures of many puzzles as JSON. */
import { type Counts, FIGURE_NAMES, type FigureName } from '../../bank/figures.js';

export type JsonStats = { readonly puzzles: number } & {
  /** The number of puzzles with each value. */
  readonly [Name in FigureName]?: Readonly<Record<string, number>>;
};

export const statsJson = ({ puzzles, of }: Counts): JsonStats => ({
  puzzles,
  ...Object.fromEntries(
    FIGURE_NAMES.filter((name) => of[name].size > 0).map((name) => [name, Object.fromEntries(of[name])]),
  ),
});
