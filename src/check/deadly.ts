/**
 * Tells deadly patterns: no cell of one is a given or named twice, and whenever each cell takes a digit of its set,
 * the digits can be exchanged so that every house keeps the digits it had there, and every cell that differs from some
 * of the pattern may keep its own. Then a solution with the pattern is never alone.
 */
import { type Bits, isPair, lowestBit } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';

/** Digits that are tried in cells of a pattern before it is called not deadly. */
const MOST_TRIES = 200_000;

export function isDeadly(board: Markup, cells: readonly Cell[], sets: readonly Bits[]): boolean {
  if (cells.length === 0 || new Set(cells).size < cells.length || cells.some((cell) => board.givens[cell]))
    return false;
  return allPaired(board, cells, sets) || allFillingsExchange(board, cells, sets);
}

/** Two digits a cell and two cells a digit in every house: to exchange, each cell takes its other digit. */
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

/** The digits that a cell may have, as far as is known: its value, or its candidates. */
const openTo = ({ values, digits }: Markup, cell: Cell): Bits =>
  values[cell]! < 0 ? digits[cell]! : 1 << values[cell]!;

/** True if cells that differ by a rule of their own have no digit in common, or, in the pattern, the same two. */
const arePairsFree = (board: Markup, cells: readonly Cell[], sets: readonly Bits[]): boolean =>
  cells.every((cell, index) =>
    pairPeersOf(board.geometry, cell).every((peer) => {
      const inside = cells.indexOf(peer);
      const others = inside < 0 ? openTo(board, peer) : sets[inside]!;
      return (others & sets[index]!) === 0 || (inside >= 0 && others === sets[index]);
    }),
  );

/** Every filling shares with another one what each house sees of it, and what each cell that differs sees. */
function allFillingsExchange(board: Markup, cells: readonly Cell[], sets: readonly Bits[]): boolean {
  const { geometry } = board;
  const alike = new Map<string, number>();
  const filling: number[] = [];
  const apart = [...new Set(cells.flatMap((cell) => pairPeersOf(geometry, cell)))].filter(
    (cell) => !cells.includes(cell),
  );
  const seenFrom = (cell: Cell): Bits =>
    filling.reduce((set, bit, index) => (geometry.sees(cell, cells[index]!) ? set | bit : set), 0) &
    openTo(board, cell);
  let tries = 0;
  const used = new Int32Array(geometry.houses);
  const fill = (index: number): void => {
    if (index === cells.length) {
      const key = [...used, ...apart.map(seenFrom)].join();
      alike.set(key, (alike.get(key) ?? 0) + 1);
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
  return tries <= MOST_TRIES && [...alike.values()].every((count) => count > 1);
}
