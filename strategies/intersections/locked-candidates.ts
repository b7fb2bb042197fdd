import { isSingle, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { placesAt } from '../../src/core/candidates.js';
import type { Candidate, Digit, Geometry, House, HouseKind } from '../../src/core/geometry.js';
import { housesSince } from '../../src/core/houses.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

export interface LockedCandidates {
  readonly digit: Digit;
  /** The house in which the digit keeps to the crossing. */
  readonly from: House;
  /** The house that crosses it and loses the digit elsewhere. */
  readonly to: House;
  readonly candidates: readonly Candidate[];
}

/** Whether the digit has more than one place in a house and all of them lie in another one. */
function isLocked({ geometry, slots }: Markup, digit: Digit, from: House, to: House): boolean {
  const places = slots[from * geometry.size + digit]!;
  return places !== 0 && !isSingle(places) && (places & ~geometry.crossings[from * geometry.houses + to]!) === 0;
}

/** What a digit that is locked in `from` loses elsewhere in `to`; undefined if it is not locked or nothing goes. */
export function lockedCandidatesHit(
  board: Markup,
  digit: Digit,
  from: House,
  to: House,
): Hit<LockedCandidates> | undefined {
  if (!isLocked(board, digit, from, to)) return undefined;
  const { geometry, slots } = board;
  const { size, crossings } = geometry;
  const outside = slots[to * size + digit]! & ~crossings[to * geometry.houses + from]!;
  if (outside === 0) return undefined;
  const candidates = placesAt(geometry, from, slots[from * size + digit]!, digit);
  return removing({ digit, from, to, candidates }, placesAt(geometry, to, outside, digit));
}

/** Looks in the houses of some kinds for digits that keep to another house, houses in order. */
function* lockedCandidates(
  board: Markup,
  kinds: readonly HouseKind[],
  since?: Stamp,
): Generator<Hit<LockedCandidates>, void, void> {
  const { geometry, slots } = board;
  const { size, houseStart, cellHouses } = geometry;
  const changed = housesSince(board, kinds, since);
  for (let i = 0; i < changed.length; i++) {
    const from = changed[i]!;
    for (let digit = 0; digit < size; digit++) {
      const places = slots[from * size + digit]!;
      if (places === 0 || isSingle(places)) continue;
      const cell = geometry.cellAt(from, lowestBit(places));
      for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
        if (cellHouses[at] === from) continue;
        const hit = lockedCandidatesHit(board, digit, from, cellHouses[at]!);
        if (hit) yield hit;
      }
    }
  }
}

const explain = (
  { place, remove, pattern: { digit, from, to, candidates } }: Hit<LockedCandidates>,
  geometry: Geometry,
) => ({
  message: say(
    'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}: {conclusion}.',
    {
      from: houses([from]),
      digit: digits(digit),
      cells: cells(candidates.map((candidate) => geometry.cellOf(candidate))),
      to: houses([to]),
      conclusion: conclusion({ place, remove }),
    },
  ),
  marks: [
    ...markHouses('pattern', [from]),
    ...markHouses('cover', [to]),
    ...markCandidates('pattern', candidates),
    ...markCandidates('target', remove),
  ],
  truths: houseTruths([from], digit),
});

/** A digit that keeps to one line, or region, within a box is gone from the rest of it. */
export const pointing: Strategy<LockedCandidates> = {
  id: 'pointing',
  name: 'Pointing',
  aliases: ['locked candidates 1', 'pointing pair', 'pointing triple'],
  family: 'intersections',
  level: 'medium',
  score: 50,
  find: (board, since) => lockedCandidates(board, ['box'], since),
  explain,
};

/** A digit that keeps to one box, or region, within a line or region is gone from the rest of it. */
export const claiming: Strategy<LockedCandidates> = {
  id: 'claiming',
  name: 'Claiming',
  aliases: ['locked candidates 2', 'box-line reduction'],
  family: 'intersections',
  level: 'medium',
  score: 50,
  find: (board, since) => lockedCandidates(board, ['row', 'column', 'region'], since),
  explain,
};
