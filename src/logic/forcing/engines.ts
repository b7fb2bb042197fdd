/** The two engines of forced conclusions: along chains of single implications, and through nets. */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Argument } from '../argument/lines.js';
import { type Closure, closureOf } from '../links/closure.js';
import { isOn, type State } from '../links/state.js';
import { Walk } from '../links/walk.js';
import { type Hit, placing, removing } from '../step/strategy.js';
import { forcedByChains, forcedByNet, needsNet } from './branches.js';
import { type Conclusion, Forcing } from './forcing.js';
import { groupedImplications, type Implications, implicationsOf } from './implications.js';
import { netOf } from './net.js';
import { NetTables } from './net-tables.js';
import { candidateIn, type Nodes } from './nodes.js';

interface Reach {
  readonly implications: Implications;
  readonly closure: Closure;
}

const reachOf = (implications: Implications, clock: Clock): Reach => ({
  implications,
  closure: closureOf(implications, clock),
});

/** The reach of chains between single candidates. */
export const plainReach = (board: Markup, clock?: Clock): Reach => board.memo(reachOfCandidates, clock);

const reachOfCandidates = (board: Markup, clock: Clock): Reach => reachOf(implicationsOf(board, false, clock), clock);

/** The reach of chains that may also pass through groups. */
export const groupedReach = (board: Markup, clock?: Clock): Reach => board.memo(reachOfGroups, clock);

const reachOfGroups = (board: Markup, clock: Clock): Reach => reachOf(groupedImplications(board, clock), clock);

export interface ForcingEngine {
  readonly nodes: Nodes;
  readonly implications: Implications;
  readonly forcing: Forcing;
  /** Returns true if a conclusion needs this engine, not a simpler one. */
  accepts(conclusion: Conclusion, clock: Clock): boolean;
  argumentOf(conclusion: Conclusion): Argument;
}

export type EngineOn = (board: Markup, clock?: Clock) => ForcingEngine;

export const chainEngine: EngineOn = (board, clock) => board.memo(makeChainEngine, clock);

function makeChainEngine(board: Markup, clock: Clock): ForcingEngine {
  const { implications, closure } = groupedReach(board, clock);
  const { nodes } = implications;
  let walk: Walk | undefined;
  return {
    nodes,
    implications,
    // Links run both ways, since the groups of a line or a box are disjoint or cross in one cell. Groups of extra houses
    // may contain others: then the only group apart from one need not have that one as its only group apart.
    forcing: new Forcing(board, nodes, closure, clock, board.geometry.extras.length === 0),
    accepts: () => true,
    argumentOf: (conclusion) => forcedByChains(implications, (walk ??= new Walk(implications)), conclusion),
  };
}

/** Returns the engine of nets. A conclusion whose branches are all chains is left to the engine of chains. */
export const netEngine: EngineOn = (board, clock) => board.memo(makeNetEngine, clock);

function makeNetEngine(board: Markup, clock: Clock): ForcingEngine {
  const net = netOf(board, clock);
  const { nodes } = net;
  const closure = closureOf(net, clock);
  const tables = new NetTables(net, closure);
  const before = board.copy();
  return {
    nodes,
    implications: net,
    forcing: new Forcing(board, nodes, closure, clock),
    accepts: (conclusion, clock) => needsNet(tables, conclusion, clock),
    argumentOf: (conclusion) => forcedByNet(tables, before, conclusion),
  };
}

/** Builds the argument on demand: a search for conclusions does not need it. */
export type ArgumentOnDemand = () => Argument;

export const forcedHit = <Pattern>(nodes: Nodes, state: State, pattern: Pattern): Hit<Pattern> =>
  isOn(state) ? placing(pattern, candidateIn(nodes, state)) : removing(pattern, [candidateIn(nodes, state)]);
