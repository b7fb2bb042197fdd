/**
 * Partitions of a grid into cages: connected cells, mostly of different digits. A partition is changed by exchanging some
 * cages for others on the same cells: two for one, one for two, or two of which one gives a cell to the other. Under a
 * symmetry, all images of the cages are exchanged.
 */
import type { Cell } from '../../core/geometry.js';
import type { Range } from '../../settings/range.js';
import type { Grid } from '../fill.js';
import { below, type Random, shuffle } from '../random.js';

export type CageCells = readonly Cell[];

/** What the cages of a partition keep. */
export interface Plan {
  readonly grid: Grid;
  /** The cells beside, above and below each cell. */
  readonly beside: readonly (readonly Cell[])[];
  /** The cells to be covered. */
  readonly free: readonly Cell[];
  readonly sizes: Range;
  /** True if no digit repeats in a cage. */
  readonly differ: boolean;
  /** The cell to which each move of the symmetry takes each cell. The first takes each cell to itself. */
  readonly moves: readonly (readonly Cell[])[];
}

/** Returns a random partition. Cells that fit no cage of their neighbours are cages of their own. */
export function randomPartition(plan: Plan, random: Random): CageCells[] {
  const { free, sizes } = plan;
  const open = new Set(free);
  const cages: CageCells[] = [];
  for (const start of shuffle([...free], random)) {
    if (!open.has(start)) continue;
    const wanted = sizeIn(sizes, random);
    let cage: CageCells = [start];
    let images = imagesOf(plan, cage)!;
    for (let failed = 0; cage.length < wanted && failed < MOST_FAILED; ) {
      const next = oneOf(borderOf(plan, cage), random);
      if (next === undefined) break;
      const grown = open.has(next) && fits(plan, [...cage, next]) ? imagesOf(plan, [...cage, next]) : undefined;
      if (!grown?.every((image) => image.every((cell) => open.has(cell)))) failed++;
      else [cage, images] = [[...cage, next], grown];
    }
    for (const image of images) {
      cages.push(image);
      for (const cell of image) open.delete(cell);
    }
  }
  return withoutSingles(plan, cages, random);
}

/** Cells tried in vain after which a cage stays as it is. */
const MOST_FAILED = 12;

/** Returns a size in a range; small ones are more frequent. */
const sizeIn = ({ least, most }: Range, random: Random): number =>
  least + Math.floor((Math.min(most, LARGE) - least + 1) * random() ** 1.3);
/** The largest cages where a request does not limit them. */
const LARGE = 6;

/** Joins cages that are too small with others beside them where possible. */
function withoutSingles(plan: Plan, cages: CageCells[], random: Random): CageCells[] {
  let all = cages;
  for (const small of cages.filter(({ length }) => length < plan.sizes.least)) {
    if (!all.includes(small)) continue;
    for (const next of shuffle(cagesBeside(plan, all, small), random)) {
      const joined = joinOf(plan, all, small, next) ?? exchanged(plan, all, shiftTo(plan, next, small, random));
      if (!joined) continue;
      all = joined;
      break;
    }
  }
  return all;
}

/** Cages, and those that take their place. */
interface Exchange {
  readonly out: readonly CageCells[];
  readonly into: readonly CageCells[];
}

/** True if a cage has enough cells for two. */
export const isLarge = ({ sizes }: Plan, cage: CageCells): boolean => cage.length >= 2 * Math.max(2, sizes.least);

/** Returns a partition in which a cage is two, at random; undefined if the cage cannot be parted so. */
export function split(
  plan: Plan,
  cages: readonly CageCells[],
  cage: CageCells,
  random: Random,
): CageCells[] | undefined {
  const least = isLarge(plan, cage) ? Math.max(2, plan.sizes.least) : plan.sizes.least;
  if (cage.length < 2 * least) return undefined;
  const wanted = least + below(random, cage.length - 2 * least + 1);
  const part = [cage[below(random, cage.length)]!];
  while (part.length < wanted) {
    const next = oneOf(
      borderOf(plan, part).filter((cell) => cage.includes(cell)),
      random,
    );
    if (next === undefined) return undefined;
    part.push(next);
  }
  const rest = cage.filter((cell) => !part.includes(cell));
  return isConnected(plan, rest) ? exchanged(plan, cages, { out: [cage], into: [part, rest] }) : undefined;
}

/** Returns a partition in which a cage is one with a random one beside it; undefined if the two do not fit. */
export function join(
  plan: Plan,
  cages: readonly CageCells[],
  cage: CageCells,
  random: Random,
): CageCells[] | undefined {
  const next = oneOf(cagesBeside(plan, cages, cage), random);
  return next && joinOf(plan, cages, cage, next);
}

/** Returns a partition in which a cage takes a cell of a random one beside it; undefined if that does not fit. */
export function shift(
  plan: Plan,
  cages: readonly CageCells[],
  cage: CageCells,
  random: Random,
): CageCells[] | undefined {
  const next = oneOf(cagesBeside(plan, cages, cage), random);
  return next && exchanged(plan, cages, shiftTo(plan, next, cage, random));
}

/** Takes a cell of a cage that lies beside another one over to that one. */
function shiftTo(plan: Plan, from: CageCells, to: CageCells, random: Random): Exchange | undefined {
  const cell = oneOf(
    borderOf(plan, to).filter((cell) => from.includes(cell)),
    random,
  );
  if (cell === undefined) return undefined;
  const rest = from.filter((other) => other !== cell);
  return rest.length >= plan.sizes.least && isConnected(plan, rest)
    ? { out: [from, to], into: [rest, [...to, cell]] }
    : undefined;
}

/** Joins two cages, and with them their images that they overlap. */
function joinOf(plan: Plan, cages: readonly CageCells[], one: CageCells, other: CageCells): CageCells[] | undefined {
  const joined = new Set([...one, ...other]);
  for (const move of plan.moves) {
    const image = [...one, ...other].map((cell) => move[cell]!);
    if (image.some((cell) => joined.has(cell))) for (const cell of image) joined.add(cell);
  }
  const out = cages.filter((cage) => cage.some((cell) => joined.has(cell)));
  return exchanged(plan, cages, { out, into: [[...joined]] });
}

/** Returns a partition after an exchange and its images; undefined if the new cages do not fit. */
function exchanged(plan: Plan, cages: readonly CageCells[], exchange: Exchange | undefined): CageCells[] | undefined {
  if (!exchange?.into.every((cage) => cage.length <= plan.sizes.most && fits(plan, cage))) return undefined;
  const out = new Set(allImages(plan, exchange.out).map(keyOf));
  const into = new Map(allImages(plan, exchange.into).map((cage) => [keyOf(cage), cage]));
  const kept = cages.filter((cage) => !out.has(keyOf(cage)));
  const all = [...kept, ...into.values()];
  const covered = new Set(all.flat());
  const isPartition =
    cages.length - kept.length === out.size &&
    covered.size === plan.free.length &&
    all.reduce((sum, { length }) => sum + length, 0) === covered.size;
  return isPartition && [...into.values()].every((cage) => fits(plan, cage)) ? all : undefined;
}

const keyOf = (cage: CageCells): string => cage.toSorted((a, b) => a - b).join();

const allImages = ({ moves }: Plan, cages: readonly CageCells[]): CageCells[] =>
  cages.flatMap((cage) => moves.map((move) => cage.map((cell) => move[cell]!)));

/** Returns the images of a cage under the symmetry, each once; undefined if some overlap or do not fit. */
function imagesOf(plan: Plan, cage: CageCells): CageCells[] | undefined {
  const images = [...new Map(allImages(plan, [cage]).map((image) => [keyOf(image), image])).values()];
  const cells = images.flat();
  return new Set(cells).size === cells.length && images.every((image) => fits(plan, image)) ? images : undefined;
}

/** True if the cells may be one cage. */
function fits({ grid, differ }: Plan, cage: CageCells): boolean {
  if (!differ) return true;
  let seen = 0;
  for (const cell of cage) {
    if (seen & (1 << grid[cell]!)) return false;
    seen |= 1 << grid[cell]!;
  }
  return true;
}

const borderOf = ({ beside }: Plan, cage: CageCells): Cell[] =>
  cage.flatMap((cell) => beside[cell]!.filter((other) => !cage.includes(other)));

const cagesBeside = (plan: Plan, cages: readonly CageCells[], cage: CageCells): CageCells[] => {
  const border = new Set(borderOf(plan, cage));
  return cages.filter((other) => other.some((cell) => border.has(cell)));
};

function isConnected({ beside }: Plan, cells: readonly Cell[]): boolean {
  const reached = cells.slice(0, 1);
  for (const cell of reached)
    for (const next of beside[cell]!) if (cells.includes(next) && !reached.includes(next)) reached.push(next);
  return reached.length === cells.length;
}

const oneOf = <Item>(items: readonly Item[], random: Random): Item | undefined => items[below(random, items.length)];

/** True if another full grid has the same sums in all cages, so that these do not tell it from the grid. */
export const isAlike = ({ grid, differ }: Plan, cages: readonly CageCells[], other: Grid): boolean =>
  cages.every((cage) => {
    let difference = 0;
    let seen = 0;
    for (const cell of cage) {
      if (differ && seen & (1 << other[cell]!)) return false;
      seen |= 1 << other[cell]!;
      difference += other[cell]! - grid[cell]!;
    }
    return difference === 0;
  });
