/** The text and JSON of `sudoku hint`: the mistakes, the steps at the requested depth, and the remarks. */
import { countValues, isPlain, type Puzzle } from '../../core/puzzle.js';
import { clashText } from '../../render/clash-text.js';
import { nudge } from '../../render/hint.js';
import { type HintRecord, hintJson, nudgeJson } from '../../render/json/hint.js';
import { type Language, languageOf } from '../../render/language/index.js';
import { mistakeText } from '../../render/mistake-text.js';
import { drawnStep } from '../../render/picture/grid-picture.js';
import { drawnPosition } from '../../render/terminal/position.js';
import { wrapped } from '../../render/terminal/wrap.js';
import { hintTelling } from '../../render/trace.js';
import { suspectsText } from '../../render/unfit-reason.js';
import { groundsOf } from '../../session/grounds.js';
import type { HintedStep } from '../../session/hints.js';
import { type Judgement, misleads } from '../../session/mistakes.js';
import type { Session } from '../../session/session.js';
import type { AllSteps } from '../../solver/all-steps.js';
import type { Status } from '../command.js';
import { UNSOLVABLE } from '../input/puzzle.js';
import type { HintOptions } from './hint-options.js';

const isSolved = (puzzle: Puzzle): boolean => countValues(puzzle) === puzzle.geometry.cells;

/** True if no step can follow although no listed mistake explains it. */
export const isHopeless = ({ canGoOn, mistakes, solutions }: Judgement): boolean =>
  !canGoOn && (solutions === 'none' || !mistakes.some(misleads));

/** Returns the lines before the steps: that there is no solution, or that there are several, and the mistakes. */
export function openingText({ puzzle, judgement }: Session, spoil: boolean, words: Language): readonly string[] {
  if (isHopeless(judgement)) return [UNSOLVABLE];
  const { mistakes, solutions, count, atLeast } = judgement;
  return [
    ...(solutions === 'several' ? [words.answers.several(count, atLeast)] : []),
    ...mistakes.map((mistake) => mistakeText(puzzle.geometry, mistake, spoil, words)),
  ];
}

/** Returns the remarks on a puzzle without a unique solution. */
export function notesOn(session: Session, language: Language): string[] {
  const { puzzle, judgement } = session;
  const { mistakes, solutions, canGoOn } = judgement;
  if (solutions === 'none') return unsolvableNotes(session, language);
  const { remarks } = language;
  const unsure = (clause: string): string[] => [remarks.unsure(solutions === 'several', clause)];
  if (!canGoOn && !mistakes.some(misleads)) return unsure(remarks.hidden);
  if (solutions === 'one') return [];
  return unsure(isPlain(puzzle) ? remarks.leftOut : `${remarks.leftOut}; ${remarks.onlyClashes}`);
}

/** Returns the reason why there is no solution, and the values one of which may be wrong. */
function unsolvableNotes({ puzzle, judgement }: Session, language: Language): string[] {
  const { mistakes, suspects } = judgement;
  const { geometry } = puzzle;
  const clash = mistakes.find((mistake) => mistake.kind === 'clash');
  const reason = clash ? clashText(geometry, clash, language) : language.remarks.noSolution;
  if (suspects.length === 0) return [reason];
  // Entries that are not marked cannot be told from givens.
  const advice = isPlain(puzzle) ? ` (${language.remarks.markEntries})` : '';
  return [`${reason}; ${suspectsText(geometry, suspects, language)}${advice}`];
}

/** Returns the remarks after the last hint, such as a limit that was reached. */
export function notesAtEnd(
  ended: AllSteps['ended'],
  { all, isSummary, limit, milliseconds, sort = 'rating', language }: HintOptions,
): string[] {
  const { remarks } = languageOf(language);
  if (ended === 'time') return [`${remarks.limit(milliseconds / 1000)}: ${remarks.moreSteps}`];
  return ended === 'limit' && isSummary && all ? [remarks.outcomes(limit, sort)] : [];
}

/** Returns the exit status of a record. */
export function statusAtEnd({ puzzle, judgement }: Session, ended: AllSteps['ended'], count: number): Status {
  if (ended === 'time') return 3;
  const isHelped = judgement.canGoOn ? count > 0 || isSolved(puzzle) : !isHopeless(judgement);
  return isHelped ? 0 : 1;
}

/**
 * Returns a function that puts a hint into words at the requested depth, with its grid; undefined if the same text came
 * before.
 */
export function hintWriter(
  session: Session,
  options: HintOptions,
  words: Language,
): (hint: HintedStep) => string | undefined {
  const { depth, colour, screen, length, all, grid } = options;
  const said = new Set<string>();
  const stepText = hintTelling({ colour, ...screen }, words, length);
  return (hint) => {
    const { step, left } = hint;
    if (depth === 'why') {
      const remark = left === undefined ? '' : candidatesLeftText(left, words);
      const text = stepText(step, remark, length === 'full' ? groundsOf(step, session.position()) : []);
      return all && !grid ? text : `${text}\n\n${gridText(session, hint, options, words)}${all ? '\n' : ''}`;
    }
    const text = wrapped(nudge(step, depth, words), screen?.columns);
    return said.size < said.add(text).size ? text : undefined;
  };
}

const candidatesLeftText = (left: number, { answers }: Language): string =>
  ` (${left === 0 ? answers.finishes : answers.leaves(left)})`;

/** Draws the grid in which a step is found, with the marks of the step. */
const gridText = (session: Session, { step }: HintedStep, { screen, colour }: HintOptions, words: Language): string =>
  drawnPosition(session.position(), drawnStep(step), { colour, boxes: false, ...screen }, words);

/** Returns the text for a grid without a hint, after a search that ended for this reason. */
export function noHintText(puzzle: Puzzle, ended: AllSteps['ended'], { language }: HintOptions): string {
  const { solved, noStep, noStepYet } = languageOf(language).answers;
  if (isSolved(puzzle)) return solved;
  return ended === 'time' ? noStepYet : noStep;
}

/** Returns the mistakes, the hints and the state of the puzzle as JSON. */
export function hintsJson(session: Session, hints: readonly HintedStep[], options: HintOptions): HintRecord<object> {
  const { puzzle, judgement } = session;
  const { spoil, depth, language } = options;
  const steps = hints.map(({ step, left }) => nudgeJson(step, depth, languageOf(language), left));
  return hintJson(puzzle, judgement, spoil, steps, languageOf(language));
}
