/** The rule that each of some lines is of one of several kinds, of which a text may say how many lines are: what all kinds leave together. */
import type { Bits } from '../../core/bits.js';
import type { Rule, RuleReason } from '../../core/rule.js';
import type { Statement } from '../../core/statement.js';
import {
  type DigitSets,
  type EitherLine,
  type EitherTold,
  eachKindTold,
  type KindLeft,
  type LineKind,
  onlyKindTold,
} from './either-told.js';

/** The most ways in which kinds may be given to lines. */
export const MOST_WAYS = 500;

/** Returns in how many ways kinds can be given to so many lines, each as often as it says. */
export function waysToGive(kinds: readonly LineKind[], lines: number): number {
  const free = kinds.filter(({ count }) => count === undefined).length;
  const counted = kinds.flatMap(({ count }) => count ?? []);
  const rest = lines - counted.reduce((sum, count) => sum + count, 0);
  if (rest < 0 || (free === 0 && rest > 0)) return 0;
  let left = lines;
  const chosen = counted.reduce((ways, count) => {
    const own = binomial(left, count);
    left -= count;
    return ways * own;
  }, 1);
  return chosen * free ** rest;
}

function binomial(all: number, some: number): number {
  let ways = 1;
  for (let at = 1; at <= some; at++) ways = (ways * (all - some + at)) / at;
  return Math.round(ways);
}

/** Makes the rule of some lines. */
export function eitherRule(
  lines: readonly EitherLine[],
  kinds: readonly LineKind[],
  statement: Statement,
  size: number,
): Rule {
  const cells = [...new Set(lines.flatMap((line) => line.cells))];
  const places = lines.map((line) => line.cells.map((cell) => cells.indexOf(cell)));
  const leftOf = (digits: DigitSets): readonly (readonly KindLeft[])[] => {
    const found = lines.map(({ alternatives }, line) =>
      alternatives.map(({ narrow }) => {
        const own = places[line]!.map((at) => digits[at]!);
        return narrow(own) ? own : undefined;
      }),
    );
    const possible = possibleKinds(
      found.map((own) => own.map((each) => each !== undefined)),
      kinds,
    );
    return found.map((own, line) =>
      own.map((each, kind) => ({ ...(each && { digits: each }), isPossible: possible[line]![kind]! })),
    );
  };
  /** Narrows digits to those that the kinds of each line leave, or of those lines that are of one kind. */
  const narrow = (digits: Bits[] | Int32Array, isOfOneKind = false): boolean => {
    for (const [line, own] of leftOf(digits).entries()) {
      const possible = own.filter(({ isPossible }) => isPossible);
      if (possible.length === 0) return false;
      if (isOfOneKind && possible.length > 1) continue;
      for (const [index, at] of places[line]!.entries())
        digits[at]! &= possible.reduce((set, each) => set | each.digits![index]!, 0);
    }
    return !digits.includes(0);
  };
  const told: EitherTold = { lines, places, kinds, all: 2 ** size - 1, leftOf };
  return {
    cells,
    statement,
    narrow: (digits) => narrow(digits),
    reasons: (): readonly RuleReason[] => [
      { narrow: (digits) => narrow(digits, true), told: { en: (words) => onlyKindTold(told, words) } },
      { isLaborious: true, narrow: (digits) => narrow(digits), told: { en: (words) => eachKindTold(told, words) } },
    ],
  };
}

/**
 * Returns for each line the kinds that it can be of, from those that it has fillings for: so that as many lines are of each
 * kind as it says. Counts so far are digits of one number.
 */
function possibleKinds(
  own: readonly (readonly boolean[])[],
  kinds: readonly LineKind[],
): readonly (readonly boolean[])[] {
  const steps = kinds.map(({ count }, kind) =>
    count === undefined ? 0 : kinds.slice(0, kind).reduce((all, other) => all * ((other.count ?? 0) + 2), 1),
  );
  const countOf = (vector: number, kind: number): number =>
    Math.floor(vector / steps[kind]!) % (kinds[kind]!.count! + 2);
  const added = (vector: number, kind: number): number | undefined =>
    steps[kind] === 0 ? vector : countOf(vector, kind) < kinds[kind]!.count! ? vector + steps[kind]! : undefined;
  const before: Set<number>[] = [new Set([0])];
  for (const possible of own) {
    const after = new Set<number>();
    for (const vector of before.at(-1)!)
      for (const [kind, isOpen] of possible.entries()) {
        const next = isOpen ? added(vector, kind) : undefined;
        if (next !== undefined) after.add(next);
      }
    before.push(after);
  }
  let leading = new Set([kinds.reduce((sum, { count = 0 }, kind) => sum + count * steps[kind]!, 0)]);
  const found: boolean[][] = [];
  for (let line = own.length - 1; line >= 0; line--) {
    const [earlier, later] = [new Set<number>(), leading];
    found.unshift(
      own[line]!.map((isOpen, kind) => {
        const leads = [...before[line]!].filter((vector) => isOpen && later.has(added(vector, kind) ?? -1));
        for (const vector of leads) earlier.add(vector);
        return leads.length > 0;
      }),
    );
    leading = earlier;
  }
  return found;
}
