import { type Bits, countBits, isSingle, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import type { Candidate, Cell, House } from '../../src/core/geometry.js';
import { crossingHouses } from '../../src/core/houses.js';
import { seeingAll } from '../../src/core/seeing.js';
import { markCandidates, markCells, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, count, digitSet, digits, houses, say } from '../../src/logic/step/message.js';
import { type Hit, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

interface BentSet {
  readonly line: House;
  readonly box: House;
  readonly cells: readonly Cell[];
  readonly digits: Bits;
  readonly candidates: readonly Candidate[];
}

/**
 * A wing of `size` cells in a line and a box, or other houses that cross, with as many digits, only one of which can
 * come twice.
 */
const wing = (size: number, letters: string, simpler: string, level: Level, score: number): Strategy<BentSet> => ({
  id: `${letters.toLowerCase()}-wing`,
  name: `${letters}-Wing`,
  aliases: [`bent set of ${size}`],
  learnAfter: [simpler],
  family: 'als',
  level,
  score,

  *find(board, { since = -1 } = {}) {
    const { geometry, houseStamps } = board;
    for (const [line, box] of crossingHouses(geometry))
      if (houseStamps[line]! > since || houseStamps[box]! > since) yield* new BentSets(board, line, box, size).found;
  },

  explain({ place, remove, pattern }, geometry) {
    const common = geometry.digitOf(remove[0]!);
    return {
      message: say(
        'The {many} {cells}, in {line} and {box}, have only {number} between them: {digits}. Only {common} can be there twice, and without it the digits would not fill the cells. So at least one of them is {common}. Cells that see every {common} there are not {common}: {conclusion}.',
        {
          many: count(pattern.cells.length, 'cell'),
          cells: cells(pattern.cells),
          number: count(countBits(pattern.digits), 'digit'),
          line: houses([pattern.line]),
          box: houses([pattern.box]),
          digits: digitSet(pattern.digits),
          common: digits(common),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...named('wing', markCells('pattern', pattern.cells)),
        ...named(
          'common',
          markCandidates(
            'pattern',
            pattern.candidates.filter((candidate) => geometry.digitOf(candidate) === common),
          ),
        ),
        ...markCandidates('target', remove),
      ],
      truths: cellTruths(pattern.cells),
    };
  },
});

export const wxyzWing = wing(4, 'WXYZ', 'xyz-wing', 'hard', 200);
export const vwxyzWing = wing(5, 'VWXYZ', 'wxyz-wing', 'unfair', 240);
export const uvwxyzWing = wing(6, 'UVWXYZ', 'vwxyz-wing', 'unfair', 280);
export const tuvwxyzWing = wing(7, 'TUVWXYZ', 'uvwxyz-wing', 'unfair', 330);

/** The search for sets of a line and a box, with cells where they cross and beyond on both sides. */
class BentSets {
  readonly found: Hit<BentSet>[] = [];
  /** Slots of usable cells: where the houses cross, of the line beyond, of the box beyond. */
  private readonly parts: readonly Bits[];
  private readonly chosen: Cell[] = [];

  constructor(
    private readonly board: Markup,
    private readonly line: House,
    private readonly box: House,
    private readonly size: number,
  ) {
    const { houses, crossings } = board.geometry;
    const inLine = crossings[line * houses + box]!;
    const inBox = crossings[box * houses + line]!;
    this.parts = [this.usable(line, inLine), this.usable(line, ~inLine), this.usable(box, ~inBox)];
    if (this.parts.every(Boolean)) this.choose(0, this.parts[0]!, 0, 0, 0);
  }

  private usable(house: House, slots: Bits): Bits {
    const { geometry, digits, open } = this.board;
    let few = 0;
    for (let rest = slots & open[house]!; rest; rest &= rest - 1)
      if (countBits(digits[geometry.cellAt(house, lowestBit(rest))]!) <= this.size) few |= rest & -rest;
    return few;
  }

  /**
   * Chooses at least one cell of a part among the slots `from`, then continues with the next part. `ofLine`, `ofBox`:
   * the digits beyond the crossing.
   */
  private choose(part: number, from: Bits, union: Bits, ofLine: Bits, ofBox: Bits): void {
    const { board, parts, chosen, size } = this;
    if (size - chosen.length <= 2 - part) return;
    /** The number of cells that this part must have, since the later ones have no more. */
    let fewest = size - chosen.length;
    for (let later = part + 1; later < 3; later++) fewest -= countBits(parts[later]!);
    for (let rest = from; rest && countBits(rest) >= fewest; rest &= rest - 1) {
      const cell = board.geometry.cellAt(part === 2 ? this.box : this.line, lowestBit(rest));
      const own = board.digits[cell]!;
      const all = union | own;
      const inLine = part === 1 ? ofLine | own : ofLine;
      const inBox = part === 2 ? ofBox | own : ofBox;
      const twice = inLine & inBox;
      if (countBits(all) > size || (twice & (twice - 1)) !== 0) continue;
      chosen.push(cell);
      if (part < 2) this.choose(part + 1, parts[part + 1]!, all, inLine, inBox);
      else if (chosen.length === size && countBits(all) === size && isSingle(twice)) this.keep(all, twice);
      this.choose(part, rest & (rest - 1), all, inLine, inBox);
      chosen.pop();
    }
  }

  private keep(union: Bits, twice: Bits): void {
    const { board, line, box, chosen, found } = this;
    const remove = seeingAll(
      board,
      lowestBit(twice),
      chosen.filter((cell) => board.digits[cell]! & twice),
    );
    if (remove.length === 0) return;
    const candidates = candidatesAmong(board, chosen, union);
    found.push(removing({ line, box, cells: [...chosen], digits: union, candidates }, remove));
  }
}
