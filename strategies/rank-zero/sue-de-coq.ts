import { type Bits, bitsOf, countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, House } from '../../src/core/geometry.js';
import { candidatesAmong } from '../../src/logic/among.js';
import { markCandidates } from '../../src/logic/marks.js';
import { cells, digitSet, houses, say } from '../../src/logic/message.js';
import { largestSets } from '../../src/logic/set-size.js';
import { type Hit, removing, type Strategy } from '../../src/logic/strategy.js';
import { cellTruths } from '../../src/logic/truths.js';

interface SueDeCoq {
  readonly line: House;
  readonly box: House;
  /** Cells where the two cross, in the rest of the line, and in the rest of the box; with their digits. */
  readonly crossing: readonly Cell[];
  readonly inLine: readonly Cell[];
  readonly inBox: readonly Cell[];
  readonly digits: readonly [Bits, Bits, Bits];
  readonly candidates: readonly Candidate[];
}

/** Sets of cells of one house that are tried beside one crossing. */
const MOST_TRIED = 500;

/** Cells where a line and a box cross, with some of either, that have as many digits as cells altogether. */
export const sueDeCoq: Strategy<SueDeCoq> = {
  id: 'sue-de-coq',
  name: 'Sue de Coq',
  aliases: ['two-sector disjoint subset', 'SDC'],
  family: 'rank-zero',
  level: 'unfair',
  score: 250,

  *find(board, since = -1) {
    const { geometry, houseStamps } = board;
    const { houses: count, houseKinds, crossings, size } = geometry;
    const box = geometry.firstOf('box');
    for (let line = 0; line < count; line++)
      for (let at = box; at < box + size && houseKinds[line] !== 'box'; at++) {
        const shared = countBits(crossings[line * count + at]!);
        if (houseStamps[line]! <= since && houseStamps[at]! <= since) continue;
        if (shared > 1 && shared < size) yield* inCrossing(board, line, at);
      }
  },

  explain({ remove, pattern: { line, box, crossing, inLine, inBox, digits, candidates } }) {
    const [middle, ofLine, ofBox] = digits;
    return {
      message: say(
        'Where {line} and {box} cross, {crossing} may take {middle}; in the line {inLine} may take {ofLine}, and in the box {inBox} may take {ofBox}. These are as many digits as cells, each at most once in its part, so all of them are used up here.',
        {
          line: houses([line]),
          box: houses([box]),
          crossing: cells(crossing),
          middle: digitSet(middle),
          inLine: cells(inLine),
          ofLine: digitSet(ofLine),
          inBox: cells(inBox),
          ofBox: digitSet(ofBox),
        },
      ),
      marks: [...markCandidates('pattern', candidates), ...markCandidates('target', remove)],
      truths: cellTruths([...crossing, ...inLine, ...inBox]),
    };
  },
};

/** Those of one line and one box: by cells of the crossing, then of the line, then of the box. */
function inCrossing(board: Markup, line: House, box: House): Hit<SueDeCoq>[] {
  const { geometry, digits, open } = board;
  const { houses: count, crossings } = geometry;
  const most = largestSets(geometry.size - 2, MOST_TRIED);
  const shared = cellsAt(board, line, open[line]! & crossings[line * count + box]!);
  if (shared.length < 2) return [];
  const lineCells = cellsAt(board, line, open[line]!);
  const boxCells = cellsAt(board, box, open[box]!);
  const crossing: Cell[] = [];
  const inLine: Cell[] = [];
  const inBox: Cell[] = [];
  let restOfLine: readonly Cell[] = [];
  const restOfBox: Cell[] = [];
  const found: Hit<SueDeCoq>[] = [];

  const chooseCrossing = (from: number, middle: Bits): void => {
    for (let i = from; i < shared.length; i++) {
      const wider = middle | digits[shared[i]!]!;
      crossing.push(shared[i]!);
      const surplus = countBits(wider) - crossing.length;
      if (crossing.length > 1 && surplus > 1) {
        restOfLine = lineCells.filter((cell) => !crossing.includes(cell));
        chooseLine(0, 0, wider, surplus);
      }
      chooseCrossing(i + 1, wider);
      crossing.pop();
    }
  };
  const chooseLine = (from: number, ofLine: Bits, middle: Bits, surplus: number): void => {
    for (let i = from; i < restOfLine.length && inLine.length < most; i++) {
      const wider = ofLine | digits[restOfLine[i]!]!;
      inLine.push(restOfLine[i]!);
      const used = inLine.length - countBits(wider & ~middle);
      if (wider & middle && used > 0 && used < surplus) {
        listRestOfBox(wider & middle);
        if (restOfBox.length >= surplus - used) chooseBox(0, 0, wider, middle, surplus - used);
      }
      chooseLine(i + 1, wider, middle, surplus);
      inLine.pop();
    }
  };
  const listRestOfBox = (taken: Bits): void => {
    restOfBox.length = 0;
    for (const cell of boxCells)
      if (!(digits[cell]! & taken) && !crossing.includes(cell) && !inLine.includes(cell)) restOfBox.push(cell);
  };
  const chooseBox = (from: number, ofBox: Bits, ofLine: Bits, middle: Bits, wanted: number): void => {
    for (let i = from; i < restOfBox.length && inBox.length < most; i++) {
      const cell = restOfBox[i]!;
      const wider = ofBox | digits[cell]!;
      inBox.push(cell);
      if (wider & middle && inBox.length - countBits(wider & ~middle) === wanted) keep([middle, ofLine, wider]);
      chooseBox(i + 1, wider, ofLine, middle, wanted);
      inBox.pop();
    }
  };
  const keep = (sets: readonly [Bits, Bits, Bits]): void => {
    const [middle, ofLine, ofBox] = sets;
    const both = ofLine & ofBox;
    const remove = [
      ...lossOf(board, box, [...crossing, ...inBox], ((middle | ofBox) & ~ofLine) | both),
      ...lossOf(board, line, [...crossing, ...inLine], ((middle | ofLine) & ~ofBox) | both),
    ];
    if (remove.length === 0) return;
    const candidates = candidatesAmong(board, [...crossing, ...inLine, ...inBox], geometry.all);
    found.push(
      removing(
        {
          line,
          box,
          crossing: [...crossing],
          inLine: [...inLine],
          inBox: [...inBox],
          digits: sets,
          candidates,
        },
        [...new Set(remove)],
      ),
    );
  };
  chooseCrossing(0, 0);
  return found;
}

const cellsAt = ({ geometry }: Markup, house: House, slots: Bits): Cell[] =>
  bitsOf(slots).map((slot) => geometry.cellAt(house, slot));

/** Candidates of the digits in a house outside some cells. */
const lossOf = (board: Markup, house: House, without: readonly Cell[], set: Bits): Candidate[] =>
  candidatesAmong(
    board,
    cellsAt(board, house, board.open[house]!).filter((cell) => !without.includes(cell)),
    set,
  );
