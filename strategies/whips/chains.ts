import { explainArgument } from '../../src/logic/argument/explanation.js';
import type { Argument } from '../../src/logic/argument/lines.js';
import type { Introduction, Strategy } from '../../src/logic/step/strategy.js';
import type { LeanKind } from '../../src/logic/whips/chains.js';
import { chainsOn } from '../../src/logic/whips/shortest.js';

/** The longest chain. Nobody follows longer ones by eye. */
const LONGEST = 6;

/** Whips in which less is ruled out, shortest first. (Denis Berthier, The Hidden Logic of Sudoku, 2007.) */
const chain = (kind: LeanKind, about: Introduction & Pick<Strategy, 'score'>): Strategy<Argument> => ({
  ...about,
  family: 'whips',
  level: 'unfair',
  apart: true,
  find: (board, limits) => chainsOn(board, kind, { ...limits, longest: LONGEST }),
  explain: explainArgument,
});

export const bivalueChain = chain('bivalue', {
  id: 'bivalue-chain',
  name: 'Bivalue Chain',
  learnAfter: ['aic'],
  score: 300,
});
export const zChain = chain('z', {
  id: 'z-chain',
  name: 'Z-Chain',
  learnAfter: ['bivalue-chain'],
  score: 340,
});
export const tWhip = chain('t', {
  id: 't-whip',
  name: 'T-Whip',
  learnAfter: ['bivalue-chain'],
  score: 420,
});
