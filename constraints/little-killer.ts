/** The digits of a diagonal add up to the number outside it. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { sumsOfAny } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { centreOf, type GridPoint, placeOutside } from '../src/core/sign.js';
import { BOUND_DEMANDS, BOUND_WORDS, shownSum, sumsOrBounds, toldBound, withBounds } from '../src/rules/bounded-sum.js';
import { sumOf } from '../src/rules/on-grid.js';

/** Where the arrow beside the number begins and ends, from the place of the number to the first cell. */
const SHAFT = [0.28, 0.5] as const;

/** How far the numbers of two diagonals at one place are moved from it, and the height of their type. */
const ASIDE = 0.26;
const SMALL = 0.26;

const isAt = (one: GridPoint, other: GridPoint): boolean => one.row === other.row && one.column === other.column;

/** Moves a place outside along the grid, to the side to which its diagonal runs. */
function aside({ row, column }: GridPoint, first: GridPoint, size: number): GridPoint {
  const isBeside = column < 0 || column > size;
  return isBeside
    ? { row: row + Math.sign(first.row - row) * ASIDE, column }
    : { row, column: column + Math.sign(first.column - column) * ASIDE };
}

export const littleKiller: Constraint = listed({
  id: 'little-killer',
  family: 'outside',
  digits: 'any',
  names: { en: 'Little killers' },
  rule: {
    en: `the digits on the diagonal to which an arrow outside points, which may repeat, add up to its number, or ${BOUND_WORDS}`,
  },
  usualRule: { en: 'the digits on the diagonal to which an arrow outside points add up to its number, and may repeat' },
  holds: { demands: [{ sum: 'value' }, ...BOUND_DEMANDS] },
  told: {
    en: ({ value, text, all }) =>
      text === undefined ? `${value}-diagonal through ${all}` : `diagonal through ${all} with ${toldBound(text)}`,
  },
  exchange: {
    fPuzzles: { clues: 'littlekillersum' },
    iss: { clue: 'LittleKiller' },
    sudokuMaker: { type: 500, clues: 'outside' },
  },
  saidBy: 'little_killer! diagonal',
  takes: {
    ...withBounds({ name: 'sum', limits: (cells, _, numbers) => sumsOfAny(numbers, cells) }),
    outside: 'diagonal',
    cells: { least: 1 },
  },
  rules: sumsOrBounds,
  readOff: { outside: sumOf },
  draw(clue, size, own) {
    const [cells = []] = clue.lists;
    const place = placeOutside(cells, size);
    const first = centreOf(cells[0]!, size);
    const isShared = own.filter(({ lists }) => isAt(placeOutside(lists[0]!, size), place)).length > 1;
    const at = isShared ? aside(place, first, size) : place;
    const points = SHAFT.map((part) => ({
      row: at.row + (first.row - at.row) * part,
      column: at.column + (first.column - at.column) * part,
    }));
    return [
      { kind: 'label', at, text: shownSum(clue)!, ...(isShared && { type: { height: SMALL, ink: 'sign' } }) },
      { kind: 'path', points, end: 'arrow' },
    ];
  },
});

export const littleKillerShared: SharedRule = {
  id: 'little-killer',
  called: 'little_killer little_killers little_killer_sum',
  drawn: [{ isTelling: true, form: 'arrow from outside' }],
  words: [
    'sum arrow direction clue|outside given? total? along?',
    'sum diagonal clue? outside? total? given? arrow? direction? point? small? corner? along? mayRepeat? respective?',
  ],
};
