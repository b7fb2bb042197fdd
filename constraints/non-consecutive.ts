/** Neighbours do not differ by one, unless a dot says how they are related. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import { frozen } from '../src/core/frozen.js';
import type { Cell } from '../src/core/layout.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, neighbours, pairOf, unless } from '../src/rules/relation.js';

/** Returns the pairs of neighbours without a statement of certain kinds. */
export function unmarked(statements: readonly Statement[], kinds: readonly string[], size: number): [Cell, Cell][] {
  const keyOf = (a: Cell, b: Cell): number => Math.min(a, b) * size * size + Math.max(a, b);
  const marked = new Set(statements.filter(({ kind }) => kinds.includes(kind)).map((clue) => keyOf(...pairOf(clue))));
  return neighbours(size).filter(([a, b]) => !marked.has(keyOf(a, b)));
}

/** Returns the numbers of the clues of a kind, each once, where one without a number has the usual one; that one where there are none. */
export function numbersShown(statements: readonly Statement[], own: string, usual: number): readonly number[] {
  const shown = new Set(statements.flatMap(({ kind, value = usual }) => (kind === own ? [value] : [])));
  return shown.size > 0 ? [...shown] : [usual];
}

/** The kinds of dots. A pair with a dot of any colour is exempt from the rules for pairs without. */
export const DOTS = frozen(['white-dot', 'black-dot', 'grey-dot']);

export const nonConsecutive: Constraint = listed({
  id: 'non-consecutive',
  family: 'grid',
  spellings: ['nonconsecutive', 'noconsecutive', 'anticonsecutive', 'nc'],
  digits: 'any',
  names: { en: 'Non-consecutive' },
  rule: { en: 'neighbours without a dot between them are not consecutive' },
  holds: { demands: [{ where: BESIDE, except: DOTS, two: '|a - b| != 1' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} are not consecutive` },
  partner: { en: () => 'neighbour' },
  exchange: {
    fPuzzles: { flag: 'nonconsecutive' },
    iss: { flag: 'AntiConsecutive', excludes: DOTS },
    sudokuMaker: { type: 15, clues: 'none', negative: { type: 200, numbers: [1] } },
  },
  saidBy: 'non_consecutive! consecutive aufeinanderfolgend',
  shows: { kind: 'white-dot', exempt: DOTS },
  additions: ({ size, numbers, statements }) => ({
    exclusions: unmarked(statements, DOTS, size).flatMap(([a, b]) =>
      unless(a, b, numbers, (x, y) => Math.abs(x - y) !== 1),
    ),
  }),
});

export const nonConsecutiveShared: SharedRule = {
  id: 'non-consecutive',
  called: 'non-consecutive nonconsecutive',
  words: [
    'orthogonal adjacent|joined not:consecutive consecutive cell? each? may?',
    'consecutive orthogonal adjacent|joined not:orthogonal|adjacent|joined|appear cell? each? appear? consecutive<not',
    'noDot not:consecutive consecutive if? between? orthogonal? adjacent? cell? both? noDot<not',
    'noDot not not consecutive ratio:1:2 if? ratio? between? orthogonal? adjacent? cell? both? or? noDot<not',
    'all dot given may? joined? dot<given',
  ],
};
