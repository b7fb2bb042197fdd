/** The eliminations of a cycle: candidates off it that see the same digit both on and off along it. */
import { lowestBit } from '../../core/bits.js';
import { addCell, type CellSet, cellSet } from '../../core/cell-set.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import type { Position } from '../../core/scan-order.js';
import { nodeIn, type State } from '../links/state.js';
import { NONE } from './levels.js';

export class CycleTargets {
  /** The cells of the cycle. */
  private readonly own: CellSet;
  /** For each digit, the cells that see an off of it, and those that see an on of it. */
  private readonly seen: CellSet;

  constructor(private readonly geometry: Geometry) {
    this.own = cellSet(geometry);
    this.seen = new Int32Array(2 * geometry.size * geometry.words);
  }

  /** Returns the eliminations of the cycle that an off closes, entered from an on; undefined if there are none. */
  of({ digits }: Position, last: State, from: State, parent: Int32Array): Candidate[] | undefined {
    const { geometry, seen, own } = this;
    const { size, words, peerSets } = geometry;
    seen.fill(0);
    own.fill(0);
    for (let node = last, next = from; node !== NONE; node = next, next = next === NONE ? NONE : parent[next]!) {
      const candidate = nodeIn(node);
      const cell = (candidate / size) | 0;
      const at = (2 * (candidate - cell * size) + (node & 1)) * words;
      for (let word = 0; word < words; word++) seen[at + word]! |= peerSets[cell * words + word]!;
      addCell(own, cell);
    }
    let remove: Candidate[] | undefined;
    for (let digit = 0; digit < size; digit++)
      for (let word = 0; word < words; word++) {
        const both = seen[2 * digit * words + word]! & seen[(2 * digit + 1) * words + word]! & ~own[word]!;
        for (let rest = both; rest; rest &= rest - 1) {
          const cell = word * 32 + lowestBit(rest);
          if (digits[cell]! & (1 << digit)) (remove ??= []).push(geometry.candidate(cell, digit));
        }
      }
    return remove;
  }
}
