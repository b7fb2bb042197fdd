/** A rule that setters say and no constraint has words for. */
import type { SharedRule } from '../../core/shared-rule.js';

/** The cells that a sentence speaks of, made of what is drawn or of the whole grid. */
export type Reach =
  /** Each three cells in a row on a line. */
  | 'threes'
  /** Each cell inside with each neighbour of it outside, and the other way round. */
  | 'out'
  | 'in'
  /** Neighbours in the grid, those at a corner too, and those without a clue of the rule. */
  | 'neighbours'
  | 'neighbours and corners'
  | 'unmarked neighbours'
  /** Each three cells in a row of a box. */
  | 'threes of boxes'
  /** Each cell with those around it, or with those that share a side with it. */
  | 'around'
  | 'beside'
  /** The two long diagonals. */
  | 'long diagonals'
  /** The columns of the numbers that a sentence names. */
  | 'columns'
  /** All clues together, those with a mark, and those with each mark: lists of one clue. */
  | 'all together'
  | 'one mark'
  | 'each mark'
  /** Tinted cells that are as many as the digits, and shapes of tinted cells that are alike. */
  | 'houses'
  | 'like shapes';

/** A rule that a sentence states by a constraint of another name. Its `id` is a name of its own. */
export interface SpokenRule extends SharedRule {
  /** The constraint that it is stated as. */
  readonly as: string;
  /** The text of a rule as text: `#` is the number, `K` that of the cells behind the first, `SETS` one of each set. */
  readonly text?: string;
  /** The cells that it is about; left out for those of a clue as they are drawn. */
  readonly reach?: Reach;
  /** True if it says that its drawings state nothing. */
  readonly isOrnament?: true;
  /** True if it holds beside what else the same drawings state. */
  readonly isBeside?: true;
  /** The rule whose clues are all given, and the letter of those that are. */
  readonly negates?: readonly [id: string, letter?: string];
  /** True if a sentence without a colour does not state it; with `tint` a word for tinted cells or their colours will do. */
  readonly needsColour?: true | 'tint';
}
