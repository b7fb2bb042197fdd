import { storyHit } from '../../../strategies/forcing/multiple.js';
import { idOf, walkHit } from '../../../strategies/forcing/unary.js';
import type { Markup, Stamp } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { Best } from '../../logic/chainer/choice.js';
import { DYNAMIC, type Forcing, type Kind, MULTIPLE, MultipleChainer, NISHIO } from '../../logic/chainer/multiple.js';
import { furtherOf, type Level } from '../../logic/chainer/nested.js';
import { lengthRating } from '../../logic/chainer/potentials.js';
import { type UnaryChain, UnaryChainer } from '../../logic/chainer/unary.js';
import { type Find, finding, type Place, type Producer } from './find.js';
import { freshDigits } from './fresh.js';

/** Chainers have much scratch space: there is one a shape, done with before anything is yielded. */
const perShape = <Chainer>(make: (geometry: Geometry) => Chainer): ((geometry: Geometry) => Chainer) => {
  const made = new Map<Geometry, Chainer>();
  return (geometry) => {
    let chainer = made.get(geometry);
    if (!chainer) made.set(geometry, (chainer = make(geometry)));
    return chainer;
  };
};

const unaryChainer = perShape((geometry) => new UnaryChainer(geometry));
const multipleChainer = perShape((geometry) => new MultipleChainer(geometry));

export function* unaryChains(board: Markup, since: Stamp): Generator<Find, void, void> {
  const { chain } = bestUnary(board, since);
  if (chain) yield finding(idOf(chain), chain.rating, walkHit(board, chain));
}

function bestUnary(board: Markup, since: Stamp): Best<UnaryChain> {
  const best = new Best<UnaryChain>();
  unaryChainer(board.geometry).search(board, best, freshDigits(board, since));
  return best;
}

/** The shortest forcing of a kind; `name` says what it is called. */
const forcing = (kind: Kind, base: number, name: (forcing: Forcing) => string, level?: Level): Producer =>
  function* (board, _, clock) {
    const { geometry } = board;
    const chainer = multipleChainer(geometry);
    const best = new Best<Forcing>();
    chainer.search(board, kind, best, clock, level && furtherOf(geometry, level, clock));
    const { chain, rank } = best;
    if (chain) yield finding(name(chain), base + lengthRating(rank.length), storyHit(chainer, chain, kind, level));
  };

export const nishio = forcing(NISHIO, 7.5, () => 'nishio');
export const multipleChains = forcing(MULTIPLE, 8.0, ({ reason }) => `${reason.kind}-forcing-chain`);

const DYNAMIC_IDS = [
  'dynamic-forcing-chain',
  'dynamic-forcing-chain-plus',
  'nested-forcing-chain',
  'nested-multiple-forcing-chain',
  'nested-dynamic-forcing-chain',
  'deeply-nested-forcing-chain',
] as const;

/** Dynamic chains, plain (level 0) or nested. */
export const dynamicChains = (level: 0 | Level): Place => {
  const id = DYNAMIC_IDS[level];
  const base = 8.5 + 0.5 * level;
  return { producer: forcing(DYNAMIC, base, () => id, level || undefined), strategies: { [id]: base } };
};
