/**
 * The law of leftovers. The same number of regions and of lines hold each digit equally often. Without the cells that
 * they have in common, the rest of the lines and the rest of the regions hold the same digits, each equally often.
 */
import { countBits } from './bits.js';
import type { Cell, Geometry, House } from './geometry.js';

/** Houses, and the cells that they have beyond the houses of the other side. */
export interface Side {
  readonly houses: readonly House[];
  readonly left: readonly Cell[];
}

/** Lines, and the regions compared with them. */
type Leftover = readonly [lines: Side, regions: Side];

/** The most cells left over. People do not compare more. */
const MOST_LEFT = 6;

/** Adjacent rows or columns with as many regions, those with few leftover cells first. None without regions. */
export const leftoversOf = (geometry: Geometry): readonly Leftover[] => geometry.memo(findLeftovers);

const findLeftovers = (geometry: Geometry): readonly Leftover[] =>
  geometry.tiling === 'regions'
    ? linesTogether(geometry)
        .flatMap((lines) => regionsFor(geometry, lines).map((regions) => compared(geometry, lines, regions)))
        .sort(([a], [b]) => a.left.length - b.left.length)
    : [];

/** Returns adjacent rows or columns, at most half of them: the others would say the same of the other regions. */
const linesTogether = (geometry: Geometry): House[][] =>
  (['row', 'column'] as const).flatMap((kind) => {
    const { size } = geometry;
    const counts = Array.from({ length: size >> 1 }, (_, index) => index + 1);
    return counts.flatMap((count) =>
      Array.from({ length: size }, (_, first) =>
        Array.from({ length: count }, (_, at) => geometry.firstOf(kind) + ((first + at) % size)),
      ),
    );
  });

/** Returns choices of as many regions as lines that leave a few cells over. */
function regionsFor(geometry: Geometry, lines: readonly House[]): House[][] {
  const { size } = geometry;
  const inLines = new Map(geometry.housesOf('box').map((region) => [region, sharedBy(geometry, region, lines)]));
  const touching = [...inLines.keys()].filter((region) => inLines.get(region)! > 0);
  const byShare = touching.sort((a, b) => inLines.get(b)! - inLines.get(a)!);
  const ways: House[][] = [];
  const choose = (chosen: readonly House[], from: number, left: number): void => {
    const open = lines.length - chosen.length;
    if (open === 0 && left > 0) ways.push([...chosen].sort((a, b) => a - b));
    for (let at = from; open > 0 && at < byShare.length; at++) {
      const lost = size - inLines.get(byShare[at]!)!;
      if (left + lost * open > MOST_LEFT) break;
      choose([...chosen, byShare[at]!], at + 1, left + lost);
    }
  };
  choose([], 0, 0);
  return ways;
}

const sharedBy = (geometry: Geometry, region: House, lines: readonly House[]): number =>
  lines.reduce((count, line) => count + countBits(geometry.crossings[region * geometry.houses + line]!), 0);

function compared(geometry: Geometry, lines: readonly House[], regions: readonly House[]): [Side, Side] {
  const sideBeyond = (houses: readonly House[], others: readonly House[]): Side => ({
    houses,
    left: houses
      .flatMap((house) => geometry.cellsOf(house))
      .filter((cell) => !others.some((other) => geometry.holds(other, cell)))
      .sort((a, b) => a - b),
  });
  return [sideBeyond(lines, regions), sideBeyond(regions, lines)];
}
