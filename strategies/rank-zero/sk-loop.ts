import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { perShape } from '../../src/core/per-shape.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/sets/rank-zero.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** The eight segments of a loop, in order round it, and the house that links each with the next. */
interface Ring {
  readonly segments: readonly (readonly Cell[])[];
  readonly links: readonly House[];
}

interface Covering {
  readonly fewest: number;
  readonly links: Bits;
}

const SEGMENTS = 8;
/** Rings that are mostly filled are some smaller technique's. */
const FEWEST_CELLS = 12;
/** On larger grids there are too many rings to look through them all. */
const LARGEST_GRID = 10;

const ringsOf = perShape((geometry): readonly Ring[] => [...rings(geometry)]);

/**
 * Four boxes in a rectangle, in each a crossing of a row and a column that are shared with the neighbours. A segment
 * is what a box has of such a line beside the crossing. Round the ring, box and line take turns as links.
 */
function* rings(geometry: Geometry): Generator<Ring, void, void> {
  const { size, boxRows, boxColumns } = geometry;
  const bands = size / boxRows;
  const stacks = size / boxColumns;
  const box = (band: number, stack: number): House => geometry.firstOf('box') + band * stacks + stack;
  const inBand = (band: number): number[] => Array.from({ length: boxRows }, (_, row) => band * boxRows + row);
  const inStack = (stack: number): number[] =>
    Array.from({ length: boxColumns }, (_, column) => stack * boxColumns + column);
  for (let top = 0; top < bands; top++)
    for (let bottom = top + 1; bottom < bands; bottom++)
      for (let left = 0; left < stacks; left++)
        for (let right = left + 1; right < stacks; right++)
          for (const north of inBand(top))
            for (const south of inBand(bottom))
              for (const west of inStack(left))
                for (const east of inStack(right)) {
                  const along = (row: number, stack: number, but: number): Cell[] =>
                    inStack(stack)
                      .filter((column) => column !== but)
                      .map((column) => row * size + column);
                  const down = (column: number, band: number, but: number): Cell[] =>
                    inBand(band)
                      .filter((row) => row !== but)
                      .map((row) => row * size + column);
                  yield {
                    segments: [
                      along(north, left, west),
                      along(north, right, east),
                      down(east, top, north),
                      down(east, bottom, south),
                      along(south, right, east),
                      along(south, left, west),
                      down(west, bottom, south),
                      down(west, top, north),
                    ],
                    links: [
                      north,
                      box(top, right),
                      geometry.firstOf('column') + east,
                      box(bottom, right),
                      south,
                      box(bottom, left),
                      geometry.firstOf('column') + west,
                      box(top, left),
                    ],
                  };
                }
}

/** For a set of segments that hold a digit: how few links cover them, and the links of some smallest choice. */
function fewestLinks(present: Bits): Covering {
  let fewest = SEGMENTS + 1;
  let links = 0;
  for (let chosen = 0; chosen < 1 << SEGMENTS; chosen++) {
    const covered = chosen | (((chosen << 1) | (chosen >> (SEGMENTS - 1))) & ((1 << SEGMENTS) - 1));
    if ((present & ~covered) !== 0) continue;
    const many = countBits(chosen);
    if (many < fewest) [fewest, links] = [many, chosen];
  }
  return { fewest, links };
}

/** By the set: tables take too long for a program that is to look once. */
const COVERINGS: Covering[] = [];

/** The loop's pattern, if the digits of its cells need just as many links as there are cells. */
function patternOf({ geometry, digits, values }: Markup, { segments, links }: Ring): RankZero | undefined {
  let open = 0;
  for (const segment of segments) for (const cell of segment) if (values[cell] === EMPTY) open++;
  if (open < FEWEST_CELLS) return undefined;
  const held = segments.map((segment) => segment.reduce((set, cell) => set | digits[cell]!, 0));
  const coveringOf = (digit: Digit): Covering => {
    let present = 0;
    for (let at = 0; at < SEGMENTS; at++) present |= ((held[at]! >> digit) & 1) << at;
    return (COVERINGS[present] ??= fewestLinks(present));
  };
  let needed = 0;
  for (let digit = 0; digit < geometry.size && needed <= open; digit++) needed += coveringOf(digit).fewest;
  if (needed !== open) return undefined;
  const covers: Cover[] = [];
  for (let digit = 0; digit < geometry.size; digit++)
    for (let rest = coveringOf(digit).links; rest; rest &= rest - 1)
      covers.push({ house: links[lowestBit(rest)]!, digit });
  return { cells: segments.flat().filter((cell) => values[cell] === EMPTY), covers };
}

/**
 * Sixteen cells in a ring of four boxes and four lines, whose digits pass from box to line to box in pairs.
 * (Steve Kurzhal, 2007, on Easter Monster; also called virus pattern and domino loop.)
 */
export const skLoop: Strategy<RankZero> = {
  id: 'sk-loop',
  name: 'SK Loop',
  aliases: ['domino loop', 'virus pattern'],
  family: 'rank-zero',
  level: 'extreme',
  score: 470,

  *find(board) {
    if (board.geometry.size > LARGEST_GRID) return;
    for (const ring of ringsOf(board.geometry)) {
      const pattern = patternOf(board, ring);
      const hit = pattern && rankZeroHit(board, pattern);
      if (hit) yield hit;
    }
  },

  explain: explainRankZero,
};
