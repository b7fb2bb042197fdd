import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong, cellsAt } from '../../src/core/candidates.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Cell, Geometry, House } from '../../src/core/geometry.js';
import { crossingHouses } from '../../src/core/houses.js';
import { largestSets } from '../../src/logic/sets/almost-locked.js';
import { markCandidates, markSets } from '../../src/logic/step/marks.js';
import { cells, conclusion, count, digitSet, houses, letter, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/**
 * The search behind Sue de Coq, in one crossing of a line and a box: some cells of the crossing, some of the rest of
 * the line, some of the rest of the box, that together have as many digits as cells.
 */
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

/** The most sets of cells of one house tried beside one crossing. */
const MOST_TRIED = 500;

/** The choices so far: slots of the line twice, then of the box, with their digits. */
interface Choice {
  readonly board: Markup;
  readonly slots: SlotTables;
  readonly line: House;
  readonly box: House;
  /** Cells of the line and of the box that may be chosen beside the crossing. */
  readonly most: number;
  crossing: Bits;
  middle: Bits;
  /** Digits of the crossing beyond its cells: this number of further cells must take them. */
  surplus: number;
  inLine: Bits;
  ofLine: Bits;
  readonly found: Hit<SueDeCoq>[];
}

/** The crossing at hand, by slot. */
interface SlotTables {
  /** The digits in the line and in the box. */
  readonly lineDigits: Int32Array;
  readonly boxDigits: Int32Array;
  /** The slot in the box, as a set, of a slot of the line that lies in the box too. */
  readonly slotInBox: Int32Array;
}

const emptyTables = ({ size }: Geometry): SlotTables => ({
  lineDigits: new Int32Array(size),
  boxDigits: new Int32Array(size),
  slotInBox: new Int32Array(size),
});

const NONE: readonly Hit<SueDeCoq>[] = [];

/** Fewest cells of a crossing, and fewest digits more than these. */
const FEWEST_CELLS = 2;
const FEWEST_MORE = 2;

/** The hits of one line and one box: by cells of the crossing, then of the line, then of the box. */
function inCrossing(board: Markup, slots: SlotTables, line: House, box: House): readonly Hit<SueDeCoq>[] {
  const { geometry, digits, open } = board;
  const { size, houses, crossings, houseCells } = geometry;
  const { lineDigits, boxDigits, slotInBox } = slots;
  const shared = open[line]! & crossings[line * houses + box]!;
  if (countBits(shared) < FEWEST_CELLS) return NONE;
  for (let slot = 0; slot < size; slot++) {
    lineDigits[slot] = digits[houseCells[line * size + slot]!]!;
    boxDigits[slot] = digits[houseCells[box * size + slot]!]!;
    slotInBox[slot] = 0;
  }
  let there = crossings[box * houses + line]!;
  let union = 0;
  for (let rest = crossings[line * houses + box]!; rest; rest &= rest - 1) {
    slotInBox[lowestBit(rest)] = there & -there;
    there &= there - 1;
    union |= lineDigits[lowestBit(rest)]!;
  }
  if (countBits(union) < FEWEST_CELLS + FEWEST_MORE) return NONE;
  const most = largestSets(size - FEWEST_CELLS, MOST_TRIED);
  const choice = { board, slots, line, box, most, crossing: 0, middle: 0, surplus: 0, inLine: 0, ofLine: 0, found: [] };
  chooseCrossing(choice, shared, 0, 0, 0);
  return choice.found;
}

/** Chooses cells of the crossing; `taken`: the box's slots chosen so far. */
function chooseCrossing(choice: Choice, from: Bits, chosen: Bits, digits: Bits, taken: Bits): void {
  const { lineDigits, slotInBox } = choice.slots;
  for (let rest = from; rest; rest &= rest - 1) {
    const slot = lowestBit(rest);
    const cells = chosen | (rest & -rest);
    const wider = digits | lineDigits[slot]!;
    const surplus = countBits(wider) - countBits(cells);
    if (chosen && surplus >= FEWEST_MORE) {
      choice.crossing = cells;
      choice.middle = wider;
      choice.surplus = surplus;
      chooseLine(choice, choice.board.open[choice.line]! & ~cells, 0, 0, taken | slotInBox[slot]!);
    }
    chooseCrossing(choice, rest & (rest - 1), cells, wider, taken | slotInBox[slot]!);
  }
}

function chooseLine(choice: Choice, from: Bits, chosen: Bits, digits: Bits, taken: Bits): void {
  const { middle, surplus, most } = choice;
  const { lineDigits, slotInBox } = choice.slots;
  const count = countBits(chosen) + 1;
  if (count > most) return;
  for (let rest = from; rest; rest &= rest - 1) {
    const slot = lowestBit(rest);
    const others = rest & (rest - 1);
    const wider = digits | lineDigits[slot]!;
    const filled = count - countBits(wider & ~middle);
    if (filled > 0 && filled < surplus && wider & middle) {
      choice.inLine = chosen | (rest & -rest);
      choice.ofLine = wider;
      const free = freeInBox(choice, taken | slotInBox[slot]!, wider & middle);
      if (countBits(free) >= surplus - filled) chooseBox(choice, free, 0, 0, surplus - filled);
    }
    if (filled + Math.min(countBits(others), most - count) > 0)
      chooseLine(choice, others, chosen | (rest & -rest), wider, taken | slotInBox[slot]!);
  }
}

/** Returns slots of the box that are not chosen and have none of some digits. */
function freeInBox({ board, box, slots: { boxDigits } }: Choice, taken: Bits, digits: Bits): Bits {
  let free = 0;
  for (let rest = board.open[box]! & ~taken; rest; rest &= rest - 1)
    if (!(boxDigits[lowestBit(rest)]! & digits)) free |= rest & -rest;
  return free;
}

/** Chooses cells of the box; `wanted`: the number of cells still to be filled with digits of the crossing. */
function chooseBox(choice: Choice, from: Bits, chosen: Bits, digits: Bits, wanted: number): void {
  const { middle, most } = choice;
  const { boxDigits } = choice.slots;
  const count = countBits(chosen) + 1;
  if (count > most) return;
  for (let rest = from; rest; rest &= rest - 1) {
    const others = rest & (rest - 1);
    const wider = digits | boxDigits[lowestBit(rest)]!;
    const filled = count - countBits(wider & ~middle);
    if (filled === wanted && wider & middle) keep(choice, chosen | (rest & -rest), wider);
    if (filled + Math.min(countBits(others), most - count) >= wanted)
      chooseBox(choice, others, chosen | (rest & -rest), wider, wanted);
  }
}

function keep(choice: Choice, slotsInBox: Bits, ofBox: Bits): void {
  const { board, line, box, middle, ofLine, found } = choice;
  const crossing = cellsAt(board.geometry, line, choice.crossing);
  const inLine = cellsAt(board.geometry, line, choice.inLine);
  const inBox = cellsAt(board.geometry, box, slotsInBox);
  const both = ofLine & ofBox;
  const remove = [
    ...lossOf(board, box, [...crossing, ...inBox], ((middle | ofBox) & ~ofLine) | both),
    ...lossOf(board, line, [...crossing, ...inLine], ((middle | ofLine) & ~ofBox) | both),
  ];
  if (remove.length === 0) return;
  const candidates = candidatesAmong(board, [...crossing, ...inLine, ...inBox], board.geometry.all);
  const digits = [middle, ofLine, ofBox] as const;
  found.push(removing({ line, box, crossing, inLine, inBox, digits, candidates }, [...new Set(remove)]));
}

/** Returns the candidates of the digits in a house outside some cells. */
const lossOf = (board: Markup, house: House, without: readonly Cell[], set: Bits): Candidate[] =>
  candidatesAmong(
    board,
    cellsAt(board.geometry, house, board.open[house]!).filter((cell) => !without.includes(cell)),
    set,
  );

/** Says how often each digit fits into the cells, and which digits they use up in the line and in the box. */
function messageOf({ place, remove, pattern }: Hit<SueDeCoq>): Message {
  const { line, box, crossing, inLine, inBox, digits } = pattern;
  const [middle, ofLine, ofBox] = digits;
  const both = ofLine & ofBox;
  const all = middle | ofLine | ofBox;
  const terms = {
    line: houses([line]),
    box: houses([box]),
    a: letter(0, crossing),
    b: letter(1, inLine),
    c: letter(2, inBox),
    crossing: cells(crossing),
    middle: digitSet(middle),
    inLine: cells(inLine),
    ofLine: digitSet(ofLine),
    inBox: cells(inBox),
    ofBox: digitSet(ofBox),
    many: count(crossing.length + inLine.length + inBox.length, 'cell'),
    usedInLine: digitSet((all & ~ofBox) | both),
    usedInBox: digitSet((all & ~ofLine) | both),
    conclusion: conclusion({ place, remove }),
  };
  return both
    ? say(
        'Where {line} and {box} cross, set {a} ({crossing}) has only {middle}. Set {b} ({inLine}) in the rest of the line has only {ofLine}, set {c} ({inBox}) in the rest of the box only {ofBox}. These {many} have room for each digit once, only for {both} twice, so they need all of them. They use up {usedInLine} in {line}, and {usedInBox} in {box}: {conclusion}.',
        { ...terms, both: digitSet(both) },
      )
    : say(
        'Where {line} and {box} cross, set {a} ({crossing}) has only {middle}. Set {b} ({inLine}) in the rest of the line has only {ofLine}, set {c} ({inBox}) in the rest of the box only {ofBox}. These {many} have {number} between them, none of which fits twice, so they need all of them. They use up {usedInLine} in {line}, and {usedInBox} in {box}: {conclusion}.',
        { ...terms, number: count(countBits(all), 'digit') },
      );
}

/**
 * Cells where a line and a box (or extra houses) cross, with some of either, that have as many digits as cells
 * altogether.
 */
export const sueDeCoq: Strategy<SueDeCoq> = {
  id: 'sue-de-coq',
  name: 'Sue de Coq',
  aliases: ['two-sector disjoint subset', 'SDC'],
  learnAfter: ['locked-triple', 'almost-locked-pair'],
  family: 'rank-zero',
  level: 'unfair',
  score: 250,

  *find(board, { since = -1, clock = unlimited } = {}) {
    const { geometry, houseStamps } = board;
    const { houses: count, crossings, size } = geometry;
    const slots = emptyTables(geometry);
    for (const [line, box] of crossingHouses(geometry)) {
      clock();
      const shared = countBits(crossings[line * count + box]!);
      if (houseStamps[line]! <= since && houseStamps[box]! <= since) continue;
      if (shared > 1 && shared < size) yield* inCrossing(board, slots, line, box);
    }
  },

  explain(hit) {
    const { crossing, inLine, inBox, candidates } = hit.pattern;
    return {
      message: messageOf(hit),
      marks: [
        ...markSets([crossing, inLine, inBox]),
        ...markCandidates('pattern', candidates),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths([...crossing, ...inLine, ...inBox]),
    };
  },
};
