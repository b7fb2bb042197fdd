/** Makes a hit of a forcing that a chainer has just found. */
import { unlimited } from '../../core/clock.js';
import { isOn, nodeIn } from '../links/state.js';
import type { Hit } from '../step/strategy.js';
import type { Rank } from './choice.js';
import type { MultipleChainer, MultipleKind } from './multiple.js';
import type { MultipleChain } from './multiple-chain.js';
import { furtherOf, type Nesting } from './nested.js';
import type { Story } from './story.js';

export interface Ranked<Chain> {
  readonly chain: Chain;
  readonly rank: Rank;
}

/** A story, and its number of nodes. */
export interface MeasuredStory extends Story {
  readonly length: number;
}

export function storyHit(
  chainer: MultipleChainer,
  { chain: forcing, rank: { length } }: Ranked<MultipleChain>,
  kind: MultipleKind,
  nested?: Nesting,
): Hit<MeasuredStory> {
  const { target } = forcing;
  const told = nested && furtherOf(chainer.geometry, nested, unlimited, true);
  return {
    place: isOn(target) ? [nodeIn(target)] : [],
    remove: chainer.removed(target),
    pattern: { ...chainer.story(forcing, kind, told), length },
  };
}
