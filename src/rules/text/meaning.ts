/** Texts of clues, which are rules or names of rules: their usual form, and what they mean. */
import type { NamedText } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import { nearest } from '../../settings/unknown.js';
import { type EitherPart, eitherIn, eitherText } from './either.js';
import { NAMED_TEXTS } from './named.js';
import { parseRuleText, type RuleText, type TextForm, usualText } from './tree.js';

/** A rule by its name, and the number for the `N` of its texts. */
export interface NamedRule {
  readonly named: NamedText;
  readonly number?: string;
}

/** A name, as people write it, and perhaps a number. */
const NAME = /^([a-z][a-z -]*?) ?(?:=(.*))?$/;
const NUMBER = /^ ?\d{1,6}$/;

/** A text of the puzzle's own with the name that it is given: `zip := pairs: a + b = 10`. */
const DEFINITION = /^([a-z][a-z -]{0,29}?) ?:= ?(.+)$/;

/** The longest name that lines have for their mark. Of a longer one they have the beginning. */
const LONGEST_MARK = 6;

/** Returns the name and the text of a definition in its usual form; undefined for any other text. */
export function definitionIn(text: string): { readonly name: string; readonly rule: string } | undefined {
  const [, name, rule] = DEFINITION.exec(text) ?? [];
  return name === undefined ? undefined : { name, rule: rule! };
}

/** Returns what a text names; undefined for a text that is no name. Throws a RangeError for a number that belongs elsewhere. */
export function namedIn(text: string): NamedRule | undefined {
  const own = definitionIn(text);
  if (own) {
    const { name, rule } = own;
    const mark = name.length <= LONGEST_MARK ? name : `${name.slice(0, LONGEST_MARK - 1)}…`;
    return { named: { id: name, names: { en: name }, rule: { en: rule }, text: rule, mark } };
  }
  const [, name = '', number] = NAME.exec(text) ?? [];
  const named = NAMED_TEXTS.find(({ id }) => id === name.trim().replaceAll(/[ -]+/g, '-'));
  if (named === undefined) return undefined;
  if (named.number !== undefined && !NUMBER.test(number ?? ''))
    throw new RangeError(`its text ${quoted(text)} needs a number, as in "${named.id}=${named.number}"`);
  if (named.number === undefined && number !== undefined)
    throw new RangeError(`its text ${quoted(text)} takes no number: it is "${named.id}"`);
  if (number === undefined) return { named };
  if (Number(number) === 0 && named.text.includes('% N'))
    throw new RangeError(
      `its text ${quoted(text)} divides by 0: take a number from 1, as in "${named.id}=${named.number}"`,
    );
  return { named, number: String(Number(number)) };
}

/** Returns a text of a named rule with its number in place of `N`. */
export const numbered = (text: string, { number }: NamedRule): string =>
  number === undefined ? text : text.replaceAll(/\bN\b/g, number);

/** Returns the rule that a text in its usual form states, by a name or in full. */
export function fullText(text: string): string {
  const own = namedIn(text);
  return own ? numbered(own.named.text, own) : text;
}

/** Reads a text, or the one that it names. Throws a RangeError that says what is wrong with it. */
export const ruleIn = (text: string): RuleText => parseRuleText(fullText(text));

/** Returns a text in its usual form, a name with its number without blanks. Throws a RangeError for one that states no rule. */
export function readText(text: string, readEither: (parts: readonly EitherPart[]) => readonly EitherPart[]): string {
  const usual = usualText(text);
  const parts = eitherIn(usual);
  if (parts) return eitherText(readEither(parts));
  const defined = definitionIn(usual);
  if (defined) return definitionText(defined, usual);
  const own = namedIn(usual);
  if (own) return own.number === undefined ? own.named.id : `${own.named.id}=${own.number}`;
  const meant = nearest(NAME.exec(usual)?.[1]?.trim().replaceAll(/[ -]+/g, '-') ?? '', NAMED_TEXTS_BY_ID);
  if (meant) throw new RangeError(`its text ${quoted(usual)} is no name of a rule: did you mean ${quoted(meant.id)}?`);
  parseRuleText(usual);
  return usual;
}

/** The names alone: those that sentences have are of several words. */
const NAMED_TEXTS_BY_ID = NAMED_TEXTS.map(({ id }) => ({ id }));

/** Words that begin texts: they name none. */
const FORMS: readonly string[] = ['either', 'pairs', 'all', 'triples', 'whole'];

function definitionText({ name, rule }: { readonly name: string; readonly rule: string }, text: string): string {
  if (FORMS.includes(name.split(' ')[0]!) || NAMED_TEXTS.some(({ id }) => id === name.replaceAll(' ', '-')))
    throw new RangeError(`its text ${quoted(`${name} := …`)} names a rule that is there already: take another name`);
  parseRuleText(text, text.length - rule.length);
  return `${name} := ${rule}`;
}

/** The fewest cells of which a text of each form says anything. */
const FEWEST: Readonly<Record<TextForm, number>> = { whole: 1, pairs: 2, all: 2, triples: 3 };

/** Returns what is wrong with a text in its usual form for a list of so many cells; undefined if nothing is, and for `either`. */
export function lengthFault(text: string, cells: number): string | undefined {
  if (eitherIn(text)) return undefined;
  const { cells: wanted } = namedIn(text)?.named ?? {};
  const least = FEWEST[ruleIn(text).form];
  if (wanted !== undefined && cells !== wanted)
    return `its text ${quoted(text)} is about ${wanted} cells, not ${cells}`;
  return cells < least ? `its text ${quoted(text)} is about ${least} or more cells, not ${cells}` : undefined;
}
