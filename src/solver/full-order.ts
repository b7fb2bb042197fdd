/**
 * The rungs of our own ladder, a group of like effort a line. What joins two patterns (duals, siamese fish) comes after
 * them, as people see it: a path takes the two in turn, and only who asks for all steps is shown them as one.
 */
const SMALL = ['x-wing', 'swordfish', 'jellyfish'];
const LARGE = ['squirmbag', 'whale', 'leviathan'];

const fish = (sizes: readonly string[], ...kinds: readonly string[]): string[] =>
  sizes.flatMap((size) => kinds.map((kind) => kind + size));

const FINNED = ['finned-', 'sashimi-', 'siamese-finned-', 'siamese-sashimi-'];
const FRANKEN = ['franken-', 'finned-franken-', 'siamese-finned-franken-'];
const MUTANT = ['mutant-', 'finned-mutant-', 'siamese-finned-mutant-'];

const types = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, type) => `${name}-${type + 1}`);

export const FULL_ORDER: readonly string[] = [
  ['full-house', 'hidden-single', 'naked-single'],

  ['direct-pointing', 'direct-claiming', 'locked-pair', 'locked-triple', 'pointing', 'claiming'],
  ['direct-hidden-pair', 'naked-pair', 'hidden-pair', 'naked-triple', 'direct-hidden-triplet', 'hidden-triple'],

  ['x-wing', 'naked-quadruple', 'direct-hidden-quadruple', 'hidden-quadruple', 'swordfish'],
  ['bug-plus-1', 'remote-pair', 'skyscraper', 'two-string-kite', 'dual-two-string-kite', 'turbot-fish'],
  ['unique-rectangle-1', 'avoidable-rectangle-1', 'xy-wing', 'w-wing', 'xyz-wing'],
  ['empty-rectangle', 'dual-empty-rectangle', 'simple-colors-wrap', 'simple-colors-trap'],
  [...types('unique-rectangle', 6).slice(1), 'hidden-rectangle', 'avoidable-rectangle-2'],
  [...fish(['x-wing'], ...FINNED), 'multi-colors-2', 'multi-colors-1', 'jellyfish'],
  ['almost-locked-pair', 'almost-locked-triple', 'm-wing', 's-wing', 'h-wing', 'l-wing', 'wxyz-wing'],
  [
    'symmetrical-placement',
    ...types('unique-loop', 4),
    'bug-type-2',
    'bug-type-4',
    'bug-type-3',
    'bug-plus-n',
    ...types('extended-rectangle', 4),
  ],

  [
    ...fish(['swordfish', 'jellyfish'], ...FINNED),
    'grouped-w-wing',
    'x-chain',
    'xy-chain',
    'grouped-x-chain',
    '3d-medusa',
  ],
  ['sue-de-coq', 'almost-locked-quadruple', 'vwxyz-wing', 'uvwxyz-wing'],
  ['grouped-m-wing', 'grouped-s-wing', 'grouped-h-wing', 'grouped-l-wing'],
  ['fireworks-triple', 'fireworks-quadruple', 'broken-wing', 'bivalue-oddagon', 'aligned-pair-exclusion'],
  ['bidirectional-x-cycle', 'bidirectional-y-cycle', 'forcing-x-chain'],
  ['continuous-nice-loop', 'aic', 'discontinuous-nice-loop', 'bidirectional-cycle', 'forcing-chain'],
  [
    'als-xz',
    'ahs-xz',
    'als-w-wing',
    'als-xy-wing',
    'ahs-w-wing',
    'ahs-xy-wing',
    'tuvwxyz-wing',
    'death-blossom',
    'region-death-blossom',
  ],
  ['grouped-continuous-nice-loop', 'grouped-aic', 'grouped-discontinuous-nice-loop', 'als-chain'],
  ['aic-with-hidden-sets', 'aic-with-unique-rectangles', 'aic-with-almost-fish', 'aligned-triple-exclusion'],
  [...fish(SMALL, ...FRANKEN), ...fish(LARGE, '', ...FINNED)],

  ['tridagon', 'sk-loop', 'junior-exocet', 'double-exocet', 'senior-exocet', 'multi-sector-locked-sets'],
  [...fish(SMALL, ...MUTANT), 'kraken-fish-1', 'kraken-fish-2'],
  [
    'nishio',
    'cell-forcing-chain',
    'region-forcing-chain',
    'rectangle-forcing-chain',
    'bug-forcing-chain',
    'oddagon-forcing-chain',
    'forcing-chain-verity',
    'forcing-chain-contradiction',
  ],
  [...fish(LARGE, ...FRANKEN), ...fish(LARGE, ...MUTANT)],
  ['whip', 'bowmans-bingo', 'braid', 'forcing-net-verity', 'forcing-net-contradiction'],
  ['dynamic-forcing-chain', 'dynamic-forcing-chain-plus', 'nested-forcing-chain', 'nested-multiple-forcing-chain'],
  ['nested-dynamic-forcing-chain', 'template-set', 'template-delete', 'pattern-overlay', 'backtracking'],
].flat();
