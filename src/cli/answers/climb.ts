/** `sudoku solve` up a ladder: the path to the solution as text, JSON and proofs, as far as the options show it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclusionsOf, dimacsOf } from '../../check/index.js';
import type { Board, Markup } from '../../core/board.js';
import { type Clock, runsOut } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { excerpt, withExcerpts } from '../../core/printable.js';
import type { Reading } from '../../formats/format.js';
import { formatNamed } from '../../formats/read.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { formatLike } from '../../formats/text/layout.js';
import { type Trace, traceJson } from '../../render/json/solve.js';
import { type Language, languageOf, languageWith } from '../../render/language/index.js';
import { drawnStep } from '../../render/picture/grid-picture.js';
import { drawnPosition } from '../../render/terminal/position.js';
import { type TracedStep, traceText } from '../../render/trace.js';
import { groundsOf } from '../../session/grounds.js';
import type { FoundStep } from '../../solver/step.js';
import { type Result, WriteError } from '../command.js';
import { withHeading } from '../input/puzzle.js';
import { makeFolder } from '../output/output.js';
import { workOn } from './forms.js';
import { followPath, isShown, noneShownText, type Opened, openPuzzle, type Path, remarksOn, STATUS } from './path.js';
import { lossesIn, type SolveOptions } from './solution.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('climb.js', import.meta.url);

/** Solves a puzzle with the strategies of the ladder. The result is the path, even if it ends before the solution. */
export const climb = workOn(pathOf);

function pathOf(reading: Reading, options: SolveOptions, clock: Clock, record: PuzzleRecord): Result {
  const found = openPuzzle(reading, options, clock);
  if (found.failed) return found.failed;
  const { explain, proof, isNamed } = options;
  const words = languageWith(options.language, reading);
  const traced: TracedStep[] = [];
  const removedIn = new Map<Candidate, number>();
  const prove = proof === undefined ? undefined : proofWriter(proof, record, isNamed);
  const path = followPath(found, options, (board, step, number) => {
    prove?.(board, step, number);
    if (explain && isShown(step, number, options))
      traced.push(tracedStep(board, step, number, removedIn, words, options));
    for (const candidate of step.remove) removedIn.set(candidate, number);
  });
  return {
    text: () => textOf(path, traced, found, reading, record, words, options),
    data: () => jsonOf(path, found, options),
    remarks: [...remarksOn(path, options), ...lossesIn(options, path.end)],
    status: STATUS[path.ended],
    // A search for a shorter way that ran out of time has the best so far as its result, and is marked as cut.
    ...(options.pathKind && runsOut(found.session.clock) && { isCut: true }),
  };
}

function tracedStep(
  board: Board,
  step: FoundStep,
  number: number,
  removedIn: ReadonlyMap<Candidate, number>,
  words: Language,
  { form, grid, colour, screen, length }: SolveOptions,
): TracedStep {
  if (form !== 'text') return { step, number };
  const drawing = { colour, boxes: false, ...screen };
  return {
    step,
    number,
    ...(length === 'full' && { grounds: groundsOf(step, board, (candidate) => removedIn.get(candidate)) }),
    ...(grid && {
      position: drawnPosition(board, drawnStep(step), drawing, words),
    }),
  };
}

function textOf(
  path: Path,
  traced: readonly TracedStep[],
  { session }: Opened,
  reading: Reading,
  record: PuzzleRecord,
  words: Language,
  options: SolveOptions,
): string {
  const { explain, isNamed, colour, screen, length, format } = options;
  const grid = path.isFull
    ? formatLike(record.text, reading, path.end.values, format)
    : formatNamed(format ?? 'pencilmarks').format(path.end);
  if (!explain) return grid;
  const steps =
    traced.length > 0
      ? traceText(traced, { colour, ...screen }, session.settings.ladder.formatRating, words, length)
      : noneShownText(path.steps, options, words.remarks);
  const text = path.steps.length > 0 ? `${steps}\n\n${grid}` : grid;
  return isNamed ? withHeading(record, { ...reading, puzzle: session.puzzle }, text, words.code) : text;
}

function jsonOf({ steps, isFull }: Path, { session: { puzzle, prospect } }: Opened, options: SolveOptions): Trace {
  const shown = steps.filter((step, index) => isShown(step, index + 1, options));
  return traceJson(puzzle, prospect, shown, isFull, languageOf(options.language));
}

/**
 * Writes a DIMACS file for each conclusion of a step, as in `012-3.cnf`, for a SAT solver to check. Throws a
 * WriteError.
 */
type ProofWriter = (board: Markup, step: FoundStep, number: number) => void;

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
