/**
 * Random rules for the trials of strategies: the hits must be correct, complete, and independent of the orientation of
 * the grid.
 */
import { below, type Random } from '../../src/create/random.js';
import { catalogue } from '../../strategies/index.js';
import { anyPosition, type Position } from '../trust/positions.js';
import { type DefinitionFigures, tryDefinitions } from '../trust/try-definitions.js';
import { type StrategyFigures, tryStrategies } from '../trust/try-strategies.js';
import { type SymmetryFigures, trySymmetry } from '../trust/try-symmetry.js';
import { UNSYMMETRIC } from '../trust/unsymmetric.js';
import { randomTurn, randomVariant } from './random.js';

const SIZES = [4, 5, 6, 6, 7, 8, 9, 9, 9];

/** Returns a position in a grid with random rules. */
function anyRuled(random: Random): Position {
  const { geometry, solution } = randomVariant(SIZES[below(random, SIZES.length)]!, random);
  return anyPosition(geometry, random, solution);
}

function soundRuled(random: Random): Position {
  for (;;) {
    const position = anyRuled(random);
    if (position.isSound) return position;
  }
}

export const tryRuled = (cases: number, seed: string): StrategyFigures =>
  tryStrategies(cases, seed, catalogue, anyRuled);

/** Strategies whose definitions use only houses of any kind and peers. */
const ANY_HOUSES = [
  'pointing',
  'claiming',
  'common-peer-elimination',
  'naked-triple',
  'naked-quadruple',
  'hidden-pair',
  'hidden-triple',
  'hidden-quadruple',
  'x-wing',
  'swordfish',
  'xy-wing',
  'xyz-wing',
  'w-wing',
  'als-xz',
  'x-chain',
  'xy-chain',
];

export const tryRuledDefinitions = (cases: number, seed: string): DefinitionFigures =>
  tryDefinitions(cases, seed, ANY_HOUSES, (random) => soundRuled(random).board);

/** An asymmetric strategy on these grids only: it compares adjacent lines, which the transform may separate here. */
const SIDE_BY_SIDE = 'law-of-leftovers';

/** Fish that further houses make so many that their search stops at its limit: what it finds by then depends on the order. */
const STOPPED = /mutant-(?:squirmbag|whale|leviathan)$/;

export const tryRuledSymmetry = (cases: number, seed: string): SymmetryFigures =>
  trySymmetry(
    cases,
    seed,
    catalogue.filter(({ id }) => !UNSYMMETRIC[id] && id !== SIDE_BY_SIDE && !STOPPED.test(id)),
    (random) => {
      const position = soundRuled(random);
      return { position, transform: randomTurn(position.board.geometry, random) };
    },
  );
