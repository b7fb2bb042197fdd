/** Windows, one line apart, have every digit once, and so do the sets that follow from them. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';
import type { Cell, CellGroup } from '../src/core/layout.js';

const shown: GroupKind = {
  id: 'window',
  names: { en: ['window', 'windows'] },
  drawn: 'hatching',
  isListed: true,
};

const hidden: GroupKind = {
  id: 'hidden window',
  names: { en: ['hidden window', 'hidden windows'] },
  follows: true,
};

/**
 * Returns windows of `side` by `side` cells, one line apart, then hidden windows: crossings of the lines between
 * windows with the lines of windows and with each other.
 */
function windows(side: number): CellGroup[] {
  const size = side * side;
  const inside = (window: number): number[] => Array.from({ length: side }, (_, at) => 1 + window * (side + 1) + at);
  const between = Array.from({ length: side }, (_, at) => at * (side + 1));
  const parts = [...Array.from({ length: side - 1 }, (_, window) => inside(window)), between];
  const crossing = (rows: readonly number[], columns: readonly number[]): Cell[] =>
    rows.flatMap((row) => columns.map((column) => row * size + column)).sort((a, b) => a - b);
  const of = (isHidden: boolean): Cell[][] =>
    parts.flatMap((rows) =>
      parts
        .filter((columns) => (rows === between || columns === between) === isHidden)
        .map((columns) => crossing(rows, columns)),
    );
  return [...groupsOf(shown, of(false)), ...groupsOf(hidden, of(true))];
}

/** The number of the windows in which a row or column lies, for its definition; 0 between windows. */
const stripe = (line: string): string =>
  `((${line} - 1) % (root(size) + 1) = 0 ? 0 : ceil((${line} - 1) / (root(size) + 1)))`;

export const windoku: Constraint = listed({
  id: 'windoku',
  family: 'grid',
  spellings: ['window', 'hyper', 'hypersudoku', 'nrc'],
  digits: 'any',
  names: { en: 'Windoku' },
  rule: { en: 'each window has every digit once' },
  holds: {
    demands: [
      {
        where: `${stripe('a.row')} = ${stripe('b.row')} and ${stripe('a.column')} = ${stripe('b.column')}`,
        two: 'a != b',
      },
    ],
  },
  exchange: { iss: { flag: 'Windoku' } },
  groups: [shown, hidden],
  saidBy: 'windoku! window grey? gray? shaded?',
  additions: ({ size }) =>
    Number.isInteger(Math.sqrt(size)) && size > 1 ? { groups: windows(Math.sqrt(size)) } : 'a size that is a square',
});
