/** What explains a sentence, *i.e. …*: whether it may be left out. */
import { RESTRICTIONS } from './headings.js';
import type { Token } from './token.js';
import { isQualifier } from './tokens.js';

/** True for a word by which an explanation would change what it explains. */
export const denies = (token: Token): boolean =>
  isQualifier(token) ||
  token.kind === 'name' ||
  (token.kind === 'concept' && token.name !== 'one' && (RESTRICTIONS.has(token.name) || CHANGES.has(token.name)));

const CHANGES = new Set(['orSame', 'mayRepeat', 'may']);

/** Makes a test for words that change what a sentence says, other than concepts that it has itself. */
export const isQualifierBeside =
  (said: readonly Token[]) =>
  (token: Token): boolean =>
    isQualifier(token) &&
    !(token.kind === 'concept' && said.some((other) => other.kind === 'concept' && other.name === token.name));

/** A condition on a cell by its name, of which an example speaks. */
export const OF_A_CELL = /\b(?:if|when|falls|wenn)\b.*\br[1-9]c[1-9]\b/i;

/** Relations of digits, each with those that an explanation may tell it by. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  consecutive: ['differ'],
  differ: ['consecutive', 'apart'],
  ratio: ['double'],
  double: ['ratio'],
  increase: ['greater', 'smaller'],
  decrease: ['greater', 'smaller'],
  greater: ['increase', 'sign', 'point'],
  smaller: ['increase', 'sign', 'point'],
  same: ['palindrome', 'equals', 'direction', 'distinct', 'repeat'],
  equals: ['same', 'palindrome'],
  distinct: ['range', 'same', 'once', 'repeat'],
  sum: ['total'],
  alternate: ['parity', 'odd', 'even'],
};

/** True if an explanation names a relation that what it explains does not state: then it says something of its own. */
export const saysMore = (explanation: readonly Token[], explained: readonly Token[]): boolean => {
  const said = new Set(explained.flatMap((token) => (token.kind === 'concept' ? [token.name] : [])));
  const isTold = (name: string): boolean =>
    said.has(name) || (!said.has('least') && !said.has('most') && TOLD_BY[name]!.some((each) => said.has(each)));
  return explanation.some((token) => token.kind === 'concept' && token.name in TOLD_BY && !isTold(token.name));
};
