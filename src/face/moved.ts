/**
 * The names that the main entry had before 1.0. A program that uses one gets a type error that says the new name or the
 * entry to which it moved. None of them exists when a program runs.
 */

/** A name that is now in another entry: a text as a type, an object as a value. */
type In<Entry extends string> = `moved to sudoku-strategist/${Entry}`;
interface Moved<Entry extends string> {
  readonly movedTo: `sudoku-strategist/${Entry}`;
}

export type JsonStep = 'is now Step';
export type JsonHint = 'is now Hint';
export type JsonTrace = 'is now Trace';
export type JsonSolution = 'is now Solution';
export type JsonCheck = 'is now CheckResult';
export type JsonVerdict = 'is now Verification';
export type JsonMade = 'is now CreatedPuzzle';
export type JsonGrade = 'is now PuzzleGrade';
export type JsonGradeOfForms = 'is now PuzzleGradeOfForms in /render';
export type JsonHodokuGrade = 'is now HodokuRating in /render';
export type JsonSeGrade = 'is now SeRating in /render';
export type JsonBerthierGrade = 'is now BerthierRatings in /render';
export type JsonOwnGrade = 'is now FullGrade in /render';
export type JsonForms = 'is now GradeSpreads in /render';
export type JsonNudge = 'is now Nudge in /render';
export type JsonOutcome = 'is now StepOutcome in /render';
export type JsonCell = 'is now GridCell';
export type JsonCandidate = 'is now GridCandidate';
export type JsonHouse = 'is now GridHouse in /render';
export type JsonMark = 'is now GridMark in /render';
export type JsonTruth = 'is now GridTruth in /render';
export type JsonReason = 'is now GridReason in /render';
export type JsonMistake = 'is now GridMistake';
export type JsonConflict = 'is now GridConflict in /render';
export type JsonPart = 'is now MarkPart in /render';
export type JsonPuzzle = 'is now PuzzleText';
export type PuzzleTold = 'is now PuzzleText';
export type JsonConstraint = 'is now Clue';
export type JsonClue = 'is now Clue';
export type JsonCanon = 'is now CanonicalForm in /async';
export type Fill = 'is now CreateRequest';
export type PuzzleRequest = 'is now CreateRequest';

type ToCore = In<'core'>;

// biome-ignore format: a line for each name would be a page of lines alike.
export type {
  ToCore as Bits, ToCore as Candidate, ToCore as Cell, ToCore as Clock, ToCore as Digit, ToCore as House,
  ToCore as HouseKind, ToCore as Markup, ToCore as Move, ToCore as Numbers, ToCore as Stamp, ToCore as Table,
};
export type Board = In<'core'>;
export type Geometry = In<'core'>;
export declare const Board: Moved<'core'>,
  EMPTY: Moved<'core'>,
  Geometry: Moved<'core'>,
  bitsOf: Moved<'core'>,
  givensOf: Moved<'core'>,
  openTo: Moved<'core'>;

type ToStrategies = In<'strategies'>;

// biome-ignore format: a line for each name would be a page of lines alike.
export type {
  ToStrategies as AlmostSet, ToStrategies as ChainNode, ToStrategies as ClueBetween, ToStrategies as Doing,
  ToStrategies as Explanation, ToStrategies as Hit, ToStrategies as Mark, ToStrategies as Message,
  ToStrategies as NamedClue, ToStrategies as NeededRules, ToStrategies as OrOther, ToStrategies as PartName,
  ToStrategies as PatternPart, ToStrategies as Role, ToStrategies as StepReason, ToStrategies as Strategy,
  ToStrategies as Term, ToStrategies as Truth, ToStrategies as Unit,
};
export type Outcomes = In<'strategies'>;
export declare const Outcomes: Moved<'strategies'>;

type ToRender = In<'render'>;

// biome-ignore format: a line for each name would be a page of lines alike.
export type {
  ToRender as BerthierRatings, ToRender as Depth, ToRender as Drawn, ToRender as DrawnPosition,
  ToRender as FullGrade, ToRender as GradeSpreads, ToRender as GridConflict, ToRender as GridHouse,
  ToRender as GridMark, ToRender as GridReason, ToRender as GridTruth, ToRender as HodokuRating,
  ToRender as PuzzleGradeOfForms, ToRender as SeRating, ToRender as SpokenPart, ToRender as Spread,
  ToRender as Spreads,
};
export declare const DEPTHS: Moved<'render'>, drawnOf: Moved<'render'>;

type ToFormats = In<'formats'>;

export type { ToFormats as Alphabet, ToFormats as FormatName };
export declare const digitOf: Moved<'formats'>,
  ruledLine: Moved<'formats'>,
  rulesOf: Moved<'formats'>,
  symbolOf: Moved<'formats'>,
  withRules: Moved<'formats'>;

type ToLadders = In<'ladders'>;

export type { ToLadders as BerthierScale, ToLadders as Found, ToLadders as Rung };

type ToBank = In<'bank'>;

export type { ToBank as PeopleEstimate, ToBank as SharedKinds };

type ToConstraints = In<'constraints'>;

export type { ToConstraints as Constraint };

export type CanonicalForm = In<'async'>;
export type LostWorker = In<'async'>;
export declare const LostWorker: Moved<'async'>;

export type Unprintable = In<'render/pdf'>;
export declare const Unprintable: Moved<'render/pdf'>;

export type PackageMissing = In<'render/png'>;
export declare const PackageMissing: Moved<'render/png'>;

type ToCreate = In<'create'>;

export type { ToCreate as Range };

type ToGame = In<'game'>;

export type { ToGame as CellLike, ToGame as GameCell, ToGame as GameMove, ToGame as MistakeSettings };
