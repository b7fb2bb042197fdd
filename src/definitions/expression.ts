/** The language of definitions: expressions of numbers, read into trees that other programs can read too. */
import type { Expression } from '../core/definition.js';
import { quoted } from '../core/printable.js';

/** A number, a name, or an operation on trees: `['>=', ['abs', ['-', 'a', 'b']], 5]`. */
export type ExpressionTree = number | string | Operation;
export type Operation = readonly [name: string, ...operands: ExpressionTree[]];

/** The numbers that names stand for. */
export type Names = Record<string, number>;

const TOKEN = /\d+|[A-Za-z]+(?:\.[A-Za-z]+)?|[<>!]=|[-+*/%^()|?:,=<>]/y;
const COMPARISONS = new Set(['=', '!=', '<', '<=', '>', '>=']);
const FUNCTIONS = new Set(['min', 'max', 'floor', 'ceil', 'root', 'prime']);
/** Operations between two operands, those that bind least first. */
const BINARY = [['+', '-'], ['*', '/', '%'], ['^']];

/** Reads an expression. Throws a RangeError for a text that is none. */
export function parse(text: Expression): ExpressionTree {
  const tokens = tokensOf(text);
  let at = 0;
  const fail = (): never => {
    throw new RangeError(
      `${quoted(text)} is no expression: ${tokens[at] === undefined ? 'it ends too soon' : quoted(tokens[at]!)}`,
    );
  };
  const takes = (token: string): boolean => tokens[at] === token && ++at > 0;
  const expect = (token: string): void => {
    if (!takes(token)) fail();
  };
  const choice = (): ExpressionTree => {
    const test = joined('or', () => joined('and', negation));
    if (!takes('?')) return test;
    const then = choice();
    expect(':');
    return ['?', test, then, choice()];
  };
  const joined = (word: 'and' | 'or', part: () => ExpressionTree): ExpressionTree => {
    let tree = part();
    while (takes(word)) tree = [word, tree, part()];
    return tree;
  };
  const negation = (): ExpressionTree => (takes('not') ? ['not', negation()] : comparison());
  const comparison = (): ExpressionTree => {
    let left = binary(0);
    const found: ExpressionTree[] = [];
    while (COMPARISONS.has(tokens[at]!)) {
      const sign = tokens[at++]!;
      const right = binary(0);
      found.push([sign, left, right]);
      left = right;
    }
    return found.length === 0 ? left : found.reduce((all, each) => ['and', all, each]);
  };
  const binary = (level: number): ExpressionTree => {
    if (level === BINARY.length) return operand();
    let tree = binary(level + 1);
    while (BINARY[level]!.includes(tokens[at]!)) tree = [tokens[at++]!, tree, binary(level + 1)];
    return tree;
  };
  const operand = (): ExpressionTree => {
    if (takes('-')) return ['-', 0, operand()];
    if (takes('(')) return closed(choice(), ')');
    if (takes('|')) return closed(['abs', choice()], '|');
    const word = tokens[at++];
    if (word === undefined || !/^\w/.test(word)) {
      at--;
      return fail();
    }
    if (/^\d/.test(word)) return Number(word);
    if (!FUNCTIONS.has(word)) return word;
    expect('(');
    const operands = [choice()];
    while (takes(',')) operands.push(choice());
    return closed([word, ...operands], ')');
  };
  const closed = (tree: ExpressionTree, token: string): ExpressionTree => {
    expect(token);
    return tree;
  };
  const tree = choice();
  return at < tokens.length ? fail() : tree;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    if (text[at] === ' ') {
      TOKEN.lastIndex = at + 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new RangeError(`${quoted(text)} is no expression: ${quoted(text.slice(at))}`);
    tokens.push(token);
  }
  return tokens;
}

/** Returns the names that a tree has. */
export const namesIn = (tree: ExpressionTree): readonly string[] =>
  typeof tree === 'number' ? [] : typeof tree === 'string' ? [tree] : tree.slice(1).flatMap(namesIn);

/** Returns the number that a tree stands for. Throws a RangeError for a name that stands for none. */
export function evaluate(tree: ExpressionTree, names: Names): number {
  if (typeof tree === 'number') return tree;
  if (typeof tree === 'string') {
    const value = names[tree];
    if (value === undefined) throw new RangeError(`nothing is called ${quoted(tree)} here`);
    return value;
  }
  const [operation, first, second, third] = tree as readonly [string, ExpressionTree, ExpressionTree, ExpressionTree];
  const left = evaluate(first, names);
  switch (operation) {
    case '?':
      return evaluate(left ? second : third, names);
    case 'and':
      return left && evaluate(second, names) ? 1 : 0;
    case 'or':
      return left || evaluate(second, names) ? 1 : 0;
    case 'not':
      return left ? 0 : 1;
    case 'abs':
      return Math.abs(left);
    case 'floor':
      return Math.floor(left);
    case 'ceil':
      return Math.ceil(left);
    case 'root':
      return Math.sqrt(left);
    case 'prime':
      return isPrime(left) ? 1 : 0;
    default:
      return ofTwo(operation, left, evaluate(second, names));
  }
}

const isPrime = (number: number): boolean => {
  let factor = 2;
  while (factor * factor <= number && number % factor !== 0) factor++;
  return number > 1 && factor * factor > number;
};

function ofTwo(operation: string, left: number, right: number): number {
  switch (operation) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return right === 0 ? left : ((left % right) + right) % right;
    case '^':
      return left ** right;
    case '=':
      return left === right ? 1 : 0;
    case '!=':
      return left !== right ? 1 : 0;
    case '<':
      return left < right ? 1 : 0;
    case '<=':
      return left <= right ? 1 : 0;
    case '>':
      return left > right ? 1 : 0;
    case '>=':
      return left >= right ? 1 : 0;
    case 'min':
      return Math.min(left, right);
    default:
      return Math.max(left, right);
  }
}
