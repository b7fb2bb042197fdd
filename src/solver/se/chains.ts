import type { Markup, Stamp } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { Best } from '../../logic/chainer/best.js';
import { DYNAMIC, type Forcing, type Kind, MULTIPLE, MultipleChainer, NISHIO } from '../../logic/chainer/multiple.js';
import { furtherOf, type Level } from '../../logic/chainer/nested.js';
import { candidateOf, isOn, lengthRating } from '../../logic/chainer/potentials.js';
import { type UnaryChain, UnaryChainer } from '../../logic/chainer/unary.js';
import { type Find, finding, type Producer } from './find.js';
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

export function* unaryChains(board: Markup, since: Stamp): Generator<Find, void, void> {
  const best = new Best<UnaryChain>();
  unaryChainer(board.geometry).search(board, best, freshDigits(board, since));
  const { chain } = best;
  if (chain) yield finding(chain.kind, chain.rating, { place: chain.place, remove: chain.remove, pattern: chain });
}

/** The shortest of several forcings, of those the first by kind, then the first found. */
class Shortest {
  forcing: Forcing | undefined;
  length = Number.POSITIVE_INFINITY;
  private key = Number.POSITIVE_INFINITY;

  most(key: number): number {
    return key < this.key ? this.length : this.length - 1;
  }

  take(forcing: Forcing, length: number, key: number): void {
    this.forcing = forcing;
    this.length = length;
    this.key = key;
  }
}

const forcing = (kind: Kind, id: string, base: number, level?: Level): Producer => {
  const chainers = perShape((geometry) => new MultipleChainer(geometry));
  return function* (board, _, clock) {
    const { geometry } = board;
    const chainer = chainers(geometry);
    const shortest = new Shortest();
    chainer.search(board, kind, shortest, clock, level && furtherOf(geometry, level, clock));
    const { forcing, length } = shortest;
    if (!forcing) return;
    const hit = {
      place: isOn(forcing.target) ? [candidateOf(forcing.target)] : [],
      remove: chainer.removed(forcing.target),
      pattern: forcing,
    };
    yield finding(`${id}-${forcing.reason.kind}`, base + lengthRating(length), hit);
  };
};

export const nishio = forcing(NISHIO, 'nishio', 7.5);
export const multipleChains = forcing(MULTIPLE, 'multiple', 8.0);
export const dynamicChains = forcing(DYNAMIC, 'dynamic', 8.5);
export const nestedChains: readonly Producer[] = [
  forcing(DYNAMIC, 'dynamic-plus', 9.0, 1),
  forcing(DYNAMIC, 'nested-unary', 9.5, 2),
  forcing(DYNAMIC, 'nested-multiple', 10.0, 3),
  forcing(DYNAMIC, 'nested-dynamic', 10.5, 4),
  forcing(DYNAMIC, 'nested-nested', 11.0, 5),
];
