/** The two engines behind forced conclusions: along chains of single implications, and through nets. */
import type { Markup } from '../../core/board.js';
import { perPosition } from '../../core/caches.js';
import type { Clock } from '../../core/clock.js';
import { type Closure, closureOf } from '../links/closure.js';
import { isOn, type State } from '../links/state.js';
import { type Hit, placing, removing } from '../step/strategy.js';
import { type Forced, forcedByChains, forcedByNet, isBranched } from './branches.js';
import { type Conclusion, Forcing } from './forcing.js';
import { type Implications, implicationsOf } from './implications.js';
import { netOf } from './net.js';
import { NetTables } from './net-tables.js';
import { candidateIn, type Nodes } from './nodes.js';

interface Reach {
  readonly implications: Implications;
  readonly closure: Closure;
}

const reachWith = (grouped: boolean): ((board: Markup, clock?: Clock) => Reach) =>
  perPosition((board, clock) => {
    const implications = implicationsOf(board, grouped);
    return { implications, closure: closureOf(implications, clock) };
  });

/** Reach of chains between single candidates. */
export const plainReach = reachWith(false);

/** Reach of chains that may also pass through groups. */
export const groupedReach = reachWith(true);

export interface ForcingEngine {
  readonly nodes: Nodes;
  readonly forcing: Forcing;
  /** True if a conclusion is one of this engine, and not of a plainer one. */
  counts(conclusion: Conclusion): boolean;
  tell(conclusion: Conclusion): Forced;
}

export const chainEngine: (board: Markup, clock?: Clock) => ForcingEngine = perPosition((board, clock) => {
  const { implications, closure } = groupedReach(board, clock);
  const { nodes } = implications;
  return {
    nodes,
    forcing: new Forcing(board, nodes, closure),
    counts: () => true,
    tell: (conclusion) => forcedByChains(implications, conclusion),
  };
});

/** Conclusions by nets. One all of whose branches are chains is left to chains. */
export const netEngine: (board: Markup, clock?: Clock) => ForcingEngine = perPosition((board, clock) => {
  const net = netOf(board, clock);
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

/** Builds the branches when they are needed: finding a conclusion does not need them. */
export type Told = () => Forced;

export const forcedHit = <Pattern>(nodes: Nodes, state: State, pattern: Pattern): Hit<Pattern> =>
  isOn(state) ? placing(pattern, candidateIn(nodes, state)) : removing(pattern, [candidateIn(nodes, state)]);
