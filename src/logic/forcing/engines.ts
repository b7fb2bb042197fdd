/** The two engines behind forced conclusions: along chains of single implications, and through nets. */

import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import { perPosition } from '../../core/per-position.js';
import { closureOf } from '../links/closure.js';
import { type Forced, forcedByChains, forcedByNet, isBranched } from './branches.js';
import { type Conclusion, Forcing } from './forcing.js';
import { netOf } from './net.js';
import { NetTables } from './net-tables.js';
import type { Nodes } from './nodes.js';
import { groupedReach } from './reach.js';

export interface ForcingEngine {
  readonly nodes: Nodes;
  readonly forcing: Forcing;
  /** Whether a conclusion is one of this engine, and not of a plainer one. */
  counts(conclusion: Conclusion): boolean;
  tell(conclusion: Conclusion): Forced;
}

export const chainEngine: (board: Markup, clock?: Clock) => ForcingEngine = perPosition((board) => {
  const { implications, closure } = groupedReach(board);
  const { nodes } = implications;
  return {
    nodes,
    forcing: new Forcing(board, nodes, closure),
    counts: () => true,
    tell: (conclusion) => forcedByChains(implications, conclusion),
  };
});

/** A conclusion of which no way branches is left to chains. */
export const netEngine: (board: Markup, clock?: Clock) => ForcingEngine = perPosition((board, clock) => {
  const net = netOf(board);
  const { nodes } = net;
  const tables = new NetTables(net);
  const before = board.copy();
  return {
    nodes,
    forcing: new Forcing(board, nodes, closureOf(net, clock)),
    counts: (conclusion) => isBranched(tables, conclusion),
    tell: (conclusion) => forcedByNet(tables, before, conclusion),
  };
});
