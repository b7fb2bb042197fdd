import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup, type Stamp } from '../../src/core/board.js';
import { perShape } from '../../src/core/caches.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/sets/rank-zero.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';

/** The eight segments of a loop, in order round it, and the house that links each with the next. */
interface Ring {
  readonly segments: readonly (readonly Cell[])[];
  readonly links: readonly House[];
}

const SEGMENTS = 8;
/** The fewest open cells of a ring. A ring with fewer belongs to a smaller technique. */
const FEWEST_CELLS = 12;
/** The largest grid searched. A larger one has too many rings. */
const LARGEST_GRID = 10;

const ringsOf = perShape((geometry): readonly Ring[] => [...rings(geometry)]);

/**
 * Four boxes in a rectangle, in each a crossing of a row and a column that are shared with the neighbours. A segment
 * is what a box has of such a line beside the crossing. Round the ring, box and line take turns as links.
 */
function* rings(geometry: Geometry): Generator<Ring, void, void> {
  const { size, boxRows, boxColumns } = geometry;
  if (geometry.tiling !== 'boxes') return;
  const bands = size / boxRows;
  const stacks = size / boxColumns;
  const box = (band: number, stack: number): House => geometry.firstOf('box') + band * stacks + stack;
  const inBand = (band: number): number[] => Array.from({ length: boxRows }, (_, row) => band * boxRows + row);
  const inStack = (stack: number): number[] =>
    Array.from({ length: boxColumns }, (_, column) => stack * boxColumns + column);
  const along = (row: number, stack: number, but: number): Cell[] =>
    inStack(stack)
      .filter((column) => column !== but)
      .map((column) => row * size + column);
  const down = (column: number, band: number, but: number): Cell[] =>
    inBand(band)
      .filter((row) => row !== but)
      .map((row) => row * size + column);
  for (let top = 0; top < bands; top++)
    for (let bottom = top + 1; bottom < bands; bottom++)
      for (let left = 0; left < stacks; left++)
        for (let right = left + 1; right < stacks; right++)
          for (const north of inBand(top))
            for (const south of inBand(bottom))
              for (const west of inStack(left))
                for (const east of inStack(right))
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

/** The coverings of a set of segments that hold a digit: every choice of the fewest links that cover them. */
function fewestLinks(present: Bits): readonly Bits[] {
  const choices: Bits[][] = [];
  for (let links = 0; links < 1 << SEGMENTS; links++) {
    const covered = links | (((links << 1) | (links >> (SEGMENTS - 1))) & ((1 << SEGMENTS) - 1));
    if ((present & ~covered) === 0) (choices[countBits(links)] ??= []).push(links);
  }
  return choices.find(Boolean)!;
}

/** Coverings found so far, by set. Tables of all would take too long for a program that looks once. */
const COVERINGS: (readonly Bits[])[] = [];

/** Returns the coverings of the segments that hold a digit; `held` has the digits of each segment. */
function coveringsOf(held: readonly Bits[], digit: Digit): readonly Bits[] {
  let present = 0;
  for (let at = 0; at < SEGMENTS; at++) present |= ((held[at]! >> digit) & 1) << at;
  return (COVERINGS[present] ??= fewestLinks(present));
}

/**
 * The loop's patterns, if the digits of its cells need just as many links as there are cells: so many that each choice
 * of links for a digit has its turn. None if no cell has changed since the stamp.
 */
function* patternsOf(
  { geometry, digits, values, cellStamps }: Markup,
  { segments, links }: Ring,
  since: Stamp,
): Generator<RankZero, void, void> {
  const held: Bits[] = [];
  let open = 0;
  let isChanged = false;
  for (const segment of segments) {
    let candidates = 0;
    for (const cell of segment) {
      candidates |= digits[cell]!;
      if (values[cell] === EMPTY) open++;
      isChanged ||= cellStamps[cell]! > since;
    }
    held.push(candidates);
  }
  if (!isChanged || open < FEWEST_CELLS) return;
  let needed = 0;
  for (let digit = 0; digit < geometry.size && needed <= open; digit++)
    needed += countBits(coveringsOf(held, digit)[0]!);
  if (needed !== open) return;
  const cells = segments.flat().filter((cell) => values[cell] === EMPTY);
  for (let turn = 0, turns = 1; turn < turns; turn++) {
    const covers: Cover[] = [];
    for (let digit = 0; digit < geometry.size; digit++) {
      const choices = coveringsOf(held, digit);
      turns = Math.max(turns, choices.length);
      for (let rest = choices[turn % choices.length]!; rest; rest &= rest - 1)
        covers.push({ house: links[lowestBit(rest)]!, digit });
    }
    yield { cells, covers };
  }
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

  find: (board, since, clock) => firstOfEachOutcome(loops(board, since, clock)),

  explain: explainRankZero,
};

function* loops(board: Markup, since: Stamp = -1, clock: Clock = unlimited): Generator<Hit<RankZero>, void, void> {
  if (board.geometry.size > LARGEST_GRID) return;
  for (const ring of ringsOf(board.geometry)) {
    clock();
    for (const pattern of patternsOf(board, ring, since)) {
      const hit = rankZeroHit(board, pattern);
      if (hit) yield hit;
    }
  }
}
