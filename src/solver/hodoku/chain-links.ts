/** The links that HoDoKu's chain searches walk: candidates, and from each the others in the order it looks at them. */
import { isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';

/** Filled again for each digit and position. */
export class ChainLinks {
  count = 0;
  /** The candidate of each node, and its cell. */
  readonly candidates: Int32Array;
  readonly cells: Int32Array;
  /** The links from node n at `from[n]` up to `from[n + 1]`. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 where a link may be walked as a strong one; all may as weak ones. */
  readonly strong: Uint8Array;
  private links = 0;
  private readonly nodeOf: Int32Array;

  constructor(readonly geometry: Geometry) {
    const nodes = 2 * geometry.cells;
    const links = nodes + 2 * geometry.peers.length;
    this.candidates = new Int32Array(nodes);
    this.cells = new Int32Array(nodes);
    this.from = new Int32Array(nodes + 1);
    this.to = new Int32Array(links);
    this.strong = new Uint8Array(links);
    this.nodeOf = new Int32Array(geometry.candidates).fill(-1);
  }

  /** The places of a digit, linked along rows, columns and boxes, strongly where there are only two. */
  ofDigit(board: Markup, digit: Digit): this {
    this.clear();
    const { words, size } = this.geometry;
    for (let word = 0; word < words; word++)
      for (let rest = board.places[digit * words + word]!; rest; rest &= rest - 1) {
        const cell = word * 32 + lowestBit(rest);
        this.add(cell * size + digit, cell);
      }
    for (let node = 0; node < this.count; node++) {
      this.from[node] = this.links;
      this.linkAlong(board, node, digit, true);
    }
    this.from[this.count] = this.links;
    return this;
  }

  /** The candidates of bivalue cells: strong links within a cell, weak ones along rows, columns and boxes. */
  ofBivalueCells(board: Markup): this {
    this.clear();
    const { cells, size } = this.geometry;
    for (let cell = 0; cell < cells; cell++)
      if (isPair(board.digits[cell]!))
        for (let rest = board.digits[cell]!; rest; rest &= rest - 1) this.add(cell * size + lowestBit(rest), cell);
    for (let node = 0; node < this.count; node++) {
      this.from[node] = this.links;
      this.link(node ^ 1, true);
      this.linkAlong(board, node, this.candidates[node]! % size, false);
    }
    this.from[this.count] = this.links;
    return this;
  }

  private clear(): void {
    for (let node = 0; node < this.count; node++) this.nodeOf[this.candidates[node]!] = -1;
    this.count = this.links = 0;
  }

  private add(candidate: Candidate, cell: Cell): void {
    this.nodeOf[candidate] = this.count;
    this.candidates[this.count] = candidate;
    this.cells[this.count++] = cell;
  }

  private link(to: number, strong: boolean): void {
    this.to[this.links] = to;
    this.strong[this.links++] = strong ? 1 : 0;
  }

  /** Links to the digit's other places in each house of a cell; those in an earlier house are not named again. */
  private linkAlong({ slots }: Markup, node: number, digit: Digit, mayBeStrong: boolean): void {
    const { size, houses, houseStart, cellHouses, cellSlots, houseCells, crossings } = this.geometry;
    const cell = this.cells[node]!;
    const start = houseStart[cell]!;
    for (let at = start; at < houseStart[cell + 1]!; at++) {
      const house = cellHouses[at]!;
      const places = slots[house * size + digit]!;
      const isStrong = mayBeStrong && isPair(places);
      let others = places & ~(1 << cellSlots[at]!);
      for (let before = start; before < at; before++) others &= ~crossings[house * houses + cellHouses[before]!]!;
      for (; others; others &= others - 1) {
        const other = this.nodeOf[houseCells[house * size + lowestBit(others)]! * size + digit]!;
        if (other >= 0) this.link(other, isStrong);
      }
    }
  }
}
