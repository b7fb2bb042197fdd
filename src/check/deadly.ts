/**
 * Whether a pattern is deadly: no cell of it is a given or named twice, and whenever each cell takes a digit of its set,
 * the digits can be exchanged so that every house keeps the digits it had there. Then a solution with the pattern is
 * never alone.
 */
import { type Bits, isPair, lowestBit } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';

/** Digits that are tried in cells of a pattern before it is called not deadly. */
const MOST_TRIES = 200_000;

export function isDeadly(board: Markup, cells: readonly Cell[], sets: readonly Bits[]): boolean {
  if (cells.length === 0 || new Set(cells).size < cells.length || cells.some((cell) => board.givens[cell]))
    return false;
  return allPaired(board.geometry, cells, sets) || allFillingsExchange(board.geometry, cells, sets);
}

/** Two digits a cell and two cells a digit in every house: to exchange, each cell takes its other digit. */
function allPaired(geometry: Geometry, cells: readonly Cell[], sets: readonly Bits[]): boolean {
  if (!sets.every(isPair)) return false;
  const seen = new Map<number, number>();
  for (const [i, cell] of cells.entries())
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      for (let rest = sets[i]!; rest; rest &= rest - 1) {
        const place = geometry.cellHouses[at]! * geometry.size + lowestBit(rest);
        seen.set(place, (seen.get(place) ?? 0) + 1);
      }
  return [...seen.values()].every((count) => count === 2);
}

/** Every filling shares with another one what each house sees of it. */
function allFillingsExchange(geometry: Geometry, cells: readonly Cell[], sets: readonly Bits[]): boolean {
  const alike = new Map<string, number>();
  let tries = 0;
  const used = new Int32Array(geometry.houses);
  const fill = (index: number): void => {
    if (index === cells.length) {
      const key = used.join();
      alike.set(key, (alike.get(key) ?? 0) + 1);
      return;
    }
    const cell = cells[index]!;
    const houses = geometry.cellHouses.subarray(geometry.houseStart[cell]!, geometry.houseStart[cell + 1]!);
    for (let rest = sets[index]!; rest && tries <= MOST_TRIES; rest &= rest - 1) {
      tries++;
      const bit = rest & -rest;
      if (houses.some((house) => used[house]! & bit)) continue;
      for (const house of houses) used[house]! |= bit;
      fill(index + 1);
      for (const house of houses) used[house]! &= ~bit;
    }
  };
  fill(0);
  return tries <= MOST_TRIES && [...alike.values()].every((count) => count > 1);
}
