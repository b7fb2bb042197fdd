/** A constraint, as JSON. */
import type { Constraint, StatementForm } from '../../core/constraint.js';
import { textsOf } from '../constraint-texts.js';
import type { RuleLanguage } from '../language/rule-words.js';
import { definitionJson, type JsonDefinition } from './definition.js';

export interface JsonKind {
  readonly id: string;
  readonly name: string;
  /** The rule as a clause. */
  readonly rule: string;
  /** Other names that are read, without the signs between words. */
  readonly spellings: readonly string[];
  /** What it means, as data: checkers need nothing else. */
  readonly definition?: JsonDefinition;
  /** What a clue has; absent for a rule of the whole grid. */
  readonly clue?: {
    /** How many lists of cells it has; without `mostLists`, neither more nor fewer. */
    readonly lists: number;
    readonly mostLists?: number | null;
    /** True if its cells are a row, a column or a diagonal, which a place outside the grid names. */
    readonly isOutside?: true;
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

/** Infinity is null in JSON: any number. */
const finite = (most: number): number | null => (Number.isFinite(most) ? most : null);

const listsJson = ({ least, most }: NonNullable<StatementForm['lists']> = { least: 1, most: 1 }) => ({
  lists: least,
  ...(most !== least && { mostLists: finite(most) }),
});

export function constraintJson(constraint: Constraint, language: RuleLanguage): JsonKind {
  const { id, spellings = [], holds, takes } = constraint;
  const { name, rule } = textsOf(constraint, language);
  return {
    id,
    name,
    rule,
    spellings,
    ...(holds && { definition: definitionJson(holds) }),
    ...(takes && {
      clue: {
        ...listsJson(takes.lists),
        ...(takes.outside && { isOutside: true }),
        least: takes.cells.least,
        ...(takes.cells.most !== undefined && { most: finite(takes.cells.most) }),
        ...(takes.value && { number: takes.value.name, ...(takes.value.isOptional && { isOptional: true }) }),
        ...(takes.text && { text: takes.text.name }),
      },
    }),
  };
}
