/** The type of the words of grades, figures and verdicts. */
import type { FigureName } from '../../bank/figures.js';
import type { LanguageCode } from '../../core/languages.js';
import type { Level } from '../../logic/step/strategy.js';
import type { ProfileFigure } from '../json/profile.js';

export interface MeasureWords {
  readonly code: LanguageCode;
  readonly levels: Readonly<Record<Level, string>>;
  puzzles(count: number): string;
  /** The unit of an axis that counts puzzles. */
  readonly unit: string;
  /** Grades in a line. `hardest` is the name of the hardest technique or step. */
  ownGrade(level: Level, isAtLeast: boolean, hardest?: string): string;
  hodokuGrade(level: Level, score: number, hardest?: string): string;
  seGrade(rating: string, isAtLeast: boolean, hardest?: string): string;
  readonly whips: string;
  readonly trials: string;
  readonly none: string;
  atLeast(value: number): string;
  depth(depth: number, ended: 'solved' | 'stuck' | 'time'): string;
  /** The titles of the tables of techniques and of ratings, and of the last row. */
  readonly techniqueColumns: readonly [name: string, count: string, points: string];
  readonly allTechniques: string;
  readonly ratingColumns: readonly [rating: string, steps: string];
  /** The titles of the tables of strategies and of constraints. What is below them is as options and texts name it. */
  readonly strategyColumns: readonly [id: string, name: string, family: string, level: string, score: string];
  readonly constraintColumns: readonly [id: string, name: string, family: string, written: string];
  /** The figures of a path, of many puzzles, and of several forms by their titles. */
  readonly path: string;
  readonly pathFigures: Readonly<Record<ProfileFigure, string>>;
  openMoves(path: string): string;
  people(refutation: number, openings: number): string;
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly formFigures: Readonly<Record<string, string>>;
  forms(count: number, seed: string): string;
  readonly spread: readonly [least: string, median: string, most: string];
  notKnown(count: number): string;
  /** What `check` finds besides solutions. */
  readonly noBackdoor: string;
  readonly needless: string;
  backdoors(size: number, named: string, others: number): string;
  readonly allCounted: string;
  noneFound(probes: number): string;
  byAllProbes(solutions: number): string;
  estimate(solutions: number, percent: number): string;
  /** The verdicts of `verify`, by their names in JSON. */
  readonly verdicts: Readonly<Record<string, string>>;
  readonly anotherPuzzle: string;
  /** Says that moves are in English; undefined in English. */
  readonly movesApart?: string;
}
