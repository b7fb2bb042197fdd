/** The work of `sudoku check` on one record, on any thread. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import { type Clock, runsOut } from '../../core/clock.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { CHECK } from '../../face/solve.js';
import type { Reading } from '../../formats/format.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { clashText } from '../../render/clash-text.js';
import { looseRuleName } from '../../render/clues.js';
import { digitText } from '../../render/digit-words.js';
import { type CheckResult, checkJson } from '../../render/json/check.js';
import type { JsonDepth } from '../../render/json/depth.js';
import { type Language, languageOf, languageWith } from '../../render/language/index.js';
import { retoldOrSame } from '../../render/language/retold.js';
import { cellName } from '../../render/names.js';
import { reasonText, severalText, suspectsText } from '../../render/unfit-reason.js';
import { isOnly } from '../../search/check.js';
import { type Checked, checked } from '../../search/checked.js';
import { solutionsOf } from '../../search/full-grid.js';
import { oneOf } from '../../settings/one-of.js';
import { removableRules } from '../../variants/removable.js';
import type { Result, Status, Told, Values } from '../command.js';
import { idleIf, lacking, whenOther } from '../idle.js';
import { timeLimitText } from '../input/puzzle.js';
import { flag, option } from '../options.js';
import { type OwnForms, workOn } from './forms.js';

/** The module that workers import the work from, here and in the bundle. */
export const MODULE = new URL('check-record.js', import.meta.url);

export const CHECK_OPTIONS = {
  minimal: flag('--minimal', 'also test if every given, clue and rule of the whole grid is needed'),
  all: idleIf(
    flag('--all', 'with --minimal: all minimal puzzles within each, one per line, up to --limit'),
    lacking('--minimal'),
    whenOther('--to', (sheet) => sheet !== undefined && `with --to ${sheet}`),
  ),
  backdoors: flag('--backdoors', 'also the smallest sets of cells, up to three, after which singles suffice'),
  maxLevel: idleIf(
    option(
      '--max-level <level>',
      'with --backdoors: after which steps up to this level suffice',
      oneOf('level', LEVELS),
    ),
    lacking('--backdoors'),
  ),
  estimate: flag('--estimate', 'also estimate the number of solutions, by random probes'),
  limit: option('--limit <number>', 'the number of solutions at which the count stops', CHECK.limit, '1000'),
};

/** What is asked of `sudoku check`. */
export type CheckOptions = Told & Values<typeof CHECK_OPTIONS>;

/** Additional checks that need strategies, and their text. `compute` throws OutOfTime when the clock does. */
export interface DepthWork {
  compute(puzzle: Puzzle, options: CheckOptions, clock: Clock, seen: Checked): JsonDepth;
  text(depth: JsonDepth, puzzle: Puzzle, options: CheckOptions): readonly string[];
}

const FORMS: OwnForms<CheckResult & JsonDepth, CheckOptions> = {
  cells(found, remark, options, text) {
    const { solutions, atLeast, minimal, conflicts = [], mistakes = [] } = found;
    const remarks = [
      remark,
      ...(atLeast ? [retoldOrSame('there may be more solutions', options.language)] : []),
      ...(conflicts.length + mistakes.length > 0 ? [text().split('\n', 1)[0]] : []),
    ].filter(Boolean);
    return [
      solutions,
      ...(options.minimal ? [minimal] : []),
      ...(options.backdoors ? [found.backdoors?.size] : []),
      ...(options.estimate ? [found.estimate?.solutions] : []),
      remarks.join('; '),
    ];
  },
};

/** Returns the work that counts the solutions of puzzles, with the additional checks where `depth` is given. */
export const checkWith = (depth?: DepthWork) =>
  workOn<CheckOptions, CheckResult & JsonDepth>(
    (reading, options, clock) => checkedResult(reading, options, clock, depth),
    FORMS,
  );

export const check = checkWith();

function checkedResult(reading: Reading, options: CheckOptions, clock: Clock, depth?: DepthWork): Result {
  const { puzzle } = reading;
  const words = languageWith(options.language, reading);
  const seen = checked(puzzle, clock, options.limit, options.minimal, solutionsOf);
  const { result, minimal, spare, clashes } = seen;
  const isOpen = result.ended === 'cut' && result.solutions.length < 2;
  const isOne = isOnly(result);
  const isCut = result.ended === 'cut' || (minimal && isOne && !spare);
  let beside: JsonDepth = {};
  const isDepthCut =
    depth !== undefined &&
    clashes.length === 0 &&
    runsOut(() => (beside = depth.compute(puzzle, options, clock, seen)));
  const status: Status = isOpen || isDepthCut || (isOne && isCut) ? LIMIT_REACHED : isOne ? 0 : 1;
  return {
    text: () =>
      [verdict(reading, seen, words), ...(depth && !isDepthCut ? depth.text(beside, puzzle, options) : [])].join('\n'),
    data: () => Object.assign(checkJson(puzzle, seen, languageOf(options.language)), beside),
    remarks: isCut || isDepthCut ? [timeLimitText(options.milliseconds)] : [],
    status,
    isCut: isCut || isDepthCut,
  };
}

/** Says what is needed of a puzzle without spare givens; `hasSpareRules`: true if some of its rules are not. */
function neededText(puzzle: Puzzle, hasSpareRules: boolean): string | undefined {
  const hasClues = removableRules(puzzle.geometry).length > 0 && !hasSpareRules;
  if (countValues(puzzle) > 0) return hasClues ? 'every given and clue needed' : 'every given needed';
  return hasClues ? 'every clue needed' : undefined;
}

function verdict({ puzzle }: Reading, seen: Checked, words: Language): string {
  const { geometry } = puzzle;
  const { clashes, result, ofGivens, suspects } = seen;
  const noSolution = retoldOrSame('no solution', words.code);
  const without = suspects.length > 0 ? [suspectsText(geometry, suspects, words)] : [];
  if (ofGivens) return `${noSolution}: ${reasonText(puzzle, seen, words)}`;
  if (clashes.length > 0) return [...clashes.map((clash) => clashText(geometry, clash, words)), ...without].join('; ');
  if (result.solutions.length > 1) return severalText(result, geometry, words);
  if (result.ended === 'cut') return retoldOrSame('not settled within the time limit', words.code);
  return result.solutions.length === 0 ? [noSolution, ...without].join('; ') : oneText(puzzle, seen, words);
}

/** Says that there is one solution and, if they were looked for, which givens and rules are not needed. */
function oneText(puzzle: Puzzle, { spare, spareRules = [] }: Checked, words: Language): string {
  const { geometry, values } = puzzle;
  const tell = (text: string): string => retoldOrSame(text, words.code);
  const one = tell('one solution');
  if (!spare) return one;
  const names = spare.map(
    (cell) => `${digitText(values[cell]!, geometry, words)} ${words.in} ${cellName(geometry, cell)}`,
  );
  const needed = names.length > 0 ? undefined : neededText(puzzle, spareRules.length > 0);
  const without = `also without ${names.length > 1 ? 'any one of ' : ''}${names.join(', ')}`;
  const ofValues = names.length > 0 ? [tell(without)] : needed === undefined ? [] : [tell(needed)];
  const rules = spareRules.map((rule) => looseRuleName(rule, geometry, words));
  return [[one, ...ofValues].join(', '), ...(rules.length > 0 ? [`${tell('spare')}: ${rules.join(', ')}`] : [])].join(
    '; ',
  );
}
