import { type Bits, countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import { argumentHit, type MeasuredArgument, type Ranked } from '../../src/logic/chainer/argument-hit.js';
import { BestByCandidate, BestChain } from '../../src/logic/chainer/choice.js';
import {
  DYNAMIC,
  MULTIPLE,
  type MultipleChainer,
  type MultipleKind,
  NISHIO,
  withChainer,
} from '../../src/logic/chainer/multiple.js';
import type { Assumptions, MultipleChain } from '../../src/logic/chainer/multiple-chain.js';
import { type Nesting, nestedExtension } from '../../src/logic/chainer/nested.js';
import { unplaceableDigits } from '../../src/logic/digit/unplaceable.js';
import { chainEngine } from '../../src/logic/forcing/engines.js';
import type { Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';

type MultipleIntroduction = Introduction & Pick<Strategy, 'score'>;

/** The simpler levels of each level; 0 are plain dynamic chains. */
const SIMPLER = [0, 1, 2, 3] as const;

/** The levels at which a position was searched, and true for those that have a chain. */
const levelsSearched = (): Map<Nesting | 0, boolean> => new Map();

/** Returns the digits from which chains of a kind may start: few, at most positions. */
function startsOf(kind: MultipleKind, board: Markup, clock: Clock): Bits {
  // Nishio stays within one digit. A placing obeys all that it follows, so a candidate with a placing leads to no
  // contradiction, nor does its absence: it is the only place of its houses, or another place has a placing without it.
  if (kind === NISHIO) return unplaceableDigits(board, clock);
  // The links of these chains are among those of chains with groups, so the closure has whatever they conclude.
  if (kind === MULTIPLE && !chainEngine(board, clock).forcing.hasCommon(clock)) return 0;
  return board.geometry.all;
}

/** Makes a strategy of the shortest forcing chain for each candidate. */
const shortestOfEach = (
  kind: MultipleKind,
  reasons: readonly Assumptions['kind'][],
  about: MultipleIntroduction,
): Strategy<MeasuredArgument> => ({
  ...about,
  family: 'forcing',
  level: 'extreme',
  *find(board, { clock = unlimited } = {}) {
    const digits = startsOf(kind, board, clock);
    if (digits === 0) return;
    yield* withChainer(board.geometry, (chainer) => {
      const found = new BestByCandidate<MultipleChain>();
      const collector = {
        maxLength: found.maxLength,
        limit: (key: number, target: number) => found.limit(chainer.eliminations(target), key),
        add: (chain: MultipleChain, rank: { rating: number; length: number; key: number }) => {
          if (reasons.includes(chain.reason.kind)) found.add(chain, chainer.eliminations(chain.target), rank);
        },
      };
      chainer.search(board, { kind }, collector, clock, digits);
      if (kind === DYNAMIC) board.memo(levelsSearched).set(0, !found.isEmpty);
      return found.sorted().map((ranked) => argumentHit(chainer, ranked, kind));
    });
  },
  explain: explainArgument,
});

export const nishio = shortestOfEach(NISHIO, ['contradiction'], {
  id: 'nishio',
  name: 'Nishio',
  learnAfter: ['forcing-x-chain'],
  score: 400,
});
export const cellForcingChain = shortestOfEach(MULTIPLE, ['cell'], {
  id: 'cell-forcing-chain',
  name: 'Cell Forcing Chain',
  learnAfter: ['forcing-chain'],
  score: 500,
});
export const regionForcingChain = shortestOfEach(MULTIPLE, ['house'], {
  id: 'region-forcing-chain',
  name: 'Region Forcing Chain',
  learnAfter: ['cell-forcing-chain'],
  aliases: ['unit forcing chain', 'digit forcing chain'],
  score: 500,
});
export const dynamicForcingChain = shortestOfEach(DYNAMIC, ['contradiction', 'candidate', 'cell', 'house'], {
  id: 'dynamic-forcing-chain',
  name: 'Dynamic Forcing Chain',
  learnAfter: ['forcing-net-verity', 'forcing-net-contradiction'],
  score: 700,
});

/**
 * The most candidates at which dynamic chains are searched within dynamic chains where rules relate cells. Such grids
 * have few or no givens, and the search takes minutes on what no one could follow.
 */
const MOST_UNDER_RULES = 300;

/** True if a position is too open for the deepest chains, as grids of rules with hardly any values are. */
function isTooOpen({ geometry, digits }: Markup): boolean {
  if (geometry.isBlind) return false;
  let count = 0;
  for (let cell = 0; cell < geometry.cells; cell++) count += countBits(digits[cell]!);
  return count > MOST_UNDER_RULES;
}

/**
 * Nested chains take long to find: only the shortest is searched, and only if simpler dynamic chains find nothing.
 * `levels`: the levels to try in turn.
 */
const nested = (levels: readonly Nesting[], about: MultipleIntroduction): Strategy<MeasuredArgument> => ({
  ...about,
  family: 'forcing',
  level: 'extreme',
  aboutLines: true,
  laborious: true,
  *find(board, { clock = unlimited } = {}) {
    if (levels.includes(4) && isTooOpen(board)) return;
    const hit = withChainer(board.geometry, (chainer) => shortestFrom(board, chainer, levels, clock));
    if (hit) yield hit;
  },
  explain: explainArgument,
});

/** Returns the shortest chain of the first level that has one, if no simpler level has. */
function shortestFrom(
  board: Markup,
  chainer: MultipleChainer,
  levels: readonly Nesting[],
  clock: Clock,
): Hit<MeasuredArgument> | undefined {
  const searched = board.memo(levelsSearched);
  for (const simpler of SIMPLER)
    if (simpler < levels[0]! && (searched.get(simpler) ?? shortest(board, chainer, clock, simpler))) return undefined;
  for (const level of levels) {
    const found = shortest(board, chainer, clock, level);
    if (found) return argumentHit(chainer, found, DYNAMIC, level);
  }
  return undefined;
}

function shortest(
  board: Markup,
  chainer: MultipleChainer,
  clock: Clock,
  level: Nesting | 0,
): Ranked<MultipleChain> | undefined {
  const searched = board.memo(levelsSearched);
  if (searched.get(level) === false) return undefined;
  const best = new BestChain<MultipleChain>();
  const extension = level ? nestedExtension(board.geometry, level, clock) : undefined;
  chainer.search(board, { kind: DYNAMIC, extension }, best, clock);
  const { chain, rank } = best;
  searched.set(level, chain !== undefined);
  return chain && { chain, rank };
}

export const dynamicForcingChainPlus = nested([1], {
  id: 'dynamic-forcing-chain-plus',
  name: 'Dynamic Forcing Chain (+)',
  learnAfter: ['dynamic-forcing-chain', 'pointing', 'naked-pair'],
  score: 800,
});
export const nestedForcingChain = nested([2], {
  id: 'nested-forcing-chain',
  name: 'Dynamic Forcing Chain (+ Forcing Chains)',
  learnAfter: ['dynamic-forcing-chain-plus'],
  score: 850,
});
export const nestedMultipleForcingChain = nested([3], {
  id: 'nested-multiple-forcing-chain',
  name: 'Dynamic Forcing Chain (+ Multiple Forcing Chains)',
  learnAfter: ['nested-forcing-chain'],
  score: 900,
});
/** The inner dynamic chains may contain forcing chains, if chains without them find nothing. */
export const nestedDynamicForcingChain = nested([4, 5], {
  id: 'nested-dynamic-forcing-chain',
  name: 'Dynamic Forcing Chain (+ Dynamic Forcing Chains)',
  learnAfter: ['nested-multiple-forcing-chain'],
  score: 950,
});
