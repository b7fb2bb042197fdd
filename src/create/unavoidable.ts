/**
 * Unavoidable sets of a grid: cells among which digits can be exchanged, so that a puzzle has one solution only if each
 * of the sets has a given. Every second solution that a search comes upon shows one; kept, it spares the searches that
 * would show it again.
 */
import { addCell, type CellSet, cellSet } from '../core/cell-set.js';
import { unlimited } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { DONE, type EngineResult, FOUND } from '../search/engine.js';
import { engineOf, nextWithin } from '../search/search.js';
import type { Grid } from './canonical.js';
import type { Draft } from './draft.js';
import { mostGuesses } from './unique.js';

/** To ask more sets than these takes about as long as to search. */
const MOST_SETS = 500;

export class UnavoidableSets {
  private readonly sets: CellSet[] = [];
  private readonly found: Grid;

  constructor(readonly solution: Grid) {
    this.found = solution.slice();
  }

  /** Whether a set that is known has no given. The one that told last is asked first: it is likely to tell again. */
  isMissed({ given }: Draft): boolean {
    const { sets } = this;
    const at = sets.findIndex((set) => !meet(set, given));
    if (at < 0) return false;
    [sets[0], sets[at]] = [sets[at]!, sets[0]!];
    return true;
  }

  /** Whether a draft has no solution but its own, by search. */
  isUnique({ geometry, values }: Draft, clock = unlimited): boolean {
    const engine = engineOf(geometry);
    engine.start(values);
    let outcome: EngineResult;
    while ((outcome = nextWithin(engine, mostGuesses(geometry), clock)) === FOUND) {
      engine.write(this.found, 0, 0);
      const set = differing(geometry, this.solution, this.found);
      if (set) this.keep(set);
      if (set) return false;
    }
    return outcome === DONE;
  }

  private keep(set: CellSet): void {
    if (this.sets.length === MOST_SETS) this.sets.pop();
    this.sets.push(set);
  }
}

function meet(a: CellSet, b: CellSet): boolean {
  for (let word = 0; word < a.length; word++) if (a[word]! & b[word]!) return true;
  return false;
}

/** Where two grids differ; `undefined` if they do not. */
function differing(geometry: Geometry, a: Grid, b: Grid): CellSet | undefined {
  let set: CellSet | undefined;
  for (let cell = 0; cell < geometry.cells; cell++) if (a[cell] !== b[cell]) addCell((set ??= cellSet(geometry)), cell);
  return set;
}
