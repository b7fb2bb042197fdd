import { type Bits, bitsFrom, bitsOf, countBits, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { candidates, conclusion, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { deadlyTruth } from '../../src/logic/step/truths.js';

interface Grave {
  /** All unsolved cells, and the pair that each would keep. */
  readonly cells: readonly Cell[];
  readonly pairs: readonly Bits[];
  /** The one candidate too many. */
  readonly surplus: Candidate;
}

/** Two candidates in every cell but one, each digit twice in every house but for one surplus candidate: it is true. */
export const bugPlus1: Strategy<Grave> = {
  id: 'bug-plus-1',
  name: 'Bivalue Universal Grave + 1',
  aliases: ['BUG+1', 'BUG type 1'],
  family: 'uniqueness',
  level: 'hard',
  score: 100,
  assumes: 'uniqueness',

  *find(board) {
    const cell = onlyCellOfThree(board);
    if (cell === undefined) return;
    const digit = surplusDigit(board, cell);
    if (digit === undefined) return;
    const { geometry, digits: left } = board;
    const open = Array.from({ length: geometry.cells }, (_, index) => index).filter((index) => left[index]);
    const others = bitsOf(left[cell]!).filter((other) => other !== digit);
    yield removing(
      {
        cells: open,
        pairs: open.map((index) => (index === cell ? bitsFrom(others) : left[index]!)),
        surplus: geometry.candidate(cell, digit),
      },
      others.map((other) => geometry.candidate(cell, other)),
    );
  },

  explain({ place, remove, pattern: { cells: open, pairs, surplus } }) {
    return {
      message: say(
        'Without {surplus}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none, so {surplus} is true, and its cell takes nothing else: {conclusion}.',
        { surplus: candidates([surplus]), conclusion: conclusion({ place, remove }) },
      ),
      marks: [...markCandidates('on', [surplus]), ...markCandidates('target', remove)],
      truths: [deadlyTruth(open, pairs)],
    };
  },
};

/** The one cell that has three candidates, if all other unsolved ones have two. */
function onlyCellOfThree({ geometry, digits }: Markup): Cell | undefined {
  let found: Cell | undefined;
  for (let cell = 0; cell < geometry.cells; cell++) {
    const left = digits[cell]!;
    if (!left || isPair(left)) continue;
    if (found !== undefined || countBits(left) !== 3) return undefined;
    found = cell;
  }
  return found;
}

/** The digit that stands three times in the cell's houses, if every other stands twice wherever it is left. */
function surplusDigit({ geometry, slots }: Markup, cell: Cell): Digit | undefined {
  const { size, houses } = geometry;
  let surplus: Digit | undefined;
  for (let house = 0; house < houses; house++)
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      if (!places || isPair(places)) continue;
      if (countBits(places) !== 3 || (surplus ?? digit) !== digit || !holds(geometry, house, places, cell))
        return undefined;
      surplus = digit;
    }
  return surplus;
}

/** Whether the cell is among the slots of the house. */
function holds(geometry: Geometry, house: House, places: Bits, cell: Cell): boolean {
  for (let rest = places; rest; rest &= rest - 1) if (geometry.cellAt(house, lowestBit(rest)) === cell) return true;
  return false;
}
