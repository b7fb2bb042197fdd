/**
 * The order in which to learn strategies. Lessons of the course name their requirements, and names imply many others: a
 * finned fish comes after the plain one, a whale after a squirmbag. `BEFORE` lists the rest.
 */
import { catalogue } from '../../strategies/index.js';
import { lessonOf } from '../course/lessons.js';

const ids: ReadonlySet<string> = new Set(catalogue.map(({ id }) => id));

/** Kinds of fish and of other patterns, each with the kind that comes before it. */
const KINDS: readonly (readonly [prefix: string, simpler: string])[] = [
  ['siamese-finned-mutant-', 'finned-mutant-'],
  ['siamese-finned-franken-', 'finned-franken-'],
  ['siamese-', ''],
  ['finned-mutant-', 'mutant-'],
  ['finned-franken-', 'franken-'],
  ['mutant-', 'franken-'],
  ['sashimi-', 'finned-'],
  ['finned-', ''],
  ['franken-', ''],
  ['grouped-', ''],
  ['dual-', ''],
  ['direct-', ''],
];

const SIZES = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];

/** Strategies to learn before others, where neither the course nor the name implies it. */
export const BEFORE: Readonly<Record<string, readonly string[]>> = {
  'locked-triple': ['locked-pair', 'naked-triple'],
  'common-peer-elimination': ['claiming'],
  'law-of-leftovers': ['claiming'],
  'direct-hidden-triplet': ['direct-hidden-pair', 'hidden-triple'],

  'unique-rectangle-5': ['unique-rectangle-2'],
  'unique-rectangle-6': ['unique-rectangle-4', 'x-wing'],
  'avoidable-rectangle-1': ['unique-rectangle-1'],
  'avoidable-rectangle-2': ['avoidable-rectangle-1', 'unique-rectangle-2'],
  'unique-loop-1': ['unique-rectangle-1', 'remote-pair'],
  'unique-loop-2': ['unique-loop-1', 'unique-rectangle-2'],
  'unique-loop-3': ['unique-loop-1', 'unique-rectangle-3'],
  'unique-loop-4': ['unique-loop-1', 'unique-rectangle-4'],
  'extended-rectangle-1': ['unique-rectangle-1', 'naked-triple'],
  'extended-rectangle-2': ['extended-rectangle-1', 'unique-rectangle-2'],
  'extended-rectangle-3': ['extended-rectangle-1', 'unique-rectangle-3'],
  'extended-rectangle-4': ['extended-rectangle-1', 'unique-rectangle-4'],
  'bug-type-2': ['bug-plus-1', 'unique-rectangle-2'],
  'bug-type-3': ['bug-plus-1', 'unique-rectangle-3'],
  'bug-type-4': ['bug-plus-1', 'unique-rectangle-4'],
  'bug-plus-n': ['bug-type-2'],
  'symmetrical-placement': ['unique-rectangle-1'],

  'simple-colors-wrap': ['simple-colors-trap'],
  'multi-colors-2': ['multi-colors-1'],
  '3d-medusa': ['simple-colors-trap', 'simple-colors-wrap', 'xy-chain'],

  'm-wing': ['w-wing', 'skyscraper'],
  's-wing': ['m-wing'],
  'h-wing': ['xy-wing', 'm-wing'],
  'l-wing': ['m-wing'],
  'wxyz-wing': ['xyz-wing'],
  'vwxyz-wing': ['wxyz-wing'],
  'uvwxyz-wing': ['vwxyz-wing'],
  'tuvwxyz-wing': ['uvwxyz-wing'],

  'almost-locked-pair': ['locked-pair', 'claiming'],
  'almost-locked-triple': ['almost-locked-pair', 'locked-triple'],
  'almost-locked-quadruple': ['almost-locked-triple'],
  'sue-de-coq': ['locked-triple', 'almost-locked-pair'],
  'aligned-pair-exclusion': ['xyz-wing'],
  'aligned-triple-exclusion': ['aligned-pair-exclusion'],
  'als-xz': ['xyz-wing', 'wxyz-wing'],
  'als-xy-wing': ['als-xz', 'xy-wing'],
  'als-w-wing': ['als-xz', 'w-wing'],
  'als-chain': ['als-xy-wing', 'xy-chain'],
  'ahs-xz': ['als-xz', 'hidden-pair'],
  'ahs-xy-wing': ['ahs-xz', 'als-xy-wing'],
  'ahs-w-wing': ['ahs-xz', 'als-w-wing'],
  'death-blossom': ['als-xy-wing'],
  'region-death-blossom': ['death-blossom', 'als-w-wing'],

  'broken-wing': ['simple-colors-wrap'],
  'bivalue-oddagon': ['remote-pair', 'unique-loop-1'],
  tridagon: ['bivalue-oddagon', 'naked-triple'],
  'fireworks-triple': ['hidden-triple', 'claiming'],
  'fireworks-quadruple': ['fireworks-triple'],
  'multi-sector-locked-sets': ['naked-quadruple', 'sue-de-coq'],
  'sk-loop': ['sue-de-coq', 'continuous-nice-loop'],
  'junior-exocet': ['swordfish', 'hidden-pair'],
  'double-exocet': ['junior-exocet'],
  'senior-exocet': ['junior-exocet'],

  'bidirectional-x-cycle': ['x-chain', 'continuous-nice-loop'],
  'bidirectional-y-cycle': ['xy-chain', 'continuous-nice-loop'],
  'bidirectional-cycle': ['bidirectional-x-cycle', 'bidirectional-y-cycle'],
  'forcing-x-chain': ['x-chain', 'discontinuous-nice-loop'],
  'forcing-chain': ['forcing-x-chain', 'discontinuous-nice-loop'],
  'aic-with-hidden-sets': ['aic', 'hidden-pair'],
  'aic-with-unique-rectangles': ['aic', 'unique-rectangle-1'],
  'aic-with-almost-fish': ['aic', 'finned-x-wing'],
  'bivalue-chain': ['aic'],
  'z-chain': ['bivalue-chain'],
  't-whip': ['bivalue-chain'],
  whip: ['z-chain', 't-whip'],
  'g-whip': ['whip', 'grouped-aic'],
  braid: ['whip'],
  'g-braid': ['braid', 'g-whip'],

  'kraken-fish-1': ['finned-swordfish', 'aic'],
  'kraken-fish-2': ['kraken-fish-1', 'cell-forcing-chain'],
  nishio: ['forcing-x-chain'],
  'cell-forcing-chain': ['forcing-chain'],
  'region-forcing-chain': ['cell-forcing-chain'],
  'rectangle-forcing-chain': ['cell-forcing-chain', 'unique-rectangle-1'],
  'bug-forcing-chain': ['cell-forcing-chain', 'bug-plus-n'],
  'oddagon-forcing-chain': ['cell-forcing-chain', 'bivalue-oddagon', 'tridagon'],
  'forcing-chain-verity': ['cell-forcing-chain', 'region-forcing-chain'],
  'forcing-chain-contradiction': ['forcing-chain', 'grouped-aic'],
  'bowmans-bingo': ['nishio'],
  'forcing-net-verity': ['forcing-chain-verity'],
  'forcing-net-contradiction': ['forcing-chain-contradiction', 'bowmans-bingo'],
  'dynamic-forcing-chain': ['forcing-net-verity', 'forcing-net-contradiction'],
  'dynamic-forcing-chain-plus': ['dynamic-forcing-chain', 'pointing', 'naked-pair'],
  'nested-forcing-chain': ['dynamic-forcing-chain-plus'],
  'nested-multiple-forcing-chain': ['nested-forcing-chain'],
  'nested-dynamic-forcing-chain': ['nested-multiple-forcing-chain'],
  'template-set': ['x-wing'],
  'template-delete': ['template-set'],
  'pattern-overlay': ['template-delete'],
  backtracking: ['bowmans-bingo'],
};

/** Returns the strategies that a name implies: the simpler kind, and the same kind one size smaller. */
export function beforeByName(id: string): readonly string[] {
  const kind = KINDS.find(([prefix]) => id.startsWith(prefix));
  const [prefix, simpler] = kind ?? ['', undefined];
  const rest = id.slice(prefix.length);
  const smaller = SIZES[SIZES.indexOf(rest) - 1];
  return [simpler !== undefined && simpler + rest, smaller !== undefined && prefix + smaller].filter(
    (one): one is string => typeof one === 'string' && ids.has(one),
  );
}

/** Returns the strategies to learn before one. */
export const beforeOf = (id: string): readonly string[] => lessonOf(id)?.needs ?? BEFORE[id] ?? beforeByName(id);

/** Returns the strategies that build on one, in the order of the ladder. */
export const afterOf = (id: string): readonly string[] =>
  catalogue.map((strategy) => strategy.id).filter((one) => beforeOf(one).includes(id));
