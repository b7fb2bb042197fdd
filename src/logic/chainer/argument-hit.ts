/** Makes a hit of a forcing chain that a chainer has just found. */
import { unlimited } from '../../core/clock.js';
import type { Argument } from '../argument/lines.js';
import { isOn, nodeIn } from '../links/state.js';
import type { Hit } from '../step/strategy.js';
import type { Rank } from './choice.js';
import type { MultipleChainer, MultipleKind } from './multiple.js';
import type { MultipleChain } from './multiple-chain.js';
import { type Nesting, nestedExtension } from './nested.js';

export interface Ranked<Chain> {
  readonly chain: Chain;
  readonly rank: Rank;
}

/** An argument, and its number of nodes. */
export interface MeasuredArgument extends Argument {
  readonly length: number;
}

export function argumentHit(
  chainer: MultipleChainer,
  { chain, rank: { length } }: Ranked<MultipleChain>,
  kind: MultipleKind,
  nested?: Nesting,
): Hit<MeasuredArgument> {
  const { target } = chain;
  const explaining = nested && nestedExtension(chainer.geometry, nested, unlimited, true);
  return {
    place: isOn(target) ? [nodeIn(target)] : [],
    remove: chainer.eliminations(target),
    pattern: { ...chainer.argument(chain, kind, explaining), length },
  };
}
