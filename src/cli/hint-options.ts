/** What `sudoku hint` is asked for. */
import type { Level } from '../logic/step/strategy.js';
import { DEPTHS, type Depth } from '../render/hint.js';
import type { LanguageCode } from '../render/language/index.js';
import type { LadderName } from '../solver/ladder.js';
import { type Common, type Terminal, UsageError } from './command.js';
import type { Input } from './input.js';
import { languageNamed } from './language.js';
import { countOf, ladderNamed, levelOf, numberOf, screenOf } from './options.js';
import { strategyIdsAmong } from './strategy-names.js';
import { oneOf } from './words.js';

export interface HintOptions extends Common {
  /** Every outcome, not only the next step. */
  readonly all: boolean;
  /** Every way to each of them. */
  readonly every: boolean;
  /** Whether each puzzle is named over all its steps. */
  readonly isNamed: boolean;
  readonly ladder: LadderName;
  readonly strategies?: readonly string[];
  readonly level?: Level;
  /** At most so many outcomes; absent: all. */
  readonly limit?: number;
  /** Whether nobody asked for the limit. */
  readonly isSummary: boolean;
  readonly milliseconds: number;
  readonly depth: Depth;
  /** In which steps are told. */
  readonly language: LanguageCode;
  /** The step that helps most, in the place of the next one. */
  readonly best: boolean;
  readonly sort: Sort;
  /** Whether what is right is told of what is wrong. */
  readonly spoil: boolean;
}

const SORTS = ['rating', 'progress'] as const;
type Sort = (typeof SORTS)[number];

/** Outcomes that are shown if nothing is said. */
export const SUMMARY = 20;

type Words = Readonly<Record<string, unknown>>;

/** Throws a UsageError. */
export function hintOptions(words: Words, input: Input, terminal: Terminal): HintOptions {
  const { json, every, limit, strategy } = words;
  const all = Boolean(words.all || every);
  const upTo = levelOf(words.level);
  const most = limit === undefined ? (json || every ? 0 : SUMMARY) : countOf('--limit', limit);
  if (limit !== undefined && !all) terminal.note('sudoku: --limit does nothing without --all');
  if (words.sort !== undefined && !all) terminal.note('sudoku: --sort does nothing without --all');
  if (words.best && all) throw new UsageError('--best is one step: leave out --all, or sort all by --sort progress');
  return {
    ...input.expected,
    verbose: Boolean(words.verbose),
    json: Boolean(json),
    inBlocks: !json,
    colour: terminal.colour,
    ...screenOf(terminal),
    all,
    every: Boolean(every),
    isNamed: all && !json && !input.isWrittenOut,
    ladder: ladderNamed(words.ladder),
    depth: DEPTHS.find((depth) => words[depth]) ?? 'why',
    language: languageNamed(words.lang),
    spoil: Boolean(words.spoil),
    best: Boolean(words.best),
    sort: words.sort === undefined ? 'rating' : oneOf('order', String(words.sort), SORTS),
    milliseconds: numberOf('--time-limit', words.timeLimit) * 1000,
    isSummary: limit === undefined,
    ...(most > 0 && { limit: most }),
    ...(upTo && { level: upTo }),
    ...(strategy !== undefined && { strategies: strategyIdsAmong(String(strategy)) }),
  };
}
