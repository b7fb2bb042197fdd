/** Clues that are rules as text: what they exclude of two cells, and their rules over several. */
import type { ExclusivePair } from '../../core/exclusions.js';
import { LARGEST_NUMBER } from '../../core/numbers.js';
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
import { textReason } from './told.js';
import { HALF, partsOfTest, type RuleText, type TextForm, type TextTree } from './tree.js';
import { passes, TooLarge } from './value.js';

/** A clue with its text. Its cells are one list. */
interface TextClue {
  readonly clue: Statement;
  readonly cells: readonly Cell[];
  /** The numbers of the digits of the grid. */
  readonly numbers: readonly number[];
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

/** Does work on a clue. Names the clue if its text multiplies numbers that are too large. */
function onClue<Made>(own: TextClue, work: () => Made): Made {
  try {
    return work();
  } catch (error) {
    throw error instanceof TooLarge ? new RangeError(faultOf(own, error.message)) : error;
  }
}

/** Returns the pairs of candidates that a clue about pairs excludes; none for another. Throws a RangeError for one without a filling. */
export const excludedBy = (own: TextClue): ExclusivePair[] => onClue(own, () => excludedPairs(own));

/** Returns the cells that a clue makes different. */
export const differingBy = (own: TextClue): (readonly [Cell, Cell])[] => onClue(own, () => differingPairs(own));

/**
 * Returns the rules of a clue about all its cells: an automaton with the sums that it asks for, or if the automaton were too
 * large one for each test that `and` joins. Throws a RangeError for a text without a filling, or too large.
 */
export const rulesOf = (own: TextClue, ground: SeeingGround): Rule[] => onClue(own, () => rulesOfAll(own, ground));

function excludedPairs(own: TextClue): ExclusivePair[] {
  const { form } = textOf(own);
  if (ofSeveral(form)) return [];
  const { cells, numbers } = own;
  const isAllowed = allowing(own);
  const steps = form === 'pairs' ? 1 : Infinity;
  if (!hasPath(isAllowed, form === 'pairs' ? cells.length : 2, numbers))
    throw new NoFilling(faultOf(own, `no digits of ${numbers.length} are so, in any of its cells`));
  return alongLine(cells, numbers, isAllowed, steps);
}

/** More than any number of a digit. */
const MOST_NUMBERS = LARGEST_NUMBER + 1;

/** The most pairs of candidates that a clue excludes. */
const MOST_EXCLUDED = 150_000;

/** Returns the test of a clue, made once for each pair of numbers. Throws a RangeError for one that excludes too many in all. */
function allowing(own: TextClue): (a: number, b: number) => boolean {
  const { cells, numbers } = own;
  const { form, test } = textOf(own);
  const allowed = new Set(
    numbers.flatMap((a) => numbers.flatMap((b) => (passes(test, { a, b }) ? a * MOST_NUMBERS + b : []))),
  );
  const pairs = form === 'pairs' ? cells.length - 1 : (cells.length * (cells.length - 1)) / 2;
  if (pairs * (numbers.length ** 2 - allowed.size) > MOST_EXCLUDED)
    fail(own, `it excludes too many digits of ${pairs} pairs of cells: take fewer cells, or state several rules`);
  return (a, b) => allowed.has(a * MOST_NUMBERS + b);
}

/** True if so many digits in a row stand in a relation, each to the next. */
function hasPath(isAllowed: (a: number, b: number) => boolean, length: number, numbers: readonly number[]): boolean {
  let reached = numbers;
  for (let at = 1; at < length; at++) reached = numbers.filter((b) => reached.some((a) => isAllowed(a, b)));
  return reached.length > 0;
}

function differingPairs(own: TextClue): (readonly [Cell, Cell])[] {
  const { form, test } = textOf(own);
  const { cells, numbers } = own;
  const mayBeEqual = (): boolean => numbers.some((number) => passes(test, { a: number, b: number }));
  if (ofSeveral(form) || mayBeEqual()) return [];
  return cells.flatMap((a, at) =>
    cells.slice(at + 1, form === 'pairs' ? at + 2 : undefined).map((b) => [a, b] as const),
  );
}

function rulesOfAll(own: TextClue, ground: SeeingGround): Rule[] {
  const { form, test } = textOf(own);
  if (!ofSeveral(form)) return [];
  checkPlaces(own, test);
  const { clue, cells, numbers } = own;
  const made = (automaton: TextAutomaton | TextObstacle, tests: readonly TextTree[] = []): Rule => {
    if (automaton === 'no filling') throw new NoFilling(faultOf(own, 'no digits fill its cells so'));
    if (automaton === 'too large')
      fail(own, 'there is too much to remember from cell to cell: take fewer cells, or state several rules');
    const rule = { cells, statement: clue, narrow: narrowingBy(automaton as TextAutomaton, numbers.length) };
    return tests.length === 0 ? rule : { ...rule, reasons: () => [textReason(rule, tests, numbers)] };
  };
  if (form === 'triples') return [made(compileTriples(test, cells.length, numbers))];
  const tests = partsOfTest(test);
  const sums = tests.map((part) => sumRule(part, cells, ground, clue));
  const whole = compile(test, cells.length, numbers);
  if (tests.length === 1) return whole === 'no filling' ? [made(whole)] : [sums[0] ?? made(whole, tests)];
  if (whole !== 'too large')
    return [made(whole, tests), ...sums.filter((sum) => sum && seeSome(sum.cells, ground)).map((sum) => sum!)];
  return compileParts(tests, cells.length, numbers).map((part, at) =>
    part === 'no filling' ? made(part) : (sums[at] ?? made(part, [tests[at]!])),
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
