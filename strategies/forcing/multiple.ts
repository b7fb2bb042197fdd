import type { Markup } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { Best, FirstOfEach } from '../../src/logic/chainer/choice.js';
import {
  DYNAMIC,
  type Forcing,
  type Kind,
  MULTIPLE,
  MultipleChainer,
  NISHIO,
  type Reason,
} from '../../src/logic/chainer/multiple.js';
import { furtherOf, type Level } from '../../src/logic/chainer/nested.js';
import { candidateOf, isOn } from '../../src/logic/chainer/potentials.js';
import type { Story } from '../../src/logic/chainer/story.js';
import { explainStory } from '../../src/logic/chainer/tell.js';
import type { Hit, Strategy } from '../../src/logic/strategy.js';

const unlimited = (): void => {};

/** The hit of a forcing that a chainer has just found. */
export function storyHit(chainer: MultipleChainer, forcing: Forcing, kind: Kind, nested?: Level): Hit<Story> {
  const { target } = forcing;
  const told = nested && furtherOf(chainer.geometry, nested, unlimited, true);
  return {
    place: isOn(target) ? [candidateOf(target)] : [],
    remove: chainer.removed(target),
    pattern: chainer.story(forcing, kind, told),
  };
}

const about = (id: string, name: string, score: number, aliases: readonly string[] = []) =>
  ({ id, name, score, aliases, family: 'forcing', level: 'extreme' }) as const;

const explain = ({ pattern }: Hit<Story>, geometry: Geometry) => explainStory(pattern, geometry);

/** For each candidate that some forcing removes, the shortest that does. */
const shortestOfEach = (
  kind: Kind,
  reasons: readonly Reason['kind'][],
  meta: ReturnType<typeof about>,
): Strategy<Story> => ({
  ...meta,
  *find(board) {
    const chainer = new MultipleChainer(board.geometry);
    const found = new FirstOfEach<Forcing>();
    const wanted = {
      most: (key: number, target: number) => found.most(chainer.removed(target), key),
      take: (forcing: Forcing, rank: { rating: number; length: number; key: number }) => {
        if (reasons.includes(forcing.reason.kind)) found.take(forcing, chainer.removed(forcing.target), rank);
      },
    };
    chainer.search(board, kind, wanted, unlimited);
    yield* found.inOrder().map(({ chain }) => storyHit(chainer, chain, kind));
  },
  explain,
});

export const nishio = shortestOfEach(NISHIO, ['contradiction'], about('nishio', 'Nishio', 400));
export const cellForcingChain = shortestOfEach(
  MULTIPLE,
  ['cell'],
  about('cell-forcing-chain', 'Cell Forcing Chain', 500),
);
export const regionForcingChain = shortestOfEach(
  MULTIPLE,
  ['region'],
  about('region-forcing-chain', 'Region Forcing Chain', 500, ['unit forcing chain', 'digit forcing chain']),
);
export const dynamicForcingChain = shortestOfEach(
  DYNAMIC,
  ['contradiction', 'double', 'cell', 'region'],
  about('dynamic-forcing-chain', 'Dynamic Forcing Chain', 700),
);

/** Nested chains take long to find: only the shortest is looked for, and only where simpler dynamic chains end. */
const nested = (level: Level, meta: ReturnType<typeof about>): Strategy<Story> => ({
  ...meta,
  *find(board) {
    for (let simpler = 0; simpler < level; simpler++) if (shortest(board, simpler)) return;
    const hit = shortest(board, level);
    if (hit) yield hit;
  },
  explain,
});

function shortest(board: Markup, level: number): Hit<Story> | undefined {
  const { geometry } = board;
  const chainer = new MultipleChainer(geometry);
  const best = new Best<Forcing>();
  const further = level === 0 ? undefined : furtherOf(geometry, level as Level, unlimited);
  chainer.search(board, DYNAMIC, best, unlimited, further);
  return best.chain && storyHit(chainer, best.chain, DYNAMIC, level === 0 ? undefined : (level as Level));
}

export const dynamicForcingChainPlus = nested(1, about('dynamic-forcing-chain-plus', 'Dynamic Forcing Chain (+)', 800));
export const nestedForcingChain = nested(
  2,
  about('nested-forcing-chain', 'Dynamic Forcing Chain (+ Forcing Chains)', 850),
);
export const nestedMultipleForcingChain = nested(
  3,
  about('nested-multiple-forcing-chain', 'Dynamic Forcing Chain (+ Multiple Forcing Chains)', 900),
);
export const nestedDynamicForcingChain = nested(
  4,
  about('nested-dynamic-forcing-chain', 'Dynamic Forcing Chain (+ Dynamic Forcing Chains)', 950),
);
export const deeplyNestedForcingChain = nested(
  5,
  about('deeply-nested-forcing-chain', 'Dynamic Forcing Chain (+ Nested Dynamic Forcing Chains)', 1000),
);
