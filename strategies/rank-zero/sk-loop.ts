import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup, type Stamp } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { type Cover, explainRankZero, type RankZero, rankZeroHit } from '../../src/logic/sets/rank-zero.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';

/**
 * The corners of a loop, where a row and a column of it cross: top left, top right, bottom right, bottom left. A segment
 * is what a corner's box has of its row or of its column beside it.
 */
type Ring = readonly [Cell, Cell, Cell, Cell];

const SEGMENTS = 8;
/** The fewest open cells of a ring. A ring with fewer belongs to a smaller technique. */
const FEWEST_CELLS = 12;
/** The largest grid searched. A larger one has too many rings. */
const LARGEST_GRID = 10;

const ringsOf = (geometry: Geometry): readonly Ring[] => [...rings(geometry)];

/** Four boxes in a rectangle, in each a cell that shares its row and its column with the neighbours. */
function* rings({ size, boxRows, boxColumns }: Geometry): Generator<Ring, void, void> {
  for (let top = 0; top < size; top += boxRows)
    for (let bottom = top + boxRows; bottom < size; bottom += boxRows)
      for (let left = 0; left < size; left += boxColumns)
        for (let right = left + boxColumns; right < size; right += boxColumns)
          for (let north = top; north < top + boxRows; north++)
            for (let south = bottom; south < bottom + boxRows; south++)
              for (let west = left; west < left + boxColumns; west++)
                for (let east = right; east < right + boxColumns; east++)
                  yield [north * size + west, north * size + east, south * size + east, south * size + west];
}

/** For each cell the other cells of its row in its box, then those of its column there. */
const segmentsOf = (geometry: Geometry): readonly (readonly Cell[])[] =>
  Array.from({ length: 2 * geometry.cells }, (_, at) => {
    const cell = at >> 1;
    const along = at & 1 ? 'columnOf' : 'rowOf';
    return geometry
      .cellsOf(geometry.houseOf('box', cell))
      .filter((other) => other !== cell && geometry[along](other) === geometry[along](cell));
  });

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
const knownCoverings = (): (readonly Bits[])[] => [];

/** Returns the coverings of the segments that hold a digit; `held` has the digits of each segment. */
function coveringsOf(known: (readonly Bits[])[], held: readonly Bits[], digit: Digit): readonly Bits[] {
  let present = 0;
  for (let at = 0; at < SEGMENTS; at++) present |= ((held[at]! >> digit) & 1) << at;
  return (known[present] ??= fewestLinks(present));
}

/** For each corner of a loop the number of open cells of its two segments, and the number of digits of each, added up. */
interface Corners {
  readonly open: Int32Array;
  readonly digits: Int32Array;
}

function cornersOf({ geometry, digits, values }: Markup): Corners {
  const segments = geometry.memo(segmentsOf);
  const corners: Corners = { open: new Int32Array(geometry.cells), digits: new Int32Array(geometry.cells) };
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]!;
    let held = 0;
    for (let i = 0; i < segment.length; i++) {
      held |= digits[segment[i]!]!;
      if (values[segment[i]!] === EMPTY) corners.open[at >> 1]!++;
    }
    corners.digits[at >> 1]! += countBits(held);
  }
  return corners;
}

/**
 * The loop's patterns, if the digits of its cells need just as many links as there are cells: so many that each choice
 * of links for a digit has its turn. None if no cell has changed since the stamp.
 */
function* patternsOf(
  { geometry, digits, values, cellStamps }: Markup,
  ring: Ring,
  since: Stamp,
): Generator<RankZero, void, void> {
  const own = geometry.memo(segmentsOf);
  const coverings = geometry.memo(knownCoverings);
  const segments: (readonly Cell[])[] = [];
  /** The house that links each segment with the next: round the ring, line and box take turns. */
  const links: House[] = [];
  for (const [at, corner] of ring.entries()) {
    const next = ring[(at + 1) % ring.length]!;
    for (const cell of [corner, next]) segments.push(own[2 * cell + (at & 1)]!);
    links.push(geometry.houseOf(at & 1 ? 'column' : 'row', corner), geometry.houseOf('box', next));
  }
  const all = segments.flat();
  if (!all.some((cell) => cellStamps[cell]! > since)) return;
  const cells = all.filter((cell) => values[cell] === EMPTY);
  const held = segments.map((segment) => segment.reduce((set, cell) => set | digits[cell]!, 0));
  let needed = 0;
  for (let digit = 0; digit < geometry.size && needed <= cells.length; digit++)
    needed += countBits(coveringsOf(coverings, held, digit)[0]!);
  if (needed !== cells.length) return;
  for (let turn = 0, turns = 1; turn < turns; turn++) {
    const covers: Cover[] = [];
    for (let digit = 0; digit < geometry.size; digit++) {
      const choices = coveringsOf(coverings, held, digit);
      turns = Math.max(turns, choices.length);
      for (let rest = choices[turn % choices.length]!; rest; rest &= rest - 1)
        covers.push({ house: links[lowestBit(rest)]!, digit });
    }
    yield { cells, covers: covers.sort((a, b) => links.indexOf(a.house) - links.indexOf(b.house)) };
  }
}

/**
 * Sixteen cells in a ring of four boxes and four lines, whose digits pass from box to line to box in pairs.
 * (Named after Steve Kurzhals; also called virus pattern and domino loop.)
 */
export const skLoop: Strategy<RankZero> = {
  id: 'sk-loop',
  name: 'SK Loop',
  aliases: ['domino loop', 'virus pattern'],
  learnAfter: ['sue-de-coq', 'continuous-nice-loop'],
  aboutLines: true,
  family: 'rank-zero',
  level: 'extreme',
  score: 470,

  find: (board, { since, clock } = {}) => firstOfEachOutcome(loops(board, since, clock)),

  explain: explainRankZero,
};

function* loops(board: Markup, since: Stamp = -1, clock: Clock = unlimited): Generator<Hit<RankZero>, void, void> {
  const { geometry } = board;
  if (geometry.size > LARGEST_GRID || geometry.tiling !== 'boxes') return;
  const { open, digits } = cornersOf(board);
  for (const ring of geometry.memo(ringsOf)) {
    clock();
    const [a, b, c, d] = ring;
    const cells = open[a]! + open[b]! + open[c]! + open[d]!;
    /** A link covers a digit in two segments at most. */
    if (cells < FEWEST_CELLS || digits[a]! + digits[b]! + digits[c]! + digits[d]! > 2 * cells) continue;
    for (const pattern of patternsOf(board, ring, since)) {
      const hit = rankZeroHit(board, pattern);
      if (hit) yield hit;
    }
  }
}
