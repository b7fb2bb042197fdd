/** What `sudoku hint` is asked for, and the steps that answer it. */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import { clock, runsOut } from '../core/clock.js';
import { groupBy } from '../core/group.js';
import type { Puzzle } from '../core/puzzle.js';
import { outcomeOf } from '../logic/step/outcome.js';
import type { Level } from '../logic/step/strategy.js';
import type { Depth } from '../render/hint.js';
import type { LanguageCode } from '../render/language/index.js';
import { Session } from '../session/session.js';
import { type AllSteps, byOutcome, byProgress, firstOf } from '../solver/all-steps.js';
import type { LadderName } from '../solver/ladder.js';
import { ladderOf } from '../solver/ladders.js';
import type { Step } from '../solver/step.js';
import type { Common } from './command.js';

export interface HintOptions extends Common {
  /** Every outcome, not only the next step. */
  readonly all: boolean;
  /** Every way to each of them. */
  readonly every: boolean;
  /** True if each puzzle is named over all its steps. */
  readonly isNamed: boolean;
  readonly ladder: LadderName;
  /** These strategies alone, by id. */
  readonly only?: readonly string[];
  readonly level?: Level;
  /** At most so many outcomes; absent: all. */
  readonly limit?: number;
  /** True if nobody asked for the limit. */
  readonly isSummary: boolean;
  readonly milliseconds: number;
  readonly depth: Depth;
  /** True if the position is drawn under each step of several too. */
  readonly grid: boolean;
  /** In which steps are told. */
  readonly language: LanguageCode;
  /** The step that helps most, in the place of the next one. */
  readonly best: boolean;
  readonly sort: 'rating' | 'progress';
  /** True if what is right is told of what is wrong. */
  readonly spoil: boolean;
}

/** A step, and if that was measured, how many candidates it leaves. */
export interface HintedStep {
  readonly step: Step;
  readonly left?: number;
}

/** Each hint as soon as it is sure; at the end, what ended them. */
export type Hints = Generator<HintedStep, AllSteps['ended'], void>;

/** A player's grid opened for the steps that options allow. Of all steps, guesses and those that only join two others are named or left out. */
export function opened(
  play: Puzzle,
  { all, every, only, level, ladder, milliseconds, interrupt }: HintOptions,
): Session {
  return new Session(play, {
    ladder: ladderOf(ladder),
    clock: clock(milliseconds, interrupt),
    guess: !all || only !== undefined,
    joins: !all || every || only !== undefined,
    ...(level && { maxLevel: level }),
    ...(only && { only }),
  });
}

/** The next step, the best, or all there are; none where mistakes mislead every step. */
export function hintsAt(session: Session, options: HintOptions): Hints {
  const { all, every, best, sort, limit = Infinity } = options;
  if (!all) return best ? theBest(session, options) : theNext(session);
  if (sort === 'progress')
    return mostHelpful(session, every ? byOutcome(session.every()) : firstOf(session.all()), limit);
  if (!every) return theFirst(session.all(), limit);
  const { steps, ended } = byOutcome(session.every());
  return firstOutcomes(
    steps.map((step) => ({ step })),
    ended,
    limit,
  );
}

/** All hints at once. */
export function collected(hints: Hints): { readonly found: readonly HintedStep[]; readonly ended: AllSteps['ended'] } {
  const found: HintedStep[] = [];
  for (;;) {
    const { done, value } = hints.next();
    if (done) return { found, ended: value };
    found.push(value);
  }
}

function* theNext(session: Session): Hints {
  let next: Step | undefined;
  const isCut = runsOut(() => {
    next = session.next();
  });
  if (next) yield { step: next };
  return isCut ? 'time' : 'all';
}

/** Among steps up to the level of the next one, if no level is told. A guess is the best where nothing else is left. */
function* theBest(session: Session, { only, level }: HintOptions): Hints {
  const { found, ended } = collected(theNext(session));
  const [next] = found;
  if (!next || next.step.strategy === backtracking) {
    yield* found;
    return ended;
  }
  const others = session.with({ guess: false, joins: only !== undefined, maxLevel: level ?? next.step.strategy.level });
  return yield* mostHelpful(session, firstOf(others.all()), 1);
}

function* theFirst(steps: Generator<Step, boolean, void>, limit: number): Hints {
  for (let count = 0; count < limit; count++) {
    const { done, value } = steps.next();
    if (done) return value ? 'time' : 'all';
    yield { step: value };
  }
  return 'limit';
}

/** The steps that help most come first. */
function mostHelpful(session: Session, { steps, ended }: AllSteps, limit: number): Hints {
  return firstOutcomes(byProgress(session.position(), steps), ended, limit);
}

/** Of hints that stand together by outcome, so many outcomes. */
function* firstOutcomes(hints: readonly HintedStep[], ended: AllSteps['ended'], limit: number): Hints {
  const groups = [...groupBy(hints, ({ step }) => outcomeOf(step)).values()];
  yield* groups.slice(0, limit).flat();
  return ended === 'all' && groups.length > limit ? 'limit' : ended;
}
