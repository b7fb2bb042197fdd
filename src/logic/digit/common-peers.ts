/**
 * A digit all of whose places in a house are seen from a cell elsewhere, through pairs of different cells or through
 * several houses.
 */
import { type Bits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import { type Candidate, type Cell, type Digit, type Geometry, HOUSE_KINDS, type House } from '../../core/geometry.js';
import { housesSince } from '../../core/houses.js';
import { type Hit, removing } from '../step/strategy.js';

export interface CommonPeer {
  readonly digit: Digit;
  readonly house: House;
  readonly candidates: readonly Candidate[];
}

/**
 * Yields one hit for each cell that sees all places, since each has its own reasons. Locked candidates cover cells that
 * share one house with all places; without extra houses there are no others.
 */
export function* commonPeerHits(board: Markup, since?: Stamp): Generator<Hit<CommonPeer>, void, void> {
  const { geometry, slots } = board;
  if (geometry.isPlain) return;
  for (const house of housesSince(board, HOUSE_KINDS, since))
    for (let digit = 0; digit < geometry.size; digit++) {
      const places = slots[house * geometry.size + digit]!;
      if (places === 0 || isSingle(places)) continue;
      for (let word = 0; word < geometry.words; word++)
        for (let seeing = seeingAll(board, digit, house, word); seeing; seeing &= seeing - 1) {
          const cell = word * 32 + lowestBit(seeing);
          if (isInOneHouse(geometry, house, places, cell)) continue;
          const candidates = placesAt(geometry, house, places, digit);
          yield removing({ digit, house, candidates }, [geometry.candidate(cell, digit)]);
        }
    }
}

/** True if a house of the cell holds all of some places in another house. */
function isInOneHouse(geometry: Geometry, house: House, places: Bits, cell: Cell): boolean {
  const { houses, houseStart, cellHouses, crossings } = geometry;
  for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++)
    if ((places & ~crossings[house * houses + cellHouses[i]!]!) === 0) return true;
  return false;
}

/** Returns the cells, among 32, that may hold the digit and see all its places in a house. */
function seeingAll({ geometry, places, slots }: Markup, digit: Digit, house: House, word: number): number {
  const { size, words, peerSets, houseCells } = geometry;
  let set = places[digit * words + word]!;
  for (let rest = slots[house * size + digit]!; rest && set; rest &= rest - 1)
    set &= peerSets[houseCells[house * size + lowestBit(rest)]! * words + word]!;
  return set;
}
