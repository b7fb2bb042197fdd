/**
 * Fish of lines without fins: locked sets of a slice. The general search finds them too, but grading searches for them
 * after every step and would take a twentieth longer.
 */
import { type Bits, bitsOf } from '../../../core/bits.js';
import type { Markup } from '../../../core/board.js';
import type { Candidate, Digit, House, HouseKind } from '../../../core/geometry.js';
import { fishSets } from '../../sets/slices.js';
import { type Hit, removing } from '../../step/strategy.js';
import type { Fish } from './fish.js';

const none: readonly Hit<Fish>[] = [];

/** Returns the fish of a digit with base lines of one kind and covers of the other. */
export function lineFish(
  board: Markup,
  digit: Digit,
  [[base], [cover]]: readonly [base: readonly [HouseKind], cover: readonly [HouseKind]],
  size: number,
): readonly Hit<Fish>[] {
  let hits = none;
  for (const lines of fishSets(board, base, digit, size)) {
    const hit = lineFishHit(board, digit, base, cover, lines);
    if (hit) hits = [...hits, hit];
  }
  return hits;
}

function lineFishHit(
  { geometry, slots }: Markup,
  digit: Digit,
  baseKind: HouseKind,
  coverKind: HouseKind,
  lines: Bits,
): Hit<Fish> | undefined {
  const { size } = geometry;
  const base = bitsOf(lines).map((line) => geometry.firstOf(baseKind) + line);
  let covers = 0;
  for (const house of base) covers |= slots[house * size + digit]!;
  const cover = bitsOf(covers).map((slot) => geometry.firstOf(coverKind) + slot);
  const placesIn = (house: House, among: Bits): Candidate[] =>
    bitsOf(slots[house * size + digit]! & among).map((slot) => geometry.candidate(geometry.cellAt(house, slot), digit));
  const remove = cover.flatMap((house) => placesIn(house, ~lines)).sort((a, b) => a - b);
  if (remove.length === 0) return undefined;
  const body = base.flatMap((house) => placesIn(house, covers));
  return removing({ digit, base, cover, body, fins: [], cannibal: false }, remove);
}
