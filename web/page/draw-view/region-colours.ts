/** The colours in which regions are painted: those of two regions with a side in common differ. */
import { boxesOf, type PuzzleDrawing, sizeOf } from './drawing.js';

/** Returns the colour of each cell, from zero. A region keeps its own colour unless a region beside it has the same. */
export function regionColours(drawing: PuzzleDrawing, colours: number): readonly number[] {
  const regions = drawing.regions ?? boxesOf(drawing);
  const beside = neighbours(regions, sizeOf(drawing));
  const chosen = new Map<number, number>();
  for (const region of hardestFirst(beside)) {
    const taken = new Set([...beside.get(region)!].map((other) => chosen.get(other)));
    const free = Array.from({ length: colours }, (_, step) => (region + step) % colours).find(
      (colour) => !taken.has(colour),
    );
    chosen.set(region, free ?? region % colours);
  }
  return regions.map((region) => chosen.get(region)!);
}

type Neighbours = ReadonlyMap<number, ReadonlySet<number>>;

/** Returns the regions that have a side in common with each region. */
function neighbours(regions: readonly number[], size: number): Neighbours {
  const beside = new Map(regions.map((region) => [region, new Set<number>()]));
  const join = (a: number, b: number | undefined): void => {
    if (b === undefined || a === b) return;
    beside.get(a)!.add(b);
    beside.get(b)!.add(a);
  };
  for (const [cell, region] of regions.entries()) {
    if ((cell + 1) % size !== 0) join(region, regions[cell + 1]);
    join(region, regions[cell + size]);
  }
  return beside;
}

/**
 * Orders regions so that few of the neighbours of each come before it: the one with the fewest among the rest comes
 * last. Regions in one piece then never need more than six colours.
 */
function hardestFirst(beside: Neighbours): readonly number[] {
  const rest = new Set([...beside.keys()].sort((a, b) => a - b));
  const order: number[] = [];
  const among = (region: number): number => [...beside.get(region)!].filter((other) => rest.has(other)).length;
  while (rest.size > 0) {
    const easiest = [...rest].reduce((best, region) => (among(region) <= among(best) ? region : best));
    rest.delete(easiest);
    order.unshift(easiest);
  }
  return order;
}
