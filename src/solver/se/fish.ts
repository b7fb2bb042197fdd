import { type Bits, bitsOf, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Digit } from '../../core/geometry.js';
import type { Fish } from '../../logic/digit/fish/fish.js';
import { fishSets } from '../../logic/sets/slices.js';
import { type Hit, removing } from '../../logic/step/strategy.js';
import { finding, type Place } from './find.js';
import { freshDigits } from './fresh.js';

/** Columns as base first; of several digits the one whose lines come first. */
export const lineFish = (size: number, id: string, rating: number): Place => ({
  strategies: { [id]: rating },
  *producer(board, since) {
    const fresh = freshDigits(board, since);
    for (const base of ['column', 'row'] as const) {
      const found: { lines: number; hit: Hit }[] = [];
      for (let rest = fresh; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        if (linesWith(board, base, digit) < 2 * size) continue;
        for (const lines of fishSets(board, base, digit, size, 'colexicographic')) {
          const hit = fishHit(board, base, digit, lines);
          if (hit) found.push({ lines, hit });
        }
      }
      for (const { hit } of found.sort((a, b) => a.lines - b.lines)) yield finding(id, rating, hit);
    }
  },
});

/** How many lines still need the digit. */
function linesWith({ geometry, slots }: Markup, base: 'row' | 'column', digit: Digit): number {
  const first = geometry.firstOf(base);
  let lines = 0;
  for (let line = 0; line < geometry.size; line++) if (slots[(first + line) * geometry.size + digit]) lines++;
  return lines;
}

function fishHit(board: Markup, base: 'row' | 'column', digit: Digit, lines: Bits): Hit<Fish> | undefined {
  const { geometry, slots } = board;
  const { size } = geometry;
  const first = geometry.firstOf(base);
  const firstCover = geometry.firstOf(base === 'row' ? 'column' : 'row');
  let covers = 0;
  for (let rest = lines; rest; rest &= rest - 1) covers |= slots[(first + lowestBit(rest)) * size + digit]!;
  let gone = 0;
  for (let rest = covers; rest; rest &= rest - 1)
    gone |= slots[(firstCover + lowestBit(rest)) * size + digit]! & ~lines;
  if (gone === 0) return undefined;
  const cover = bitsOf(covers).map((line) => firstCover + line);
  const along = (within: Bits): Candidate[] =>
    cover.flatMap((house) =>
      bitsOf(slots[house * size + digit]! & within).map((slot) =>
        geometry.candidate(geometry.cellAt(house, slot), digit),
      ),
    );
  const own = bitsOf(lines).map((line) => first + line);
  return removing({ digit, base: own, cover, body: along(lines), fins: [], cannibal: false }, along(~lines));
}
