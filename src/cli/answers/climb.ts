/** `sudoku solve` up a ladder: the path to the solution as text, JSON and proofs, as far as the options show it. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclusionsOf, dimacsOf } from '../../check/index.js';
import type { Board, Markup } from '../../core/board.js';
import { runsOut } from '../../core/clock.js';
import { excerpt, withExcerpts } from '../../core/printable.js';
import { formatLike } from '../../formats/layout.js';
import { formatNamed } from '../../formats/read.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { jsonLine } from '../../render/json/line.js';
import { traceJson } from '../../render/json/solve.js';
import { languageOf } from '../../render/language/index.js';
import { drawnStep } from '../../render/picture/grid-picture.js';
import { drawnPosition } from '../../render/terminal/position.js';
import { type TracedStep, traceText } from '../../render/trace.js';
import type { Step } from '../../solver/step.js';
import { type Answer, answer, WriteError } from '../command.js';
import { withHeading } from '../input/puzzle.js';
import { makeFolder } from '../output/output.js';
import { followPath, isShown, noneShownText, type Opened, openPuzzle, type Path, remarksOn, STATUS } from './path.js';
import { lossesIn, type SolveOptions } from './solution.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('climb.js', import.meta.url);

/** Solves a record with the strategies of the ladder and answers with the path, even if it ends before the solution. */
export function climb(record: PuzzleRecord, options: SolveOptions): Answer {
  const found = openPuzzle(record, options);
  if (found.failed) return found.failed;
  const { explain, selection, proof, isNamed } = options;
  const traced: TracedStep[] = [];
  const prove = proof === undefined ? undefined : proofWriter(proof, record, isNamed);
  const path = followPath(found, options, (board, step, number) => {
    prove?.(board, step, number);
    if (explain && isShown(step, number, selection)) traced.push(tracedStep(board, step, number, options));
  });
  const result = answer(
    options.json ? jsonOf(path, found, options) : textOf(path, traced, found, record, options),
    [...found.notes, ...remarksOn(path, record, options), ...lossesIn(record, options, path.end)],
    STATUS[path.ended],
  );
  // A search for a shorter way that ran out of time answers with the best so far, and is marked as cut.
  return options.pathKind && runsOut(found.session.clock) ? { ...result, isCut: true } : result;
}

function tracedStep(board: Board, step: Step, number: number, options: SolveOptions): TracedStep {
  const { json, selection, colour, screen, language } = options;
  if (json || !selection?.grid) return { step, number };
  return {
    step,
    number,
    position: drawnPosition(board, drawnStep(step), { colour, boxes: false, ...screen }, languageOf(language)),
  };
}

function textOf(
  path: Path,
  traced: readonly TracedStep[],
  { reading, session }: Opened,
  record: PuzzleRecord,
  options: SolveOptions,
): string {
  const { explain, isNamed, colour, language, selection, format } = options;
  const grid = path.isFull
    ? formatLike(record.text, reading, path.end.values, format)
    : formatNamed(format ?? 'pencilmarks').format(path.end);
  if (!explain) return grid;
  const steps =
    traced.length > 0
      ? traceText(traced, colour, session.settings.ladder.formatRating, languageOf(language))
      : noneShownText(path.steps, selection);
  const text = path.steps.length > 0 ? `${steps}\n\n${grid}` : grid;
  return isNamed ? withHeading(record, session.puzzle, text) : text;
}

function jsonOf(
  { steps, isFull }: Path,
  { session: { puzzle, prospect } }: Opened,
  { selection, language }: SolveOptions,
): string {
  const shown = steps.filter((step, index) => isShown(step, index + 1, selection));
  return jsonLine(traceJson(puzzle, prospect, shown, isFull, languageOf(language)));
}

/**
 * Writes a DIMACS file for each conclusion of a step, as in `012-3.cnf`, for a SAT solver to check. Throws a
 * WriteError.
 */
type ProofWriter = (board: Markup, step: Step, number: number) => void;

/** Returns a writer of proofs. One of several puzzles has a folder of its own, named after its line. */
function proofWriter(folder: string, { line, source }: PuzzleRecord, isNamed: boolean): ProofWriter {
  const own = isNamed ? join(folder, `${source ? `${source.replaceAll(/[^\w.-]+/g, '-')}-` : ''}line-${line}`) : folder;
  return (board, { explanation, place, remove }, number) => {
    // An assumption has no proof.
    if (explanation.assumed) return;
    makeFolder(own);
    try {
      for (const [index, conclusion] of conclusionsOf({ place, remove }).entries())
        writeFileSync(
          join(own, `${String(number).padStart(3, '0')}-${index + 1}.cnf`),
          dimacsOf(board, explanation.truths, conclusion),
        );
    } catch (error) {
      throw new WriteError(`cannot write to ${excerpt(own)}: ${withExcerpts((error as Error).message)}`);
    }
  };
}
