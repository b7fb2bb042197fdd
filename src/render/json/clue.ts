/** The clues that truths name, to JSON and back: as the puzzle states them, so that anybody can find them there. */
import type { Geometry } from '../../core/geometry.js';
import type { Statement } from '../../core/statement.js';
import { constraintIn } from '../../definitions/constraints-of.js';
import { statementJson } from '../../variants/statement-text.js';
import { jsonLine } from './line.js';

/**
 * A clue as the `constraints` of the puzzle have it, with its number or text by its own name: `{ kind: 'killer-cage', sum: 17,
 * cells: ['r1c1', 'r1c2'] }`. Of a rule of the whole grid, its name and the cells in question.
 */
export interface GridClue {
  readonly kind: string;
  readonly cells?: readonly string[];
  readonly lists?: readonly (readonly string[])[];
  readonly [number: string]: unknown;
}

/** A clue of which an equation takes part in a sum. */
export interface SumClue {
  readonly clue: GridClue;
  /** The number of the equation among those of the clue's definition, from one; 1 if left out. */
  readonly equation?: number;
  /** How many times it is taken away; once if left out. */
  readonly times?: number;
}

/** Returns the clue behind a rule. */
export const clueJson = (geometry: Geometry, rule: number): GridClue =>
  statedJson(geometry, geometry.rules[rule]!.statement!);

const statedJson = (geometry: Geometry, clue: Statement): GridClue =>
  statementJson(clue.kind, clue, constraintIn(geometry, clue.kind)!, geometry.size) as GridClue;

/** Returns the clue behind a rule with the equation that the rule is. */
export function sumClueJson(geometry: Geometry, rule: number, times = 1): SumClue {
  const { number = 1, sign = 1 } = geometry.support?.equationOf(geometry, rule) ?? {};
  return {
    clue: clueJson(geometry, rule),
    ...(number > 1 && { equation: number }),
    ...(times * sign !== 1 && { times: times * sign }),
  };
}

/** The rule of a clue that the puzzle does not state. */
const NO_RULE = -1;

/** Returns the first rule behind a clue; NO_RULE for one that the puzzle does not state. */
export const ruleOfClue = (geometry: Geometry, clue: GridClue): number =>
  geometry.memo(rulesByClue).get(keyOf(clue))?.[0] ?? NO_RULE;

/** Returns the rule that is an equation of a clue, and how many times it is taken away. */
export function ruleOfSum(
  geometry: Geometry,
  { clue, equation = 1, times = 1 }: SumClue,
): [rule: number, times: number] {
  for (const rule of geometry.memo(rulesByClue).get(keyOf(clue)) ?? []) {
    const own = geometry.support?.equationOf(geometry, rule);
    if (own?.number === equation) return [rule, times * own.sign];
  }
  return [NO_RULE, times];
}

function rulesByClue(geometry: Geometry): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [rule, { statement }] of geometry.rules.entries()) {
    if (!statement) continue;
    const key = keyOf(statedJson(geometry, statement));
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
  return found;
}

/** Names a clue, in whatever order its properties are. */
const keyOf = (clue: GridClue): string => jsonLine(Object.entries(clue ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
