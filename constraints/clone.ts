/** Cells in the same place of two shapes are equal. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import { letterOf } from '../src/rules/clue-signs.js';

const areAlike = (one: readonly Cell[], other: readonly Cell[]): boolean => String(one) === String(other);

/** Returns the letter of the group to which each clue belongs: clues that have a shape in common are of one. */
function lettersOf(own: readonly Statement[]): readonly string[] {
  const groups: number[] = [];
  for (const [at, { lists }] of own.entries()) {
    const known = own.slice(0, at).findIndex((other) => other.lists.some((a) => lists.some((b) => areAlike(a, b))));
    groups.push(known < 0 ? Math.max(-1, ...groups) + 1 : groups[known]!);
  }
  return groups.map(letterOf);
}

export const clone: Constraint = listed({
  id: 'clone',
  family: 'cages',
  digits: 'any',
  names: { en: 'Clones' },
  rule: {
    en: 'cells in the same place of two grey shapes are equal, which have the same letter where shapes have letters',
  },
  onCell: { en: () => 'clone' },
  holds: { demands: [{ where: 'a.list < b.list and a.place = b.place', two: 'a = b' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} are equal (clones)` },
  partner: { en: () => 'clone' },
  exchange: {
    fPuzzles: { clues: 'clone', lists: ['cells', 'cloneCells'] },
    iss: { equal: 'SameValues' },
    sudokuMaker: { type: 302, clues: 'equal cells' },
  },
  saidBy: 'clone',
  takes: { lists: { least: 2, most: 2 }, cells: { least: 1, most: Infinity } },
  additions: (_, own) => ({
    equal: own.flatMap(({ lists: [cells = [], twins = []] }) =>
      cells.map((cell, index) => [cell, twins[index]!] as const),
    ),
  }),
  readOff: { shapes: 'equal' },
  inOrder: '=',
  draw(clue, _, own) {
    const [at, letters] = [own.indexOf(clue), lettersOf(own)];
    const isDrawn = (cells: readonly Cell[]): boolean =>
      own.slice(0, at).some(({ lists }) => lists.some((list) => areAlike(list, cells)));
    const text = new Set(letters).size > 1 && letters[at]!;
    return clue.lists
      .filter((cells) => !isDrawn(cells))
      .map((cells) => ({ kind: 'outline', cells, isFilled: true, ...(text && { text }) }));
  },
});
