/** Rules whose constraints are at hand, and the geometry that they make. No list of all constraints is needed. */
import { groupBy } from '../core/arrays.js';
import { cellsIn, cellsText } from '../core/cells-text.js';
import type { Constraint } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import { usualNumbers } from '../core/numbers.js';
import { quoted } from '../core/printable.js';
import type { Statement } from '../core/statement.js';
import type { Clue } from './clue.js';
import { textOfJson } from './clue-text.js';
import { numbersIn } from './digits.js';
import { exampleOf } from './examples.js';
import { expectConstraints } from './own.js';
import { partsOf } from './parts.js';
import { statementText } from './statement-text.js';
import { statementsIn } from './statements.js';
import { withParts } from './with-parts.js';

/** A constraint and the text of its clues, `17:r1c1r1c2;9:r2c1r3c1`; empty for a constraint of the whole grid. */
export interface KnownClues {
  readonly constraint: Constraint;
  readonly text: string;
}

/** Rules whose constraints are at hand. */
export interface KnownRules {
  readonly regions?: string | undefined;
  /** The numbers of the digits, as `0-8`. */
  readonly digits?: string | undefined;
  readonly pairs?: readonly string[] | undefined;
  readonly constraints: readonly KnownClues[];
}

/** Returns a clue with its constraint. Throws a RangeError for another object. */
export function knownClue(clue: Clue<Constraint>): KnownClues {
  const { kind } = clue;
  const text = textOfJson({ ...clue, kind: kind.id }, kind);
  return { constraint: kind, text: text.slice(kind.id.length + 1) };
}

/** Adds rules to a shape, with constraints in the order of a list, others after these. Throws a RangeError. */
export function withKnown(base: Geometry, rules: KnownRules, order: readonly Constraint[] = []): Geometry {
  const { size } = base;
  const parts = partsOf(base);
  const constraints = [...new Set([...parts.constraints, ...rules.constraints.map(({ constraint }) => constraint)])];
  expectConstraints(constraints);
  const placeOf = (constraint: Constraint): number => order.indexOf(constraint) + 1 || Infinity;
  const numbers = rules.digits === undefined ? parts.numbers : numbersIn(rules.digits, size);
  const statements = [...parts.statements, ...statementsOf(rules, numbers ?? usualNumbers(size), parts.statements)];
  const pairs = [...parts.sets.map((cells) => cellsText(cells, size)), ...(rules.pairs ?? [])];
  return withParts(base, {
    regions: rules.regions ?? parts.regions,
    ...(numbers && { numbers }),
    sets: [...new Set(pairs)].map((text) => cellsIn(text, size)),
    constraints: order.length === 0 ? constraints : constraints.sort((a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0),
    statements: eachOnce(statements, constraints, size),
  });
}

/** Returns the statements of rules beside others. Throws a RangeError. */
const statementsOf = (
  { constraints }: KnownRules,
  numbers: readonly number[],
  others: readonly Statement[] = [],
): Statement[] =>
  constraints.flatMap(({ constraint, text }) => {
    if (!constraint.takes) return [];
    const known = constraint.takes.text?.isQuoted ? withNamesDefined(text, quotedIn(constraints, others)) : text;
    const statements = statementsIn(constraint, known, numbers);
    if (statements.length === 0)
      throw new RangeError(`${constraint.id} needs its cells, as in ${exampleOf(constraint)}`);
    return statements;
  });

const QUOTE = /"([^"]*)"/g;
const DEFINED = /^([^:]*):=/;

/**
 * Returns clues with quoted texts in which the names that others define, `"zip := pairs: …"`, are these definitions. Throws
 * a RangeError for a name with two of them.
 */
function withNamesDefined(text: string, texts: readonly string[]): string {
  const defined = new Map<string, string>();
  for (const own of texts) {
    const name = DEFINED.exec(own)?.[1]?.trim().toLowerCase();
    if (name === undefined) continue;
    const known = defined.get(name) ?? own;
    if (bare(known) !== bare(own)) throw new RangeError(`${quoted(name)} names two texts: ${known}, and ${own}`);
    defined.set(name, own);
  }
  return text.replace(QUOTE, (quote, own: string) => {
    const definition = defined.get(own.trim().toLowerCase());
    return definition === undefined ? quote : `"${definition}"`;
  });
}

const quotedIn = (clues: readonly KnownClues[], stated: readonly Statement[]): readonly string[] => [
  ...stated.flatMap(({ text }) => text ?? []),
  ...clues.flatMap((clue) => [...clue.text.matchAll(QUOTE)].map(([, own = '']) => own)),
];

const bare = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** Returns the first clue that rules state twice, as text; undefined if there is none. Throws a RangeError. */
export function doubledIn(rules: KnownRules, numbers: readonly number[]): string | undefined {
  const size = numbers.length;
  const constraints = rules.constraints.map(({ constraint }) => constraint);
  const keys = statementsOf(rules, numbers).map((each) => keyOf(each, constraints, size));
  return keys.length === new Set(keys).size ? undefined : keys.find((key, at) => keys.indexOf(key) < at);
}

/** Returns statements each once. Throws a RangeError for two that say different numbers of the same cells. */
function eachOnce(all: readonly Statement[], constraints: readonly Constraint[], size: number): readonly Statement[] {
  const once = [...new Map(all.map((each) => [keyOf(each, constraints, size), each])).values()];
  for (const own of groupBy(once, ({ kind, lists }) => keyOf({ kind, lists }, constraints, size)).values()) {
    const [first, second] = own.filter(({ value }) => value !== undefined);
    if (second) throw new RangeError(twoNumbers(first!, second, size));
  }
  return once;
}

/** Names a statement, in whatever order its cells are where that says nothing. */
function keyOf(stated: Statement, constraints: readonly Constraint[], size: number): string {
  const { kind, lists } = stated;
  const same = constraints.find(({ id }) => id === kind)?.takes?.isUnordered
    ? { ...stated, lists: lists.map((list) => list.toSorted((a, b) => a - b)) }
    : stated;
  return `${kind}=${statementText(same, size)}`;
}

const twoNumbers = ({ kind, value, lists }: Statement, { value: other }: Statement, size: number): string =>
  `${kind}: ${cellsText(lists.flat(), size)} has two numbers, ${value} and ${other}: leave one out`;
