/** Chains that a search found, as the catalogue tells them. */
import type { Markup } from '../../core/board.js';
import type { Candidate, House } from '../../core/geometry.js';
import { type Chain, strongly, weakly } from '../../logic/chain.js';
import { cellTruths, houseTruths } from '../../logic/truths.js';

/** The chain over nodes, its links strong and weak in turn; `strongFirst`: the first one is strong. */
export const chainOf = (board: Markup, nodes: readonly (readonly Candidate[])[], strongFirst = true): Chain =>
  nodes.map((node, i) => {
    const isStrong = i > 0 && i % 2 === (strongFirst ? 1 : 0);
    return isStrong ? strongLink(board, nodes[i - 1]!, node) : weakly(...node);
  });

function strongLink(board: Markup, from: readonly Candidate[], to: readonly Candidate[]): Chain[number] {
  const { geometry } = board;
  const cell = geometry.cellOf(from[0]!);
  return geometry.cellOf(to[0]!) === cell && geometry.digitOf(from[0]!) !== geometry.digitOf(to[0]!)
    ? strongly(to, cellTruths([cell]))
    : strongly(to, houseTruths([strongHouse(board, ...from, ...to)], geometry.digitOf(to[0]!)));
}

/** The first house in which a digit has these places only. */
export function strongHouse({ geometry, slots }: Markup, ...places: readonly Candidate[]): House {
  const cells = places.map((candidate) => geometry.cellOf(candidate));
  const digit = geometry.digitOf(places[0]!);
  for (const house of geometry.commonHouses(cells)) {
    let others = slots[house * geometry.size + digit]!;
    for (let slot = 0; slot < geometry.size; slot++)
      if (cells.includes(geometry.cellAt(house, slot))) others &= ~(1 << slot);
    if (others === 0) return house;
  }
  throw new Error('no strong link joins these candidates');
}
