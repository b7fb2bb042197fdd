/** What the strategies of deadly patterns share: cells that must not be left with their sets of digits alone. */
import { type Bits, bitsFrom, bitsOf, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { type Mark, markCandidates, markCells } from '../../src/logic/step/marks.js';
import type { Message } from '../../src/logic/step/message.js';
import type { Level, Strategy } from '../../src/logic/step/strategy.js';
import { deadlyTruth, type Truth } from '../../src/logic/step/truths.js';

export interface DeadlyPattern {
  readonly cells: readonly Cell[];
  /** What each cell would take were the pattern to stand alone. */
  readonly sets: readonly Bits[];
  /** The cells that may take something else. */
  readonly extra: readonly Cell[];
}

/** A family of patterns that are resolved in the same numbered ways. */
export interface DeadlyKind<Pattern extends DeadlyPattern = DeadlyPattern> {
  /** `unique-loop`, `Unique Loop`, `UL`: a number is added. */
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly level: Level;
  readonly score: number;
  /** Whether the cells of a naked subset (type 3) may have digits of the pattern, too. */
  readonly freeSubsets: boolean;
  patternsOf(board: Markup): Iterable<Pattern>;
  /** Why the pattern cannot stand alone, to begin a sentence; `fins`: the other candidates of its cells. */
  why(pattern: Pattern, fins: readonly Candidate[]): Message;
}

/** What the strategy of a number says of itself. */
export const numbered = (kind: DeadlyKind, number: number): Omit<Strategy, 'find' | 'explain'> => ({
  id: `${kind.id}-${number}`,
  name: `${kind.name} Type ${number}`,
  aliases: [`${kind.short}${number}`],
  family: 'uniqueness',
  level: kind.level,
  score: kind.score,
  assumes: 'uniqueness',
});

/** A pattern with the candidates that keep it from standing alone: one of them is true. */
export interface Guarded<Pattern extends DeadlyPattern> {
  readonly pattern: Pattern;
  readonly fins: readonly Candidate[];
}

export const setIn = ({ cells, sets }: DeadlyPattern, cell: Cell): Bits => sets[cells.indexOf(cell)]!;

export function finsOf({ geometry, digits }: Markup, pattern: DeadlyPattern): Candidate[] {
  return pattern.extra.flatMap((cell) =>
    bitsOf(digits[cell]! & ~setIn(pattern, cell)).map((digit) => geometry.candidate(cell, digit)),
  );
}

/** The digits of the fins. */
export function finDigits({ digits }: Markup, pattern: DeadlyPattern): Bits {
  let union = 0;
  for (const cell of pattern.extra) union |= digits[cell]! & ~setIn(pattern, cell);
  return union;
}

export const digitsOf = (candidates: readonly Candidate[], geometry: Geometry): Bits =>
  bitsFrom(candidates.map((candidate) => geometry.digitOf(candidate)));

/** Whether the digit has places in the house, and all of them among the cells. */
export function keepsTo({ geometry, slots }: Markup, house: House, digit: Digit, list: readonly Cell[]): boolean {
  const places = slots[house * geometry.size + digit]!;
  for (let rest = places; rest; rest &= rest - 1)
    if (!list.includes(geometry.cellAt(house, lowestBit(rest)))) return false;
  return places !== 0;
}

/** That one of the fins is true. */
export const notAlone = ({ cells, sets }: DeadlyPattern): Truth => deadlyTruth(cells, sets);

export const patternMarks = (
  geometry: Geometry,
  { cells, sets }: DeadlyPattern,
  fins: readonly Candidate[],
  targets: readonly Candidate[],
): Mark[] => [
  ...markCells('pattern', cells),
  ...markCandidates(
    'pattern',
    cells
      .flatMap((cell, index) => bitsOf(sets[index]!).map((digit) => geometry.candidate(cell, digit)))
      .filter((candidate) => !targets.includes(candidate)),
  ),
  ...markCandidates('fin', fins),
  ...markCandidates('target', targets),
];
