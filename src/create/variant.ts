/** The geometry of a requested variant. */
import { expectClear } from '../core/clear-digits.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { boxAt } from '../core/layout.js';
import { BadOption } from '../settings/options.js';
import { addedBy, groundOf } from '../variants/added.js';
import type { GridRules } from '../variants/grid-rules.js';
import { constraintOf } from '../variants/names.js';
import { LETTERS } from '../variants/of-grid.js';
import { withRules } from '../variants/rules.js';
import { cluedAtFirst, type Invention } from './clues/invention.js';
import { hasWishes, type Wished, wishesIn } from './clues/wishes.js';
import { fillerOf, type Grid, NoGrid, randomGrid } from './fill.js';
import type { Random } from './random.js';
import { adjacentCells, exchangeCells, hasUsualRegion, type Regions, renumber } from './regions.js';
import type { PuzzleRequest } from './request.js';

export interface VariantGrid {
  readonly geometry: Geometry;
  /** A full grid that the search for regions found, or from which clues were read off. */
  readonly grid?: Grid;
  /** How clues are read off other grids, if the rules leave any to the generator. */
  readonly invention?: Invention;
}

type GroundGrid = Required<Pick<VariantGrid, 'geometry' | 'grid'>>;

/** Guesses after which a search for a grid gives up. */
const GUESSES = 3000;
/** Rounds in which cells change their regions and another grid is filled: at least, and at most. */
const TURNS = 10;
const MOST_TURNS = 100;

/**
 * Returns the shape with its rules. Irregular regions without a layout get a random one, and kinds of clues without cells
 * get clues, with a grid that keeps all the rules. Throws a RangeError if the rules contradict each other, NoGrid if they
 * leave no grid or none was found, and OutOfTime.
 */
export function variantOf(base: Geometry, rules: GridRules, random: Random, clock = unlimited): VariantGrid {
  const wished = wishesIn(rules);
  const ground = wantsLayout(wished.rules)
    ? drawLayout(base, wished.rules, random, clock)
    : { geometry: withRules(base, wished.rules) };
  return wished.wishes.length > 0 ? withFirstClues(ground, wished, random, clock) : ground;
}

/** Grids off which clues are read before a kind of clues counts as impossible. */
const FIRST_GRIDS = 20;

/** Reads the wished clues off a first grid that has some of each kind. Throws NoGrid if none of several has. */
function withFirstClues(
  { geometry, grid }: VariantGrid,
  wished: Wished,
  random: Random,
  clock: Clock,
): Required<VariantGrid> {
  const invention = { geometry, ...wished };
  const filler = fillerOf(geometry, 'random');
  let missing: string | undefined;
  for (let grids = 0; grids < FIRST_GRIDS; grids++) {
    const first = (grids === 0 && grid) || filler(random, clock);
    const clued = cluedAtFirst(invention, first, random);
    const kinds = new Set(clued.layout.statements?.map(({ kind }) => kind));
    missing = wished.wishes.map(({ constraint }) => constraint.id).find((id) => !kinds.has(id));
    if (missing === undefined) return { geometry: clued, grid: first, invention };
  }
  throw new NoGrid(`no grid was found that has clues of the kind ${missing}: leave it out, or take a larger grid`);
}

/**
 * Draws a layout. It starts from a grid that keeps the other rules, with boxes if possible. Then, in rounds, cells move
 * between regions until these hold each digit once again, and another grid is filled. So each layout has a grid,
 * whatever the other rules are.
 */
function drawLayout(base: Geometry, rules: GridRules, random: Random, clock: Clock): GroundGrid {
  const { size, cells } = base;
  const beside = adjacentCells(size, rules.variant?.some((name) => constraintOf(name)?.wraps) ?? false);
  const boxes: Regions = Array.from({ length: cells }, (_, cell) => boxAt(base, cell));
  let regions = boxes;
  let { geometry, grid } = firstGrid(base, rules, random, clock);
  const isIrregular = (): boolean => geometry.tiling === 'regions';
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    if (turns >= TURNS && isIrregular() && !hasUsualRegion(regions, boxes)) break;
    const moved = exchangeCells(regions, grid, beside, random, clock);
    if (moved) {
      regions = moved;
      geometry = withRules(base, { ...rules, regions: lettersOf(regions) });
    }
    const other = randomGrid(geometry, random, GUESSES, clock);
    if (typeof other !== 'number') grid = other;
  }
  if (!isIrregular()) throw new NoGrid('no regions were found with which a grid keeps all these rules');
  return { geometry, grid };
}

/** Fills a grid with the boxes of the shape; without any if that fails. Throws NoGrid, and OutOfTime. */
function firstGrid(base: Geometry, rules: GridRules, random: Random, clock: Clock): GroundGrid {
  const boxless = withoutRegions(rules);
  const boxed = { ...boxless, variant: boxless.variant.filter((name) => name !== 'latin') };
  const [withBoxes, without] = [withRules(base, boxed), withRules(base, boxless)];
  const grid = randomGrid(withBoxes, random, GUESSES, clock);
  if (typeof grid !== 'number') return { geometry: withBoxes, grid };
  return { geometry: without, grid: fillerOf(without, 'random')(random, clock) };
}

const lettersOf = (regions: Regions): string =>
  renumber(regions)
    .map((region) => LETTERS[region])
    .join('');

const needsRegions = (name: string): boolean => constraintOf(name)?.tiling === 'regions';

/** True if the request has irregular regions without a layout. */
export const wantsLayout = ({ regions, variant = [] }: GridRules): boolean =>
  regions === undefined && variant.some(needsRegions);

/** Returns the reason why rules do not fit a shape or each other; undefined if no misfit is known. */
export function misfitOf(base: Geometry, rules: GridRules): string | undefined {
  if (wantsLayout(rules) && rules.variant?.includes('latin')) return 'latin has neither boxes nor regions';
  try {
    const { rules: stated, wishes, afterwards } = wishesIn(rules);
    const ground = groundOf(withRules(base, withoutRegions(stated)));
    expectClear(
      wishes.map(({ constraint }) => constraint),
      ground.numbers,
    );
    for (const { constraint } of wishes) addedBy(constraint, ground);
    withRules(base, { variant: afterwards });
    return undefined;
  } catch (error) {
    if (error instanceof RangeError && !(error instanceof BadOption)) return error.message;
    throw error;
  }
}

/** Returns the rules without boxes and regions, if a layout of regions is to be drawn. */
function withoutRegions(rules: GridRules): GridRules & { readonly variant: readonly string[] } {
  const { variant = [] } = rules;
  return {
    ...rules,
    variant: wantsLayout(rules) ? [...variant.filter((name) => !needsRegions(name)), 'latin'] : variant,
  };
}

/** Returns the reason why a part of the request is not defined under its rules; undefined if all of it is. */
export function undefinedFor({ rating, fill, pattern }: PuzzleRequest, rules: GridRules): string | undefined {
  if (rating) return "Sudoku Explainer's scale is not defined for variants";
  if (fill === 'canonical') return 'there is no canonical grid of a variant';
  return pattern && hasWishes(rules)
    ? 'the digits of a pattern are changed until they make a puzzle, which clues that are read off a grid do not outlast: state the clues, or leave out the pattern'
    : undefined;
}
