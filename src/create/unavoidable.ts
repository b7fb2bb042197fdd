/**
 * Unavoidable sets of a grid: cells among which digits can be exchanged, so that a puzzle has one solution only if each
 * set has a given. Every second solution that a search finds contains such a set. The set is stored, and rejects later
 * drafts without another search.
 */
import { addCell, type CellSet } from '../core/cell-set.js';
import { unlimited } from '../core/clock.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { DONE, type EngineResult, FOUND } from '../search/engine.js';
import { engineOf } from '../search/engines.js';
import { nextWithin } from '../search/search.js';
import { type Draft, mostGuesses } from './draft.js';
import type { Grid } from './fill.js';

/** Initial capacity, which doubles up to a maximum. More sets than the maximum hardly save any more searches. */
const FEW_SETS = 125;
const MOST_SETS = 16 * FEW_SETS;

export class UnavoidableSets {
  /** The sets, concatenated. */
  private sets: CellSet;
  private count = 0;
  /** The offsets of the sets through each cell. */
  private readonly setsThrough: number[][];
  private readonly found: Grid;

  constructor(
    { cells, words }: Geometry,
    readonly solution: Grid,
  ) {
    this.sets = new Int32Array(FEW_SETS * words);
    this.setsThrough = Array.from({ length: cells }, () => []);
    this.found = solution.slice();
  }

  /**
   * True if a known set lost its last given with some cells. The set that answered last is tried first, since it is
   * likely to answer again.
   */
  losesLastGiven(draft: Draft, taken: readonly Cell[]): boolean {
    for (const cell of taken) {
      const setsThrough = this.setsThrough[cell]!;
      for (let i = 0; i < setsThrough.length; i++) {
        const set = setsThrough[i]!;
        if (this.hasGiven(set, draft)) continue;
        setsThrough[i] = setsThrough[0]!;
        setsThrough[0] = set;
        return true;
      }
    }
    return false;
  }

  private hasGiven(set: number, { geometry, given }: Draft): boolean {
    for (let word = 0; word < geometry.words; word++) if (this.sets[set + word]! & given[word]!) return true;
    return false;
  }

  /** Searches for a second solution. Returns true if there is none. */
  isUnique({ geometry, values }: Draft, clock = unlimited): boolean {
    const engine = engineOf(geometry);
    engine.start(values);
    let outcome: EngineResult;
    while ((outcome = nextWithin(engine, mostGuesses(geometry), clock)) === FOUND) {
      engine.write(this.found, 0, 0);
      const cells = differing(this.solution, this.found);
      if (cells.length === 0) continue;
      this.addSet(geometry, cells);
      return false;
    }
    return outcome === DONE;
  }

  private addSet({ words }: Geometry, cells: readonly Cell[]): void {
    if (this.count === MOST_SETS) return;
    const set = this.count++ * words;
    if (set === this.sets.length) {
      const { sets } = this;
      this.sets = new Int32Array(2 * sets.length);
      this.sets.set(sets);
    }
    for (const cell of cells) {
      addCell(this.sets, cell, set);
      this.setsThrough[cell]!.push(set);
    }
  }
}

/** Returns the cells in which two grids differ. */
function differing(a: Grid, b: Grid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < a.length; cell++) if (a[cell] !== b[cell]) cells.push(cell);
  return cells;
}
