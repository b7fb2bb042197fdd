/** What the strategies of deadly patterns share: families of patterns with numbered types, and their marks. */
import { bitsOf } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import type { DeadlyPattern } from '../../src/logic/deadly/pattern.js';
import { type Mark, markCandidates, markCells } from '../../src/logic/step/marks.js';
import type { Message } from '../../src/logic/step/message.js';
import type { Level, Strategy } from '../../src/logic/step/strategy.js';

/** A family of patterns that are resolved in the same numbered ways. */
export interface DeadlyKind<Pattern extends DeadlyPattern = DeadlyPattern> {
  /** `unique-loop`, `Unique Loop`, `UL`: a number is added. */
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly level: Level;
  readonly score: number;
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
