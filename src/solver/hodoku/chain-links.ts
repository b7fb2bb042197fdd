/** The links that HoDoKu's chain searches walk: candidates, and from each the others in the order it looks at them. */
import { isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit } from '../../core/geometry.js';

export interface ChainLinks {
  readonly candidates: readonly Candidate[];
  /** The cell of each node. */
  readonly cells: readonly Cell[];
  /** The links from node n at `from[n]` up to `from[n + 1]`. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Whether a link may be walked as a strong one; all may as weak ones. */
  readonly strong: readonly boolean[];
}

/** The places of a digit, linked along rows, columns and boxes, strongly where there are only two. */
export function digitLinks(board: Markup, digit: Digit): ChainLinks {
  const { geometry, slots } = board;
  const links = new LinkList();
  for (let cell = 0; cell < geometry.cells; cell++)
    if (board.digits[cell]! & (1 << digit)) links.node(geometry.candidate(cell, digit), cell);
  for (let node = 0; node < links.cells.length; node++) {
    links.begin();
    addAlong(board, links, node, digit, (house) => isPair(slots[house * geometry.size + digit]!));
  }
  return links.end();
}

/** The candidates of bivalue cells: strong links within a cell, weak ones along rows, columns and boxes. */
export function bivalueLinks(board: Markup): ChainLinks {
  const { geometry, digits } = board;
  const links = new LinkList();
  for (let cell = 0; cell < geometry.cells; cell++)
    if (isPair(digits[cell]!))
      for (let rest = digits[cell]!; rest; rest &= rest - 1)
        links.node(geometry.candidate(cell, lowestBit(rest)), cell);
  for (let node = 0; node < links.cells.length; node++) {
    links.begin();
    links.link(node ^ 1, true);
    addAlong(board, links, node, geometry.digitOf(links.candidates[node]!), () => false);
  }
  return links.end();
}

class LinkList implements ChainLinks {
  readonly candidates: Candidate[] = [];
  readonly cells: Cell[] = [];
  readonly nodeOf = new Map<Candidate, number>();
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly strong: boolean[] = [];

  node(candidate: Candidate, cell: Cell): void {
    this.nodeOf.set(candidate, this.cells.length);
    this.candidates.push(candidate);
    this.cells.push(cell);
  }

  begin(): void {
    this.from.push(this.to.length);
  }

  link(to: number, strong: boolean): void {
    this.to.push(to);
    this.strong.push(strong);
  }

  end(): ChainLinks {
    this.begin();
    return this;
  }
}

/** Links to the digit's other places in each house of a cell; those in an earlier house are not named again. */
function addAlong(
  { geometry, slots }: Markup,
  links: LinkList,
  node: number,
  digit: Digit,
  isStrong: (house: number) => boolean,
): void {
  const { size, houses, houseStart, cellHouses, cellSlots, crossings } = geometry;
  const cell = links.cells[node]!;
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    let others = slots[house * size + digit]! & ~(1 << cellSlots[at]!);
    for (let before = houseStart[cell]!; before < at; before++)
      others &= ~crossings[house * houses + cellHouses[before]!]!;
    for (; others; others &= others - 1) {
      const other = links.nodeOf.get(geometry.candidate(geometry.cellAt(house, lowestBit(others)), digit));
      if (other !== undefined) links.link(other, isStrong(house));
    }
  }
}
