/**
 * Recognises deadly patterns. A pattern is deadly if none of its cells is a given or named twice, and if every filling
 * of its cells from their sets can be exchanged for another one in which every house keeps its digits and every cell
 * paired with a cell of the pattern may keep its own. A solution with such a pattern is never unique.
 */
import { type Bits, isPair, lowestBit } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell, Geometry } from '../core/geometry.js';

/** The most digits tried in cells before a pattern counts as not deadly. */
const MOST_TRIES = 200_000;

/** True if a pattern is deadly. Throws OutOfTime when the clock does. */
export function isDeadly(
  board: Markup,
  cells: readonly Cell[],
  sets: readonly Bits[],
  clock: Clock = unlimited,
): boolean {
  if (cells.length === 0 || new Set(cells).size < cells.length || cells.some((cell) => board.givens[cell]))
    return false;
  // An exchange may break a rule that is not blind to which digit it is.
  if (!board.geometry.isBlind) return false;
  return allPaired(board, cells, sets) || allFillingsExchange(board, cells, sets, clock);
}

/**
 * True if every cell has two digits, and in every house every digit two cells. Then each cell can take its other digit.
 */
function allPaired(board: Markup, cells: readonly Cell[], sets: readonly Bits[]): boolean {
  const { geometry } = board;
  if (!sets.every(isPair) || !arePairsFree(board, cells, sets)) return false;
  const seen = new Map<number, number>();
  for (const [i, cell] of cells.entries())
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      for (let rest = sets[i]!; rest; rest &= rest - 1) {
        const place = geometry.cellHouses[at]! * geometry.size + lowestBit(rest);
        seen.set(place, (seen.get(place) ?? 0) + 1);
      }
  return [...seen.values()].every((count) => count === 2);
}

const pairPeersOf = ({ pairStart, pairPeers }: Geometry, cell: Cell): Cell[] => [
  ...pairPeers.subarray(pairStart[cell]!, pairStart[cell + 1]!),
];

/** Returns the digits that a cell may have: its value, or its candidates. */
const openTo = ({ values, digits }: Markup, cell: Cell): Bits =>
  values[cell]! < 0 ? digits[cell]! : 1 << values[cell]!;

/**
 * True if each cell that is paired with a cell of the pattern shares no digit with it or, inside the pattern, has the
 * same two.
 */
const arePairsFree = (board: Markup, cells: readonly Cell[], sets: readonly Bits[]): boolean =>
  cells.every((cell, index) =>
    pairPeersOf(board.geometry, cell).every((peer) => {
      const inside = cells.indexOf(peer);
      const others = inside < 0 ? openTo(board, peer) : sets[inside]!;
      return (others & sets[index]!) === 0 || (inside >= 0 && others === sets[index]);
    }),
  );

/**
 * True if every filling has another one that shows each house, and each paired cell outside the pattern, the same
 * digits.
 */
function allFillingsExchange(board: Markup, cells: readonly Cell[], sets: readonly Bits[], clock: Clock): boolean {
  const { geometry } = board;
  const fillings = new Map<string, number>();
  const filling: number[] = [];
  const pairedCells = [...new Set(cells.flatMap((cell) => pairPeersOf(geometry, cell)))].filter(
    (cell) => !cells.includes(cell),
  );
  const seenFrom = (cell: Cell): Bits =>
    filling.reduce((set, bit, index) => (geometry.sees(cell, cells[index]!) ? set | bit : set), 0) &
    openTo(board, cell);
  let tries = 0;
  const used = new Int32Array(geometry.houses);
  const fill = (index: number): void => {
    clock();
    if (index === cells.length) {
      const key = [...used, ...pairedCells.map(seenFrom)].join();
      fillings.set(key, (fillings.get(key) ?? 0) + 1);
      return;
    }
    const cell = cells[index]!;
    const houses = geometry.cellHouses.subarray(geometry.houseStart[cell]!, geometry.houseStart[cell + 1]!);
    for (let rest = sets[index]!; rest && tries <= MOST_TRIES; rest &= rest - 1) {
      tries++;
      const bit = rest & -rest;
      if (houses.some((house) => used[house]! & bit)) continue;
      if (geometry.hasPairs && filling.some((other, at) => other === bit && geometry.sees(cell, cells[at]!))) continue;
      for (const house of houses) used[house]! |= bit;
      filling.push(bit);
      fill(index + 1);
      filling.pop();
      for (const house of houses) used[house]! &= ~bit;
    }
  };
  fill(0);
  return tries <= MOST_TRIES && [...fillings.values()].every((count) => count > 1);
}
