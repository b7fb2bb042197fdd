/** What sentences say: constraints with the look that is named, nothing, or not understood. */
import type { PartialPhrase } from '../../../core/shared-rule.js';
import type { DrawnRule } from '../rules.js';
import type { Fit } from './phrases.js';

/** One of the constraints that a clause may state. */
export interface ClaimOption extends Fit {
  readonly rule: DrawnRule;
  /** The phrase, if it says less than the constraint does. */
  readonly partial?: PartialPhrase;
}

/** What a clause states. */
export interface RuleClaim {
  readonly sentence: string;
  /** The constraints that the clause may mean; the drawing decides. */
  readonly options: readonly ClaimOption[];
  /** The names of the colours that it speaks of. */
  readonly colours: readonly string[];
  /** The words for forms that it has, as concepts. */
  readonly looks: ReadonlySet<string>;
  /** True if it is a name alone. */
  readonly isNameOnly: boolean;
  /** The constraints that are named beside it. */
  readonly named: readonly string[];
}

/** The houses of the usual rules. */
export const HOUSES = ['row', 'column', 'box'] as const;
export type HouseWord = (typeof HOUSES)[number];

/** A sentence, and what it was read as. */
export interface ReadSentence {
  readonly text: string;
  /** The claims; none for a sentence that states nothing. Undefined if it is not understood. */
  readonly claims?: readonly RuleClaim[];
  /** The first word that is not understood, if it is for a word. */
  readonly word?: string;
  /** True if the sentence is one of a tale before the rules. */
  readonly isTale?: boolean;
  /** True if the sentence states the usual rules. */
  readonly isUsual?: boolean;
  /** The houses in which the sentence says that digits differ. */
  readonly houses?: readonly HouseWord[];
  /** Where the sentence says that digits may repeat, beyond what other rules allow; *anywhere* if it says no place. */
  readonly mayRepeatIn?: 'cages' | 'thermometers' | 'diagonals' | 'lines' | 'anywhere';
  /** The colours of the places where digits may repeat. */
  readonly colours?: readonly string[];
}
