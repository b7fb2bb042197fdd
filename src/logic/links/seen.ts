/** What the nodes of a graph see: the board's candidates that conflict with all of theirs. */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { eachConflict } from '../../core/seeing.js';
import type { NodeOf } from './plain-links.js';
import type { Node } from './state.js';

export interface Seen {
  /** The board's candidates that conflict with all of a node's: a set of `words` integers at `node * words`. */
  readonly seen: Int32Array;
  readonly words: number;
}

/** What each node sees: one with several candidates what all of them see. */
export function seenBy(
  board: Markup,
  nodes: readonly (readonly Candidate[])[],
  nodeOf: NodeOf,
  words: number,
): Int32Array {
  const seen = new Int32Array(nodes.length * words);
  for (let node = 0; node < nodes.length; node++) {
    const base = node * words;
    const [candidate, ...others] = nodes[node]!;
    if (others.length > 0) {
      for (let word = 0; word < words; word++) {
        let set = seen[nodeOf[candidate!]! * words + word]!;
        for (const other of others) set &= seen[nodeOf[other]! * words + word]!;
        seen[base + word] = set;
      }
      continue;
    }
    eachConflict(board, candidate!, (other) => {
      seen[base + (other >> 5)]! |= 1 << (other & 31);
    });
  }
  return seen;
}

/** The board's candidates that conflict with all candidates of two nodes, ascending. Allocates only if there are any. */
export function seenByBoth({ seen, words }: Seen, a: Node, b: Node): readonly Candidate[] {
  let both: Candidate[] | undefined;
  for (let word = 0; word < words; word++)
    for (let rest = seen[a * words + word]! & seen[b * words + word]!; rest; rest &= rest - 1)
      (both ??= []).push(word * 32 + lowestBit(rest));
  return both ?? NONE;
}

const NONE: readonly Candidate[] = [];

/** Whether all candidates of a node conflict with a candidate. */
export const sees = ({ seen, words }: Seen, node: Node, candidate: Candidate): boolean =>
  (seen[node * words + (candidate >> 5)]! & (1 << (candidate & 31))) !== 0;
