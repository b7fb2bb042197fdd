/**
 * What follows on the working grid of a dynamic chain when its links say nothing more: locked candidates, pairs,
 * X-wings, and, at higher levels, chains on that grid. Each off rests on the candidates that had to go before.
 */
import { allBits, bitsOf, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { nextCombination, orderOf, type Position } from '../order.js';
import { DYNAMIC, type Forcing, type Kind, MULTIPLE, MultipleChainer } from './multiple.js';
import { candidateOf, isOn, off, type Potential } from './potentials.js';
import type { Further } from './propagation.js';
import { BY_CELL, type NestedChain, type Tree } from './tree.js';
import { type UnaryChain, UnaryChainer } from './unary.js';

/** Chains that are looked for within chains: 2 single ones, 3 multiple ones too, 4 dynamic ones, 5 nested ones. */
export type Level = 1 | 2 | 3 | 4 | 5;

type Rule = (scene: Scene) => boolean;

/** Where a rule looks, and where it puts what it finds. */
interface Scene {
  readonly tree: Tree;
  readonly working: Position;
  readonly original: Position;
}

export function furtherOf(geometry: Geometry, level: Level, tick: () => void): Further {
  const rules: Rule[] = [locking, hiddenPairs, nakedPairs, xWings];
  if (level === 2 || level === 3) rules.push(unary(geometry));
  if (level === 3) rules.push(multiple(geometry, MULTIPLE, tick));
  if (level >= 4) rules.push(multiple(geometry, DYNAMIC, tick));
  if (level === 5) rules.push(multiple(geometry, DYNAMIC, tick, furtherOf(geometry, 2, tick)));
  return {
    extend(tree, working, original) {
      const before = tree.offCount;
      const scene = { tree, working, original };
      for (const rule of rules) if (rule(scene)) break;
      return tree.offCount > before;
    },
  };
}

/** Turns candidates off, unless they are already; gives whether the argument had grounds at all. */
function turnOff(
  { tree }: Scene,
  candidates: readonly Candidate[],
  grounds: readonly Potential[],
  chain?: NestedChain,
): boolean {
  if (grounds.length === 0) return false;
  for (const candidate of [...candidates].sort((a, b) => a - b)) {
    if (tree.has(off(candidate))) continue;
    tree.begin();
    for (const ground of grounds) tree.parent(ground);
    tree.add(off(candidate));
    if (chain) tree.nested[off(candidate)] = chain;
  }
  return candidates.length > 0;
}

/** The candidates of a digit in a house that are gone from the working grid, but for some slots. */
function goneFrom({ working, original }: Scene, house: House, digit: Digit, but = 0): Potential[] {
  const { geometry } = working;
  const at = house * geometry.size + digit;
  return bitsOf(original.slots[at]! & ~working.slots[at]! & ~but).map((slot) =>
    off(geometry.candidate(geometry.cellAt(house, slot), digit)),
  );
}

/** The candidates of a cell that are gone from the working grid. */
function goneIn({ working, original }: Scene, cell: Cell): Potential[] {
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
      any = turnOff(scene, remove, goneFrom(scene, base, digit, inside)) || any;
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
          any = turnOff(scene, remove, [...goneFrom(scene, house, low), ...goneFrom(scene, house, high)]) || any;
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
        if (remove.length > 0) any = turnOff(scene, remove, [...goneIn(scene, other), ...goneIn(scene, cell)]) || any;
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
          any = turnOff(scene, remove, [...goneFrom(scene, low, digit), ...goneFrom(scene, high, digit)]) || any;
      }
    }
  }
  return any;
}

/** For each candidate the chain that comes first of those that remove it. */
class FirstOfEach<Chain> {
  private readonly of = new Map<Candidate, Found<Chain>>();
  private count = 0;

  /** Whether a chain with this rank would be the first for the candidate. */
  leads(candidate: Candidate, rank: Rank): boolean {
    const held = this.of.get(candidate);
    return !held || comesBefore(rank, held.rank);
  }

  take(chain: Chain, remove: readonly Candidate[], rank: Rank): void {
    const found = { chain, remove, rank, index: this.count++ };
    for (const candidate of remove) if (this.leads(candidate, rank)) this.of.set(candidate, found);
  }

  lengthOf(candidate: Candidate, key: number): number {
    const held = this.of.get(candidate);
    if (!held) return Number.POSITIVE_INFINITY;
    return key < held.rank.key ? held.rank.length : held.rank.length - 1;
  }

  inOrder(): Found<Chain>[] {
    return [...new Set(this.of.values())].sort((a, b) =>
      comesBefore(a.rank, b.rank) ? -1 : comesBefore(b.rank, a.rank) ? 1 : a.index - b.index,
    );
  }
}

interface Rank {
  readonly rating: number;
  readonly length: number;
  readonly key: number;
}

interface Found<Chain> {
  readonly chain: Chain;
  readonly remove: readonly Candidate[];
  readonly rank: Rank;
  readonly index: number;
}

const comesBefore = (a: Rank, b: Rank): boolean =>
  a.rating !== b.rating ? a.rating < b.rating : a.length !== b.length ? a.length < b.length : a.key < b.key;

function unary(geometry: Geometry): Rule {
  const chainer = new UnaryChainer(geometry);
  return (scene) => {
    const found = new FirstOfEach<UnaryChain>();
    chainer.search(scene.working, {
      wants: () => true,
      take: (chain, length, key) => found.take(chain, chain.remove, { rating: chain.rating, length, key }),
    });
    let any = false;
    for (const { chain, remove, rank } of found.inOrder())
      any = turnOff(scene, remove, groundsOfUnary(scene, chain), rank) || any;
    return any;
  };
}

function groundsOfUnary(scene: Scene, { nodes, kind }: UnaryChain): Potential[] {
  const { geometry, slots } = scene.working;
  const { kinds, cellHouses } = orderOf(geometry);
  const grounds = new Set<Potential>();
  const steps = kind === 'cycle' ? [...nodes, nodes[0]!] : nodes;
  for (let i = 1; i < steps.length; i++) {
    if (!isOn(steps[i]!)) continue;
    const from = candidateOf(steps[i - 1]!);
    const to = candidateOf(steps[i]!);
    const cell = geometry.cellOf(to);
    if (geometry.cellOf(from) === cell) for (const ground of goneIn(scene, cell)) grounds.add(ground);
    else {
      const digit = geometry.digitOf(to);
      const house = [...cellHouses.subarray(cell * kinds, (cell + 1) * kinds)].find(
        (at) =>
          countBits(slots[at * geometry.size + digit]!) === 2 &&
          geometry.commonHouses([cell, geometry.cellOf(from)]).includes(at),
      )!;
      for (const ground of goneFrom(scene, house, digit)) grounds.add(ground);
    }
  }
  return [...grounds];
}

function multiple(geometry: Geometry, kind: Kind, tick: () => void, further?: Further): Rule {
  const chainer = new MultipleChainer(geometry);
  return (scene) => {
    const found = new FirstOfEach<Forcing>();
    const wanted = {
      most(key: number, target: Potential): number {
        let most = 0;
        for (const candidate of chainer.removed(target)) most = Math.max(most, found.lengthOf(candidate, key));
        return most;
      },
      take(forcing: Forcing, length: number, key: number): void {
        found.take(forcing, chainer.removed(forcing.target), { rating: 0, length, key });
      },
    };
    chainer.search(scene.working, kind, wanted, tick, further);
    let any = false;
    for (const { chain, remove, rank } of found.inOrder())
      any = turnOff(scene, remove, groundsOf(scene, chain), rank) || any;
    return any;
  };
}

function groundsOf(scene: Scene, { ends, reason }: Forcing): Potential[] {
  const { geometry } = scene.working;
  const grounds = new Set<Potential>();
  const add = (list: readonly Potential[]): void => {
    for (const ground of list) grounds.add(ground);
  };
  if (reason.kind === 'cell') add(goneIn(scene, reason.cell));
  if (reason.kind === 'region') add(goneFrom(scene, reason.house, reason.digit));
  for (const { tree, potential } of ends) {
    const seen = new Set<Potential>([potential]);
    for (const at of seen) {
      const parents = tree.parentsOf(at);
      for (const parent of parents) seen.add(parent);
      if (!isOn(at) || parents.length === 0) continue;
      const candidate = candidateOf(at);
      const cause = tree.cause[candidate]!;
      if (cause === BY_CELL) add(goneIn(scene, geometry.cellOf(candidate)));
      else add(goneFrom(scene, cause, geometry.digitOf(candidate)));
    }
  }
  return [...grounds];
}
