import { countBits, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { hasUnplaceable } from '../../src/logic/digit/unplaceable.js';
import { type Chain, chainMarks, chainTruths, otherPlace, strongly, weakly } from '../../src/logic/links/chain.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, refuting, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { dualOf } from './dual.js';

export interface EmptyRectangle {
  readonly digit: Digit;
  readonly box: House;
  /** The line that the strong link starts from, and the one that holds the target. */
  readonly lines: readonly [House, House];
  /** Places in the box: those in the first line, then the others, which are in the second. */
  readonly arms: readonly [readonly Cell[], readonly Cell[]];
  /** The crossing line in which the digit has two places. */
  readonly link: House;
  /** Its place in the first line, and the other one. */
  readonly near: Cell;
  readonly far: Cell;
}

/** The pattern as a chain: the far place or the second arm is true. */
const emptyRectangleChain = (
  { digit, box, arms: [first, second], link, near, far }: EmptyRectangle,
  geometry: Geometry,
): Chain => [
  weakly(geometry.candidate(far, digit)),
  otherPlace(geometry, link, near, digit),
  weakly(...first.map((cell) => geometry.candidate(cell, digit))),
  strongly(
    second.map((cell) => geometry.candidate(cell, digit)),
    houseTruths([box], digit),
  ),
];

/**
 * A box that holds a digit in one row and one column only, and a strong link from one of the lines: if the link's far
 * end is false, the digit is in the other line. `fewest`: places that the box must have; HoDoKu asks for three unless
 * told otherwise, and with two the figure is a kite or turbot fish as well.
 */
export const emptyRectangleOf = (fewest: number): Strategy<EmptyRectangle> => ({
  id: 'empty-rectangle',
  name: 'Empty Rectangle',
  aliases: ['hinge', 'rectangle elimination'],
  family: 'single-digit',
  level: 'hard',
  score: 120,

  *find(board, since = -1) {
    const { geometry, slots, digitStamps } = board;
    const { size, boxRows, boxColumns } = geometry;
    const firstBox = geometry.firstOf('box');
    for (let digit = 0; digit < size; digit++) {
      if (digitStamps[digit]! <= since || !hasUnplaceable(board, digit)) continue;
      for (let box = firstBox; box < firstBox + size; box++) {
        const places = slots[box * size + digit]!;
        const count = countBits(places);
        if (count < fewest || count > boxRows + boxColumns - 1) continue;
        for (let corner = size - 1; corner >= 0; corner--) {
          const cell = geometry.cellAt(box, corner);
          const row = geometry.houseOf('row', cell);
          const column = geometry.houseOf('column', cell);
          const inRow = places & geometry.crossings[box * geometry.houses + row]!;
          const inColumn = places & geometry.crossings[box * geometry.houses + column]!;
          if ((inRow | inColumn) !== places || inRow === places || inColumn === places) continue;
          yield* along(board, digit, box, row, column);
          yield* along(board, digit, box, column, row);
        }
      }
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { digit, box, lines, link, near, far } = pattern;
    const links = emptyRectangleChain(pattern, geometry);
    return {
      message: say(
        'In {box}, every place for {digit} lies in {first} or in {second}; in {link}, {digit} is in {near} or {far}. Suppose {supposed}. That rules out {far} and, in {box}, the places in {second}. Then {near} is {digit}, which rules out the places in {first} as well, and {box} has no place left for {digit}. So {conclusion}.',
        {
          box: houses([box]),
          digit: digits(digit),
          first: houses([lines[0]]),
          second: houses([lines[1]]),
          supposed: refuting(true, ...remove),
          near: cells([near]),
          far: cells([far]),
          link: houses([link]),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('pattern', [box, link]), ...chainMarks(links), ...markCandidates('target', remove)],
      truths: chainTruths(links),
    };
  },
});

export const emptyRectangle = emptyRectangleOf(2);

/** Two empty rectangles in one box. */
export const dualEmptyRectangle = dualOf(emptyRectangle, {
  id: 'dual-empty-rectangle',
  name: 'Dual Empty Rectangle',
  about: ({ digit, box }) => [digit, box].join(),
});

/** Follows the strong links that start in a line outside the box to the other line. */
function* along(
  board: Markup,
  digit: Digit,
  box: House,
  line: House,
  other: House,
): Generator<Hit<EmptyRectangle>, void, void> {
  const { geometry, slots } = board;
  const { size, houses, crossings } = geometry;
  const [kind, across] =
    geometry.houseKinds[line] === 'row' ? (['row', 'column'] as const) : (['column', 'row'] as const);
  for (let outside = slots[line * size + digit]! & ~crossings[line * houses + box]!; outside; outside &= outside - 1) {
    const near = geometry.cellAt(line, lowestBit(outside));
    const link = geometry.houseOf(across, near);
    const places = slots[link * size + digit]!;
    if (!isPair(places)) continue;
    const far = geometry.cellAt(link, lowestBit(places & ~crossings[link * houses + line]!));
    const farLine = geometry.houseOf(kind, far);
    const meets = crossings[other * houses + farLine]! & ~crossings[other * houses + box]!;
    if ((slots[other * size + digit]! & meets) === 0) continue;
    const target = geometry.candidate(geometry.cellAt(other, lowestBit(meets)), digit);
    yield removing({ digit, box, lines: [line, other], arms: armsOf(board, digit, box, line), link, near, far }, [
      target,
    ]);
  }
}

/** The places of a digit in a box that lie in a line, and those that do not. */
function armsOf({ geometry, slots }: Markup, digit: Digit, box: House, line: House): EmptyRectangle['arms'] {
  const arms: [Cell[], Cell[]] = [[], []];
  const inLine = geometry.crossings[box * geometry.houses + line]!;
  for (let rest = slots[box * geometry.size + digit]!; rest; rest &= rest - 1)
    arms[inLine & rest & -rest ? 0 : 1].push(geometry.cellAt(box, lowestBit(rest)));
  return arms;
}
