/** Transforms that keep the rules of a puzzle, be they those of a variant. */
import type { Cell, Geometry } from '../core/geometry.js';
import { randomTransform, shuffled, type Transform, transformBy } from './transform.js';

/**
 * True if a rearrangement of the cells keeps every house and every pair of cells that differ. Digits are alike in all
 * rules of a geometry, so they may always be exchanged.
 */
export function keepsRules(geometry: Geometry, { to, from }: Transform): boolean {
  if (to.boxRows !== geometry.boxRows || to.boxColumns !== geometry.boxColumns) return false;
  const { cells, houses } = geometry;
  const keyOf = (house: readonly Cell[]): string => [...house].sort((a, b) => a - b).join();
  const all = Array.from({ length: houses }, (_, house) => geometry.cellsOf(house));
  const keys = new Set(all.map(keyOf));
  if (!all.every((house) => keys.has(keyOf(house.map((cell) => from[cell]!))))) return false;
  for (let cell = 0; cell < cells; cell++)
    for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++)
      if (!geometry.sees(from[cell]!, from[geometry.peers[i]!]!)) return false;
  return true;
}

/** The turns and reflections of a grid that keep its rules. Digits keep their names. */
function turnsOf(geometry: Geometry): readonly Transform[] {
  const forwards = Array.from({ length: geometry.size }, (_, line) => line);
  const orders = [forwards, forwards.toReversed()];
  return [false, true]
    .flatMap((isTurned) =>
      orders.flatMap((rows) =>
        orders.map((columns) => ({ ...transformBy(geometry, isTurned, rows, columns, forwards), to: geometry })),
      ),
    )
    .filter((turn) => keepsRules(geometry, turn));
}

/**
 * Returns a random transform that keeps the rules: of the whole group if boxes are the only rule beside lines, else a
 * turn or a reflection with new names of the digits.
 */
export function ruleKeepingTransform(geometry: Geometry, random: () => number): Transform {
  if (geometry.isPlain) return randomTransform(geometry, random);
  const turns = geometry.memo(turnsOf);
  const turn = turns[Math.floor(random() * turns.length)]!;
  return { ...turn, digits: shuffled(geometry.size, random) };
}
