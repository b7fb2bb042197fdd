/**
 * Draws layouts of irregular regions. It starts from boxes or rows and moves cells between regions, which stay
 * connected. A full grid goes along. Its digits may be repeated in regions at first, then ever fewer of them (a deluge:
 * Dueck 1993), until the regions hold each digit once again.
 */
import { type Clock, unlimited } from '../core/clock.js';
import type { Cell } from '../core/layout.js';
import type { Grid } from './fill.js';
import { below, type Random } from './random.js';

/** The region of each cell. */
export type Regions = readonly number[];

/** Exchanges that are tried for each cell, and between two checks of the clock. */
const EXCHANGES = 1000;
/** Repeated digits that are always allowed on the way. More take regions farther, but the way back is rarely found. */
const LEEWAY = 2;
/** The share of the exchanges after which no more than the leeway is allowed. */
const COOLING = 0.5;

/** Renumbers the regions in the order in which they first occur. */
export function renumber(regions: Regions): Regions {
  const order = [...new Set(regions)];
  return regions.map((region) => order.indexOf(region));
}

/** True if a region is a row, a column or a box. */
export function hasUsualRegion(regions: Regions, boxes: Regions): boolean {
  const size = Math.sqrt(regions.length);
  const lines = Array.from({ length: size }, (_, line) => line);
  const isOne = (cells: readonly Cell[]): boolean => new Set(cells.map((cell) => regions[cell])).size === 1;
  const usual = lines.flatMap((line) => [
    lines.map((at) => line * size + at),
    lines.map((at) => at * size + line),
    [...boxes.keys()].filter((cell) => boxes[cell] === line),
  ]);
  return usual.some(isOne);
}

/** Returns the cells beside each cell. With `wraps`, the opposite sides of the grid touch. */
export const adjacentCells = (size: number, wraps: boolean): Cell[][] =>
  Array.from({ length: size * size }, (_, cell) => neighbours(cell, size, wraps));

function neighbours(cell: Cell, size: number, wraps: boolean): Cell[] {
  const row = Math.floor(cell / size);
  const column = cell % size;
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
    .filter((place) => wraps || place.every((index) => index >= 0 && index < size))
    .map(([down, aside]) => ((down! + size) % size) * size + ((aside! + size) % size));
}

/**
 * Gives cells to neighbouring regions and takes others in return, many times. Returns the last regions on the way that
 * hold each digit of the grid once; undefined if none do. Throws OutOfTime when the clock does.
 */
export function exchangeCells(
  from: Regions,
  grid: Grid,
  adjacent: readonly (readonly Cell[])[],
  random: Random,
  clock: Clock = unlimited,
): Regions | undefined {
  const regions = [...from];
  const isWhole = connectivityTest(regions, adjacent);
  const repeats = new Repeats(regions, grid);
  const members = new Members(regions);
  const first = repeats.count;
  const tries = EXCHANGES * regions.length;
  let last: Regions | undefined;
  const touches = (cell: Cell, region: number, except: Cell): boolean =>
    adjacent[cell]!.some((next) => next !== except && regions[next] === region);
  for (let tried = 0; tried < tries; tried++) {
    if (tried % EXCHANGES === 0) clock();
    const cell = below(random, regions.length);
    const own = regions[cell]!;
    const beside = adjacent[cell]!;
    if (beside.length === 0) continue;
    const other = regions[beside[below(random, beside.length)]!]!;
    if (other === own) continue;
    const back = members.any(other, random);
    if (!touches(back, own, cell)) continue;
    const most = Math.max(LEEWAY, first * (1 - tried / (tries * COOLING)));
    const more = repeats.changeBy(cell, back);
    if (more > 0 && repeats.count + more > most) continue;
    regions[cell] = other;
    regions[back] = own;
    if (isWhole(back) && isWhole(cell)) {
      repeats.exchange(cell, back);
      members.exchange(cell, back);
      if (repeats.count === 0) last = [...regions];
    } else {
      regions[cell] = own;
      regions[back] = other;
    }
  }
  return last;
}

/** The cells of each region. */
class Members {
  private readonly size: number;
  /** Cells of region r from `r * size` on. */
  private readonly cells: Uint16Array;
  /** The index of each cell in the list. */
  private readonly places: Uint16Array;

  constructor(regions: Regions) {
    this.size = Math.sqrt(regions.length);
    this.cells = Uint16Array.from([...regions.keys()].sort((a, b) => regions[a]! - regions[b]!));
    this.places = new Uint16Array(regions.length);
    for (const [place, cell] of this.cells.entries()) this.places[cell] = place;
  }

  /** Returns a cell of a region. */
  any(region: number, random: Random): Cell {
    return this.cells[region * this.size + below(random, this.size)]!;
  }

  exchange(cell: Cell, back: Cell): void {
    const { cells, places } = this;
    [places[cell], places[back]] = [places[back]!, places[cell]!];
    cells[places[cell]!] = cell;
    cells[places[back]!] = back;
  }
}

/** Counts the digits of a grid that regions repeat. */
class Repeats {
  count = 0;
  private readonly size: number;
  /** The number of times that region r has digit d, at `r * size + d`. */
  private readonly times: Uint8Array;

  constructor(
    private readonly regions: Regions,
    private readonly grid: Grid,
  ) {
    this.size = Math.sqrt(regions.length);
    this.times = new Uint8Array(regions.length);
    for (const [cell, region] of regions.entries())
      if (this.times[region * this.size + grid[cell]!]!++ > 0) this.count++;
  }

  /** Returns the change of the count if the regions of two cells were exchanged. */
  changeBy(cell: Cell, back: Cell): number {
    const { times, regions, grid, size } = this;
    if (grid[cell] === grid[back]) return 0;
    const [own, other] = [regions[cell]! * size, regions[back]! * size];
    return (
      Number(times[other + grid[cell]!]! > 0) +
      Number(times[own + grid[back]!]! > 0) -
      Number(times[own + grid[cell]!]! > 1) -
      Number(times[other + grid[back]!]! > 1)
    );
  }

  /** Counts anew after the regions of two cells were exchanged. */
  exchange(cell: Cell, back: Cell): void {
    this.move(cell, this.regions[back]!, this.regions[cell]!);
    this.move(back, this.regions[cell]!, this.regions[back]!);
  }

  private move(cell: Cell, from: number, to: number): void {
    const { times, size } = this;
    const digit = this.grid[cell]!;
    if (--times[from * size + digit]! > 0) this.count--;
    if (times[to * size + digit]!++ > 0) this.count++;
  }
}

/** Makes a test that the region of a cell is connected: as many cells as a region has must be reachable from it. */
function connectivityTest(regions: Regions, adjacent: readonly (readonly Cell[])[]): (cell: Cell) => boolean {
  const size = Math.sqrt(regions.length);
  const path = new Uint16Array(size);
  const visits = new Int32Array(regions.length);
  let visit = 0;
  return (cell) => {
    visit++;
    visits[cell] = visit;
    path[0] = cell;
    let reached = 1;
    for (let at = 0; at < reached; at++)
      for (const next of adjacent[path[at]!]!) {
        if (visits[next] === visit || regions[next] !== regions[cell]) continue;
        visits[next] = visit;
        path[reached++] = next;
      }
    return reached === size;
  };
}
