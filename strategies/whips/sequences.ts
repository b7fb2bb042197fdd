import { explainArgument } from '../../src/logic/argument/explanation.js';
import type { Argument } from '../../src/logic/argument/lines.js';
import type { Introduction, Strategy } from '../../src/logic/step/strategy.js';
import type { SequenceKind } from '../../src/logic/whips/search.js';
import { sequencesOn } from '../../src/logic/whips/shortest.js';

/** The longest sequence on an ordinary walk. Longer ones are left to the ladders of ratings, or searched by name. */
const LONGEST = 8;

/**
 * Whips and braids, with segments and without, shortest first. (Denis Berthier, The Hidden Logic of Sudoku, 2007, and
 * later.)
 */
const sequence = (kind: SequenceKind, about: Introduction & Pick<Strategy, 'score' | 'apart'>): Strategy<Argument> => ({
  ...about,
  family: 'whips',
  level: 'extreme',
  find: (board, limits) => sequencesOn(board, kind, { ...limits, longest: LONGEST }),
  explain: explainArgument,
});

export const whip = sequence(
  { branches: false, groups: false },
  { id: 'whip', name: 'Whip', learnAfter: ['z-chain', 't-whip'], score: 520 },
);
export const gWhip = sequence(
  { branches: false, groups: true },
  {
    id: 'g-whip',
    name: 'G-Whip',
    aliases: ['grouped whip'],
    learnAfter: ['whip', 'grouped-aic'],
    score: 540,
    apart: true,
  },
);
export const braid = sequence(
  { branches: true, groups: false },
  { id: 'braid', name: 'Braid', learnAfter: ['whip'], score: 560 },
);
export const gBraid = sequence(
  { branches: true, groups: true },
  {
    id: 'g-braid',
    name: 'G-Braid',
    aliases: ['grouped braid'],
    learnAfter: ['braid', 'g-whip'],
    score: 580,
    apart: true,
  },
);
