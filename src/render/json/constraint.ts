/** A constraint, as JSON. */
import type { Constraint } from '../../core/constraint.js';
import type { LanguageCode } from '../../core/languages.js';

export interface JsonKind {
  readonly id: string;
  readonly name: string;
  /** The rule as a clause. */
  readonly rule: string;
  /** Other names that are read, without the signs between words. */
  readonly spellings: readonly string[];
  /** What a clue has; absent for a rule of the whole grid. */
  readonly clue?: {
    /** How many lists of cells it has. */
    readonly lists: number;
    /** The fewest and the most cells of a list; without `most`, as many as there are digits. */
    readonly least: number;
    readonly most?: number | null;
    /** The key of its number, or of what it says in words. */
    readonly number?: string;
    readonly text?: string;
    /** True if it may be without its number. */
    readonly isOptional?: true;
  };
}

export const constraintJson = (
  { id, names, rule, spellings = [], takes }: Constraint,
  language: LanguageCode,
): JsonKind => ({
  id,
  name: names[language],
  rule: rule[language],
  spellings,
  ...(takes && {
    clue: {
      lists: takes.lists ?? 1,
      least: takes.cells.least,
      // Infinity is null in JSON: any number of cells.
      ...(takes.cells.most !== undefined && { most: Number.isFinite(takes.cells.most) ? takes.cells.most : null }),
      ...(takes.value && { number: takes.value.name, ...(takes.value.isOptional && { isOptional: true }) }),
      ...(takes.text && { text: takes.text.name }),
    },
  }),
});
