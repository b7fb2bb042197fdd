/** `sudoku solve` up a ladder: the way to the solution. */

import { LIMIT_REACHED } from '../batch/answer.js';
import { INTERRUPTED } from '../batch/interrupt.js';
import type { Board } from '../core/board.js';
import { isUp, runsOut } from '../core/clock.js';
import { boardOf, puzzleOf } from '../core/puzzle.js';
import { rulesOf } from '../face/climb.js';
import { formatLike } from '../formats/layout.js';
import { formatNamed } from '../formats/read.js';
import type { PuzzleRecord } from '../formats/record.js';
import { languageOf } from '../render/language/index.js';
import { drawnStep } from '../render/picture/picture.js';
import { drawnPosition } from '../render/terminal/position.js';
import { type TracedStep, traceText } from '../render/trace.js';
import { ladderOf } from '../solver/ladders.js';
import type { Step } from '../solver/step.js';
import { walk } from '../solver/walk.js';
import type { Answer } from './command.js';
import { proofWriter } from './proof.js';
import { named, reachedText, whereIs } from './puzzle.js';
import { isShown, noneShown } from './shown.js';
import { lossesIn, onSolution, type SolveOptions, told } from './solution.js';
import { wayUp } from './way.js';

/** Climbs the ladder that was asked for, and tells how far it led. */
export function climb(record: PuzzleRecord, options: SolveOptions): Answer {
  return onSolution(record, options, ({ reading, prospect, notes, time }) => {
    const { puzzle } = reading;
    const { format } = options;
    const board = boardOf(puzzle);
    const rules = rulesOf(options, prospect);
    const ladder = ladderOf(options.ladder!);
    const steps: Step[] = [];
    const traced: TracedStep[] = [];
    const remarksOnWay: string[] = [];
    const writeProof = options.proof === undefined ? undefined : proofWriter(options.proof, record, options.isNamed);
    const isCut = runsOut(() => {
      const path = options.way
        ? wayUp(options.way, board, ladder, rules, time, remarksOnWay)
        : walk(board, ladder, rules, time);
      for (const step of path) {
        const number = steps.push(step);
        writeProof?.(board, step, number);
        if (options.explain && isShown(step, number, options.shown))
          traced.push(tracedStep(board, step, number, options));
      }
    });
    const isSolved = board.unsolved === 0;
    const text = (): string => {
      const end = isSolved
        ? formatLike(record.text, reading, board.values, format)
        : formatNamed(format ?? 'pencilmarks').format(puzzleOf(board));
      const trace =
        traced.length > 0
          ? traceText(traced, options.colour, ladder.rated, languageOf(options.language))
          : noneShown(steps, options.shown);
      const shown = options.explain && steps.length > 0 ? `${trace}\n\n${end}` : end;
      return options.explain && options.isNamed ? named(record, puzzle, shown) : shown;
    };
    const isInterrupted = isCut && isUp(options.interrupt);
    const why = isInterrupted ? 'interrupted' : isCut ? reachedText(options.milliseconds) : stuck(options);
    const { geometry, values } = board;
    const losses = lossesIn(record, options, isSolved ? { geometry, values } : puzzleOf(board));
    const ofWay = remarksOnWay.map((remark) => `${whereIs(record)}: ${remark}`);
    const unsolved = isSolved ? [] : [`${whereIs(record)}: not solved: ${why}`];
    const remarks = [...notes, ...ofWay, ...unsolved, ...losses];
    const status = isInterrupted ? INTERRUPTED : isCut ? LIMIT_REACHED : isSolved ? 0 : 1;
    const answer = told(puzzle, prospect, options, text, remarks, status, { board, steps });
    // A way that was looked for until the time was up is told, but who has more time may find a better one.
    return options.way && runsOut(time) ? { ...answer, isCut: true } : answer;
  });
}

function tracedStep(
  board: Board,
  step: Step,
  number: number,
  { json, shown, colour, screen }: SolveOptions,
): TracedStep {
  if (json || !shown?.grid) return { step, number };
  return { step, number, position: drawnPosition(board, drawnStep(step), { colour, boxes: false, ...screen }) };
}

const stuck = ({ level, way }: SolveOptions): string =>
  way === 'one-step'
    ? 'no one step is enough'
    : level
      ? `no strategy up to level ${level} finds more`
      : 'no strategy finds more';
