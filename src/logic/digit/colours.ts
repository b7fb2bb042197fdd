/**
 * Colours of a digit: places joined by houses that hold it twice are true and false in turn. So one colour of a
 * component is true in all its cells, and the other in none.
 */
import { isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { addCell, type CellSet, cellSet, cellsIn, hasCell } from '../../core/cell-set.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { type Mark, markCandidates, markLink, named } from '../step/marks.js';
import { isOf } from '../step/truths.js';

/** The cells of one colour, ascending. */
export interface Colour {
  readonly cells: readonly Cell[];
  /** Cells that see at least one of them. */
  readonly seen: CellSet;
}

export interface Component {
  readonly digit: Digit;
  readonly colours: readonly [Colour, Colour];
  /** Houses that hold the digit twice, as many as join the cells. */
  readonly houses: readonly House[];
}

/** The components of a position by digit, computed on demand. */
const noneListed = (): (readonly Component[])[] => [];

export const componentsOf = (board: Markup, digit: Digit): readonly Component[] =>
  (board.memo(noneListed)[digit] ??= listComponents(board, digit));

/** Lists the components of a digit in the order of their lowest cells, each with the first colour at that cell. */
function listComponents(board: Markup, digit: Digit): Component[] {
  const { geometry, slots } = board;
  const { size, cells, houseStart, cellHouses, cellSlots } = geometry;
  const coloured = cellSet(geometry);
  const list: Component[] = [];
  const spread = (from: Cell, side: 0 | 1, sides: readonly [Cell[], Cell[]], houses: Set<House>): void => {
    addCell(coloured, from);
    sides[side].push(from);
    for (let at = houseStart[from]!; at < houseStart[from + 1]!; at++) {
      const house = cellHouses[at]!;
      const places = slots[house * size + digit]!;
      if (!isPair(places)) continue;
      const other = geometry.cellAt(house, lowestBit(places & ~(1 << cellSlots[at]!)));
      if (hasCell(coloured, other)) continue;
      houses.add(house);
      spread(other, side === 0 ? 1 : 0, sides, houses);
    }
  };
  for (let cell = 0; cell < cells; cell++) {
    if (!isLinked(board, digit, cell) || hasCell(coloured, cell)) continue;
    const sides: [Cell[], Cell[]] = [[], []];
    const houses = new Set<House>();
    spread(cell, 0, sides, houses);
    list.push({
      digit,
      colours: [colourOf(board, sides[0]), colourOf(board, sides[1])],
      houses: [...houses].sort((a, b) => a - b),
    });
  }
  return list;
}

/** True if the cell is one of two places of the digit in a house. */
function isLinked({ geometry, digits, slots }: Markup, digit: Digit, cell: Cell): boolean {
  if (!(digits[cell]! & (1 << digit))) return false;
  for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
    if (isPair(slots[geometry.cellHouses[at]! * geometry.size + digit]!)) return true;
  return false;
}

function colourOf({ geometry }: Markup, cells: Cell[]): Colour {
  const { words, peerSets } = geometry;
  const seen = cellSet(geometry);
  for (const cell of cells) for (let word = 0; word < words; word++) seen[word]! |= peerSets[cell * words + word]!;
  return { cells: cells.sort((a, b) => a - b), seen };
}

/** True if a cell of one colour sees a cell of the other. */
export const coloursMeet = (a: Colour, b: Colour): boolean => b.cells.some((cell) => hasCell(a.seen, cell));

/** Returns the cells with the digit that see both colours, ascending. */
export function seeingBoth({ geometry, places }: Markup, digit: Digit, a: Colour, b: Colour): Cell[] {
  const { words } = geometry;
  return cellsIn(a.seen.map((set, word) => set & b.seen[word]! & places[digit * words + word]!));
}

/** Returns marks for the two colours, by their letters from `first` on, and for the houses that link them. */
export function colourMarks({ digit, colours, houses }: Component, geometry: Geometry, first = 0): Mark[] {
  const [ons, offs] = colours.map(({ cells }) => cells.map((cell) => geometry.candidate(cell, digit)));
  const inHouse = (list: readonly Candidate[], house: House): Candidate[] =>
    list.filter((candidate) => isOf({ kind: 'house', house, digit }, candidate, geometry));
  return [
    ...named(
      'colour',
      houses.map((house) => markLink(inHouse(ons!, house), inHouse(offs!, house), true)),
    ),
    ...pairMarks(ons!, offs!, first),
  ];
}

/** Returns marks for the candidates of two colours, one of which is true, by their letters from `first` on. */
export const pairMarks = (one: readonly Candidate[], other: readonly Candidate[], first = 0): Mark[] => [
  ...named('colour', markCandidates('on', one), first),
  ...named('colour', markCandidates('off', other), first + 1),
];

/** Two candidates that are not both true. */
export type ColourClash = readonly [Candidate, Candidate];

/** Returns the first candidates of two lists that exclude each other. */
export function clashOf(
  list: readonly Candidate[],
  other: readonly Candidate[],
  geometry: Geometry,
): ColourClash | undefined {
  for (const from of list) for (const to of other) if (from !== to && geometry.conflict(from, to)) return [from, to];
  return undefined;
}

/** Returns the link of a clash as a mark. */
export const clashMarks = (clash: ColourClash | undefined): Mark[] =>
  clash ? named('colour', [markLink([clash[0]], [clash[1]], false)]) : [];
