/** How shared puzzles draw and say constraints. It stands beside each constraint, and only the reader of drawings loads it. */

/** What a drawing is by its form alone. */
export type DrawnForm =
  | 'line'
  | 'arrow'
  | 'arrow from outside'
  | 'cage'
  | 'dot on an edge'
  | 'letter on an edge'
  | 'sign on an edge'
  | 'disc at a corner'
  | 'mark in a cell'
  | 'tinted cell'
  | 'number outside'
  | 'diagonal';

/** One way in which a constraint is drawn. */
export interface DrawnLook {
  readonly form: DrawnForm;
  /** What stands at the ends of a line: a disc or a diamond at one, or at both. Left out if nothing needs to. */
  readonly ends?: 'disc' | 'discs';
  /** The name of the colour that it has, without which it is drawn otherwise. */
  readonly only?: string;
  /** The number of a letter between two cells, in capitals. */
  readonly letters?: Readonly<Record<string, number>>;
  /** Its usual colours, six digits. They decide only between constraints that fit. */
  readonly colours?: readonly string[];
  /**
   * What lines of one look that touch, or a line that crosses itself, state: something of each of their edges, or of all
   * their cells as a set. Left out if each line stands for itself.
   */
  readonly branches?: 'edge by edge' | 'as a set';
  /** True if the look tells the constraint where a puzzle has no words. */
  readonly isTelling?: true;
  /** True if all drawings of one look are one clue, as circles that count each other are. */
  readonly areOne?: true;
}

/** A phrase that says less than its constraint does: it states it beside its name, or beside all that it leaves out. */
export interface PartialPhrase {
  readonly words: string;
  /** What it says. The phrases of all parts together state the constraint. Left out if no other phrase completes it. */
  readonly part?: string;
  /** True if it says all that the constraint does of a line with an even number of cells. */
  readonly isAllOfEvenLines?: true;
  /** True for a number of the clause with which it could mean nothing else. */
  readonly isPlainWith?: (value: number, size: number) => boolean;
}

/** What the reader of shared puzzles knows of a constraint. */
export interface SharedRule {
  /** The id of the constraint. */
  readonly id: string;
  /** Further names that setters use, separated by blanks; an underscore joins the words of one. */
  readonly called?: string;
  /** How it is drawn. Left out for a rule of the whole grid. */
  readonly drawn?: readonly DrawnLook[];
  /**
   * What setters say of it: phrases of concepts, as in `differ least # adjacent?`. Each concept without a question mark
   * must be in a clause, and none but these and the words for its form may. `a|b` is one of both, `#` the clue's number,
   * `max` the largest digit, `half` half of it, rounded down. A concept that is written twice must be there twice, and
   * one with an exclamation mark may be there once only.
   */
  readonly words: readonly string[];
  readonly partialWords?: readonly PartialPhrase[];
}
