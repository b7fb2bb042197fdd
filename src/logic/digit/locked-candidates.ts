/**
 * Locked candidates: a digit confined, in one house, to the crossing with another, and therefore removed from the rest
 * of the other.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import type { Candidate, Digit, House, HouseKind } from '../../core/geometry.js';
import { housesSince } from '../../core/houses.js';
import { type Hit, removing } from '../step/strategy.js';

export interface LockedCandidates {
  readonly digit: Digit;
  /** The house in which the digit is confined to the crossing. */
  readonly from: House;
  /** The house that crosses it and loses the digit elsewhere. */
  readonly to: House;
  readonly candidates: readonly Candidate[];
}

/** Returns the digits with several places in a house that have lost a place anywhere since the stamp. */
export function pluralDigits({ geometry, slots, digitStamps }: Markup, house: House, since: Stamp): Bits {
  const { size } = geometry;
  let plural = 0;
  for (let digit = 0; digit < size; digit++) {
    const places = slots[house * size + digit]!;
    if (places & (places - 1) && digitStamps[digit]! > since) plural |= 1 << digit;
  }
  return plural;
}

type Places = Pick<Markup, 'geometry' | 'slots'>;

/**
 * Returns the eliminations in `to` of a digit locked in `from`; undefined if it removes nothing or is not locked: it
 * must have more than one place in `from`, and all of them in `to`.
 */
export function lockedCandidatesHit(
  { geometry, slots }: Places,
  digit: Digit,
  from: House,
  to: House,
): Hit<LockedCandidates> | undefined {
  const { size, houses, crossings } = geometry;
  const places = slots[from * size + digit]!;
  if (!(places & (places - 1)) || places & ~crossings[from * houses + to]!) return undefined;
  const outside = slots[to * size + digit]! & ~crossings[to * houses + from]!;
  if (outside === 0) return undefined;
  const candidates = placesAt(geometry, from, places, digit);
  return removing({ digit, from, to, candidates }, placesAt(geometry, to, outside, digit));
}

/** Adds to `hits` the eliminations by digits locked in a house: digits in order, then the houses of the first place. */
export function addLockedIn(board: Places, from: House, hits: Hit<LockedCandidates>[]): void {
  const { geometry, slots } = board;
  const { size, houseStart, cellHouses } = geometry;
  for (let digit = 0; digit < size; digit++) {
    const places = slots[from * size + digit]!;
    if (!(places & (places - 1))) continue;
    const cell = geometry.cellAt(from, lowestBit(places));
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
      if (cellHouses[at] === from) continue;
      const hit = lockedCandidatesHit(board, digit, from, cellHouses[at]!);
      if (hit) hits.push(hit);
    }
  }
}

/** Searches the houses of some kinds for digits confined to another house, houses in order. */
export function* lockedCandidates(
  board: Markup,
  kinds: readonly HouseKind[],
  since?: Stamp,
): Generator<Hit<LockedCandidates>, void, void> {
  const changed = housesSince(board, kinds, since);
  const hits: Hit<LockedCandidates>[] = [];
  for (let i = 0; i < changed.length; i++) {
    addLockedIn(board, changed[i]!, hits);
    if (hits.length > 0) yield* hits.splice(0);
  }
}
