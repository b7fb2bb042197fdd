/** The rows of HoDoKu's table that are on by default, in its order: what is searched, and how what is found is rated. */

import { strategyOf } from '../../../strategies/index.js';
import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import type { Board, Stamp } from '../../core/board.js';
import type { Strategy } from '../../logic/strategy.js';
import { type Found, type Rung, rungOf } from '../ladder.js';

/** A row: the kinds of step it may find, all rated alike, and the search that chooses one of them. */
export interface Row {
  readonly rungs: readonly Rung[];
  /** `since`: when the row was last searched in vain on this board. */
  search(board: Board, since?: Stamp): Found | undefined;
}

/** The strategy's own order decides. */
function first(strategy: Strategy): Row {
  const rung = rungOf(strategy);
  return {
    rungs: [rung],
    search(board, since) {
      const { value: hit } = strategy.find(board, since).next();
      return hit ? { rung, hit } : undefined;
    },
  };
}

/** By kind of single. */
export const singleRungs: readonly Rung[] = [fullHouse, nakedSingle, hiddenSingle].map(rungOf);

const IDS = [
  'locked-pair',
  'locked-triple',
  'pointing',
  'claiming',
  'naked-pair',
  'naked-triple',
  'hidden-pair',
  'hidden-triple',
  'naked-quadruple',
  'hidden-quadruple',
  'x-wing',
  'swordfish',
  'jellyfish',
  'remote-pair',
  'bug-plus-1',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'w-wing',
  'xy-wing',
  'xyz-wing',
  'unique-rectangle-1',
  'unique-rectangle-2',
  'unique-rectangle-3',
  'unique-rectangle-4',
  'unique-rectangle-5',
  'unique-rectangle-6',
  'hidden-rectangle',
  'avoidable-rectangle-1',
  'avoidable-rectangle-2',
  'finned-x-wing',
  'sashimi-x-wing',
  'finned-swordfish',
  'sashimi-swordfish',
  'finned-jellyfish',
  'sashimi-jellyfish',
  'sue-de-coq',
  'simple-colors-wrap',
  'simple-colors-trap',
  'multi-colors-2',
  'multi-colors-1',
  'x-chain',
  'xy-chain',
  'als-xz',
  'als-xy-wing',
  'als-chain',
  'franken-x-wing',
  'franken-swordfish',
  'finned-franken-x-wing',
  'finned-franken-swordfish',
  'backtracking',
];

/** Techniques join as the catalogue comes to know them. */
export const rows: readonly Row[] = IDS.flatMap((id) => strategyOf(id) ?? []).map(first);
