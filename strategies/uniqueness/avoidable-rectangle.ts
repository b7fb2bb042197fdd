import { type Bits, countBits, isSingle, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit } from '../../src/core/geometry.js';
import { seeingAll } from '../../src/core/seeing.js';
import { keepsRegions, linesAcross } from '../../src/logic/deadly/rectangles.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, digits, refuting, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { deadlyTruth, type Truth } from '../../src/logic/step/truths.js';

/** A rectangle of which at least two corners have been solved, and none of them was given. */
interface Avoidable {
  /** Around the rectangle: two solved ones in a box, then the one beyond the second, then the one beyond the first. */
  readonly corners: readonly [Cell, Cell, Cell, Cell];
  /** The digits of the first and the second corner. */
  readonly digits: readonly [Digit, Digit];
}

interface Type2 extends Avoidable {
  /** What both open corners have besides. */
  readonly extra: Digit;
}

const META = { family: 'uniqueness', level: 'hard', score: 100, assumes: 'uniqueness' } as const;

/** Three solved corners: the fourth must not complete them. `most`: candidates that the fourth may have. */
export const avoidableRectangle1Within = (most: number): Strategy<Avoidable> => ({
  ...META,
  id: 'avoidable-rectangle-1',
  name: 'Avoidable Rectangle Type 1',
  aliases: ['AR1'],

  *find(board) {
    const { geometry, values } = board;
    for (const pattern of avoidables(board)) {
      const [, , far, farFirst] = pattern.corners;
      const [first, second] = pattern.digits;
      if (values[far]! < 0 && values[farFirst]! < 0) continue;
      const [open, digit] = values[far]! < 0 ? [far, first] : [farFirst, second];
      if (countBits(board.digits[open]!) <= most) yield removing(pattern, [geometry.candidate(open, digit)]);
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const open = remove.map((candidate) => geometry.cellOf(candidate));
    return {
      message: say(
        'None of {solved} was given. Suppose {supposed}. Then {pair} could be exchanged in this rectangle and the puzzle would have two solutions. So {conclusion}.',
        {
          solved: cells(pattern.corners.filter((cell) => !open.includes(cell))),
          supposed: refuting(true, ...remove),
          pair: digitSet(pairOf(pattern)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markCells('pattern', pattern.corners), ...markCandidates('target', remove)],
      truths: [notAlone(pattern)],
    };
  },
});

/** Two solved corners: the other two would complete them, so one of these takes the extra digit that both have. */
export const avoidableRectangle2: Strategy<Type2> = {
  ...META,
  id: 'avoidable-rectangle-2',
  name: 'Avoidable Rectangle Type 2',
  aliases: ['AR2'],

  *find(board) {
    for (const pattern of avoidables(board)) {
      const [, , far, farFirst] = pattern.corners;
      const [first, second] = pattern.digits;
      const other = board.digits[far]! & ~(1 << first);
      if (!isSingle(other) || board.digits[farFirst] !== (other | (1 << second))) continue;
      const extra = lowestBit(other);
      const remove = seeingAll(board, extra, [far, farFirst]);
      if (remove.length > 0) yield removing({ ...pattern, extra }, remove);
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { corners, extra } = pattern;
    return {
      message: say(
        'Neither of {solved} was given. If {open} completed them to a rectangle of {pair}, these two could be exchanged and the puzzle would have two solutions. So one of {open} is {extra}, and no cell that sees both is: {conclusion}.',
        {
          solved: cells(corners.slice(0, 2)),
          open: cells(corners.slice(2)),
          pair: digitSet(pairOf(pattern)),
          extra: digits(extra),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...markCells('pattern', corners),
        ...markCandidates('fin', finsOf(pattern, geometry.size)),
        ...markCandidates('target', remove),
      ],
      truths: [notAlone(pattern)],
    };
  },
};

/** With any number of candidates in the fourth corner. */
export const avoidableRectangle1 = avoidableRectangle1Within(Number.POSITIVE_INFINITY);

const finsOf = ({ corners, extra }: Type2, size: number): Candidate[] =>
  corners.slice(2).map((cell) => cell * size + extra);

const pairOf = ({ digits: [first, second] }: Avoidable): Bits => (1 << first) | (1 << second);

const notAlone = (pattern: Avoidable): Truth =>
  deadlyTruth(
    pattern.corners,
    pattern.corners.map(() => pairOf(pattern)),
  );

/** Whether the cell is solved, and not by a given. */
const isPlaced = ({ values, givens }: Markup, cell: Cell): boolean => values[cell]! >= 0 && !givens[cell];

/** Whether the cell has taken the digit, and not as a given, or still may. */
const fits = (board: Markup, cell: Cell, digit: Digit): boolean =>
  board.values[cell] === digit ? !board.givens[cell] : (board.digits[cell]! & (1 << digit)) !== 0;

/** Two corners placed in one box, and two cells elsewhere that could repeat their digits crosswise and have not both yet. */
function* avoidables(board: Markup): Generator<Avoidable, void, void> {
  const { geometry, values } = board;
  const { size } = geometry;
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!isPlaced(board, cell)) continue;
    const box = geometry.houseOf('box', cell);
    for (let slot = 0; slot < size; slot++) {
      const beside = geometry.cellAt(box, slot);
      if (beside <= cell || !isPlaced(board, beside)) continue;
      const across = linesAcross(geometry, cell, beside);
      if (!across) continue;
      const first = values[cell]!;
      const second = values[beside]!;
      for (let at = 0; at < size; at++) {
        const farFirst = geometry.cellAt(across[0], at);
        const far = geometry.cellAt(across[1], at);
        if (geometry.houseOf('box', far) === box || (values[far]! >= 0 && values[farFirst]! >= 0)) continue;
        if (!keepsRegions(geometry, [cell, beside, far, farFirst])) continue;
        if (fits(board, far, first) && fits(board, farFirst, second))
          yield { corners: [cell, beside, far, farFirst], digits: [first, second] };
      }
    }
  }
}
