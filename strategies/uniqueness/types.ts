/** The numbered types of deadly patterns, and the families of patterns that have them. */
import type { Markup } from '../../src/core/board.js';
import { digitsOf, everyOf } from '../../src/core/candidates.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type DeadlyPattern, notAlone } from '../../src/logic/deadly/pattern.js';
import { type3Hits } from '../../src/logic/deadly/subsets.js';
import {
  type Guarded,
  type Locked,
  type1Hits,
  type2Hits,
  type4Hits,
  type WithSubset,
} from '../../src/logic/deadly/types.js';
import {
  type Mark,
  markCandidates,
  markCells,
  markHouses,
  named,
  type PatternPart,
} from '../../src/logic/step/marks.js';
import {
  anyDigit,
  cells,
  clause,
  conclusion,
  digitSet,
  digits,
  houses,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import type { Level, Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, houseTruths } from '../../src/logic/step/truths.js';

/** A family of patterns that are resolved in the same numbered ways. */
export interface DeadlyKind<Pattern extends DeadlyPattern = DeadlyPattern> {
  /** The id, name, German name and abbreviation: `unique-loop`, `Unique Loop`, `UL`, to which a number is added. */
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly level: Level;
  readonly score: number;
  /** What to learn before each numbered type. */
  readonly learnAfter: Readonly<Record<number, readonly string[]>>;
  readonly aboutLines?: true;
  readonly part: DeadlyPart;
  patternsOf(board: Markup): Iterable<Pattern>;
  /**
   * Makes the reason why the pattern is impossible without its fins, the beginning of a sentence. `fins`: the other
   * candidates of its cells.
   */
  why(pattern: Pattern, fins: readonly Candidate[]): Message;
}

/** The word for the cells of a deadly pattern. */
type DeadlyPart = Extract<PatternPart, 'rectangle' | 'loop' | 'deadly'>;

/** Name, level and score of a numbered type. */
const numbered = (kind: DeadlyKind, number: number): Omit<Strategy, 'find' | 'explain'> => ({
  id: `${kind.id}-${number}`,
  name: `${kind.name} Type ${number}`,
  aliases: [`${kind.short}${number}`],
  learnAfter: kind.learnAfter[number] ?? [],
  ...(kind.aboutLines && { aboutLines: true }),
  family: 'uniqueness',
  level: kind.level,
  score: kind.score,
  assumes: 'uniqueness',
});

export const patternMarks = (
  geometry: Geometry,
  part: DeadlyPart,
  { cells, sets }: DeadlyPattern,
  fins: readonly Candidate[],
  targets: readonly Candidate[],
): Mark[] => [
  ...named(part, markCells('pattern', cells)),
  ...markCandidates(
    'pattern',
    cells
      .flatMap((cell, index) => everyOf(geometry, [cell], sets[index]!))
      .filter((candidate) => !targets.includes(candidate)),
  ),
  ...named('extra', markCandidates('fin', fins)),
  ...markCandidates('target', targets),
];

/** Type 1: a single cell has other candidates, so it takes one of them. */
export const type1 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<Guarded<Pattern>> => ({
  ...numbered(kind, 1),

  find: (board) => type1Hits(board, kind.patternsOf(board)),

  explain({ place, remove, pattern: { pattern, fins } }, geometry) {
    return {
      message: say('{why} Only {corner} has other candidates, so it takes one of those: {conclusion}.', {
        why: clause(kind.why(pattern, fins)),
        corner: cells(pattern.extra),
        conclusion: conclusion({ place, remove }),
      }),
      marks: patternMarks(geometry, kind.part, pattern, fins, remove),
      truths: [notAlone(pattern)],
    };
  },
});

/**
 * Type 2: all cells with other candidates share the same one, so one of them takes it. `number` and `isMeant` tell
 * rectangles' types 2 and 5 apart.
 */
export const type2 = <Pattern extends DeadlyPattern>(
  kind: DeadlyKind<Pattern>,
  number = 2,
  isMeant?: (pattern: Pattern) => boolean,
): Strategy<Guarded<Pattern>> => ({
  ...numbered(kind, number),

  find: (board) => type2Hits(board, kind.patternsOf(board), isMeant),

  explain({ place, remove, pattern: { pattern, fins } }, geometry) {
    return {
      message: say(
        '{why} To prevent that, one of {extra} is {digit}. Cells that see {extra:it|both|all of them} are not {digit}: {conclusion}.',
        {
          why: clause(kind.why(pattern, fins)),
          extra: cells(pattern.extra),
          digit: digitSet(digitsOf(fins, geometry)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: patternMarks(geometry, kind.part, pattern, fins, remove),
      truths: [notAlone(pattern)],
    };
  },
});

/** Two cells take one of their extra digits between them, like one cell of a naked subset. */
export const type3 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<WithSubset<Pattern>> => ({
  ...numbered(kind, 3),

  find: (board) => type3Hits(board, kind.patternsOf(board)),

  explain({ place, remove, pattern: { pattern, fins, house, subset, digits } }, geometry) {
    return {
      message: say(
        '{why} To prevent that, one of {extra} is {fins}. In {house}, that cell and {subset} use up {digits}: {conclusion}.',
        {
          why: clause(kind.why(pattern, fins)),
          extra: cells(pattern.extra),
          fins: anyDigit(digitsOf(fins, geometry)),
          house: houses([house]),
          subset: cells(subset),
          digits: digitSet(digits),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...patternMarks(geometry, kind.part, pattern, fins, remove),
        ...named('subset', markCells('cover', subset)),
      ],
      truths: [notAlone(pattern), ...cellTruths(subset)],
    };
  },
});

/**
 * One digit of the pattern is locked in the two cells with other candidates, so both lose the pattern's other digits.
 */
export const type4 = <Pattern extends DeadlyPattern>(kind: DeadlyKind<Pattern>): Strategy<Locked<Pattern>> => ({
  ...numbered(kind, 4),

  find: (board) => type4Hits(board, kind.patternsOf(board)),

  explain({ place, remove, pattern: { pattern, fins, locked, others, house } }, geometry) {
    return {
      message: say(
        '{why} In {house}, the only places for {locked} are {extra}, so one of these is {locked}. If the other were {others}, the pattern would be complete. So {conclusion}.',
        {
          why: clause(kind.why(pattern, fins)),
          house: houses([house]),
          locked: digits(locked),
          others: anyDigit(others),
          extra: cells(pattern.extra),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...markHouses('cover', [house]), ...patternMarks(geometry, kind.part, pattern, fins, remove)],
      truths: [notAlone(pattern), ...houseTruths([house], locked)],
    };
  },
});
