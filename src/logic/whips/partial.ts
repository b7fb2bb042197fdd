/**
 * Partial whips, evaluated one after another: the values left after the target and some rights. Successive partial
 * whips mostly share their beginning, so only the differing part is undone and taken.
 */
import type { Candidate, Cell } from '../../core/geometry.js';
import { linked } from './links.js';
import type { ValuesLeft } from './values.js';
import type { Variable } from './variables.js';

export interface PartialWhip {
  /** The target, then the rights. */
  readonly rights: readonly Candidate[];
  /** The variables that are down to the rights. */
  readonly variables: readonly Variable[];
  /** False if the last right does not empty a variable. */
  readonly mayEnd: boolean;
}

export class PartialWhips {
  private readonly path: Candidate[] = [];
  /** The lengths of the lists of removals, forced variables and wanted values before each right. */
  private readonly counts: number[] = [];
  /** Cells, then houses, in which the last right or a candidate that it removes lies. */
  private readonly touched: Uint8Array;

  constructor(private readonly values: ValuesLeft) {
    this.touched = new Uint8Array(values.variables.cells + values.variables.geometry.houses);
  }

  /** Takes the rights of a partial whip. */
  follow({ rights }: PartialWhip): this {
    const { values, path, counts } = this;
    let same = 0;
    while (same < path.length && path[same] === rights[same]) same++;
    if (path.length > same) {
      values.undo(counts[3 * same]!, counts[3 * same + 1]!, counts[3 * same + 2]!);
      while (path.length > same) values.release(path.pop()!);
      counts.length = 3 * same;
    }
    for (; same < rights.length; same++) {
      counts.push(values.removals, values.listed, values.wants);
      path.push(rights[same]!);
      values.take(rights[same]!);
    }
    return this;
  }

  /** Returns the first variable that is emptied; -1 if there is none. */
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
    const found: Variable[] = [];
    touched.fill(0);
    const touch = (cell: Cell): void => {
      touched[cell] = 1;
      for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) touched[cells + cellHouses[at]!] = 1;
    };
    touch(cellOf[last]!);
    for (let at = counts.at(-3)!; at < removals; at++) touch(cellOf[removed[at]!]!);
    for (let at = 0; at < listed; at++) {
      const variable = forced[at]!;
      if ((left[variable]! & (left[variable]! - 1)) !== 0) continue;
      const isNew =
        variable < cells
          ? touched[variable] === 1
          : touched[cells + (((variable - cells) / size) | 0)] === 1 && linked(values, variable, last) !== 0;
      if (isNew) found.push(variable);
    }
    return found.length > 1 ? found.sort(ascending) : found;
  }
}

const ascending = (a: number, b: number): number => a - b;
