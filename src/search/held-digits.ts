/**
 * What the digits that a rule holds exclude, such as those in all combinations of a cage: a cell that sees all places of one
 * of them in the rule cannot have it.
 */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';

const WORD = 32;

/** The cells that each cell sees, as rows of bits. */
interface Sights {
  readonly words: number;
  readonly rows: Int32Array;
}

/** What a search has left. */
interface Searched {
  readonly geometry: Geometry;
  readonly left: Int32Array;
  strike(candidate: Candidate): void;
}

function makeSights({ cells, peers, peerStart }: Geometry): Sights {
  const words = Math.ceil(cells / WORD);
  const rows = new Int32Array(cells * words);
  for (let cell = 0; cell < cells; cell++)
    for (let i = peerStart[cell]!; i < peerStart[cell + 1]!; i++)
      rows[cell * words + (peers[i]! >> 5)]! |= 1 << (peers[i]! & 31);
  return { words, rows };
}

/** Removes the digits that some cells with these digits hold from all that see their places. */
export function excludeHeld(searched: Searched, cells: readonly Cell[], digits: Int32Array, held: Bits): void {
  const { geometry, left } = searched;
  const { words, rows } = geometry.memo(makeSights);
  for (; held; held &= held - 1) {
    const digit = held & -held;
    for (let word = 0; word < words; word++) {
      let seeing = -1;
      for (let at = 0; at < cells.length && seeing; at++)
        if (digits[at]! & digit) seeing &= rows[cells[at]! * words + word]!;
      for (; seeing; seeing &= seeing - 1) {
        const cell = word * WORD + lowestBit(seeing);
        if (left[cell]! & digit) searched.strike(geometry.candidate(cell, lowestBit(digit)));
      }
    }
  }
}
