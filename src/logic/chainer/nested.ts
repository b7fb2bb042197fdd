/**
 * What follows on the working grid of a dynamic chain when its links say nothing more: locked candidates, pairs,
 * X-wings, and, at higher levels, chains on that grid. Each off rests on the candidates that had to go before.
 */
import { allBits, bitsOf, countBits, isSingle, lowestBit } from '../../core/bits.js';
import { nextCombination, orderOf, type Position } from '../../core/boxes-first.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { chainTruths } from '../links/chain.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, nodeIn, off, type State } from '../links/state.js';
import { cellTruths, houseTruths, type Truth } from '../step/truths.js';
import { FirstOfEach, type Rank } from './choice.js';
import { DYNAMIC, MULTIPLE, MultipleChainer, type MultipleKind } from './multiple.js';
import type { MultipleChain } from './multiple-chain.js';
import type { Further } from './propagation.js';
import type { Argument } from './story.js';
import { storyOf } from './story-of.js';
import type { NestedChain, Tree } from './tree.js';
import { UnaryChainer } from './unary.js';
import { linksOf, type UnaryChain } from './unary-chain.js';

/** Chains that are looked for within chains: 2 single ones, 3 multiple ones too, 4 dynamic ones, 5 nested ones. */
export type Nesting = 1 | 2 | 3 | 4 | 5;

type Rule = (scene: Scene) => boolean;

/** Where a rule looks, and where it puts what it finds. */
interface Scene {
  readonly tree: Tree;
  readonly working: Position;
  readonly original: Position;
  /** Whether arguments are to be kept, so that they can be told. */
  readonly told: boolean;
}

/** `told`: whether the trees are grown to be told; it takes a little longer. */
export function furtherOf(geometry: Geometry, level: Nesting, tick: () => void, told = false): Further {
  const rules: Rule[] = [locking, hiddenPairs, nakedPairs, xWings];
  if (level === 2 || level === 3) rules.push(unary(geometry));
  if (level === 3) rules.push(multiple(geometry, MULTIPLE, tick));
  if (level >= 4) rules.push(multiple(geometry, DYNAMIC, tick));
  if (level === 5) rules.push(multiple(geometry, DYNAMIC, tick, furtherOf(geometry, 2, tick, told)));
  return {
    extend(tree, working, original) {
      const before = tree.offCount;
      const scene = { tree, working, original, told };
      for (const rule of rules) if (rule(scene)) break;
      return tree.offCount > before;
    },
  };
}

/** Turns candidates off, unless they are already; gives whether the argument had grounds at all. */
function turnOff(
  { tree, told }: Scene,
  candidates: readonly Candidate[],
  grounds: readonly State[],
  argument: () => Argument,
  chain?: NestedChain,
): boolean {
  if (grounds.length === 0) return false;
  for (const candidate of [...candidates].sort((a, b) => a - b)) {
    if (tree.has(off(candidate))) continue;
    tree.begin();
    for (const ground of grounds) tree.parent(ground);
    tree.add(off(candidate));
    if (chain) tree.nested[off(candidate)] = chain;
    if (told) tree.arguments[off(candidate)] = argument();
  }
  return candidates.length > 0;
}

/** The candidates of a digit in a house that are gone from the working grid, but for some slots. */
function goneFrom({ working, original }: Scene, house: House, digit: Digit, but = 0): State[] {
  const { geometry } = working;
  const at = house * geometry.size + digit;
  return bitsOf(original.slots[at]! & ~working.slots[at]! & ~but).map((slot) =>
    off(geometry.candidate(geometry.cellAt(house, slot), digit)),
  );
}

/** The candidates of a cell that are gone from the working grid. */
function goneIn({ working, original }: Scene, cell: Cell): State[] {
  const { geometry } = working;
  return bitsOf(original.digits[cell]! & ~working.digits[cell]!).map((digit) => off(geometry.candidate(cell, digit)));
}

function locking(scene: Scene): boolean {
  const { geometry, slots } = scene.working;
  const { size, houses, crossings } = geometry;
  const pairs = orderOf(geometry).crossings;
  let any = false;
  for (let i = 0; i < pairs.length; i += 2) {
    const base = pairs[i]!;
    const cover = pairs[i + 1]!;
    const inside = crossings[base * houses + cover]!;
    const shared = crossings[cover * houses + base]!;
    for (let digit = 0; digit < size; digit++) {
      const places = slots[base * size + digit]!;
      if (places & ~inside || isSingle(places) || !places) continue;
      const gone = slots[cover * size + digit]! & ~shared;
      if (!gone) continue;
      const remove = bitsOf(gone).map((slot) => geometry.candidate(geometry.cellAt(cover, slot), digit));
      any =
        turnOff(scene, remove, goneFrom(scene, base, digit, inside), () => ({
          kind: 'locking',
          truths: houseTruths([base], digit),
        })) || any;
    }
  }
  return any;
}

function hiddenPairs(scene: Scene): boolean {
  const { geometry, slots, open, digits } = scene.working;
  const { size, houseCells } = geometry;
  const { houses } = orderOf(geometry);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) <= 4) continue;
    for (let high = 1; high < size; high++) {
      const places = slots[house * size + high]!;
      if (countBits(places) !== 2) continue;
      for (let low = 0; low < high; low++) {
        if (slots[house * size + low] !== places) continue;
        const pair = (1 << high) | (1 << low);
        const remove = bitsOf(places).flatMap((slot) => {
          const cell = houseCells[house * size + slot]!;
          return bitsOf(digits[cell]! & ~pair).map((digit) => geometry.candidate(cell, digit));
        });
        if (remove.length > 0)
          any =
            turnOff(scene, remove, [...goneFrom(scene, house, low), ...goneFrom(scene, house, high)], () => ({
              kind: 'hidden-pair',
              truths: houseTruths([house], low, high),
            })) || any;
      }
    }
  }
  return any;
}

function nakedPairs(scene: Scene): boolean {
  const { geometry, slots, open, digits } = scene.working;
  const { size, houseCells } = geometry;
  const { houses } = orderOf(geometry);
  let any = false;
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (countBits(open[house]!) < 4) continue;
    for (let high = 1; high < size; high++) {
      const cell = houseCells[house * size + high]!;
      const pair = digits[cell]!;
      if (countBits(pair) !== 2) continue;
      for (let low = 0; low < high; low++) {
        const other = houseCells[house * size + low]!;
        if (digits[other] !== pair) continue;
        const own = (1 << high) | (1 << low);
        const remove = bitsOf(pair).flatMap((digit) =>
          bitsOf(slots[house * size + digit]! & ~own).map((slot) =>
            geometry.candidate(geometry.cellAt(house, slot), digit),
          ),
        );
        if (remove.length > 0)
          any =
            turnOff(scene, remove, [...goneIn(scene, other), ...goneIn(scene, cell)], () => ({
              kind: 'naked-pair',
              truths: cellTruths([other, cell]),
            })) || any;
      }
    }
  }
  return any;
}

function xWings(scene: Scene): boolean {
  const { geometry, slots } = scene.working;
  const { size } = geometry;
  let any = false;
  for (const [base, cover] of [
    ['column', 'row'],
    ['row', 'column'],
  ] as const) {
    const first = geometry.firstOf(base);
    const firstCover = geometry.firstOf(cover);
    for (let lines = allBits(2); lines < 1 << size; lines = nextCombination(lines)) {
      const low = first + lowestBit(lines);
      const high = first + lowestBit(lines & (lines - 1));
      for (let digit = 0; digit < size; digit++) {
        const places = slots[low * size + digit]!;
        if (countBits(places) !== 2 || slots[high * size + digit] !== places) continue;
        const remove = bitsOf(places).flatMap((line) =>
          bitsOf(slots[(firstCover + line) * size + digit]! & ~lines).map((slot) =>
            geometry.candidate(geometry.cellAt(firstCover + line, slot), digit),
          ),
        );
        if (remove.length > 0)
          any =
            turnOff(scene, remove, [...goneFrom(scene, low, digit), ...goneFrom(scene, high, digit)], () => ({
              kind: 'x-wing',
              truths: houseTruths([low, high], digit),
            })) || any;
      }
    }
  }
  return any;
}

function unary(geometry: Geometry): Rule {
  const chainer = new UnaryChainer(geometry);
  return (scene) => {
    const found = new FirstOfEach<UnaryChain>();
    chainer.search(scene.working, {
      wants: () => true,
      take: (chain, rank) => found.take(chain, chain.remove, rank),
    });
    let any = false;
    for (const { chain, remove, rank } of found.inOrder())
      any =
        turnOff(
          scene,
          remove,
          groundsOfUnary(scene, chain),
          () => ({ kind: 'chain', chain: linksOf(scene.working, chain) }),
          rank,
        ) || any;
    return any;
  };
}

function groundsOfUnary(scene: Scene, chain: UnaryChain): State[] {
  const grounds = new Set<State>();
  for (const truth of chainTruths(linksOf(scene.working, chain)))
    for (const ground of goneOf(scene, truth)) grounds.add(ground);
  return [...grounds];
}

/** The candidates that a truth of the working grid has lost. */
const goneOf = (scene: Scene, truth: Truth): State[] =>
  truth.kind === 'cell'
    ? goneIn(scene, truth.cell)
    : truth.kind === 'house'
      ? goneFrom(scene, truth.house, truth.digit)
      : [];

function multiple(geometry: Geometry, kind: MultipleKind, tick: () => void, further?: Further): Rule {
  const chainer = new MultipleChainer(geometry);
  return (scene) => {
    const found = new FirstOfEach<MultipleChain>();
    const wanted = {
      longest: Infinity,
      most: (key: number, target: State) => found.most(chainer.removed(target), key),
      take: (forcing: MultipleChain, rank: Rank) => found.take(forcing, chainer.removed(forcing.target), rank),
    };
    chainer.search(scene.working, kind, wanted, tick, further);
    let any = false;
    for (const { chain, remove, rank } of found.inOrder())
      any =
        turnOff(
          scene,
          remove,
          groundsOf(scene, chain),
          () => ({ kind: 'forcing', story: storyOf(chain, geometry) }),
          rank,
        ) || any;
    return any;
  };
}

function groundsOf(scene: Scene, { ends, reason }: MultipleChain): State[] {
  const { geometry } = scene.working;
  const grounds = new Set<State>();
  const add = (list: readonly State[]): void => {
    for (const ground of list) grounds.add(ground);
  };
  if (reason.kind === 'cell') add(goneIn(scene, reason.cell));
  if (reason.kind === 'region') add(goneFrom(scene, reason.house, reason.digit));
  for (const { tree, state } of ends) {
    const seen = new Set<State>([state]);
    for (const at of seen) {
      const parents = tree.parentsOf(at);
      for (const parent of parents) seen.add(parent);
      if (!isOn(at) || parents.length === 0) continue;
      const candidate = nodeIn(at);
      const cause = tree.cause[candidate]!;
      if (cause === BY_CELL) add(goneIn(scene, geometry.cellOf(candidate)));
      else add(goneFrom(scene, cause, geometry.digitOf(candidate)));
    }
  }
  return [...grounds];
}
