import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Digit } from '../../core/geometry.js';
import { fishSets } from '../../logic/slices.js';
import { type Hit, removing } from '../../logic/strategy.js';
import { finding, type Producer } from './find.js';
import { freshDigits } from './fresh.js';

/** Columns as base first; of several digits the one whose lines come first. */
export const lineFish = (size: number, id: string, rating: number): Producer =>
  function* (board, since) {
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
  };

/** How many lines still need the digit. */
function linesWith({ geometry, slots }: Markup, base: 'row' | 'column', digit: Digit): number {
  const first = geometry.firstOf(base);
  let lines = 0;
  for (let line = 0; line < geometry.size; line++) if (slots[(first + line) * geometry.size + digit]) lines++;
  return lines;
}

function fishHit({ geometry, slots }: Markup, base: 'row' | 'column', digit: Digit, lines: number): Hit | undefined {
  const { size } = geometry;
  const first = geometry.firstOf(base);
  const firstCover = geometry.firstOf(base === 'row' ? 'column' : 'row');
  let covers = 0;
  for (let rest = lines; rest; rest &= rest - 1) covers |= slots[(first + lowestBit(rest)) * size + digit]!;
  const remove: Candidate[] = [];
  for (let rest = covers; rest; rest &= rest - 1) {
    const cover = firstCover + lowestBit(rest);
    for (let gone = slots[cover * size + digit]! & ~lines; gone; gone &= gone - 1)
      remove.push(geometry.candidate(geometry.cellAt(cover, lowestBit(gone)), digit));
  }
  return remove.length > 0 && countBits(covers) ? removing({ digit, base, lines, covers }, remove) : undefined;
}
