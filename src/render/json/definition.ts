/** What a constraint means, as JSON that other programs can work with: each expression as its text and as a tree. */
import type { Definition, Demand, Expression, Repetition } from '../../core/definition.js';
import { type ExpressionTree, parse } from '../../definitions/expression.js';

/** An expression, and the same as a tree: a number, a name, or `[operation, ...operands]`. */
export interface JsonExpression {
  readonly text: Expression;
  readonly tree: ExpressionTree;
}

/** A number that takes all values from one to another, of clues of a kind, or of the digits that a clue lists. */
export type JsonRepetition =
  | { readonly name: string; readonly from: JsonExpression; readonly to: JsonExpression }
  | Exclude<Repetition, { readonly from: Expression }>;

/** A demand with its expressions as trees; `src/core/definition.ts` says what the parts mean. */
export interface JsonDemand {
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
    if (part === 'any') return [part, loopJson(value as Repetition)];
    if (part === 'start' || part === 'step') return [part, recordJson(value as Readonly<Record<string, Expression>>)];
    return [part, EXPRESSIONS.has(part) ? expressionJson(value as Expression) : value];
  });
  return Object.fromEntries(parts);
}

const EXPRESSIONS: ReadonlySet<string> = new Set(['one', 'two', 'three', 'where', 'sum', 'weight', 'end']);

/** Writes a definition. */
export const definitionJson = ({ usual, demands }: Definition): JsonDefinition => ({
  ...(usual !== undefined && { usual: expressionJson(usual) }),
  demands: demands.map(demandJson),
});
