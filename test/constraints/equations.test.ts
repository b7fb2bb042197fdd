/** Equations that follow from houses and clues: the solutions of puzzles meet all of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Geometry } from '../../src/core/geometry.js';
import type { Rule } from '../../src/core/rule.js';
import { readWithRules } from '../../src/formats/beside/rules.js';
import { parseLineText } from '../../src/formats/text/line-text.js';
import { combinedEquations } from '../../src/rules/combined-equations.js';
import { equivalenceSums } from '../../src/rules/equivalence-sums.js';
import { longEquations } from '../../src/rules/long-equations.js';
import { search } from '../../src/search/search.js';
import { inTier } from '../tier.js';

/** Puzzles of each kind. A search for some of the others takes seconds. */
const FEW = inTier({ quick: 1, slow: 2 });

const puzzlesOf = (id: string) =>
  readFileSync(new URL(`../../fixtures/constraints/${id}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => readWithRules(line, undefined, parseLineText).puzzle);

/** Returns how many equations there are, all of which a grid must meet. */
function expectMet(rules: readonly Rule[], solution: ArrayLike<number>): number {
  for (const { cells, equation } of rules)
    expect(cells.reduce((sum, cell, at) => sum + equation!.factors[at]! * (solution[cell]! + 1), 0)).toBe(
      equation!.total,
    );
  return rules.length;
}

test.each<[string, string, (geometry: Geometry) => readonly { readonly rule: Rule }[]]>([
  ['long', 'little-killer', longEquations],
  ['long', 'arrow', longEquations],
  ['combined', 'arrow', combinedEquations],
  ['of two sides with the same digits', 'killer-cage', equivalenceSums],
])('equations that are %s hold in the solutions of puzzles with %s', (_, id, equationsOf) => {
  let count = 0;
  for (const puzzle of puzzlesOf(id).slice(0, FEW)) {
    const [solution] = search(puzzle, { limit: 1 }).solutions;
    count += expectMet(
      equationsOf(puzzle.geometry).map(({ rule }) => rule),
      solution!,
    );
  }
  expect(count).toBeGreaterThan(0);
});
