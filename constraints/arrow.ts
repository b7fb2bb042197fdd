/** The digits of a shaft add up to the number in the bulb of the arrow. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { centreOf, linesOf } from '../src/core/sign.js';
import type { Cell, Statement } from '../src/core/statement.js';
import { equation, type WeightedCells } from '../src/rules/linear.js';
import { sumOf } from '../src/rules/on-grid.js';

/** The most cells of a bulb, and the largest digit with which several of them can be read as a number. */
const MOST_IN_BULB = 3;
const LARGEST_READ = 9;

const shaftsOf = ({ lists }: Statement): readonly (readonly Cell[])[] => lists.slice(1);

/** Returns the cells of a bulb with the powers of ten by which its number is subtracted. */
const bulbTaken = ({ lists: [bulb = []] }: Statement): WeightedCells[] =>
  bulb.map((cell, place) => ({ cells: [cell], factor: -(10 ** (bulb.length - 1 - place)) }));

export const arrow: Constraint = listed({
  id: 'arrow',
  family: 'lines',
  digits: 'any',
  names: { en: 'Arrows' },
  rule: { en: 'the digits along an arrow add up to the number in its bulb' },
  onCell: { en: ({ lists }) => `on an arrow from ${lists[0]}` },
  holds: {
    demands: [
      {
        for: [{ name: 'shaft', from: '2', to: 'lists' }],
        weight: 'a.list = shaft ? 1 : a.list = 1 ? -(10 ^ (a.length - a.place)) : 0',
        sum: '0',
      },
    ],
  },
  told: { en: ({ all, lists }) => (lists.length === 1 ? `${all} are equal (arrow)` : `arrow from ${lists[0]}`) },
  partner: { en: () => 'arrow partner' },
  exchange: {
    fPuzzles: { clues: 'arrow', lines: 'from cells' },
    iss: { arms: 'Arrow', pill: 'PillArrow' },
    sudokuMaker: { type: 408, clues: 'arrows' },
  },
  saidBy: 'arrows! arrow pfeil',
  takes: { lists: { least: 2, most: Infinity }, areUneven: true, cells: { least: 1, most: Infinity } },
  additions({ numbers }, own) {
    const most = Math.max(0, ...own.map(({ lists: [bulb = []] }) => bulb.length));
    if (most > MOST_IN_BULB) return `bulbs of one to ${MOST_IN_BULB} cells`;
    if (most > 1 && numbers.at(-1)! > LARGEST_READ)
      return `bulbs of one cell in a grid with digits of more than ${LARGEST_READ}`;
    return {
      equal: own.flatMap((clue) =>
        shaftsOf(clue).flatMap((shaft) => (isOneEach(clue, shaft) ? [[clue.lists[0]![0]!, shaft[0]!] as const] : [])),
      ),
    };
  },
  rules: (ground, own) =>
    own.flatMap((clue) =>
      shaftsOf(clue)
        .filter((shaft) => !isOneEach(clue, shaft))
        .map((shaft) => equation([{ cells: shaft, factor: 1 }, ...bulbTaken(clue)], 0, ground, clue)),
    ),
  readOff: {
    lines: ([bulb, ...shaft]) => sumOf(shaft) === bulb,
    length: [3, 5],
    lists: ([bulb, ...shaft]) => [[bulb!], shaft],
  },
  draw: (clue, size) => [
    ...linesOf([clue.lists[0]!], size, { hue: 'slate', isPill: true }),
    ...shaftsOf(clue).flatMap((shaft) =>
      linesOf([[nearest(clue.lists[0]!, shaft[0]!, size), ...shaft]], size, {
        hue: 'slate',
        width: 'medium',
        end: 'arrow',
        ...(clue.lists[0]!.length === 1 && { start: 'ring' }),
      }),
    ),
  ],
});

export const arrowShared: SharedRule = {
  id: 'arrow',
  called: 'arrow arrows arrow_sudoku',
  drawn: [{ form: 'arrow', isTelling: true }],
  words: [
    'sum! arrow pill circle? bulb? either? single? oneDigit? or? twoDigit? readingOrder? joined? equals? shaft? respective? total? read?',
    'sum! arrow circle|bulb if? equals? shaft? respective? joined? along? total? pill? start?',
    'sum! arrow circle|bulb end:circle|bulb end if? equals? shaft? respective? joined? along? total? pill?',
    'sum! arrow circle:end circle end if? equals? shaft? respective? joined? along? total? pill?',
    'sum! arrow bulb:end bulb end if? equals? shaft? respective? joined? along? total? pill?',
    'total! arrow circle total<arrow arrow<circle shaft? respective? joined? end? pill?',
    'total arrow circle|bulb arrow<total shaft? respective? joined? end? pill?',
    'individually sum! arrow circle|bulb if? greater? one? same? joined?',
    'arrow sum! line circle|bulb joined? equals?',
  ],
};

/** True if bulb and shaft are a cell each, which are equal then. */
const isOneEach = ({ lists: [bulb = []] }: Statement, shaft: readonly Cell[]): boolean =>
  bulb.length + shaft.length === 2;

/** Returns the cell of some that is nearest to another one. */
function nearest(cells: readonly Cell[], to: Cell, size: number): Cell {
  const target = centreOf(to, size);
  const distance = (cell: Cell): number => {
    const { row, column } = centreOf(cell, size);
    return Math.hypot(row - target.row, column - target.column);
  };
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}
