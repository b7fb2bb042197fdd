/**
 * What each command writes as JSON, and what the library's function of that name returns: the types of their lines, of
 * which `npm run schemas` makes the schemas.
 */
import type { EveryStep } from '../face/hint.js';
import type { Explained } from '../face/walk.js';
import type { PuzzleText } from '../formats/beside/ruled.js';
import type { Kept, ReadRules } from '../formats/format.js';
import type { CanonicalForm, JsonMorph, JsonSameness } from '../render/json/canon.js';
import type { CheckResult } from '../render/json/check.js';
import type { JsonKind } from '../render/json/constraint.js';
import type { CreatedPuzzle } from '../render/json/create.js';
import type { JsonDepth } from '../render/json/depth.js';
import type { PuzzleGradeOfForms } from '../render/json/forms.js';
import type { HintRecord, Left, NextStep, Nudge } from '../render/json/hint.js';
import type { JsonProfiles } from '../render/json/profile.js';
import type { ConvertedPuzzle, FailedPuzzle } from '../render/json/puzzle.js';
import type { Solution, Trace, Verification } from '../render/json/solve.js';
import type { StrategyRecord } from '../render/json/strategy.js';
import type { JsonStats } from '../render/stats.js';
import type { Clue, GridKind } from '../variants/clue.js';

/** Rules as JSON writes them: regions stand for those that lay them out, clues are objects, and none is a caller's own. */
interface WrittenRules {
  /** Names of variants. */
  readonly variant?: readonly Exclude<GridKind, 'jigsaw' | 'toroidal'>[];
  /** Clues about some cells. */
  readonly constraints?: readonly Clue[];
}

/** An answer about a puzzle that was read. */
type About<Answer extends Partial<PuzzleText>> = Omit<Answer, keyof WrittenRules> &
  WrittenRules & {
    /** What was read of a setter's words. */
    readonly rules?: ReadRules;
  };

type Failed = About<FailedPuzzle>;

type Check = Omit<CheckResult, 'redundantRules'> & {
  /** The clues and rules of the whole grid that are not needed, as those of the puzzle are written. Absent if there are none. */
  readonly redundantRules?: Pick<PuzzleText, 'pairs'> & WrittenRules;
};

/** A line of each command; of `stats`, the only one. */
export interface Lines {
  readonly canon: About<CanonicalForm> | About<JsonSameness> | Failed;
  readonly check: About<Check & JsonDepth> | Failed;
  readonly constraints: JsonKind;
  readonly convert: About<ConvertedPuzzle> | Failed;
  readonly create: About<CreatedPuzzle> | Failed;
  readonly dedupe: About<PuzzleText>;
  readonly grade: (About<PuzzleGradeOfForms & JsonProfiles> & Kept) | Failed;
  readonly hint: About<HintRecord<NextStep | (Nudge & Left)>> | About<EveryStep> | Failed;
  readonly morph: About<JsonMorph> | Failed;
  readonly solve: About<Solution> | About<Trace> | About<Explained> | Failed;
  readonly stats: JsonStats;
  readonly strategies: StrategyRecord;
  readonly verify: Verification | Failed;
}
