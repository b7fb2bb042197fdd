/** What is known of a drawing, in sentences. */

import { bitsOf } from '../../../../src/core/index.js';
import type { LanguageCode, Level } from '../../../../src/face/index.js';
import type { LevelView, SolutionsView } from '../../engine/overlook-view.js';
import type { DrawingAnswer } from './answers.js';
import type { OverlookWords } from './words.js';

/** The names of levels, each with a capital. */
export type LevelNames = (level: Level) => string;

/** Says how many solutions there are, as far as is known. */
export function countText(
  { solutions, isDone = false, error }: DrawingAnswer,
  words: OverlookWords,
  language: LanguageCode,
): string {
  if (error !== undefined) return '';
  const { count, isAll, isBound } = solutions ?? NOTHING;
  const number = count.toLocaleString(language);
  if (isBound) return words.moreThan(number);
  if (count > 1) return isAll ? words.solutions(number) : words.atLeast(number);
  if (isAll) return count === 0 ? words.none : words.one;
  if (isDone) return count === 0 ? words.unknown : words.oneAtLeast;
  return count === 0 ? words.looking : words.oneSoFar;
}

const NOTHING = { count: 0, isAll: false, isBound: false };

/** Says what is sure of the number of solutions from then on, for a screen reader, which hears it once. */
export function verdictText({ solutions }: DrawingAnswer, words: OverlookWords): string {
  if (!solutions) return '';
  const { count, isAll } = solutions;
  if (count > 1) return words.several;
  return isAll ? (count === 0 ? words.none : words.one) : '';
}

/** The number of cells that are known to differ between solutions. */
const differingOf = ({ taken }: SolutionsView): number => taken.filter((set) => bitsOf(set).length > 1).length;

/** The number of candidates that are not known to be in a solution or in none. */
const undecidedOf = ({ taken, left }: SolutionsView): number =>
  taken.reduce((sum, set, cell) => sum + bitsOf(left[cell]! & ~set).length, 0);

/** Says in how many cells solutions differ, and how many candidates are not decided; nothing without several solutions. */
export function differenceTexts({ solutions }: DrawingAnswer, words: OverlookWords): readonly string[] {
  if (!solutions || solutions.count < 2) return [];
  const cells = differingOf(solutions);
  const undecided = undecidedOf(solutions);
  return undecided === 0 ? [words.differ(cells)] : [words.differAtLeast(cells), words.undecided(undecided)];
}

/** Says how hard the path is, as far as it is known; nothing without exactly one solution. */
export function levelTexts(
  { solutions, level, isDone }: DrawingAnswer,
  words: OverlookWords,
  nameOf: LevelNames,
): readonly string[] {
  if (!(solutions?.isAll && solutions.count === 1)) return [];
  return level ? textsOfLevel(level, words, nameOf) : isDone ? [] : [words.grading];
}

function textsOfLevel(
  { level, hardest, isAll, isSolved }: LevelView,
  words: OverlookWords,
  nameOf: LevelNames,
): string[] {
  return [
    isAll ? words.level(nameOf(level)) : words.levelSoFar(nameOf(level)),
    ...(hardest === undefined ? [] : [words.hardest(hardest)]),
    ...(isAll && !isSolved ? [words.unsolved] : []),
  ];
}

/** Says how many clues and rules of the whole grid are left out, and if regions are; nothing if all count. */
export const leftOutText = (
  { unstated, unfit, hasUneven }: { readonly unstated: number; readonly unfit: number; readonly hasUneven: boolean },
  texts: OverlookWords,
): string =>
  [unstated > 0 && texts.unstated(unstated), unfit > 0 && texts.unfit(unfit), hasUneven && texts.uneven]
    .filter(Boolean)
    .join(' ');
