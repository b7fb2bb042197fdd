/** Plain links between some candidates of a position, for HoDoKu's chain searches, and chains from their results. */
import { isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import { type Chain, strongLinkBetween, weakLinkTo } from '../../logic/links/chain.js';
import { LinkList } from '../../logic/links/link-list.js';
import { addPlainLinks } from '../../logic/links/plain-links.js';
import { type Node, off, on, type State } from '../../logic/links/state.js';

/** Links in arrays that are reused for each digit and position. */
export class ChainLinks {
  count = 0;
  /** The candidate of each node, and its cell. */
  readonly candidates: Int32Array;
  readonly cells: Int32Array;
  readonly links: LinkList;
  readonly nodeOf: Int16Array;

  constructor(readonly geometry: Geometry) {
    const nodes = 2 * geometry.cells;
    this.candidates = new Int32Array(nodes);
    this.cells = new Int32Array(nodes);
    this.links = new LinkList(2 * nodes);
    this.nodeOf = new Int16Array(geometry.candidates).fill(-1);
  }

  /** Loads the places of a digit. */
  loadDigit(board: Markup, digit: Digit): void {
    this.clear();
    const { words, size } = this.geometry;
    for (let word = 0; word < words; word++)
      for (let rest = board.places[digit * words + word]!; rest; rest &= rest - 1) {
        const cell = word * 32 + lowestBit(rest);
        this.add(cell * size + digit, cell);
      }
    this.link(board, true);
  }

  /** Loads the candidates of bivalue cells. Strong links join only candidates of one cell. */
  loadBivalueCells(board: Markup): void {
    this.clear();
    const { cells, size } = this.geometry;
    for (let cell = 0; cell < cells; cell++)
      if (isPair(board.digits[cell]!))
        for (let rest = board.digits[cell]!; rest; rest &= rest - 1) this.add(cell * size + lowestBit(rest), cell);
    this.link(board, false);
  }

  /** Returns the states that lead a chain back into its cell: the node itself on, the other candidate off. */
  returnStates(node: Node): readonly State[] {
    const back = [on(node)];
    const other = node ^ 1;
    if (other < this.count && this.cells[other] === this.cells[node]) back.push(off(other));
    return back;
  }

  private clear(): void {
    for (let node = 0; node < this.count; node++) this.nodeOf[this.candidates[node]!] = -1;
    this.count = 0;
  }

  private add(candidate: Candidate, cell: Cell): void {
    this.nodeOf[candidate] = this.count;
    this.candidates[this.count] = candidate;
    this.cells[this.count++] = cell;
  }

  private link(board: Markup, alongHouses: boolean): void {
    addPlainLinks(this.links.clear(), board, this.geometry, this, alongHouses);
    this.links.end();
  }
}

/** Makes the chain over nodes, with strong and weak links in turn. `strongFirst`: the first link is strong. */
export const chainOf = (board: Markup, nodes: readonly (readonly Candidate[])[], strongFirst = true): Chain =>
  nodes.map((node, i) =>
    i > 0 && i % 2 === (strongFirst ? 1 : 0)
      ? strongLinkBetween(board.geometry, (candidate) => board.has(candidate), nodes[i - 1]!, node)
      : weakLinkTo(...node),
  );
