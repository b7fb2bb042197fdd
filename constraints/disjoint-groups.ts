/** The cells in the same place of their boxes have every digit once. */
import { type Constraint, type Ground, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { SharedRule } from '../src/core/shared-rule.js';

const group: GroupKind = {
  id: 'group',
  names: { en: ['group', 'groups'] },
};

/** Groups the cells that have the same place in their boxes. */
export function samePlaces(size: number, { rows, columns }: NonNullable<Ground['box']>): Cell[][] {
  const groups: Cell[][] = Array.from({ length: size }, () => []);
  for (let cell = 0; cell < size * size; cell++)
    groups[(Math.floor(cell / size) % rows) * columns + ((cell % size) % columns)]!.push(cell);
  return groups;
}

export const disjointGroups: Constraint = listed({
  id: 'disjoint-groups',
  family: 'grid',
  spellings: ['disjoint', 'dg'],
  digits: 'any',
  names: { en: 'Disjoint groups' },
  rule: { en: 'the cells in the same place of their boxes have every digit once' },
  holds: {
    demands: [{ where: '(a.row - b.row) % boxRows = 0 and (a.column - b.column) % boxColumns = 0', two: 'a != b' }],
  },
  groups: [group],
  exchange: {
    fPuzzles: { flag: 'disjointgroups' },
    iss: { flag: 'DisjointSets' },
    sudokuMaker: { type: 14, clues: 'none' },
  },
  saidBy: 'disjoint same_position same_place',
  additions: ({ size, box }) => (box ? { groups: groupsOf(group, samePlaces(size, box)) } : 'boxes'),
});

export const disjointGroupsShared: SharedRule = {
  id: 'disjoint-groups',
  called: 'disjoint_groups disjoint_sets disjoint_subsets disjoint_boxes disjoint',
  words: [
    'same position|spot box range set? position? spot? within? cell? once? exactly? different? each? 9? respective?',
    'same position|spot box not:same|appear|box different? cell? appear? 2?',
    'same position|spot box distinct|mustDiffer different? within? cell? appear?',
  ],
};
