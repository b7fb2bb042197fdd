/**
 * Partial whips, evaluated one after another: the values left after the target and some rights. Successive partial
 * whips mostly share their beginning, so only the differing part is undone and taken.
 */
import type { Candidate } from '../../core/geometry.js';
import { linked } from './links.js';
import type { ValuesLeft } from './values.js';
import type { Variable } from './variables.js';

export interface PartialWhip {
  /** The partial whip without the last right; undefined for the target alone. */
  readonly before: PartialWhip | undefined;
  /** The last right, or the target. */
  readonly last: Candidate;
  /** The variable that is down to the last right; -1 for the target. */
  readonly variable: Variable;
  /** The number of rights before the last one. */
  readonly depth: number;
}

export class PartialWhips {
  private readonly path: Candidate[] = [];
  /** The lengths of the lists of removals, forced variables and wanted values before each right. */
  private readonly counts: number[] = [];
  private readonly emptied: boolean[] = [];
  private readonly wanted: Candidate[] = [];
  private readonly touched: Uint8Array;

  constructor(private readonly values: ValuesLeft) {
    this.touched = new Uint8Array(values.variables.geometry.houses);
  }

  /** Takes the rights of a partial whip. Returns true if that empties a variable. */
  follow(whip: PartialWhip): boolean {
    const { path, wanted, emptied } = this;
    for (let at: PartialWhip | undefined = whip; at; at = at.before) wanted[at.depth] = at.last;
    let same = 0;
    while (same < path.length && same <= whip.depth && path[same] === wanted[same]) same++;
    this.undo(same);
    while (path.length <= whip.depth) this.take(wanted[path.length]!);
    return emptied[whip.depth]!;
  }

  /** Undoes all except the first `most` rights. */
  undo(most = 0): void {
    const { values, path, counts, emptied } = this;
    if (path.length <= most) return;
    values.undo(counts[3 * most]!, counts[3 * most + 1]!, counts[3 * most + 2]!);
    while (path.length > most) values.release(path.pop()!);
    counts.length = 3 * most;
    emptied.length = most;
  }

  private take(right: Candidate): void {
    const { values, path, counts, emptied } = this;
    counts.push(values.removals, values.listed, values.wants);
    path.push(right);
    values.take(right);
    emptied.push(values.emptied >= 0);
  }

  /** Returns the first variable that is emptied. */
  firstEmptied(): Variable {
    return this.values.left.indexOf(0);
  }

  /** Returns, ascending, the variables that the last right has reduced to one value, alone or with earlier ones. */
  forcedByLast(): Variable[] {
    const { values, path, counts, touched } = this;
    const { removed, removals, forced, listed, left, variables } = values;
    const { cells, size, cellOf, geometry } = variables;
    const { houseStart, cellHouses } = geometry;
    const last = path.at(-1)!;
    const from = counts.at(-3)!;
    const found: Variable[] = [];
    touched.fill(0);
    const touch = (candidate: Candidate): void => {
      const cell = cellOf[candidate]!;
      for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) touched[cellHouses[at]!] = 1;
    };
    touch(last);
    for (let at = from; at < removals; at++) touch(removed[at]!);
    for (let at = 0; at < listed; at++) {
      const variable = forced[at]!;
      if ((left[variable]! & (left[variable]! - 1)) !== 0) continue;
      const isNew =
        variable < cells
          ? this.hasLost(variable, from)
          : touched[((variable - cells) / size) | 0] === 1 && linked(values, variable, last) !== 0;
      if (isNew) found.push(variable);
    }
    return found.length > 1 ? found.sort(ascending) : found;
  }

  /** True if a cell has lost a candidate since some removals. */
  private hasLost(cell: Variable, from: number): boolean {
    const { removed, removals, variables } = this.values;
    for (let at = from; at < removals; at++) if (variables.cellOf[removed[at]!] === cell) return true;
    return false;
  }

  /**
   * Returns the fewest rounds, each of which takes all forced rights, that empty a variable once a target is taken;
   * Infinity if none do.
   */
  roundsTo(target: Candidate): number {
    const { values } = this;
    this.undo();
    const rights: Candidate[] = [target];
    values.take(target);
    let rounds = 0;
    for (let before = 0; values.emptied < 0 && rights.length > before; rounds++) {
      before = rights.length;
      for (let at = 0, end = values.listed; at < end && values.emptied < 0; at++) {
        const right = values.rightOf(values.forced[at]!);
        if (right < 0) continue;
        rights.push(right);
        values.take(right);
      }
    }
    const isRefuted = values.emptied >= 0;
    values.undo(0, 0, 0);
    for (const right of rights) values.release(right);
    return isRefuted ? rounds : Infinity;
  }
}

const ascending = (a: number, b: number): number => a - b;
