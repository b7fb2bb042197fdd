import { bitsFrom, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Fish, within } from '../../logic/digit/fish/fish.js';
import { LINES } from '../../logic/digit/fish/kinds.js';
import { lineFish } from '../../logic/digit/fish/lines.js';
import { type Hit, removing, type Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../rung.js';
import { freshDigits } from './fresh.js';
import { rungAt } from './rung.js';

/** Columns as base first; of several digits the one whose lines come first. */
const TURNS = LINES.toReversed();

export const fishRung = (size: number, strategy: Strategy<Fish>, rating: number): Rung =>
  rungAt(rating, strategy, function* (board, since) {
    for (const kinds of TURNS) {
      const hits: { lines: number; hit: Hit<Fish> }[] = [];
      for (let rest = freshDigits(board, since); rest; rest &= rest - 1)
        for (const hit of lineFish(board, lowestBit(rest), kinds, size))
          if (linesWith(board, hit.pattern) >= 2 * size) hits.push({ lines: linesOf(board, hit.pattern), hit });
      for (const { hit } of hits.sort((a, b) => a.lines - b.lines)) yield alongCover(hit, board.geometry);
    }
  });

/** The same with candidates cover house by cover house. */
function alongCover({ remove, pattern }: Hit<Fish>, geometry: Geometry): Hit<Fish> {
  const along = (list: readonly Candidate[]) => pattern.cover.flatMap((house) => within(house, list, geometry));
  return removing({ ...pattern, body: along(pattern.body) }, along(remove));
}

/** The base lines, as a set of their places among those of their kind. */
const linesOf = ({ geometry }: Markup, { base }: Fish): number =>
  bitsFrom(base.map((house) => geometry.indexOf(house)));

/** How many lines still need the digit. */
function linesWith({ geometry, slots }: Markup, { digit, base }: Fish): number {
  const first = geometry.firstOf(geometry.houseKinds[base[0]!]!);
  let lines = 0;
  for (let line = 0; line < geometry.size; line++) if (slots[(first + line) * geometry.size + digit]) lines++;
  return lines;
}
