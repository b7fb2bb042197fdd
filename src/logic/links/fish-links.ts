/**
 * Strong links of almost X-Wings: two parallel lines hold a digit in two crossing lines, except for a few fins. Without
 * the fins it is an X-Wing, and each crossing line has the digit in one of the two.
 */

import { type Bits, isPair } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate, Cell, Digit, House, HouseKind } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { markCandidates, markHouses } from '../step/marks.js';
import { candidates, digits, houses, say } from '../step/message.js';
import { houseTruths } from '../step/truths.js';
import { onDemand, type StrongLink } from './graph.js';

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
  const fins = placesIn(board, digit, lines, ~covers);
  const finCells: Cell[] = [];
  for (const fin of fins) finCells.push(board.geometry.cellOf(fin));
  if (fins.length > 1 && seeingAll(board, digit, finCells).length === 0) return;
  const truths = houseTruths(lines, digit);
  const pattern = onDemand(() => ({
    label: 'X-Wing',
    message: say(
      'In {lines}, {digit} makes an X-Wing (two lines with the same two places), except for {fins}. Unless {fins:this|one of these} is true, the X-Wing stands.',
      {
        fins: candidates(fins),
        digit: digits(digit),
        lines: houses(lines),
      },
    ),
    marks: [...markHouses('pattern', lines), ...markCandidates('fin', fins)],
  }));
  for (let rest = covers; rest; rest &= rest - 1)
    yield { ends: [fins, placesIn(board, digit, lines, rest & -rest)], truths, pattern };
}

/** Returns the places of a digit at some slots of some lines. */
function placesIn({ geometry, slots }: Markup, digit: Digit, lines: readonly House[], within: Bits): Candidate[] {
  const places: Candidate[] = [];
  for (const line of lines)
    places.push(...placesAt(geometry, line, slots[line * geometry.size + digit]! & within, digit));
  return places;
}
