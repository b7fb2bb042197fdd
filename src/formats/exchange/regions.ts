/** Boxes as other programs tell them: the region of each cell. */
import { Geometry } from '../../core/geometry.js';
import { Misread } from '../misread.js';

/** The shape in which cells have regions so; undefined where none is told. Throws a Misread where they are no boxes. */
export function shapeOfRegions(regions: readonly unknown[], size: number): Geometry | undefined {
  const isTold = (region: unknown): boolean => region !== undefined && region !== null;
  if (!regions.some(isTold)) return undefined;
  for (let boxRows = 1; boxRows <= size; boxRows++) {
    if (size % boxRows !== 0 || size > MOST) continue;
    const geometry = Geometry.of(boxRows, size / boxRows);
    if (areBoxes(regions, geometry)) return geometry;
  }
  throw new Misread('this puzzle has irregular regions: only boxes of one shape are known here');
}

const MOST = 25;

/** Whether cells have one region where they have one box, and else not; those without one are of their box. */
function areBoxes(regions: readonly unknown[], geometry: Geometry): boolean {
  const regionOf = new Map<number, unknown>();
  for (let cell = 0; cell < geometry.cells; cell++) {
    const region = regions[cell] ?? undefined;
    if (region === undefined) continue;
    const box = geometry.indexOf(geometry.houseOf('box', cell));
    if (regionOf.has(box) && regionOf.get(box) !== region) return false;
    regionOf.set(box, region);
  }
  return new Set(regionOf.values()).size === regionOf.size;
}
