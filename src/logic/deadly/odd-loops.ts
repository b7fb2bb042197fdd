/**
 * Odd loops of cells, neighbours in one house each, that are impossible without some candidates, their guardians:
 * broken wings and bivalue oddagons. Two colours cannot alternate around an odd loop.
 */
import { countBits } from '../../core/bits.js';
import type { Numbers } from '../../core/board.js';
import { type CellSet, cellSet, cellsIn, commonPeers, removeCell } from '../../core/cell-set.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import { type Mark, markLink } from '../step/marks.js';

export interface OddLoop {
  readonly cells: readonly Cell[];
  /** Guardians in ascending order; one of them is true. */
  readonly guardians: readonly Candidate[];
}

const SHORTEST = 5;
/** The most guardians. A person cannot keep more in view. */
export const MOST_GUARDIANS = 4;

/**
 * Returns the guardians that prevent the link from cell a to cell b; with `a === b`, those of the cell where a loop
 * starts. Returns undefined if there are too many.
 */
export type GuardiansOf = (a: Cell, b: Cell) => readonly Candidate[] | undefined;

/** A link from a cell, its guardians, and the candidates that each of these excludes. */
interface Link {
  readonly to: Cell;
  readonly guardians: readonly Candidate[];
  readonly excluded: readonly Int32Array[];
}

/** The loops to search. */
interface OddLoopSearch {
  /** The most cells of a loop. */
  readonly longest: number;
  readonly guardiansOf: GuardiansOf;
  /** Returns the candidates that a guardian excludes and another may exclude too, as a set of `words` integers. */
  readonly excludedBy: (guardian: Candidate) => Int32Array;
  readonly words: number;
  /** True if conclusions may follow from guardians by chains; otherwise they must follow directly. */
  readonly byChains?: boolean;
  readonly clock: Clock;
}

/** Yields loops through the cells of a set, shortest first, each once, whose guardians allow a conclusion. */
export function* oddLoops(
  geometry: Geometry,
  set: Numbers,
  { longest, guardiansOf, excludedBy, words, byChains = false, clock }: OddLoopSearch,
): Generator<OddLoop, void, void> {
  const guard = new Guard(words, longest, byChains);
  const link = (from: Cell, to: Cell): Link | undefined => {
    const guardians = guardiansOf(from, to);
    return guardians && { to, guardians, excluded: guardians.map(excludedBy) };
  };
  const left = Int32Array.from({ length: geometry.words }, (_, word) => set[word]!);
  const cells = keepOnLoops(geometry, left);
  if (cells.length < SHORTEST) return;
  const links: Link[][] = [];
  const peers = cellSet(geometry);
  for (const from of cells) {
    const own: Link[] = (links[from] = []);
    for (const to of cellsIn(commonPeers(geometry, left, 0, [from], peers))) {
      const next = link(from, to);
      if (next && guard.extend(0, next)) own.push(next);
    }
  }
  const scratch = { path: new Int32Array(longest), tried: new Int32Array(longest), crowd: new Crowd(geometry) };
  for (let length = SHORTEST; length <= longest; length += 2)
    for (const first of cells) {
      clock();
      const start = link(first, first);
      if (start && guard.extend(0, start)) yield* loopsFrom(geometry, first, length, links, guard, scratch);
    }
}

/** Keeps the cells that see two others, and so may lie on a loop. A cell that does not takes others with it. */
function keepOnLoops({ words, peerSets }: Geometry, left: CellSet): Cell[] {
  let cells = cellsIn(left);
  for (let before = 0; before !== cells.length; ) {
    before = cells.length;
    cells = cells.filter((cell) => {
      let count = 0;
      for (let word = 0; word < words; word++) count += countBits(left[word]! & peerSets[cell * words + word]!);
      if (count < 2) removeCell(left, cell);
      return count > 1;
    });
  }
  return cells;
}

/** Returns a cached function from a guardian to the candidates that it excludes. */
export function exclusions(excludedBy: (guardian: Candidate) => Int32Array): (guardian: Candidate) => Int32Array {
  const known = new Map<Candidate, Int32Array>();
  return (guardian) => {
    let set = known.get(guardian);
    if (!set) known.set(guardian, (set = excludedBy(guardian)));
    return set;
  };
}

/**
 * Scratch memory of `loopsFrom`: a path, the links of each cell that were tried, and its crowd, which is empty at the
 * end.
 */
interface Scratch {
  readonly path: Int32Array;
  readonly tried: Int32Array;
  readonly crowd: Crowd;
}

/** Yields loops of one length whose lowest cell is the first. The guardians of that cell are known. */
function* loopsFrom(
  geometry: Geometry,
  first: Cell,
  length: number,
  links: readonly (readonly Link[])[],
  guard: Guard,
  { path, tried, crowd }: Scratch,
): Generator<OddLoop, void, void> {
  crowd.add(first, 1);
  path[0] = first;
  tried[0] = 0;
  for (let depth = 1; depth > 0; ) {
    const last = path[depth - 1]!;
    const link = links[last]![tried[depth - 1]!++];
    if (!link) {
      crowd.add(path[--depth]!, -1);
      continue;
    }
    const { to } = link;
    if (to <= first || crowd.isFull(to)) continue;
    const isLast = depth === length - 1;
    if (isLast && (path[1]! >= to || !geometry.sees(to, first))) continue;
    if (!guard.extend(depth, link)) continue;
    if (!isLast) {
      crowd.add(to, 1);
      path[depth] = to;
      tried[depth++] = 0;
    } else {
      const closing = links[to]!.find((back) => back.to === first);
      if (closing && guard.extend(length, closing))
        yield { cells: [...path.subarray(0, depth), to], guardians: guard.at(length + 1) };
    }
  }
}

/** Counts the cells of a loop in each house: more than two are not allowed. */
class Crowd {
  private readonly counts: Uint8Array;

  constructor(private readonly geometry: Geometry) {
    this.counts = new Uint8Array(geometry.houses);
  }

  add(cell: Cell, count: number): void {
    const { houseStart, cellHouses } = this.geometry;
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) this.counts[cellHouses[at]!]! += count;
  }

  isFull(cell: Cell): boolean {
    const { houseStart, cellHouses } = this.geometry;
    for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++)
      if (this.counts[cellHouses[at]!]! === 2) return true;
    return false;
  }
}

/** The guardians of a path, their number at each depth, and the candidates that all guardians up to a depth exclude. */
class Guard {
  private readonly guardians = new Int32Array(MOST_GUARDIANS);
  private readonly counts: Uint8Array;
  /** Candidates that the first `count` guardians exclude, at `count * words`; `excludes` is 1 if there are any. */
  private readonly excluded: Int32Array;
  private readonly excludes = new Uint8Array(MOST_GUARDIANS + 1);

  constructor(
    private readonly words: number,
    longest: number,
    private readonly byChains: boolean,
  ) {
    this.counts = new Uint8Array(longest + 2);
    this.excluded = new Int32Array((MOST_GUARDIANS + 1) * this.words).fill(-1, 0, this.words);
  }

  /**
   * Adds a link's guardians to those of a depth, for the next depth. Returns false if there are too many, or if they
   * exclude nothing and `byChains` is false.
   */
  extend(depth: number, { guardians, excluded }: Link): boolean {
    let count = this.counts[depth]!;
    for (let i = 0; i < guardians.length; i++) {
      if (this.has(guardians[i]!, count)) continue;
      if (count === MOST_GUARDIANS) return false;
      this.guardians[count] = guardians[i]!;
      this.narrow(count++, excluded[i]!);
    }
    this.counts[depth + 1] = count;
    return count < 2 || this.byChains || this.excludes[count] === 1;
  }

  /** Intersects the exclusions of `count` guardians with those of one more. */
  private narrow(count: number, more: Int32Array): void {
    const { words, excluded } = this;
    const from = count * words;
    let any = 0;
    for (let word = 0; word < words; word++)
      any |= excluded[from + words + word] = excluded[from + word]! & more[word]!;
    this.excludes[count + 1] = any === 0 ? 0 : 1;
  }

  /** Returns the guardians up to a depth, ascending. */
  at(depth: number): Candidate[] {
    return [...this.guardians.slice(0, this.counts[depth]).sort()];
  }

  private has(guardian: Candidate, count: number): boolean {
    for (let i = 0; i < count; i++) if (this.guardians[i] === guardian) return true;
    return false;
  }
}

/** Returns the links around a loop, from cell to cell, for some digits. */
export const loopLinks = (geometry: Geometry, loop: readonly Cell[], ...digits: readonly Digit[]): Mark[] =>
  loop.flatMap((cell, at) =>
    digits.map((digit) => {
      const next = loop[(at + 1) % loop.length]!;
      return markLink([geometry.candidate(cell, digit)], [geometry.candidate(next, digit)], false);
    }),
  );
