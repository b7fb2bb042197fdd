/** A constraint, as JSON. */
import type { Constraint, ConstraintFamily, StatementForm } from '../../core/constraint.js';
import type { Definition, Demand, Expression, Repetition } from '../../core/definition.js';
import { type ExpressionTree, parse } from '../../definitions/expression.js';
import { textsOf } from '../constraint-texts.js';
import type { RuleLanguage } from '../language/rule-words.js';

export interface JsonKind {
  readonly id: string;
  /** Where its clues are; absent for a constraint of the caller's own. */
  readonly family?: ConstraintFamily;
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
    /** Texts by names that stand for them. `N` in one is the number after its name, as in `near=2`. */
    readonly named?: Readonly<Record<string, string>>;
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
  const { id, family, spellings = [], holds, takes } = constraint;
  const { name, rule } = textsOf(constraint, language);
  return {
    id,
    ...(family && { family }),
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
        ...(takes.text?.named && { named: Object.fromEntries(takes.text.named.map(({ id, text }) => [id, text])) }),
      },
    }),
  };
}

/** An expression, and the same as a tree: a number, a name, or `[operation, ...operands]`. */
interface JsonExpression {
  readonly text: Expression;
  readonly tree: ExpressionTree;
}

/** A number that takes all values from one to another, of clues of a kind, or of the digits that a clue lists. */
type JsonRepetition =
  | { readonly name: string; readonly from: JsonExpression; readonly to: JsonExpression }
  | Exclude<Repetition, { readonly from: Expression }>;

/** A demand with its expressions as trees; `src/core/definition.ts` says what the parts mean. */
interface JsonDemand {
  readonly [part: string]: unknown;
  readonly for?: readonly JsonRepetition[];
}

export interface JsonDefinition {
  readonly usual?: JsonExpression;
  readonly demands: readonly JsonDemand[];
}

const expressionJson = (text: Expression): JsonExpression => ({ text, tree: parse(text) });

const loopJson = (loop: Repetition): JsonRepetition =>
  'from' in loop ? { name: loop.name, from: expressionJson(loop.from), to: expressionJson(loop.to) } : loop;

const recordJson = (numbers: Readonly<Record<string, Expression>>): Readonly<Record<string, JsonExpression>> =>
  Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, expressionJson(text)]));

/** Writes each part of a demand, its expressions as trees. */
function demandJson(demand: Demand): JsonDemand {
  const parts = Object.entries(demand).map(([part, value]: [string, unknown]): [string, unknown] => {
    if (part === 'for') return [part, (value as readonly Repetition[]).map(loopJson)];
    if (part === 'kinds') return [part, kindsJson(value as Readonly<Record<string, Definition>>)];
    if (part === 'any') return [part, loopJson(value as Repetition)];
    if (part === 'start' || part === 'step') return [part, recordJson(value as Readonly<Record<string, Expression>>)];
    return [part, EXPRESSIONS.has(part) ? expressionJson(value as Expression) : value];
  });
  return Object.fromEntries(parts);
}

const EXPRESSIONS: ReadonlySet<string> = new Set(['one', 'two', 'three', 'where', 'sum', 'weight', 'end']);

const kindsJson = (kinds: Readonly<Record<string, Definition>>): Readonly<Record<string, JsonDefinition>> =>
  Object.fromEntries(Object.entries(kinds).map(([id, definition]) => [id, definitionJson(definition)]));

/** Writes a definition. */
const definitionJson = ({ usual, demands }: Definition): JsonDefinition => ({
  ...(usual !== undefined && { usual: expressionJson(usual) }),
  demands: demands.map(demandJson),
});
