/** Chains that a search found, as the catalogue tells them. */
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { type Chain, strongLink, weakly } from '../../logic/links/chain.js';

/** The chain over nodes, its links strong and weak in turn; `strongFirst`: the first one is strong. */
export const chainOf = (board: Markup, nodes: readonly (readonly Candidate[])[], strongFirst = true): Chain =>
  nodes.map((node, i) =>
    i > 0 && i % 2 === (strongFirst ? 1 : 0)
      ? strongLink(board.geometry, (candidate) => board.has(candidate), nodes[i - 1]!, node)
      : weakly(...node),
  );
