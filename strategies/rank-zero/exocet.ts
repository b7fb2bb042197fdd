/**
 * Exocets. Two base cells of a box in one line; three cross-lines, one through each box of that chute, the first of
 * them through the base's box beside the base. Once a digit is in the base, neither the base's line nor its box can
 * hold it elsewhere, so each cross-line must; where two lines at most can take it outside two target cells, a target
 * takes it. If that is so for every digit of the base, the targets take the digits of the base.
 * Junior: both targets in the chute, one in each other box. Senior: a target further along its cross-line.
 * (David P. Bird, JExocet compendium, 2012; found first in Fata Morgana by champagne.)
 */

import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import { candidatesAmong, everyOf } from '../../src/core/candidates.js';
import type { Clock } from '../../src/core/clock.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, say } from '../../src/logic/step/message.js';
import { type Introduction, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, houseTruths, type Truth } from '../../src/logic/step/truths.js';

export interface Exocet {
  readonly base: readonly Cell[];
  readonly targets: readonly [Cell, Cell];
  readonly digits: Bits;
  readonly crossLines: readonly House[];
}

const SIDE = 3;

/** Two cells of one box and line, the kind of their line, and the cells seen along that line. */
interface Base {
  readonly cells: readonly [Cell, Cell];
  readonly digits: Bits;
  readonly line: House;
  readonly box: House;
}

function* basesOf({ geometry, digits, values }: Markup): Generator<Base, void, void> {
  for (let line = 0; line < geometry.firstOf('box'); line++)
    for (let from = 0; from < geometry.size; from += SIDE)
      for (let a = from; a < from + SIDE; a++)
        for (let b = a + 1; b < from + SIDE; b++) {
          const pair = [geometry.cellAt(line, a), geometry.cellAt(line, b)] as const;
          if (values[pair[0]] !== EMPTY || values[pair[1]] !== EMPTY) continue;
          const all = digits[pair[0]]! | digits[pair[1]]!;
          if (countBits(all) < SIDE || countBits(all) > SIDE + 1) continue;
          yield { cells: pair, digits: all, line, box: geometry.houseOf('box', pair[0]) };
        }
}

/** A line across the base's line, with its slots outside the base's box and line, and the places of each digit there. */
interface CrossLine {
  readonly house: House;
  readonly outside: Bits;
  readonly places: readonly Bits[];
}

/**
 * One cross-line through each box that the base's line meets; through the base's own box the one beside the base. Only
 * those with at most two places of each digit too many, since two targets take no more.
 */
function* crossLinesOf(board: Markup, base: Base): Generator<readonly CrossLine[], void, void> {
  const { geometry } = board;
  const chosen: CrossLine[][] = [];
  for (let slot = 0; slot < geometry.size; slot++) {
    const cell = geometry.cellAt(base.line, slot);
    const through = (chosen[Math.floor(slot / SIDE)] ??= []);
    if (!base.cells.includes(cell)) through.push(crossLineAt(board, base, cell));
  }
  for (const a of chosen[0]!)
    for (const b of chosen[1]!) for (const c of chosen[2]!) if (areInTwoLines([a, b, c], NONE, 2)) yield [a, b, c];
}

function crossLineAt(board: Markup, { line, box, digits }: Base, cell: Cell): CrossLine {
  const { geometry } = board;
  const { all, crossings, houses, houseKinds } = geometry;
  const house = geometry.houseOf(houseKinds[line] === 'row' ? 'column' : 'row', cell);
  const outside = all & ~crossings[house * houses + box]! & ~crossings[house * houses + line]!;
  return { house, outside, places: bitsOf(digits).map((digit) => placesIn(board, house, digit) & outside) };
}

/** A cell of a cross-line: the index of the cross-line, and the cell in it as a bit. */
interface Spot {
  readonly cell: Cell;
  readonly line: number;
  readonly bit: Bits;
}

/** Yields the target cells for one choice of cross-lines. */
function* targetsOf(
  { geometry, digits }: Markup,
  base: Base,
  crossLines: readonly CrossLine[],
): Generator<readonly [Cell, Cell], void, void> {
  const possible: Spot[] = [];
  for (const [line, { house, outside }] of crossLines.entries())
    for (let rest = outside; rest; rest &= rest - 1) {
      const cell = geometry.cellAt(house, lowestBit(rest));
      if (countBits(digits[cell]! & base.digits) > 1) possible.push({ cell, line, bit: rest & -rest });
    }
  for (const [index, first] of possible.entries())
    for (let next = index + 1; next < possible.length; next++) {
      const second = possible[next]!;
      if (geometry.sees(first.cell, second.cell)) continue;
      const spots = [spotsIn(0, first, second), spotsIn(1, first, second), spotsIn(2, first, second)];
      if (areInTwoLines(crossLines, spots)) yield [first.cell, second.cell];
    }
}

/** The slots of a house where a digit is, or may go. */
function placesIn({ geometry, slots, values }: Markup, house: House, digit: Digit): Bits {
  const { size } = geometry;
  const open = slots[house * size + digit]!;
  if (open !== 0) return open;
  for (let slot = 0; slot < size; slot++) if (values[geometry.cellAt(house, slot)] === digit) return 1 << slot;
  return 0;
}

/**
 * True if two houses hold the places of any digit in the cross-lines outside some slots of each: two parallels of the
 * base, or one and a cross-line. Some places may be omitted.
 */
function areInTwoLines([a, b, c]: readonly CrossLine[], [inA, inB, inC]: readonly Bits[], leftOut = 0): boolean {
  const most = 1 + leftOut;
  for (let digit = 0; digit < a!.places.length; digit++) {
    const ofA = a!.places[digit]! & ~inA!;
    const ofB = b!.places[digit]! & ~inB!;
    const ofC = c!.places[digit]! & ~inC!;
    const isHeld =
      countBits(ofA | ofB | ofC) <= most + 1 ||
      countBits(ofA | ofB) <= most ||
      countBits(ofA | ofC) <= most ||
      countBits(ofB | ofC) <= most;
    if (!isHeld) return false;
  }
  return true;
}

const NONE: readonly Bits[] = [0, 0, 0];

/** The slots of a cross-line that two targets take. */
const spotsIn = (line: number, first: Spot, second: Spot): Bits =>
  (first.line === line ? first.bit : 0) | (second.line === line ? second.bit : 0);

/** Yields the fillings of the base (two cells) and the targets: two digits, in either order in both. */
export function* fillingsOf(
  { digits }: Markup,
  { base, targets, digits: all }: Exocet,
): Generator<readonly Digit[], void, void> {
  const [left, right, one, other] = [...base, ...targets].map((cell) => digits[cell]! & all) as [
    Bits,
    Bits,
    Bits,
    Bits,
  ];
  for (const x of bitsOf(left))
    for (const y of bitsOf(right & ~(1 << x))) {
      if (one & (1 << x) && other & (1 << y)) yield [x, y, x, y];
      if (one & (1 << y) && other & (1 << x)) yield [x, y, y, x];
    }
}

function eliminations(board: Markup, pattern: Exocet): Candidate[] {
  const spots = [...pattern.base, ...pattern.targets];
  const possible = [0, 0, 0, 0];
  for (const filling of fillingsOf(board, pattern))
    for (const [index, digit] of filling.entries()) possible[index]! |= 1 << digit;
  return spots.flatMap((cell, index) => candidatesAmong(board, [cell], ~possible[index]!)).sort((a, b) => a - b);
}

const isInChute = (geometry: Geometry, base: Base, target: Cell): boolean => {
  const along = geometry.houseKinds[base.line] === 'row' ? 'rowOf' : 'columnOf';
  return Math.floor(geometry[along](target) / SIDE) === Math.floor(geometry[along](base.cells[0]) / SIDE);
};

/** Every exocet, with or without eliminations, and true for a junior one. */
function allExocets(board: Markup, clock: Clock): readonly (readonly [Exocet, isJunior: boolean])[] {
  const { geometry } = board;
  if (geometry.boxRows !== SIDE || geometry.boxColumns !== SIDE || geometry.tiling !== 'boxes') return [];
  const found: (readonly [Exocet, boolean])[] = [];
  for (const base of basesOf(board)) {
    clock();
    for (const crossLines of crossLinesOf(board, base))
      for (const targets of targetsOf(board, base, crossLines))
        found.push([
          { base: base.cells, targets, digits: base.digits, crossLines: crossLines.map(({ house }) => house) },
          targets.every((target) => isInChute(geometry, base, target)),
        ]);
  }
  return found;
}

/** The exocets of one kind: junior or senior. */
export const exocetsOf = (board: Markup, juniors: boolean, clock?: Clock): Exocet[] =>
  board.memo(allExocets, clock).flatMap(([exocet, isJunior]) => (isJunior === juniors ? exocet : []));

export const exocetTruths = ({ base, crossLines, digits }: Exocet): Truth[] => [
  ...cellTruths(base),
  ...houseTruths(crossLines, ...bitsOf(digits)),
];

/** Returns the marks of an exocet. `letter`: its letter, if there are two. */
export const exocetMarks = (
  { base, targets, digits, crossLines }: Exocet,
  geometry: Geometry,
  letter?: number,
): Mark[] => [
  ...named('cross-line', markHouses('cover', crossLines)),
  ...named('base', markCells('pattern', base), letter),
  ...named('target', markCells('fin', targets), letter),
  ...markCandidates('pattern', everyOf(geometry, [...base, ...targets], digits)),
];

const exocet = (isJunior: boolean, meta: Introduction & Pick<Strategy, 'score'>): Strategy<Exocet> => ({
  ...meta,
  family: 'rank-zero',
  level: 'extreme',

  *find(board, { clock } = {}) {
    for (const pattern of exocetsOf(board, isJunior, clock)) {
      const remove = eliminations(board, pattern);
      if (remove.length > 0) yield removing(pattern, remove);
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { base, targets, digits, crossLines } = pattern;
    return {
      message: say(
        'The base ({base}) takes two of {digits}. The cross-lines ({lines}) need the same two digits, outside the box and the line of the base. There, apart from the targets ({targets}), the places of each digit lie in two lines. These hold it only twice, which leaves one cross-line without it. So the targets take the two digits of the base: {conclusion}.',
        {
          base: cells(base),
          digits: digitSet(digits),
          lines: houses(crossLines),
          targets: cells(targets),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...exocetMarks(pattern, geometry), ...markCandidates('target', remove)],
      truths: exocetTruths(pattern),
    };
  },
});

export const juniorExocet = exocet(true, {
  id: 'junior-exocet',
  name: 'Junior Exocet',
  aliases: ['JE', 'exocet'],
  learnAfter: ['swordfish', 'hidden-pair'],
  aboutLines: true,
  score: 480,
});

export const seniorExocet = exocet(false, {
  id: 'senior-exocet',
  name: 'Senior Exocet',
  aliases: ['SE exocet', 'endo-target exocet'],
  learnAfter: ['junior-exocet'],
  aboutLines: true,
  score: 490,
});
