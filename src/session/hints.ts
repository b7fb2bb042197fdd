/** The next steps of a player's grid, in the order in which they are asked for. */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import { groupBy } from '../core/arrays.js';
import { runsOut } from '../core/clock.js';
import { outcomeOf } from '../logic/step/outcome.js';
import type { Level } from '../logic/step/strategy.js';
import { oneOf } from '../settings/one-of.js';
import { flag, type SettingReader, type SettingsIn, whole } from '../settings/settings.js';
import { ofWords } from '../settings/words.js';
import { type AllSteps, byOutcome, byProgress, firstOf } from '../solver/all-steps.js';
import type { FoundStep } from '../solver/step.js';
import type { Session } from './session.js';

/** Reads a number of outcomes, or Infinity; in a word 0 is all of them. */
const outcomes: SettingReader<number> = ofWords(
  (word) => (/^\d+$/.test(word) ? Number(word) || Infinity : undefined),
  'a whole number',
  (value, option) => (value === Infinity ? value : whole(1, Infinity)(value, option)),
);

/** What is asked of the next step. */
export const NEXT = {
  /**
   * True for the step that helps most, in place of the first: of all steps up to `maxLevel`, by default up to the level of
   * the first.
   */
  best: flag,
};

/** What is asked of all steps. */
export const ALL = {
  /** The largest number of outcomes: 1000 by default, Infinity for all. */
  limit: outcomes,
  /**
   * True for every step to each outcome, not only the cheapest: also for steps that only join two others, whips and
   * braids of any length, and strategies that are searched only by name. `limit` is then Infinity by default.
   */
  every: flag,
  /** The order: `rating`, which is the default, or `progress`: first what leaves the fewest candidates, which `left` has. */
  sort: oneOf('order', ['rating', 'progress']),
};

type Asked = SettingsIn<typeof NEXT> & SettingsIn<typeof ALL>;

/** The steps that are asked for. */
export type HintsAsked = { readonly [Name in keyof Asked]?: Asked[Name] | undefined } & {
  /** True for a step to each outcome, in place of the next one. */
  readonly all?: boolean;
  readonly maxLevel?: Level | undefined;
  /** Ids of the only strategies that are tried. */
  readonly strategy?: readonly string[] | undefined;
};

/** A step. `left` is the number of candidates after it, if progress was measured. */
export interface HintedStep {
  readonly step: FoundStep;
  readonly left?: number;
}

/** Yields each hint as soon as it is final; returns the reason why no more hints come. */
export type Hints = Generator<HintedStep, AllSteps['ended'], void>;

/**
 * Returns the rules of a session for the steps that are asked for. All steps include guesses only if strategies are named,
 * and steps that only join two others only if strategies are named or every step is asked for.
 */
export const rulesFor = ({ all, every, strategy, maxLevel }: HintsAsked) => ({
  ...(all && { guess: strategy !== undefined }),
  joins: !all || every === true || strategy !== undefined,
  ...(maxLevel && { maxLevel }),
  ...(strategy && { only: strategy }),
});

/**
 * Yields the next step, the best step or all steps; none if a mistake misleads every step. `onFound` is called with each of
 * all steps as soon as it is found, which may be long before its place among the others is known.
 */
export function hintsOf(session: Session, asked: HintsAsked, onFound: (step: FoundStep) => void = () => {}): Hints {
  const { all, every, best, sort, limit = Infinity } = asked;
  if (!all) return best ? bestHint(session, asked) : nextHint(session);
  const isByProgress = sort === 'progress';
  if (!every) {
    const found = told(session.all(), onFound);
    return isByProgress ? hintsByProgress(session, firstOf(found), limit) : firstHints(found, limit);
  }
  const found = byOutcome(told(session.every(), onFound));
  if (isByProgress) return hintsByProgress(session, found, limit);
  return firstOutcomes(
    found.steps.map((step) => ({ step })),
    found.ended,
    limit,
  );
}

/** Yields steps, and calls a function with each before. */
function* told<Ended>(
  steps: Generator<FoundStep, Ended, void>,
  onFound: (step: FoundStep) => void,
): Generator<FoundStep, Ended, void> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    onFound(value);
    yield value;
  }
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
 * Yields the step that helps most among those up to `maxLevel`, by default the level of the next step. If the next step is
 * a guess, yields the guess.
 */
function* bestHint(session: Session, { strategy, maxLevel }: HintsAsked): Hints {
  const { found, ended } = collectHints(nextHint(session));
  const [next] = found;
  if (!next || next.step.strategy === backtracking) {
    yield* found;
    return ended;
  }
  const others = session.with({
    guess: false,
    joins: strategy !== undefined,
    maxLevel: maxLevel ?? next.step.strategy.level,
  });
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
