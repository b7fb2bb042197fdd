/** The cells in the middle of the boxes have every digit once. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';
import { samePlaces } from './disjoint-groups.js';

const centres: GroupKind = {
  id: 'centre dots',
  names: { en: ['the centre dots', 'the centre dots'] },
  drawn: 'hatching',
};

/** The condition of its definition that a cell is in the middle of its box. */
const isCentre = (cell: string): string =>
  `(${cell}.row - 1) % boxRows = (boxRows - 1) / 2 and (${cell}.column - 1) % boxColumns = (boxColumns - 1) / 2`;

export const centreDot: Constraint = listed({
  id: 'centre-dot',
  family: 'grid',
  spellings: ['centerdot'],
  digits: 'any',
  names: { en: 'Centre dot' },
  rule: { en: 'the centres of the boxes have every digit once' },
  holds: { demands: [{ where: `${isCentre('a')} and ${isCentre('b')}`, two: 'a != b' }] },
  groups: [centres],
  additions: ({ size, box }) =>
    box && box.rows % 2 === 1 && box.columns % 2 === 1
      ? { groups: groupsOf(centres, [samePlaces(size, box)[(size - 1) / 2]!]) }
      : 'boxes with a cell in their middle',
});
