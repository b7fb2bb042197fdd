/** The path of `sudoku solve`: its steps as far as they are shown, and the reason for its end. */
import { LIMIT_REACHED, type Status } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import type { Board } from '../../core/board.js';
import { boardOf } from '../../core/board-of.js';
import { type Clock, isUp, OutOfTime, runsOut } from '../../core/clock.js';
import { puzzleOf } from '../../core/position.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Reading } from '../../formats/format.js';
import { isAbove, LEVELS } from '../../logic/step/strategy.js';
import { languageOf } from '../../render/language/index.js';
import type { RemarkWords } from '../../render/language/language.js';
import { reasonText, severalText } from '../../render/unfit-reason.js';
import { isImpossible, MOST_TOLD } from '../../search/check.js';
import { search } from '../../search/search.js';
import { Session } from '../../session/session.js';
import { basicRungs } from '../../solver/basics.js';
import { applyHit, cutAfterLevel, type Ladder, withFirst } from '../../solver/ladder.js';
import { ladderOf } from '../../solver/ladders.js';
import { type FoundPath, oneStepPath, shortestPath, stepsOfPath } from '../../solver/shortest-path.js';
import type { FoundStep } from '../../solver/step.js';
import type { Failed } from '../input/puzzle.js';
import { type SolveOptions, type StepSelection, solutionOf, solutionRemarks } from './solution.js';

/** A puzzle that has a solution, as far as is known, opened for the steps that options allow. */
export interface Opened {
  readonly session: Session;
  /** True if the path begins at the givens, since the player has filled the grid. */
  readonly isFromGivens: boolean;
  readonly failed?: undefined;
}

/** Opens a puzzle, or returns the result of one that has no solution. */
export function openPuzzle(reading: Reading, options: SolveOptions, clock: Clock): Opened | Failed {
  const opened = sessionOf(reading.puzzle, options, clock);
  const found = solutionOf(reading, opened.prospect, options);
  if (found.failed && !opened.isUncounted) return found;
  const session = opened.atStart();
  return { session, isFromGivens: session !== opened };
}

function sessionOf(puzzle: Puzzle, options: SolveOptions, clock: Clock): Session {
  const { maxLevel, strategy, without, guess } = options;
  return new Session(puzzle, {
    ladder: ladderFor(options),
    clock,
    ...(!guess && { guess }),
    ...(maxLevel && { maxLevel }),
    ...(strategy && { only: strategy }),
    ...(without && { without }),
  });
}

/**
 * Returns the ladder of the options, cut above the hardest level that is shown, since harder steps would not be seen.
 */
function ladderFor({ ladder = 'full', order, toLevel, pathKind }: SolveOptions): Ladder {
  const named = ladderOf(ladder);
  const ordered = order ? withFirst(named, order) : named;
  return toLevel && !pathKind ? cutAfterLevel(ordered, toLevel) : ordered;
}

/** The steps of a path and the position after them. */
export interface Path {
  readonly steps: readonly FoundStep[];
  /** The reason for the end; `asked` means that the options ask for no more steps. */
  readonly ended: 'solved' | 'asked' | 'stuck' | 'time' | 'interrupted';
  /** The position at the end; the solution if the path ended because no more steps were asked for. */
  readonly end: Puzzle;
  readonly isFull: boolean;
  readonly remarks: readonly string[];
}

/** The exit status of a path. */
export const STATUS: Readonly<Record<Path['ended'], Status>> = {
  solved: 0,
  asked: 0,
  stuck: 1,
  time: LIMIT_REACHED,
  interrupted: INTERRUPTED,
};

/** Called with each step and the board it was found on, before the step is applied. */
type Visitor = (board: Board, step: FoundStep, number: number) => void;

/** Follows the path to the last step that is shown. */
export function followPath({ session, isFromGivens }: Opened, options: SolveOptions, visit: Visitor = () => {}): Path {
  const { interrupt } = options;
  const board = boardOf(session.puzzle);
  const { geometry, values } = board;
  const steps: FoundStep[] = [];
  const remarks: string[] = [];
  let isEnough = options.toLevel !== undefined && !options.pathKind;
  const isCut = runsOut(() => {
    for (const step of pathSteps(session, board, options, remarks)) {
      isEnough ||= isTooHard(step, options);
      if (isTooHard(step, options)) return;
      const number = steps.push(step);
      visit(board, step, number);
      isEnough ||= isLast(number, options);
      if (!isLast(number, options)) continue;
      applyHit(board, step.hit);
      return;
    }
  });
  const stopped = isEnough ? 'asked' : 'stuck';
  const { prospect } = session;
  const { solutions } = prospect.result;
  const language = languageOf(options.language);
  // Steps that did not ask for the number of solutions leave it open, which no limit has to do with.
  const onSolutions = isCut || !session.isUncounted ? solutionRemarks(prospect, options) : [];
  remarks.unshift(...onSolutions, ...(isFromGivens ? [language.remarks.fromGivens] : []));
  if (!isEnough && !isCut && board.unsolved > 0 && solutions.length > 1) {
    const counted = search(session.puzzle, { clock: session.clock, limit: MOST_TOLD });
    // The time may be up before the count has found as many as are known.
    const told = counted.solutions.length < solutions.length ? prospect.result : counted;
    remarks.push(severalText(told, geometry, language));
  }
  if (isImpossible(prospect)) remarks.push(reasonText(session.puzzle, prospect, language));
  const cut = isUp(interrupt) ? 'interrupted' : 'time';
  const ended = isCut ? cut : board.unsolved === 0 ? 'solved' : stopped;
  const full = ended === 'solved' ? values : ended === 'asked' ? solutions[0] : undefined;
  return {
    steps,
    ended,
    end: full ? { geometry, values: full } : puzzleOf(board),
    isFull: full !== undefined,
    remarks,
  };
}

/** Returns the steps of the plain walk, or those of another way, which may add a remark. */
function pathSteps(session: Session, board: Board, { pathKind }: SolveOptions, remarks: string[]): Iterable<FoundStep> {
  if (!pathKind || board.unsolved === 0) return session.walk(board);
  const { ladder } = session.settings;
  const rules = session.rulesOfWalk(board);
  const found = (pathKind === 'shortest' ? shortestPath : oneStepPath)(board, ladder, rules, session.clock);
  remarks.push(...(pathKind === 'shortest' ? remarksOnShortest : remarksOnOneStep)(found));
  if (pathKind === 'shortest' && !found.hardSteps) return session.walk(board);
  const steps = stepsOfPath(board, found.hardSteps ?? [], ladder, basicRungs(found.rungs));
  return found.hardSteps || !found.isCut ? steps : untilOutOfTime(steps);
}

/** Yields steps, and ends as the search for more did. Throws OutOfTime. */
function* untilOutOfTime(steps: Iterable<FoundStep>): Generator<FoundStep, void, void> {
  yield* steps;
  throw new OutOfTime();
}

/** Says how many steps beyond basic ones a path has, and how many the plain walk, if these are more. */
function remarksOnShortest({ hardSteps, plainCount, isCut }: FoundPath): string[] {
  if (!hardSteps) return ['logic does not lead to the end, so this is the plain walk'];
  const { length } = hardSteps;
  const steps = `${length} ${length === 1 ? 'step' : 'steps'} beyond singles and locked candidates`;
  const plain = length < plainCount ? `, ${plainCount} on the plain walk` : '';
  return [`${steps}${plain}${isCut ? '; the search was cut: there may be fewer' : ''}`];
}

function remarksOnOneStep({ hardSteps, isCut }: FoundPath): string[] {
  const cut = isCut ? ['not every step was tried within the limits'] : [];
  if (!hardSteps) return cut;
  const [step] = hardSteps;
  return [...cut, step ? `one step is enough: ${step.strategy.name}` : 'singles and locked candidates are enough'];
}

/** Returns the remarks on a path and on its end. */
export function remarksOn({ remarks, ended }: Path, options: SolveOptions): string[] {
  const { remarks: words } = languageOf(options.language);
  const unsolved = {
    solved: undefined,
    asked: undefined,
    stuck: stuckText(options, words),
    time: words.limit(options.milliseconds / 1000),
    interrupted: words.interrupted,
  }[ended];
  return unsolved ? [...remarks, words.notSolved(unsolved)] : [...remarks];
}

function stuckText({ maxLevel, pathKind, strategy, without }: SolveOptions, words: RemarkWords): string {
  if (pathKind === 'one-step') return words.noOneStep;
  return words.stuck(Boolean(strategy || without), maxLevel);
}

/** True if the step with this number is to be shown. */
export const isShown = ({ strategy }: FoundStep, number: number, { steps, fromLevel }: StepSelection = {}): boolean =>
  (!steps || (number >= steps.least && number <= steps.most)) && (!fromLevel || !isAbove(fromLevel, strategy.level));

/** True if a step is harder than those that are shown, so that the path need not be followed any further. */
const isTooHard = ({ strategy }: FoundStep, { toLevel }: StepSelection = {}): boolean =>
  toLevel !== undefined && isAbove(strategy.level, toLevel);

/** True if no step after the one with this number is shown. */
const isLast = (number: number, { steps }: StepSelection = {}): boolean => number >= (steps?.most ?? Infinity);

/** Returns the sentence for a path none of whose steps is shown. */
export function noneShownText(
  steps: readonly FoundStep[],
  { fromLevel }: StepSelection,
  { noneShown }: RemarkWords,
): string {
  const hardest = LEVELS.findLast((level) => steps.some(({ strategy }) => strategy.level === level));
  return noneShown(steps.length, fromLevel && hardest);
}
