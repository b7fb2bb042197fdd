import { storyHit } from '../../../strategies/forcing/multiple.js';
import { idOf, walkHit } from '../../../strategies/forcing/unary.js';
import type { Markup, Stamp } from '../../core/board.js';
import { Best } from '../../logic/chainer/choice.js';
import { DYNAMIC, type Forcing, type Kind, MULTIPLE, multipleChainer, NISHIO } from '../../logic/chainer/multiple.js';
import { furtherOf, type Level } from '../../logic/chainer/nested.js';
import { lengthRating } from '../../logic/chainer/rating.js';
import { unaryChainer } from '../../logic/chainer/unary.js';
import type { UnaryChain } from '../../logic/chainer/unary-chain.js';
import { type Find, finding, type Place, type Producer } from './find.js';
import { freshDigits } from './fresh.js';

export function* unaryChains(board: Markup, since: Stamp): Generator<Find, void, void> {
  const best = new Best<UnaryChain>();
  unaryChainer(board.geometry).search(board, best, freshDigits(board, since));
  const { chain } = best;
  if (chain) yield finding(idOf(chain), chain.rating, walkHit(board, chain));
}

/** Most dynamic chains that are taken are short, and a short one is found soonest where longer ones are not followed. */
const SHORT_FIRST = [16, Infinity];

/** The shortest forcing of a kind; `name` says what it is called. */
const forcing = (kind: Kind, base: number, name: (forcing: Forcing) => string, level?: Level): Producer =>
  function* (board, since, clock) {
    const { geometry } = board;
    const chainer = multipleChainer(geometry);
    const fresh = kind.branches ? geometry.all : freshDigits(board, since);
    const further = level && furtherOf(geometry, level, clock);
    let best = new Best<Forcing>();
    for (const length of kind.branches && kind.dynamic && !level ? SHORT_FIRST : [Infinity]) {
      best = new Best<Forcing>({ length });
      chainer.search(board, kind, best, clock, further, fresh);
      if (best.chain) break;
    }
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
  'nested-dynamic-forcing-chain',
] as const;

/** Dynamic chains, plain (level 0) or nested. */
export const dynamicChains = (level: 0 | Level): Place => {
  const id = DYNAMIC_IDS[level];
  const base = 8.5 + 0.5 * level;
  return { producer: forcing(DYNAMIC, base, () => id, level || undefined), strategies: { [id]: base } };
};
