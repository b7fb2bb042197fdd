/** The options of `sudoku hint`, and the steps that answer them. */
import { backtracking } from '../../../strategies/last-resort/backtracking.js';
import { groupBy } from '../../core/arrays.js';
import { type Clock, runsOut } from '../../core/clock.js';
import type { LanguageCode } from '../../core/languages.js';
import type { Puzzle } from '../../core/puzzle.js';
import { outcomeOf } from '../../logic/step/outcome.js';
import type { Level } from '../../logic/step/strategy.js';
import type { Depth, Length } from '../../render/depths.js';
import { Session } from '../../session/session.js';
import { type AllSteps, byOutcome, byProgress, firstOf } from '../../solver/all-steps.js';
import type { LadderId } from '../../solver/ladder-names.js';
import { ladderOf } from '../../solver/ladders.js';
import type { FoundStep } from '../../solver/step.js';
import type { Common } from '../command.js';

export interface HintOptions extends Common {
  /** True for one hint of every outcome, not only the next step. */
  readonly all: boolean;
  /** True for every step to each outcome. */
  readonly every: boolean;
  /** True if the name of each puzzle precedes its steps. */
  readonly isNamed: boolean;
  readonly ladder: LadderId;
  /** Ids of the only strategies that are tried. */
  readonly only?: readonly string[];
  readonly level?: Level;
  /** The largest number of outcomes; absent for no limit. */
  readonly limit?: number;
  /** True if the limit is the default. */
  readonly isSummary: boolean;
  readonly milliseconds: number;
  readonly depth: Depth;
  /** True if the position is drawn under each of several steps; under a single one it always is. */
  readonly grid: boolean;
  /** The language of the steps. */
  readonly language: LanguageCode;
  readonly length: Length;
  /** True for the step that helps most, in place of the next one. */
  readonly best: boolean;
  readonly sort: 'rating' | 'progress';
  /** True if the right value of each mistake is shown. */
  readonly spoil: boolean;
}

/** A step. `left` is the number of candidates after it, if progress was measured. */
export interface HintedStep {
  readonly step: FoundStep;
  readonly left?: number;
}

/** Yields each hint as soon as it is final; returns the reason why no more hints come. */
export type Hints = Generator<HintedStep, AllSteps['ended'], void>;

/**
 * Opens a player's grid for the steps that the options allow. `--all` includes guesses only if they are named, and
 * steps that only join two others only if they are named or with `--every`.
 */
export function openPlay(play: Puzzle, options: HintOptions, clock: Clock): Session {
  const { all, every, only, level, ladder } = options;
  return new Session(play, {
    ladder: ladderOf(ladder),
    clock,
    guess: !all || only !== undefined,
    joins: !all || every || only !== undefined,
    ...(level && { maxLevel: level }),
    ...(only && { only }),
  });
}

/** Yields the next step, the best step or all steps; none if a mistake misleads every step. */
export function hintsOf(session: Session, options: HintOptions): Hints {
  const { all, every, best, sort, limit = Infinity } = options;
  if (!all) return best ? bestHint(session, options) : nextHint(session);
  if (sort === 'progress')
    return hintsByProgress(session, every ? byOutcome(session.every()) : firstOf(session.all()), limit);
  if (!every) return firstHints(session.all(), limit);
  const { steps, ended } = byOutcome(session.every());
  return firstOutcomes(
    steps.map((step) => ({ step })),
    ended,
    limit,
  );
}

/** Collects all hints, and passes each on as it comes. */
export function collectHints(
  hints: Hints,
  onHint: (hint: HintedStep) => void = () => {},
): {
  readonly found: readonly HintedStep[];
  readonly ended: AllSteps['ended'];
} {
  const found: HintedStep[] = [];
  for (;;) {
    const { done, value } = hints.next();
    if (done) return { found, ended: value };
    found.push(value);
    onHint(value);
  }
}

function* nextHint(session: Session): Hints {
  let next: FoundStep | undefined;
  const isCut = runsOut(() => {
    next = session.next();
  });
  if (next) yield { step: next };
  return isCut ? 'time' : 'all';
}

/**
 * Yields the step that helps most among those up to `level`, by default the level of the next step. If the next step is
 * a guess, yields the guess.
 */
function* bestHint(session: Session, { only, level }: HintOptions): Hints {
  const { found, ended } = collectHints(nextHint(session));
  const [next] = found;
  if (!next || next.step.strategy === backtracking) {
    yield* found;
    return ended;
  }
  const others = session.with({ guess: false, joins: only !== undefined, maxLevel: level ?? next.step.strategy.level });
  return yield* hintsByProgress(session, firstOf(others.all()), 1);
}

function* firstHints(steps: Generator<FoundStep, boolean, void>, limit: number): Hints {
  for (let count = 0; count < limit; count++) {
    const { done, value } = steps.next();
    if (done) return value ? 'time' : 'all';
    yield { step: value };
  }
  return 'limit';
}

/** Yields the steps that help most first. */
function hintsByProgress(session: Session, { steps, ended }: AllSteps, limit: number): Hints {
  return firstOutcomes(byProgress(session.position(), steps), ended, limit);
}

/** Yields the hints of the first `limit` outcomes. Hints with the same outcome must be adjacent. */
function* firstOutcomes(hints: readonly HintedStep[], ended: AllSteps['ended'], limit: number): Hints {
  const groups = [...groupBy(hints, ({ step }) => outcomeOf(step)).values()];
  yield* groups.slice(0, limit).flat();
  return ended === 'all' && groups.length > limit ? 'limit' : ended;
}
