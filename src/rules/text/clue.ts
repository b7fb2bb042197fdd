/** Clues that are rules as text: what they exclude of two cells, and their rules over several. */
import type { ExclusivePair } from '../../core/exclusions.js';
import { quoted } from '../../core/printable.js';
import type { Rule } from '../../core/rule.js';
import type { Cell, Statement } from '../../core/statement.js';
import { alongLine } from '../line.js';
import type { SeeingGround } from '../linear.js';
import { narrowingBy, type TextAutomaton, type TextObstacle } from './automaton.js';
import { compile, compileParts, compileTriples, foldsIn } from './compile.js';
import { ruleIn } from './meaning.js';
import { placeIn } from './places.js';
import { sumRule } from './sums.js';
import { HALF, partsOfTest, type RuleText, type TextForm, type TextTree } from './tree.js';
import { passes } from './value.js';

/** A clue with its text. Its cells are one list. */
interface TextClue {
  readonly clue: Statement;
  readonly cells: readonly Cell[];
  readonly size: number;
}

const textOf = ({ clue }: TextClue): RuleText => ruleIn(clue.text!);

/** Thrown for a text that no digits of its cells obey. */
export class NoFilling extends RangeError {
  override readonly name = 'NoFilling';
}

const faultOf = ({ clue }: TextClue, fault: string): string => `${clue.kind} ${quoted(clue.text!)}: ${fault}`;

const fail = (own: TextClue, fault: string): never => {
  throw new RangeError(faultOf(own, fault));
};

/** Returns the pairs of candidates that a clue about pairs excludes; none for another. Throws a RangeError for one without a filling. */
export function excludedBy(own: TextClue): ExclusivePair[] {
  const { form, test } = textOf(own);
  if (ofSeveral(form)) return [];
  const { cells, size } = own;
  const isAllowed = allowing(test, size);
  const steps = form === 'pairs' ? 1 : Infinity;
  if (!hasPath(isAllowed, form === 'pairs' ? cells.length : 2, size))
    throw new NoFilling(faultOf(own, `no digits of ${size} are so, in any of its cells`));
  return alongLine(cells, size, isAllowed, steps);
}

/** Returns a table of the pairs of digits that pass a test. */
function allowing(test: TextTree, size: number): (a: number, b: number) => boolean {
  const table = Array.from({ length: size ** 2 }, (_, pair) =>
    passes(test, { a: Math.floor(pair / size) + 1, b: (pair % size) + 1 }),
  );
  return (a, b) => table[(a - 1) * size + b - 1]!;
}

/** True if so many digits in a row stand in a relation, each to the next. */
function hasPath(isAllowed: (a: number, b: number) => boolean, length: number, size: number): boolean {
  const digits = Array.from({ length: size }, (_, digit) => digit + 1);
  let reached = digits;
  for (let at = 1; at < length; at++) reached = digits.filter((b) => reached.some((a) => isAllowed(a, b)));
  return reached.length > 0;
}

/** Returns the cells that a clue makes different. */
export function differingBy(own: TextClue): (readonly [Cell, Cell])[] {
  const { form, test } = textOf(own);
  const { cells, size } = own;
  const mayBeEqual = (): boolean =>
    Array.from({ length: size }, (_, at) => at + 1).some((digit) => passes(test, { a: digit, b: digit }));
  if (ofSeveral(form) || mayBeEqual()) return [];
  return cells.flatMap((a, at) =>
    cells.slice(at + 1, form === 'pairs' ? at + 2 : undefined).map((b) => [a, b] as const),
  );
}

/**
 * Returns the rules of a clue about all its cells: an automaton with the sums that it asks for, or if the automaton were too
 * large one for each test that `and` joins. Throws a RangeError for a text without a filling, or too large.
 */
export function rulesOf(own: TextClue, ground: SeeingGround): Rule[] {
  const { form, test } = textOf(own);
  if (!ofSeveral(form)) return [];
  checkPlaces(own, test);
  const { clue, cells, size } = own;
  const made = (automaton: TextAutomaton | TextObstacle): Rule => {
    if (automaton === 'no filling') throw new NoFilling(faultOf(own, 'no digits fill its cells so'));
    if (automaton === 'too large')
      fail(own, 'there is too much to remember from cell to cell: take fewer cells, or state several rules');
    return { cells, statement: clue, narrow: narrowingBy(automaton as TextAutomaton, size) };
  };
  if (form === 'triples') return [made(compileTriples(test, cells.length, size))];
  const tests = partsOfTest(test);
  const sums = tests.map((part) => sumRule(part, cells, ground, clue));
  const whole = compile(test, cells.length, size);
  if (tests.length === 1) return whole === 'no filling' ? [made(whole)] : [sums[0] ?? made(whole)];
  if (whole !== 'too large')
    return [made(whole), ...sums.filter((sum) => sum && seeSome(sum.cells, ground)).map((sum) => sum!)];
  return compileParts(tests, cells.length, size).map((part, at) =>
    part === 'no filling' ? made(part) : (sums[at] ?? made(part)),
  );
}

const seeSome = (cells: readonly Cell[], { sees }: SeeingGround): boolean =>
  cells.some((a, at) => cells.some((b, other) => other > at && sees(a, b)));

/** True if a text of a form is about more than two cells. */
const ofSeveral = (form: TextForm): boolean => form === 'whole' || form === 'triples';

/** Expects places that the list has, in their order. */
function checkPlaces(own: TextClue, test: TextTree): void {
  const { length } = own.cells;
  for (const { from, to } of foldsIn(test)) {
    const [first, last] = [placeIn(from, length), placeIn(to, length)];
    const missing = [from, to].find((_, at) => [first, last][at]! < 0 || [first, last][at]! >= length);
    if (missing !== undefined) fail(own, `it has ${cellCount(length)}, so there is no d[${placeText(missing)}]`);
    if (first > last)
      fail(
        own,
        `in a list of ${cellCount(length)} d[${placeText(from)}..${placeText(to)}] is empty: the first place comes first`,
      );
  }
}

const cellCount = (length: number): string => (length === 1 ? '1 cell' : `${length} cells`);

const placeText = (place: number): string => (Math.abs(place) === HALF ? (place < 0 ? '-half' : 'half') : `${place}`);
