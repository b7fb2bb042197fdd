/**
 * The grammar of rules as text: `pairs: |a - b| <= 2`, `whole: sum() is prime`. What is read is a tree, and nothing here
 * knows what it is used for: solvers compile it, and definitions turn it into demands of their own.
 */
import { quoted } from '../../core/printable.js';
import { ELSEWHERE } from './elsewhere.js';

/** Neighbours on the list, all pairs of it, each three in a row, or all its cells together. */
export type TextForm = 'pairs' | 'all' | 'triples' | 'whole';

/** Operations on numbers, comparisons, classes of numbers, and what joins tests. Of `in` all operands but the first are numbers. */
export type Operator =
  | ('+' | '-' | '*' | '%' | 'abs')
  | ('=' | '!=' | '<' | '<=' | '>' | '>=' | 'in')
  | ('prime' | 'square' | 'odd' | 'even')
  | ('and' | 'or' | 'not');

export interface TextOperation {
  readonly operator: Operator;
  readonly operands: readonly TextTree[];
}

/**
 * What is made of the digits of some places, those that pass a test if there is one. Places count from one, or from the
 * end: -1 is the last; HALF is the last of the first half, -HALF the first of the last half. `pairs` counts neighbours, `rest`
 * the digits behind the first that stand so to it, `lead` those before the first that fails, `visible` those that are larger
 * than all before them.
 */
export interface TextFold {
  readonly fold: 'sum' | 'product' | 'least' | 'most' | 'count' | 'distinct' | 'pairs' | 'rest' | 'lead' | 'visible';
  readonly from: number;
  readonly to: number;
  readonly test?: TextTree;
}

/** The digits of a pair, or of three in a row. In the test of a fold, `a` is the digit. */
export type Letter = 'a' | 'b' | 'c';
export type TextTree = number | Letter | TextOperation | TextFold;

/** The place at which the first half of a list ends, as a fraction of its length. The middle of an odd one is in neither half. */
export const HALF = 0.5;

export interface RuleText {
  readonly form: TextForm;
  readonly test: TextTree;
}

/** The most signs of a text, and the most levels of brackets. */
const MOST_SIGNS = 200;
const MOST_DEPTH = 16;
const MOST_FIGURES = 6;

const FORMS: ReadonlySet<string> = new Set<TextForm>(['pairs', 'all', 'triples', 'whole']);
const FOLDS: ReadonlySet<string> = new Set<TextFold['fold']>([
  ...(['sum', 'product', 'least', 'most', 'count', 'distinct', 'pairs', 'rest', 'lead', 'visible'] as const),
]);
/** The letters of each form, and those in the test of a fold. */
const LETTERS: Readonly<Record<TextForm | 'fold' | 'fold of two', readonly Letter[]>> = {
  pairs: ['a', 'b'],
  all: ['a', 'b'],
  triples: ['a', 'b', 'c'],
  whole: [],
  fold: ['a'],
  'fold of two': ['a', 'b'],
};
const CLASSES: ReadonlySet<string> = new Set<Operator>(['prime', 'square', 'odd', 'even']);
const COMPARISONS: ReadonlySet<string> = new Set<Operator>(['=', '!=', '<', '<=', '>', '>=']);
const TESTS: ReadonlySet<string> = new Set([...COMPARISONS, ...CLASSES, 'in', 'and', 'or', 'not']);

/** Signs that people type or copy, and those of the grammar. */
const ALIKE = { '≤': '<=', '≥': '>=', '≠': '!=', '−': '-', '–': '-', '·': '*', '×': '*', '…': '..' } as const;

/** Returns a text with the signs of the grammar, single blanks and small letters. */
export const usualText = (text: string): string =>
  text
    .replaceAll(/[≤≥≠−–·×…]/g, (sign) => ALIKE[sign as keyof typeof ALIKE])
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** True if a tree is a condition, and no number. */
export const isTest = (tree: TextTree): tree is TextOperation =>
  typeof tree === 'object' && 'operator' in tree && TESTS.has(tree.operator);

/** The conditions that a tree joins by `and`. */
export const partsOfTest = (tree: TextTree): readonly TextTree[] =>
  typeof tree === 'object' && 'operator' in tree && tree.operator === 'and'
    ? tree.operands.flatMap(partsOfTest)
    : [tree];

/**
 * Reads a text in its usual form, behind the name that it gives itself, if the text begins with one. Throws a RangeError
 * that says what is wrong, where, and how it is mended.
 */
export function parseRuleText(text: string, behindName = 0): RuleText {
  const signs = text.length - behindName;
  if (signs > MOST_SIGNS)
    throw new RangeError(`its text has ${signs} signs: at most ${MOST_SIGNS} are read; state two rules instead`);
  return new Parser(text, behindName).rule();
}

interface Token {
  readonly word: string;
  /** The place of its first sign in the text, from one. */
  readonly at: number;
}

/** A word that begins a number. */
const UNIT = /^(?:\d+|[abcd]|\(|sum|product|least|most|count|distinct|pairs|rest|lead|visible)$/;

const TOKEN = /\d+|[a-z]+|\.\.|[!<>]=|[-+*%|()[\]{},:=<>]/y;

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;
  #form: TextForm = 'whole';
  /** The letters that may stand here. */
  #letters: readonly Letter[] = [];
  #isInFold = false;

  constructor(
    private readonly text: string,
    private readonly behindName: number,
  ) {
    this.#tokens = this.tokens();
  }

  rule(): RuleText {
    const form = this.take();
    if (!FORMS.has(form) || !this.takes(':'))
      this.fail(
        this.behindName > 0
          ? 'what a name stands for begins with pairs:, all:, triples: or whole:'
          : 'it begins with pairs:, all:, triples:, whole: or either, or it is a name such as countdown',
        0,
      );
    this.#form = form as TextForm;
    this.#letters = LETTERS[this.#form];
    const test = this.or();
    if (this.word !== '') this.fail('join tests with and, or');
    if (!isTest(test)) this.fail('it compares nothing: end it with a test such as = 10 or is prime');
    return { form: this.#form, test };
  }

  private tokens(): Token[] {
    const found: Token[] = [];
    for (let at = this.behindName; at < this.text.length; at = TOKEN.lastIndex) {
      TOKEN.lastIndex = at + (this.text[at] === ' ' ? 1 : 0);
      if (TOKEN.lastIndex > at) continue;
      const [word] = TOKEN.exec(this.text) ?? [];
      if (word === undefined) {
        const sign = String.fromCodePoint(this.text.codePointAt(at)!);
        const advice = ELSEWHERE.get(sign) ?? 'it says nothing, so take it out';
        throw new RangeError(`its text has ${quoted(sign)} at sign ${at + 1}: ${advice}`);
      }
      found.push({ word, at: at + 1 });
    }
    return found;
  }

  private get word(): string {
    return this.#tokens[this.#next]?.word ?? '';
  }

  private take(): string {
    const { word } = this;
    this.#next++;
    return word;
  }

  private takes(word: string): boolean {
    if (this.word !== word) return false;
    this.#next++;
    return true;
  }

  private expect(word: string): void {
    if (!this.takes(word)) this.fail(`${word} belongs there`);
  }

  private fail(advice: string, index = this.#next): never {
    const token = this.#tokens[index];
    throw new RangeError(
      token
        ? `its text has ${quoted(token.word)} at sign ${token.at}: ${ELSEWHERE.get(token.word) ?? advice}`
        : `its text ends after sign ${this.text.length}: ${advice}`,
    );
  }

  /** Reads what stands in brackets, at most so deep. */
  private within<Read>(work: () => Read): Read {
    if (++this.#depth > MOST_DEPTH) this.fail(`at most ${MOST_DEPTH} brackets stand in each other`);
    const read = work();
    this.#depth--;
    return read;
  }

  private or(): TextTree {
    return this.joined('or', () => this.joined('and', () => this.not()));
  }

  private joined(operator: 'and' | 'or', part: () => TextTree): TextTree {
    let [tree, at] = [part(), this.#next];
    while (this.takes(operator)) {
      const right = part();
      if (!isTest(tree) || !isTest(right)) this.fail(`${operator} joins two tests, such as a < b`, at);
      tree = { operator, operands: [tree, right] };
      at = this.#next;
    }
    return tree;
  }

  private not(): TextTree {
    const at = this.#next;
    if (!this.takes('not')) return this.comparison();
    const operand = this.within(() => this.not());
    return isTest(operand) ? { operator: 'not', operands: [operand] } : this.fail('not stands before a test', at);
  }

  private comparison(): TextTree {
    const at = this.#next;
    let left = this.sum();
    if (this.word === 'not') this.fail('not stands before the whole test, as in not a in {1}');
    if (this.takes('in')) return { operator: 'in', operands: [this.numeric(left, at), ...this.numbers()] };
    if (this.takes('is')) {
      if (this.word === 'not') this.fail('not stands before the whole test, as in not a is prime');
      if (!CLASSES.has(this.word)) this.fail('a number is prime, square, odd or even');
      return { operator: this.take() as Operator, operands: [this.numeric(left, at)] };
    }
    const found: TextOperation[] = [];
    while (COMPARISONS.has(this.word)) {
      const operator = this.take() as Operator;
      const here = this.#next;
      if (this.word === '=') this.fail(`${operator} is enough`);
      const right = this.sum();
      found.push({ operator, operands: [this.numeric(left, at), this.numeric(right, here)] });
      left = right;
    }
    return found.length === 0 ? left : found.reduce((all, each) => ({ operator: 'and', operands: [all, each] }));
  }

  private numbers(): number[] {
    this.expect('{');
    const found = [this.number()];
    while (this.takes(',')) found.push(this.number());
    this.expect('}');
    return found;
  }

  private number(): number {
    const sign = this.takes('-') ? -1 : 1;
    if (!/^\d/.test(this.word)) this.fail('a number belongs there');
    if (this.word.length > MOST_FIGURES) this.fail(`numbers have at most ${MOST_FIGURES} figures`);
    return sign * Number(this.take());
  }

  /** Expects a number, and no test. */
  private numeric(tree: TextTree, at: number): TextTree {
    return isTest(tree) ? this.fail('a number belongs there, and no test', at) : tree;
  }

  private sum(): TextTree {
    return this.operations(['+', '-'], () => this.operations(['*', '%'], () => this.unit()));
  }

  private operations(operators: readonly Operator[], part: () => TextTree): TextTree {
    const at = this.#next;
    let tree = part();
    while (operators.some((operator) => operator === this.word)) {
      const operator = this.take() as Operator;
      const here = this.#next;
      const right = this.numeric(part(), here);
      if (operator === '%' && !isDivisor(right)) this.fail('only a digit or a number from 1 divides', here);
      tree = { operator, operands: [this.numeric(tree, at), right] };
    }
    if (UNIT.test(this.word))
      this.fail(`join numbers by signs, as in 2 * ${this.#letters[0] ?? 'd[1]'}, and tests by and, or`);
    return tree;
  }

  private unit(): TextTree {
    const { word } = this;
    const at = this.#next;
    if (/^\d/.test(word)) return this.number();
    if (this.takes('-')) return { operator: '-', operands: [0, this.within(() => this.numeric(this.unit(), at + 1))] };
    if (this.takes('(')) return this.closed(() => this.or(), ')');
    if (this.takes('|'))
      return { operator: 'abs', operands: [this.closed(() => this.numeric(this.sum(), at + 1), '|')] };
    if (word === 'a' || word === 'b' || word === 'c') return this.letter(word);
    if (word === 'd') {
      this.noPair();
      this.take();
      this.expect('[');
      const place = this.place();
      this.expect(']');
      return { fold: 'sum', from: place, to: place };
    }
    if (FOLDS.has(word)) return this.fold(word as TextFold['fold']);
    const examples = this.#letters.length > 0 ? this.#letters.join(', ') : 'd[1], sum()';
    return this.fail(`a number belongs there, such as ${examples} or 5`);
  }

  private closed(work: () => TextTree, sign: string): TextTree {
    const tree = this.within(work);
    this.expect(sign);
    return tree;
  }

  private letter(letter: Letter): TextTree {
    const letters = this.#letters;
    if (letters.length === 0) this.fail('the digits of the whole are d[1], d[2] … d[-1]');
    if (!letters.includes(letter))
      this.fail(letters.length === 1 ? 'the test of a digit is about a alone' : 'a pair has a and b alone');
    this.#next++;
    return letter;
  }

  /** Refuses what is about the whole list. */
  private noPair(): void {
    const those = this.#form === 'triples' ? 'three in a row have a, b and c' : 'a pair has a and b';
    if (this.#form !== 'whole') this.fail(`${those} alone; a text about more begins with whole:`);
    if (this.#isInFold) this.fail(`the test of a digit is about ${this.#letters.join(' and ')} alone`);
  }

  private place(): number {
    const at = this.#next;
    const sign = this.takes('-') ? -1 : 1;
    if (this.takes('half')) return sign * HALF;
    const place = sign * this.number();
    return place === 0 ? this.fail('places count from 1, and from -1 at the end', at) : place;
  }

  private fold(fold: TextFold['fold']): TextTree {
    this.noPair();
    this.take();
    this.expect('(');
    let [from, to] = [1, -1];
    let mayHaveTest = true;
    if (this.word === 'd') {
      this.take();
      this.expect('[');
      from = this.place();
      to = this.takes('..') ? this.place() : from;
      this.expect(']');
      mayHaveTest = this.takes(',');
    } else this.takes(',');
    if (!mayHaveTest || this.word === ')') {
      this.expect(')');
      if (fold === 'count' || fold === 'lead') this.fail(`${fold} needs a test, as in ${fold}(a > 5)`, this.#next - 1);
      if (isOfTwo(fold)) this.fail(`${fold} needs a test, as in ${fold}(a < b)`, this.#next - 1);
      return { fold, from, to };
    }
    const at = this.#next;
    this.#isInFold = true;
    this.#letters = LETTERS[isOfTwo(fold) ? 'fold of two' : 'fold'];
    const test = this.closed(() => this.or(), ')');
    this.#letters = LETTERS.whole;
    this.#isInFold = false;
    if (!isTest(test)) this.fail('a test belongs there, as in count(a > 5)', at);
    if (fold === 'least' || fold === 'most') this.fail(`${fold} takes no test: no digit might pass it`, at);
    if (fold === 'visible') this.fail('visible takes no test: each digit may hide others', at);
    return { fold, from, to, test };
  }
}

/** True for a fold whose test is about two digits. */
export const isOfTwo = (fold: string): fold is 'pairs' | 'rest' => fold === 'pairs' || fold === 'rest';

/** Folds that count digits by others. */
export type SteppedFold = 'pairs' | 'rest' | 'lead' | 'visible';
export const isStepped = (fold: string): fold is SteppedFold => isOfTwo(fold) || fold === 'lead' || fold === 'visible';

/** True for what is never less than one. */
const isDivisor = (tree: TextTree): boolean =>
  typeof tree === 'object'
    ? 'fold' in tree && tree.from === tree.to && !tree.test && tree.fold !== 'distinct'
    : tree !== 0;
