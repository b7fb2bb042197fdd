import { type Bits, countBits, isSingle, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong, cellsAt } from '../../src/core/candidates.js';
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
const wing = (size: number, letters: string, level: Level, score: number): Strategy<BentSet> => ({
  id: `${letters.toLowerCase()}-wing`,
  name: `${letters}-Wing`,
  aliases: [`bent set of ${size}`],
  family: 'als',
  level,
  score,

  *find(board, since = -1) {
    const { geometry, houseStamps } = board;
    for (const [line, box] of crossingHouses(geometry))
      if (houseStamps[line]! > since || houseStamps[box]! > since) yield* bentSets(board, line, box, size);
  },

  explain({ place, remove, pattern }, geometry) {
    const common = geometry.digitOf(remove[0]!);
    return {
      message: say(
        'The {many} {cells}, in {line} and {box}, have only {number} between them: {digits}. Only {common} can appear twice there; without it, there would not be enough digits to fill the cells. So at least one of them is {common}, and a cell that sees every {common} there cannot be {common}: {conclusion}.',
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

export const wxyzWing = wing(4, 'WXYZ', 'hard', 200);
export const vwxyzWing = wing(5, 'VWXYZ', 'unfair', 240);
export const uvwxyzWing = wing(6, 'UVWXYZ', 'unfair', 280);
export const tuvwxyzWing = wing(7, 'TUVWXYZ', 'unfair', 330);

/** The sets of a line and a box, with cells where they cross and beyond on both sides. */
function bentSets(board: Markup, line: House, box: House, size: number): Hit<BentSet>[] {
  const { geometry, digits, open } = board;
  const { houses: total, crossings } = geometry;
  const usable = (house: House, slots: Bits): Cell[] =>
    cellsAt(geometry, house, slots & open[house]!).filter((cell) => countBits(digits[cell]!) <= size);
  const middle = usable(line, crossings[line * total + box]!);
  const parts = [middle, usable(line, ~crossings[line * total + box]!), usable(box, ~crossings[box * total + line]!)];
  /** The number of cells in a part and in all later parts. */
  const remaining = parts.map((_, part) => parts.slice(part).reduce((sum, { length }) => sum + length, 0));
  const chosen: Cell[] = [];
  const found: Hit<BentSet>[] = [];
  /**
   * Chooses at least one cell of a part from `from` on, then continues with the next part. `ofLine`, `ofBox`: the
   * digits beyond the crossing.
   */
  const choose = (part: number, from: number, union: Bits, ofLine: Bits, ofBox: Bits): void => {
    const left = size - chosen.length - (parts.length - 1 - part);
    const last = chosen.length + remaining[part]! - size;
    for (let i = from; i < parts[part]!.length && i <= last && left > 0; i++) {
      const cell = parts[part]![i]!;
      const own = digits[cell]!;
      const all = union | own;
      const inLine = part === 1 ? ofLine | own : ofLine;
      const inBox = part === 2 ? ofBox | own : ofBox;
      if (countBits(all) > size || (inLine & inBox & ((inLine & inBox) - 1)) !== 0) continue;
      chosen.push(cell);
      if (part < parts.length - 1) choose(part + 1, 0, all, inLine, inBox);
      else if (chosen.length === size && countBits(all) === size && isSingle(inLine & inBox)) keep(all, inLine & inBox);
      choose(part, i + 1, all, inLine, inBox);
      chosen.pop();
    }
  };
  const keep = (union: Bits, twice: Bits): void => {
    const remove = seeingAll(
      board,
      lowestBit(twice),
      chosen.filter((cell) => digits[cell]! & twice),
    );
    if (remove.length === 0) return;
    const candidates = candidatesAmong(board, chosen, union);
    found.push(removing({ line, box, cells: [...chosen], digits: union, candidates }, remove));
  };
  choose(0, 0, 0, 0, 0);
  return found;
}
