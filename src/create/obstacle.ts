/** Proofs, before any search, that no puzzle can meet a request. */
import { strategyOf } from '../../strategies/index.js';
import type { Geometry } from '../core/geometry.js';
import { hasClues } from '../logic/forcing/clue-trial.js';
import { isAbove, LEVELS, type Level, type NeededRules, type Strategy } from '../logic/step/strategy.js';
import { BERTHIER_SCALES, type BerthierScale } from '../solver/berthier/rating.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import { highestScore } from '../solver/hodoku/levels.js';
import { singles } from '../solver/hodoku/singles.js';
import type { Ladder } from '../solver/ladder.js';
import { NAKED } from '../solver/se/easy.js';
import { GIVENS_OBSTACLES, mostGivens, mostMissing, type Obstacle, sidesOf } from './givens-obstacle.js';
import { scalesIn } from './properties.js';
import type { PuzzleRequest } from './request.js';

/** Returns the obstacle to a request; undefined if none is known. Most impossible requests are not recognised. */
export function obstacleTo(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  for (const obstacle of OBSTACLES) {
    const found = obstacle(geometry, request);
    if (found) return found;
  }
  return undefined;
}

const OBSTACLES = [
  fraction,
  tooSmall,
  foundElsewhere,
  ...GIVENS_OBSTACLES,
  tooFewPoints,
  tooManyPoints,
  tooHard,
  aboveHighest,
  needless,
  beyondOnly,
  placesNothing,
  tooLowRating,
  ratedAsSingles,
  withoutSequences,
  outOfOrder,
];

/** Shapes all of whose puzzles are solved by singles, as an exhaustive search has shown. */
const ALL_EASY: readonly string[] = ['1x1', '1x2', '1x3', '2x2'];

function tooSmall(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  if (!ALL_EASY.includes(sidesOf(geometry))) return undefined;
  const { level = 'easy', require = [] } = request;
  if (level === 'easy' && require.every(isSingle) && !isRatedAbove(request) && !sequencesIn(request)) return undefined;
  return { kind: 'small', why: `every puzzle of size ${geometry.size} is easy, singles solve it` };
}

/** A variant that has the rules that a strategy needs. Rules about several cells come from clues, not from a variant. */
const VARIANTS_WITH: Readonly<Record<NeededRules, string | undefined>> = {
  variant: 'anti-king',
  regions: 'jigsaw',
  exclusions: 'non-consecutive',
  clues: 'non-consecutive',
  rules: undefined,
};

/**
 * Returns a variant in which a strategy finds steps that it never finds with boxes alone; undefined for other
 * strategies.
 */
export function variantFor(id: string): string | undefined {
  const { needs } = strategyOf(id) ?? {};
  return needs && VARIANTS_WITH[needs];
}

const MEETS: Readonly<Record<NeededRules, (geometry: Geometry) => boolean>> = {
  variant: ({ isPlain }) => !isPlain,
  regions: ({ tiling }) => tiling === 'regions',
  exclusions: ({ further }) => further !== undefined,
  rules: ({ rules }) => rules.length > 0,
  clues: hasClues,
};

const isMet = (need: NeededRules | undefined, geometry: Geometry): boolean =>
  need === undefined || MEETS[need](geometry);

function foundElsewhere(geometry: Geometry, { require = [] }: PuzzleRequest): Obstacle | undefined {
  const id = require.find((each) => !isMet(strategyOf(each)?.needs, geometry));
  if (id === undefined) return undefined;
  const instead = variantFor(id);
  const why = `${id} has nothing to find under these rules`;
  return instead === undefined ? { kind: 'clues', why } : { kind: 'variant', why, instead };
}

/** Refutes a score that is too low for the points of the missing singles and of the required techniques. */
function tooFewPoints(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const { score, require = [] } = request;
  const missing = geometry.cells - mostGivens(geometry, request);
  // A technique that HoDoKu does not know scores nothing.
  const beside = [...new Set(require)].filter((id) => !isSingle(id)).flatMap((id) => inHodoku(id) ?? []);
  const fewest = beside.reduce((sum, { score }) => sum + score, missing * singles.rating);
  if ((score?.most ?? Infinity) >= fewest) return undefined;
  const names = beside.filter(({ score }) => score > 0).map(({ id }) => id);
  const found = names.length > 0 ? `them with ${names.join(', ')}` : 'them';
  return {
    kind: 'low-score',
    why: `${missing} or more values are missing, and finding ${found} scores at least ${fewest}`,
  };
}

const isSingle = (id: string): boolean => singles.strategies.some((single) => single.id === id);

/** Returns a technique of HoDoKu's ladder; undefined for others. */
const inHodoku = (id: string): Strategy | undefined => TECHNIQUES.find((own) => own.id === id);

const TECHNIQUES = hodoku.rungs.flatMap(({ strategies }) => strategies);

function tooManyPoints(geometry: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const { level, score } = request;
  if (!score) return undefined;
  if (level && score.least > highestScore(level, geometry))
    return { kind: 'high-score', why: `what scores above ${highestScore(level, geometry)} is harder than ${level}` };
  const most = mostMissing(geometry, request) * Math.max(...singles.strategies.map((single) => single.score));
  if (!isByOnlySingles(request) || score.least <= most) return undefined;
  return { kind: 'high-score', why: `what singles alone solve scores ${most} at most` };
}

/** True if the request allows singles only. */
const isByOnlySingles = ({ level, maxLevel, strategy: only }: PuzzleRequest): boolean =>
  level === 'easy' || maxLevel === 'easy' || Boolean(only?.length && only.every(isSingle));

/** Refutes ranges between two whole numbers of what is counted in whole numbers. */
function fraction(_: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const name = (['clues', 'score', ...BERTHIER_SCALES] as const).find((each) => {
    const { least, most } = request[each] ?? { least: 0, most: Infinity };
    return Math.ceil(least) > most;
  });
  return name && { kind: 'fraction', why: `${name} is counted in whole numbers`, instead: name };
}

/** Refutes a rating below that of the easiest step: a puzzle without a step is no puzzle. */
function tooLowRating({ size }: Geometry, { rating }: PuzzleRequest): Obstacle | undefined {
  if (size === 1 || !rating || rating.most >= 1) return undefined;
  return { kind: 'low-rating', why: 'the easiest step is rated 1.0' };
}

function ratedAsSingles(_: Geometry, request: PuzzleRequest): Obstacle | undefined {
  if (!isRatedAbove(request) || !isByOnlySingles(request)) return undefined;
  return { kind: 'rating', why: `what singles alone solve is rated ${NAKED} at most` };
}

/** True if the request is for a rating that singles never reach. */
const isRatedAbove = ({ rating }: PuzzleRequest): boolean => rating !== undefined && rating.least > NAKED;

function withoutSequences(_: Geometry, request: PuzzleRequest): Obstacle | undefined {
  const scale = isByOnlySingles(request) ? sequencesIn(request) : undefined;
  return scale && { kind: 'sequences', why: 'what singles alone solve needs no whip and no braid', instead: scale };
}

/** Returns the first scale on which the request needs a whip or a braid. */
const sequencesIn = (request: PuzzleRequest): BerthierScale | undefined =>
  scalesIn(request).find((scale) => request[scale]!.least > 0);

/**
 * Pairs of scales of which the first is never lower: every whip is a braid and a g-whip, and both of these are
 * g-braids.
 */
const IN_ORDER = [
  ['w', 'b'],
  ['w', 'gw'],
  ['b', 'gb'],
  ['gw', 'gb'],
  ['w', 'gb'],
] as const;

function outOfOrder(_: Geometry, request: PuzzleRequest): Obstacle | undefined {
  for (const [high, low] of IN_ORDER) {
    const [most, least] = [request[high]?.most ?? Infinity, request[low]?.least ?? 0];
    if (most >= least) continue;
    const why = `what is rated ${high} ${most} at most is not rated ${low} ${least}`;
    return { kind: 'sequences-order', why, instead: high };
  }
  return undefined;
}

function tooHard(_: Geometry, { require = [], level }: PuzzleRequest): Obstacle | undefined {
  for (const id of require) {
    const own = inHodoku(id)?.level;
    if (own && level && isAbove(own, level))
      return { kind: 'require', why: `a puzzle that needs ${id} is ${own} at least`, instead: own };
  }
  return undefined;
}

/**
 * Returns the highest level of HoDoKu's path if techniques up to a rung suffice, since the path does not go beyond it.
 */
const hardestUpTo = (last: number): Level =>
  LEVELS[
    Math.max(
      ...hodoku.rungs
        .slice(0, last + 1)
        .flatMap(({ strategies }) => strategies.map(({ level }) => LEVELS.indexOf(level))),
    )
  ]!;

function aboveHighest(_: Geometry, { level, maxLevel }: PuzzleRequest): Obstacle | undefined {
  if (!level || !maxLevel) return undefined;
  const last = hodoku.rungs.findLastIndex(({ strategies }) => strategies.some((own) => !isAbove(own.level, maxLevel)));
  if (!isAbove(level, hardestUpTo(last))) return undefined;
  return {
    kind: 'max-level',
    why: `what is solved by techniques up to ${maxLevel} is not ${level}`,
    instead: maxLevel,
  };
}

const rungIn = ({ rungs }: Ladder, id: string): number =>
  rungs.findIndex(({ strategies }) => strategies.some((strategy) => strategy.id === id));

/** True if no path needs a technique once others suffice, because all of those come before it on the ladder. */
function isNeedless(id: string, sufficing: readonly string[]): boolean {
  const ladder = inHodoku(id) ? hodoku : full;
  const own = rungIn(ladder, id);
  const others = sufficing.map((other) => rungIn(ladder, other));
  return others.length > 0 && others.every((other) => other >= 0 && other < own);
}

function needless(_: Geometry, { maxLevel, require = [] }: PuzzleRequest): Obstacle | undefined {
  if (!maxLevel) return undefined;
  const sufficing = TECHNIQUES.filter(({ level }) => !isAbove(level, maxLevel)).map(({ id }) => id);
  const id = require.find((id) => isNeedless(id, sufficing));
  if (id === undefined) return undefined;
  const why = `where techniques up to ${maxLevel} suffice, no path needs ${id}`;
  return { kind: 'needless-level', why, instead: strategyOf(id)!.level };
}

/** Refutes a level or technique beyond the last rung of the sufficient techniques, which HoDoKu's path never passes. */
function beyondOnly(_: Geometry, { strategy: only, level, require = [] }: PuzzleRequest): Obstacle | undefined {
  if (!only?.length) return undefined;
  const id = require.find((id) => isNeedless(id, only));
  if (id !== undefined) return { kind: 'needless', why: `where ${only.join(', ')} suffice, no path needs ${id}` };
  const rungs = only.map((own) => rungIn(hodoku, own));
  const hardest = hardestUpTo(Math.max(...rungs));
  if (rungs.includes(-1) || !level || !isAbove(level, hardest)) return undefined;
  return { kind: 'only', why: `what ${only.join(', ')} alone solve is not ${level}`, instead: hardest };
}

/** Families whose strategies never place a digit. */
export const REMOVING: readonly string[] = ['fish', 'single-digit', 'wings', 'als', 'rank-zero', 'whips'];

function placesNothing({ size }: Geometry, { strategy: only }: PuzzleRequest): Obstacle | undefined {
  if (size === 1 || !only?.length || !only.every((id) => REMOVING.includes(strategyOf(id)?.family ?? '')))
    return undefined;
  return {
    kind: 'placing',
    why: `${only.join(', ')} only ${only.length === 1 ? 'removes' : 'remove'} candidates, and nothing would place a digit`,
    instead: only.join(','),
  };
}
