/** Rungs of chains: single ones, and forcing chains from several assumptions, each the best of its rung by length. */
import {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedDynamicForcingChain,
  nestedForcingChain,
  nestedMultipleForcingChain,
  nishio,
  regionForcingChain,
} from '../../../strategies/forcing/multiple.js';
import {
  bidirectionalCycle,
  bidirectionalXCycle,
  bidirectionalYCycle,
  forcingChain,
  forcingXChain,
} from '../../../strategies/forcing/unary.js';
import type { Markup } from '../../core/board.js';
import { unlimited } from '../../core/clock.js';
import { argumentHit, type MeasuredArgument } from '../../logic/chainer/argument-hit.js';
import { BestChain, lengthRating } from '../../logic/chainer/choice.js';
import { DYNAMIC, MULTIPLE, type MultipleKind, NISHIO, withChainer } from '../../logic/chainer/multiple.js';
import type { MultipleChain } from '../../logic/chainer/multiple-chain.js';
import { type Nesting, nestedExtension } from '../../logic/chainer/nested.js';
import { unaryChainer } from '../../logic/chainer/unary.js';
import { type UnaryChain, type UnaryPattern, unaryHit, X_PASS, Y_PASS } from '../../logic/chainer/unary-chain.js';
import type { SearchLimits, Strategy } from '../../logic/step/strategy.js';
import { type Found, found, NO_FINDS, type Rung } from '../rung.js';
import { changedDigits, type RatedStrategy, rated, seRung } from './rung.js';

function* findUnary(board: Markup, { since, clock = unlimited }: SearchLimits = {}): Generator<Found, void, void> {
  const best = new BestChain<UnaryChain>();
  unaryChainer(board.geometry).search(board, best, { allowed: changedDigits(board, since), clock });
  const { chain } = best;
  if (chain) yield found(strategyOf(chain), unaryHit(board, chain), chain.rating);
}

/** Returns the strategy that has the name of a chain. */
function strategyOf({ kind, pass }: UnaryChain): Strategy<UnaryPattern> {
  if (kind === 'chain') return pass === X_PASS ? forcingXChain : forcingChain;
  return pass === X_PASS ? bidirectionalXCycle : pass === Y_PASS ? bidirectionalYCycle : bidirectionalCycle;
}

/**
 * Makes a strategy of chains, rated by their length. The links of a cycle have its start at both ends, so one of the
 * two does not count.
 */
const ratedUnary = (strategy: Strategy<UnaryPattern>, base: number): RatedStrategy =>
  rated(
    strategy,
    base,
    ({ pattern: { kind, links } }) => base + lengthRating(kind === 'cycle' ? links.length - 1 : links.length),
  );

export const unaryChains = seRung(
  findUnary,
  ratedUnary(bidirectionalXCycle, 6.5),
  ratedUnary(bidirectionalYCycle, 6.5),
  ratedUnary(forcingXChain, 6.6),
  ratedUnary(bidirectionalCycle, 7.0),
  ratedUnary(forcingChain, 7.0),
);

/**
 * Length limits to try in turn. Many dynamic chains are short, on large grids mostly of 17 to 24 states, and a search
 * that ignores longer ones finds them sooner.
 */
const SHORT_FIRST = [24, Infinity];

/** Makes a rung of the shortest forcing chain of a kind. `strategyFor` returns the strategy that has its name. */
const forcingRung = (
  kind: MultipleKind,
  base: number,
  strategies: readonly Strategy<MeasuredArgument>[],
  strategyFor: (chain: MultipleChain) => Strategy<MeasuredArgument>,
  level?: Nesting,
): Rung =>
  seRung(
    (board, { since, clock = unlimited } = {}) => {
      const { geometry } = board;
      const allowed = kind.branches ? geometry.all : changedDigits(board, since);
      const extension = level && nestedExtension(geometry, level, clock);
      return withChainer(geometry, (chainer) => {
        for (const length of kind.branches && kind.dynamic && !level ? SHORT_FIRST : [Infinity]) {
          const best = new BestChain<MultipleChain>({ length });
          chainer.search(board, { kind, extension }, best, clock, allowed);
          const { chain, rank } = best;
          if (!chain) continue;
          const hit = argumentHit(chainer, { chain, rank }, kind, level);
          return [found(strategyFor(chain), hit, base + lengthRating(rank.length))];
        }
        return NO_FINDS;
      });
    },
    ...strategies.map((strategy) => rated(strategy, base, ({ pattern }) => base + lengthRating(pattern.length))),
  );

export const nishioChains = forcingRung(NISHIO, 7.5, [nishio], () => nishio);
export const multipleChains = forcingRung(MULTIPLE, 8.0, [cellForcingChain, regionForcingChain], ({ reason }) =>
  reason.kind === 'cell' ? cellForcingChain : regionForcingChain,
);

const DYNAMIC_CHAINS = [
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedForcingChain,
  nestedMultipleForcingChain,
  nestedDynamicForcingChain,
  nestedDynamicForcingChain,
] as const;

/** Makes a rung of dynamic chains, plain (level 0) or nested. */
export const dynamicChains = (level: 0 | Nesting): Rung => {
  const strategy = DYNAMIC_CHAINS[level];
  return forcingRung(DYNAMIC, 8.5 + 0.5 * level, [strategy], () => strategy, level || undefined);
};
