/** What stands before a colon: names of rules, names that setters give, and words by which a sentence holds for less. */
import { EVIDENCE } from './looks.js';
import type { Token } from './token.js';
import { isQualifier } from './tokens.js';

/** Words of a heading that would restrict or deny what its sentence says. */
export const RESTRICTIONS = new Set(['not', 'notAlways', 'only', 'either', 'some', 'most', 'least', 'exactly', 'one']);

/** Words for some of the digits. */
const OF_SOME_DIGITS = new Set(['odd', 'even', 'low', 'high']);

/** True for a heading with a word for some digits of which its sentence does not speak: it may hold for those alone. */
export const hasOthers = (heading: readonly Token[], said: readonly Token[]): boolean =>
  heading.some(
    (token) =>
      token.kind === 'concept' &&
      (OF_SOME_DIGITS.has(token.name) || isQualifier(token)) &&
      !said.some((other) => other.kind === 'concept' && other.name === token.name),
  );

/** Words that a number or the name of a rule makes one row, column or box, or some of them. */
const HOUSES = new Set(['row', 'column', 'box', 'cell']);

/** True for a heading that names the row, column or box where alone its sentence holds, or what else it counts. */
const isPlace = (heading: readonly Token[]): boolean =>
  heading.some(({ kind }) => kind === 'number' || kind === 'name') &&
  heading.some((token) => token.kind === 'concept' && HOUSES.has(token.name));

const isRestriction = (token: Token): boolean => token.kind === 'concept' && RESTRICTIONS.has(token.name);

/** True for a word by which a heading tells its rule. */
const isOfRule = (token: Token): boolean =>
  token.kind === 'name' || (token.kind === 'concept' && (EVIDENCE.has(token.name) || token.name === 'line'));

/** True for an unknown word beside the name of a rule, such as *Foggy whispers*: it may change the rule, so it is no nickname. */
export const isChanged = (heading: readonly Token[]): boolean =>
  heading.some(isOfRule) &&
  heading.some(({ kind }, at) => kind === 'unknown' && !(isBracket(heading[at - 1]) && isBracket(heading[at + 1])));

const isBracket = (token: Token | undefined): boolean => token?.kind === 'cut' && '()[]'.includes(token.word);

/** True for a heading by which its sentence would not hold as it stands. */
export const isRestricted = (heading: readonly Token[]): boolean =>
  heading.some((token) => (token.kind === 'unknown' && isQualifier(token)) || isRestriction(token)) || isPlace(heading);

/** The forms of clues whose names are a colour and a form, as *Black dots*. */
const NAMED_BY_LOOK = new Set(['dot', 'circle', 'square', 'diamond']);

/** Adds the look to a heading that is taken for a name: *Black dots* are dots, and black. */
export const withLooks = (heading: readonly Token[], bare: readonly Token[]): readonly Token[] =>
  heading.some(({ kind }) => kind === 'name')
    ? [
        ...heading,
        ...bare.filter(
          (token) => token.kind === 'colour' || (token.kind === 'concept' && NAMED_BY_LOOK.has(token.name)),
        ),
      ]
    : heading;

/** Leaves out words of the heading that no vocabulary has: names that the setter gives. */
export function withoutNicknames(tokens: readonly Token[], heading: readonly Token[]): Token[] {
  const nicknames = new Set(
    heading.flatMap((token) =>
      token.kind === 'unknown' ? [token.word, `${token.word}s`, token.word.replace(/s$/, '')] : [],
    ),
  );
  return tokens.filter((token) => token.kind !== 'unknown' || isQualifier(token) || !nicknames.has(token.word));
}
