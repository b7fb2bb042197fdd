/** Our own puzzles of thirteen kinds of variants, each with its one solution. */
import { readFileSync } from 'node:fs';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { withRules } from '../../src/variants/rules.js';

export interface VariantPuzzle extends Puzzle {
  /** Names of variants, joined by plus signs. */
  readonly kind: string;
  /** A letter for each cell; absent if boxes are used. */
  readonly regions?: string;
  readonly solution: readonly number[];
}

const nine = Geometry.of(3, 3);

/** Returns the values of a line of digits and dots, from zero, -1 for a dot. */
export const valuesOf = (text: string): number[] =>
  Array.from(text, (symbol) => (symbol === '.' ? -1 : Number(symbol) - 1));

/** Returns the puzzles of `fixtures/variants/puzzles.tsv`. */
export const variantPuzzles = (): VariantPuzzle[] =>
  readFileSync('fixtures/variants/puzzles.tsv', 'utf8')
    .split('\n')
    .filter((line) => /^[^#]*\t[.1-9]{81}\t/.test(line))
    .map((line) => {
      const [kind, letters, puzzle, solution] = line.split('\t') as [string, string, string, string];
      const regions = letters === '-' ? {} : { regions: letters };
      return {
        kind,
        ...regions,
        geometry: withRules(nine, { variant: kind.split('+'), ...regions }),
        values: Int8Array.from(valuesOf(puzzle)),
        solution: valuesOf(solution),
      };
    });
