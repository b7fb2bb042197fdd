/** `sudoku solve` up a ladder: the path to the solution, and as much of it as was asked for. */
import { LIMIT_REACHED, type Status } from '../batch/answer.js';
import { INTERRUPTED } from '../batch/interrupt.js';
import type { Board, Numbers } from '../core/board.js';
import { clock, isUp, runsOut } from '../core/clock.js';
import { boardOf, type Puzzle, puzzleOf } from '../core/puzzle.js';
import type { Reading } from '../formats/format.js';
import { formatLike } from '../formats/layout.js';
import { formatNamed } from '../formats/read.js';
import type { PuzzleRecord } from '../formats/record.js';
import { jsonLine } from '../render/json/line.js';
import { traceJson } from '../render/json/solve.js';
import { languageOf } from '../render/language/index.js';
import { drawnStep } from '../render/picture/picture.js';
import { drawnPosition } from '../render/terminal/position.js';
import { type TracedStep, traceText } from '../render/trace.js';
import { Session } from '../session/session.js';
import { basicRungs } from '../solver/basics.js';
import { inOrder, type Ladder, upToLevel } from '../solver/ladder.js';
import { ladderOf } from '../solver/ladders.js';
import type { Step } from '../solver/step.js';
import { oneStepWay, shortestWay, stepsAlong, type Way } from '../solver/ways.js';
import { type Answer, answer } from './command.js';
import { proofWriter } from './proof.js';
import { named, reachedText, readRecord, whereIs } from './puzzle.js';
import { isLast, isShown, isTooHard, noneShown } from './shown.js';
import { lossesIn, type SolveOptions, solutionOf } from './solution.js';

/** A puzzle opened for the steps that options allow. */
export function sessionOf(puzzle: Puzzle, options: SolveOptions): Session {
  const { level, only, without, guess, milliseconds, interrupt } = options;
  return new Session(puzzle, {
    ladder: ladderFor(options),
    clock: clock(milliseconds, interrupt),
    guess,
    ...(level && { level }),
    ...(only && { only }),
    ...(without && { without }),
  });
}

/** Where nothing harder is shown, nothing harder is looked for. */
function ladderFor({ ladder = 'full', order, shown, way }: SolveOptions): Ladder {
  const named = ladderOf(ladder);
  const ordered = order ? inOrder(named, order) : named;
  return shown?.toLevel && !way ? upToLevel(ordered, shown.toLevel) : ordered;
}

/** Climbs the ladder that was asked for, and tells how far it led. */
export function climb(record: PuzzleRecord, options: SolveOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const session = sessionOf(read.reading.puzzle, options);
  const known = solutionOf(record, read, session.prospect, options);
  if (known.failed) return known.failed;
  const path = follow(record, session, known.solution, options);
  const told = answer(
    options.json ? jsonOf(path, session, options) : textOf(path, record, read.reading, session, options),
    [...known.notes, ...remarksOn(path, record, options), ...lossesIn(record, options, path.end)],
    STATUS[path.ended],
  );
  // A way that was looked for until the time was up is told, but who has more time may find a better one.
  return options.way && runsOut(session.clock) ? { ...told, isCut: true } : told;
}

/** The steps that were taken, and where they led. */
interface Path {
  readonly steps: readonly Step[];
  /** Those of them that are explained. */
  readonly traced: readonly TracedStep[];
  /** `asked`: there are more, which nobody asked for. */
  readonly ended: 'solved' | 'asked' | 'stuck' | 'time' | 'interrupted';
  /** The position at the end; the solution, where the rest of the path was not asked for. */
  readonly end: Puzzle;
  readonly isFull: boolean;
  readonly remarks: readonly string[];
}

const STATUS: Readonly<Record<Path['ended'], Status>> = {
  solved: 0,
  asked: 0,
  stuck: 1,
  time: LIMIT_REACHED,
  interrupted: INTERRUPTED,
};

/** Takes the steps of the way that is wanted, as far as they are shown. */
function follow(record: PuzzleRecord, session: Session, solution: Numbers, options: SolveOptions): Path {
  const { shown, proof, interrupt } = options;
  const board = boardOf(session.puzzle);
  const { geometry, values } = board;
  const steps: Step[] = [];
  const traced: TracedStep[] = [];
  const remarks: string[] = [];
  const writeProof = proof === undefined ? undefined : proofWriter(proof, record, options.isNamed);
  let isEnough = shown?.toLevel !== undefined && !options.way;
  const isCut = runsOut(() => {
    for (const step of wayUp(session, board, options, remarks)) {
      isEnough ||= isTooHard(step, shown);
      if (isTooHard(step, shown)) return;
      const number = steps.push(step);
      writeProof?.(board, step, number);
      if (options.explain && isShown(step, number, shown)) traced.push(tracedStep(board, step, number, options));
      isEnough ||= isLast(number, shown);
      if (isLast(number, shown)) return;
    }
  });
  const ended = isCut
    ? isUp(interrupt)
      ? 'interrupted'
      : 'time'
    : board.unsolved === 0
      ? 'solved'
      : isEnough
        ? 'asked'
        : 'stuck';
  const full = ended === 'solved' ? values : ended === 'asked' ? solution : undefined;
  return {
    steps,
    traced,
    ended,
    end: full ? { geometry, values: full } : puzzleOf(board),
    isFull: full !== undefined,
    remarks,
  };
}

function tracedStep(board: Board, step: Step, number: number, options: SolveOptions): TracedStep {
  const { json, shown, colour, screen } = options;
  if (json || !shown?.grid) return { step, number };
  return { step, number, position: drawnPosition(board, drawnStep(step), { colour, boxes: false, ...screen }) };
}

/** The steps of the plain walk, or of another way with a remark on it, as a walk yields them. */
function wayUp(session: Session, board: Board, { way }: SolveOptions, remarks: string[]): Iterable<Step> {
  if (!way) return session.walk(board);
  const { ladder } = session.settings;
  const rules = { ...session.settings, unique: session.prospect.unique };
  const found = (way === 'shortest' ? shortestWay : oneStepWay)(board, ladder, rules, session.clock);
  remarks.push(...(way === 'shortest' ? remarksOnShortest(found) : remarksOnOneStep(found)));
  if (way === 'shortest' && !found.taken) return session.walk(board);
  return stepsAlong(board, found.taken ?? [], ladder, basicRungs(found.rungs));
}

function remarksOnShortest({ taken, plain, isCut }: Way): string[] {
  if (!taken) return ['logic does not lead to the end, so this is the plain walk'];
  const steps = `${taken.length} ${taken.length === 1 ? 'step' : 'steps'}`;
  const fewer = taken.length < plain ? `, ${plain} on the plain walk` : '';
  const cut = isCut ? '; the search was cut: there may be fewer' : '';
  return [`${steps} beyond singles and locked candidates${fewer}${cut}`];
}

function remarksOnOneStep({ taken, isCut }: Way): string[] {
  const cut = isCut ? ['not every step was tried within the limits'] : [];
  if (!taken) return cut;
  return [
    ...cut,
    taken[0] ? `one step is enough: ${taken[0].strategy.name}` : 'singles and locked candidates are enough',
  ];
}

function textOf(path: Path, record: PuzzleRecord, reading: Reading, session: Session, options: SolveOptions): string {
  const { explain, isNamed, colour, language, shown, format } = options;
  const grid = path.isFull
    ? formatLike(record.text, reading, path.end.values, format)
    : formatNamed(format ?? 'pencilmarks').format(path.end);
  if (!explain) return grid;
  const told =
    path.traced.length > 0
      ? traceText(path.traced, colour, session.settings.ladder.rated, languageOf(language))
      : noneShown(path.steps, shown);
  const text = path.steps.length > 0 ? `${told}\n\n${grid}` : grid;
  return isNamed ? named(record, session.puzzle, text) : text;
}

function jsonOf({ steps, isFull }: Path, { puzzle, prospect }: Session, { shown, language }: SolveOptions): string {
  const told = steps.filter((step, index) => isShown(step, index + 1, shown));
  return jsonLine(traceJson(puzzle, prospect.result, told, isFull, languageOf(language)));
}

function remarksOn({ remarks, ended }: Path, record: PuzzleRecord, options: SolveOptions): string[] {
  const unsolved = {
    solved: undefined,
    asked: undefined,
    stuck: stuckText(options),
    time: reachedText(options.milliseconds),
    interrupted: 'interrupted',
  }[ended];
  return [...remarks, ...(unsolved ? [`not solved: ${unsolved}`] : [])].map(
    (remark) => `${whereIs(record)}: ${remark}`,
  );
}

function stuckText({ level, way, only, without }: SolveOptions): string {
  if (way === 'one-step') return 'no one step is enough';
  const among = only || without ? 'none of these strategies' : 'no strategy';
  return `${among}${level ? ` up to level ${level}` : ''} finds more`;
}
