/** A scan of all equivalences on a position, with its scratch memory. */
import type { Markup, Stamp } from '../core/board.js';
import { addCell, type CellSet } from '../core/cell-set.js';
import type { Geometry } from '../core/geometry.js';
import { digitsAt } from './fillings.js';
import { noItems, Pairing } from './pairing.js';
import type { CagesInside, TellingCage } from './side-items.js';

/** What a scan sees of a position, and its scratch memory. */
export class SideScan {
  /** The digits of each cell, its value included, and the cells that have changed. */
  readonly digits: Int32Array;
  readonly changed: CellSet;
  readonly items = [noItems(), noItems()] as const;
  readonly pairing = new Pairing();
  readonly cages: readonly [TellingCage[], TellingCage[]] = [[], []];

  constructor({ cells, words }: Geometry) {
    this.digits = new Int32Array(cells);
    this.changed = new Int32Array(words);
  }

  begin(board: Markup, since: Stamp): this {
    this.changed.fill(0);
    for (let cell = 0; cell < this.digits.length; cell++) {
      this.digits[cell] = digitsAt(board, cell);
      if (board.cellStamps[cell]! > since) addCell(this.changed, cell);
    }
    return this;
  }

  /** True if a set of cells, from a word on, has one that has changed. */
  hasChangedIn(cells: CellSet, from: number): boolean {
    for (let word = 0; word < this.changed.length; word++)
      if ((cells[from + word]! & this.changed[word]!) !== 0) return true;
    return false;
  }

  /** Returns the cages on the sides of an equivalence that tell something. The next call overwrites them. */
  cagesOf(inside: CagesInside, index: number, telling: readonly (TellingCage | undefined)[]): this['cages'] {
    for (let side = 0; side < 2; side++) {
      const list = this.cages[side]!;
      list.length = 0;
      for (let at = inside.start[2 * index + side]!; at < inside.start[2 * index + side + 1]!; at++) {
        const cage = telling[inside.rules[at]!];
        if (cage) list.push(cage);
      }
    }
    return this.cages;
  }
}

/** Returns the scan of a shape, which the next caller overwrites, on a position. */
export const scanOf = (board: Markup, since: Stamp): SideScan => board.geometry.memo(makeScan).begin(board, since);

const makeScan = (geometry: Geometry): SideScan => new SideScan(geometry);
