/** The kinds of which a line may be one in a rule as text: `either renban or whisper=5`. */
import { expectClear } from '../src/core/clear-digits.js';
import type { Constraint, SettledGround, Statement } from '../src/core/constraint.js';
import type { Definition } from '../src/core/definition.js';
import { quoted } from '../src/core/printable.js';
import type { Rule } from '../src/core/rule.js';
import { type Alternative, alternativeOf } from '../src/rules/text/alternative.js';
import { NoFilling } from '../src/rules/text/clue.js';
import { type EitherPart, partName } from '../src/rules/text/either.js';
import { eitherRule, MOST_WAYS, waysToGive } from '../src/rules/text/either-rule.js';
import { lengthFault, namedIn } from '../src/rules/text/meaning.js';
import { betweenLine } from './between-line.js';
import { blackDot } from './black-dot.js';
import { doubleArrow } from './double-arrow.js';
import { entropicLine } from './entropic-line.js';
import { even } from './even.js';
import { indexLine } from './index-line.js';
import { killerCage } from './killer-cage.js';
import { lockout } from './lockout.js';
import { modularLine } from './modular-line.js';
import { nabner } from './nabner.js';
import { odd } from './odd.js';
import { palindrome } from './palindrome.js';
import { parityLine } from './parity-line.js';
import { product } from './product.js';
import { regionSumLine } from './region-sum-line.js';
import { renban } from './renban.js';
import { sameDifference } from './same-difference.js';
import { sequence } from './sequence.js';
import { slowThermometer } from './slow-thermometer.js';
import { sumLine } from './sum-line.js';
import { thermometer } from './thermometer.js';
import { whisper } from './whisper.js';
import { whiteDot } from './white-dot.js';
import { xv } from './xv.js';
import { zipper } from './zipper.js';

/** Constraints that are about the cells of one list alone. */
const KINDS: readonly Constraint[] = [
  ...[renban, whisper, palindrome, thermometer, slowThermometer, betweenLine, lockout, entropicLine, modularLine],
  ...[parityLine, nabner, zipper, doubleArrow, regionSumLine, sumLine, killerCage, whiteDot, blackDot, xv, odd, even],
  ...[product, sameDifference, sequence, indexLine],
];

/** The most cells of all lines, times the named texts among the kinds: each is compiled for each line. */
const MOST_COMPILED = 150;

/** What each kind demands of a line. */
export const kindDefinitions: Readonly<Record<string, Definition>> = Object.fromEntries(
  KINDS.map(({ id, holds }) => [id, holds!]),
);

const kindOf = (id: string): Constraint | undefined => {
  const spelled = id.replaceAll('-', '');
  return KINDS.find((kind) => kind.id === id || kind.spellings?.includes(spelled));
};

/** Throws a RangeError for a text that is the name of a kind, which needs no text. */
export function refuseKind(text: string): void {
  const [name = '', said, ...others] = text
    .toLowerCase()
    .split('=')
    .map((part) => part.trim());
  const kind = kindOf(name.replaceAll(' ', '-'));
  if (others.length > 0 || (said !== undefined && !/^\d+$/.test(said))) return;
  if (!kind || namedIn(kind.id)) return;
  const { value } = kind.takes!;
  const number = said ?? (value && !value.isOptional ? (value.example ?? 10) : undefined);
  const clue = `${kind.id}=${number === undefined ? '' : `${number}:`}r1c1r1c2`;
  throw new RangeError(`its text ${quoted(text)} is a constraint of its own: state that, as in ${clue}`);
}

/** Returns parts with the ids of their kinds. Throws a RangeError for a part that is no kind of lines, or lacks its number. */
export function readEither(parts: readonly EitherPart[]): readonly EitherPart[] {
  return parts.map((part) => {
    const named = namedIn(partName(part));
    const kind = kindOf(part.id);
    if (named || !kind) {
      if (named) return part;
      throw new RangeError(
        `its text has ${quoted(part.id)}, which is no rule of the cells of a line: there are ${KINDS.map(({ id }) => id).join(', ')}, and named texts such as near=2`,
      );
    }
    const value = kind.takes!.value;
    if (part.value !== undefined && !value)
      throw new RangeError(`its text has ${quoted(partName(part))}: ${kind.id} takes no number`);
    if (part.value === undefined && value && !value.isOptional)
      throw new RangeError(`its text has ${quoted(kind.id)}, which needs its ${value.name}, as in ${kind.id}=5`);
    return { ...part, id: kind.id };
  });
}

/** Returns the rules of a clue: one for each line or, if its text says how many lines are of a kind, one for all. */
export function eitherRules(
  clue: Statement,
  parts: readonly EitherPart[],
  ground: SettledGround,
  rule: Constraint,
): readonly Rule[] {
  const fail = (fault: string): never => {
    throw new RangeError(`rule ${quoted(clue.text!)}: ${fault}`);
  };
  const kinds = parts.map((part) => ({
    name: partName(part),
    ...(part.count !== undefined && { count: part.count }),
  }));
  expectClear(
    parts.flatMap(({ id }) => kindOf(id) ?? []),
    ground.numbers,
  );
  const ways = waysToGive(kinds, clue.lists.length);
  const isCounted = kinds.some(({ count }) => count !== undefined);
  if (ways === 0) fail(`its numbers of lines are not those of the ${clue.lists.length} lists that it has`);
  if (isCounted && ways > MOST_WAYS) fail('there are too many ways to give its lines their kinds: take fewer lines');
  const longest = Math.max(...clue.lists.map(({ length }) => length));
  if (longest > 2 * ground.size) fail(`a line has at most ${2 * ground.size} cells, not ${longest}`);
  const compiled = parts.filter(({ id }) => !kindOf(id)).length * clue.lists.flat().length;
  if (compiled > MOST_COMPILED)
    fail('its named texts are about too many cells: take fewer lines, or state several rules');
  const alternatives = parts.map((part) => {
    const own = clue.lists.map((cells) => alternativeFor(part, cells, ground, rule, fail));
    const [fault] = own;
    return typeof fault === 'string' && own.every((each) => typeof each === 'string') ? fail(fault) : own;
  });
  const lines = clue.lists.map((cells, line) => ({
    cells,
    alternatives: alternatives.map((own): Alternative => {
      const each = own[line]!;
      return typeof each === 'string' ? NEVER : each;
    }),
  }));
  const made = isCounted ? [lines] : lines.map((line) => [line]);
  return made.map((own) => eitherRule(own, kinds, clue, ground.size));
}

/** The alternative of a kind whose number no digits of a line have: the line is of another kind. */
const NEVER: Alternative = { narrow: () => false };

/** Makes the alternative that a line is of a kind, or returns why no digits of the line are so. */
function alternativeFor(
  part: EitherPart,
  cells: readonly number[],
  ground: SettledGround,
  rule: Constraint,
  fail: (fault: string) => never,
): Alternative | string {
  const { id, value } = part;
  const kind = kindOf(id);
  if (!kind) return textAlternative(partName(part), cells, ground, rule, fail);
  const { least, most = ground.size } = kind.takes!.cells;
  if (cells.length < least || cells.length > most)
    fail(
      `${id} takes ${least === most ? least : most === Infinity ? `${least} or more` : `from ${least} to ${most}`} cells, not ${cells.length}`,
    );
  const [from, to] = kind.takes!.value?.limits(cells.length, ground.size, ground.numbers) ?? [];
  if (value !== undefined && (value < from! || value > to!))
    return `the ${kind.takes!.value!.name} of ${id} is a whole number from ${from} to ${to}, not ${value}`;
  return alternativeOf(kind, { kind: id, ...(value !== undefined && { value }), lists: [cells] }, ground);
}

function textAlternative(
  text: string,
  cells: readonly number[],
  ground: SettledGround,
  rule: Constraint,
  fail: (fault: string) => never,
): Alternative | string {
  const fault = lengthFault(text, cells.length);
  if (fault !== undefined) fail(fault);
  try {
    return alternativeOf(rule, { kind: rule.id, text, lists: [cells] }, ground);
  } catch (error) {
    if (error instanceof NoFilling) return `no digits of ${cells.length} cells are ${text}`;
    throw error;
  }
}
