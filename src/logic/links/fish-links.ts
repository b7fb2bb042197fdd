/**
 * Strong links of almost X-Wings: two parallel lines hold a digit in two crossing lines, except for a few fins. Without
 * the fins it is an X-Wing, and each crossing line has the digit in one of the two.
 */

import { type Bits, bitsOf, isPair } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Digit, House, HouseKind } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { markCandidates, markHouses } from '../step/marks.js';
import { candidates, digits, houses, say } from '../step/message.js';
import { houseTruths } from '../step/truths.js';
import type { LinkPattern, StrongLink } from './graph.js';

export function* almostFishLinks(board: Markup, clock = unlimited): Generator<StrongLink, void, void> {
  for (const kind of ['row', 'column'] as const)
    for (let digit = 0; digit < board.geometry.size; digit++) yield* linksInLines(board, kind, digit, clock);
}

function* linksInLines(board: Markup, kind: HouseKind, digit: Digit, clock: Clock): Generator<StrongLink, void, void> {
  const { geometry, slots } = board;
  const { size } = geometry;
  const from = geometry.firstOf(kind);
  for (let first = from; first < from + size; first++)
    for (let second = first + 1; second < from + size; second++) {
      clock();
      const all = slots[first * size + digit]! | slots[second * size + digit]!;
      if (isPair(all)) continue;
      const shared = slots[first * size + digit]! & slots[second * size + digit]!;
      for (let rest = shared; rest; rest &= rest - 1)
        for (let others = rest & (rest - 1); others; others &= others - 1)
          yield* linksOf(board, digit, [first, second], (rest & -rest) | (others & -others));
    }
}

function* linksOf(
  board: Markup,
  digit: Digit,
  lines: readonly House[],
  covers: Bits,
): Generator<StrongLink, void, void> {
  const { geometry, slots } = board;
  const placesIn = (within: Bits): Candidate[] =>
    lines.flatMap((line) => placesAt(geometry, line, slots[line * geometry.size + digit]! & within, digit));
  const fins = placesIn(~covers);
  const isSeen =
    fins.length === 1 ||
    seeingAll(
      board,
      digit,
      fins.map((fin) => geometry.cellOf(fin)),
    ).length > 0;
  if (!isSeen) return;
  const truths = houseTruths(lines, digit);
  /** The pattern shared by both links, made on demand. */
  let pattern: LinkPattern | undefined;
  const patternOf = (): LinkPattern => ({
    label: 'X-Wing',
    message: say(
      'In {lines}, {digit} makes an X-Wing (two lines with the same two places), except for {fins}: either one of these is true or the X-Wing stands.',
      {
        fins: candidates(fins),
        digit: digits(digit),
        lines: houses(lines),
      },
    ),
    marks: [...markHouses('pattern', lines), ...markCandidates('fin', fins)],
  });
  for (const cover of bitsOf(covers))
    yield {
      ends: [fins, placesIn(1 << cover)],
      truths,
      get pattern() {
        return (pattern ??= patternOf());
      },
    };
}
