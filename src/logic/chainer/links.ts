/**
 * The plain links of a position as chainers walk them: each candidate is a node, and along houses those of the box come
 * first, then those of the row and of the column. A pass may go within cells, along houses, or both.
 */
import { orderOf, type Position } from '../../core/boxes-first.js';
import { perShape } from '../../core/caches.js';
import type { Geometry } from '../../core/geometry.js';
import { LinkList } from '../links/link-list.js';
import { addPlainLinks } from '../links/plain-links.js';
import type { State } from '../links/state.js';

export const linksOn = (geometry: Geometry): LinkList => new LinkList(2 * geometry.candidates);

/** Reads the links off a position. */
export function readLinks(list: LinkList, position: Position): void {
  const { geometry } = position;
  addPlainLinks(list.clear(), position, orderOf(geometry), ownNodes(geometry));
  list.end();
}

const ownNodes = perShape(({ candidates: count }) => {
  const nodeOf = Int16Array.from({ length: count }, (_, candidate) => candidate);
  return { candidates: nodeOf, count, nodeOf };
});

/** Start of a state's links: those within its cell, or those along houses. */
export const firstLink = ({ start, along }: LinkList, state: State, withinCell: boolean): number =>
  withinCell ? start[state]! : along[state]!;

/** End of a state's links: those along houses, or those within its cell. */
export const endOfLinks = ({ start, along }: LinkList, state: State, alongHouses: boolean): number =>
  alongHouses ? start[state + 1]! : along[state]!;
