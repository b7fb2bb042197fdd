/** The rules of a grid in words, for legends, books and the page. */
import { groupBy } from '../core/arrays.js';
import { cellsText } from '../core/cells-text.js';
import type { Constraint } from '../core/constraint.js';
import type { Geometry } from '../core/geometry.js';
import { type InLanguages, translated } from '../core/languages.js';
import { digitsText } from '../core/numbers.js';
import type { Sign } from '../core/sign.js';
import type { Statement } from '../core/statement.js';
import { constraintsOf } from '../definitions/constraints-of.js';
import { letterOf } from '../rules/clue-signs.js';
import { placeText } from '../variants/statement-text.js';
import { ruleText } from './constraint-texts.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { RuleLanguage } from './language/rule-words.js';

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 * Where the signs have a setter's words, they take the place of ours for what they state.
 */
export function rulesSentence(
  geometry: Geometry,
  language: RuleLanguage = { code: 'en' },
  signs: readonly Sign[] = [],
): string | undefined {
  if (geometry.isPlain) return undefined;
  const { title } = language.rules ?? ENGLISH_RULES;
  const ours = ownTexts(geometry, language, signs);
  const told = ours.length > 0 ? [`${ours.join('; ')}.`] : [];
  return `${title}: ${[...told, ...settersWords(signs)].join(' ')}`;
}

/** Returns the rules one by one, each a sentence: `Each diagonal has every digit once.`; none for the usual rules. */
export const ruleTexts = (
  geometry: Geometry,
  language: RuleLanguage = { code: 'en' },
  signs: readonly Sign[] = [],
): readonly string[] => [
  ...ownTexts(geometry, language, signs).map((rule) => `${rule.charAt(0).toLocaleUpperCase()}${rule.slice(1)}.`),
  ...settersWords(signs),
];

/** Returns our texts of the rules that a setter's words do not state. */
function ownTexts(geometry: Geometry, language: RuleLanguage, signs: readonly Sign[]): readonly string[] {
  const words = signs.find((sign) => sign.kind === 'words');
  if (geometry.isPlain) return [];
  const { numbers } = geometry.layout;
  const list = numbers && digitsText(numbers).replace('-', '–').replaceAll(',', ', ');
  return [
    ...(list === undefined ? [] : [(language.rules ?? ENGLISH_RULES).digits(list)]),
    ...constraintsOf(geometry)
      .filter(({ id }) => !words?.states.includes(id))
      .flatMap((each) => clueTexts(each, geometry, language).map((text) => text + ownPlaces(each, geometry))),
  ];
}

/** Returns the text of a rule or, for clues whose texts have names, what each name says: `countdown (-1): digits count down …`. */
function clueTexts(constraint: Constraint, geometry: Geometry, language: RuleLanguage): readonly string[] {
  const { named = [] } = constraint.takes?.text ?? {};
  const own = (geometry.layout.statements ?? []).filter(({ kind }) => kind === constraint.id);
  const told = own.map(({ text = '' }) => {
    const [, own, rule] = /^(.+?) := (.*)$/.exec(text) ?? [];
    if (own !== undefined) return `${own}: ${rule}`;
    const [id, number = ''] = text.split('=');
    const found = named.find((each) => each.id === id);
    const filled = (words: InLanguages<string>): string =>
      translated(words, language.code).replaceAll(/\bN\b/g, number);
    const mark = found?.mark === undefined ? '' : ` (${found.mark.replace('N', number)})`;
    return found && `${filled(found.names)}${mark}: ${filled(found.rule)}`;
  });
  const byName = told.flatMap((each) => each ?? []);
  const unnamed = own.filter((_, index) => told[index] === undefined);
  const general =
    unnamed.length > 0 || own.length === 0
      ? [ruleText(constraint, geometry, language) + quotedTexts(unnamed, constraint, geometry)]
      : [];
  return [...general, ...new Set(byName)];
}

/**
 * Returns what clues say in texts that a picture does not show, after a colon: `: "whole: sum() = 25"`. Several texts look
 * alike, so each has its letter in the picture, and its places, which are the first and the last cell of its clues.
 */
function quotedTexts(clues: readonly Statement[], { takes }: Constraint, { size }: Geometry): string {
  if (!takes?.text?.isQuoted || clues.length === 0) return '';
  const byText = [...groupBy(clues, ({ text = '' }) => text)];
  const placesOf = ({ lists }: Statement): string =>
    lists
      .map((cells) => [...new Set([cells[0]!, cells.at(-1)!])].map((cell) => cellsText([cell], size)).join('–'))
      .join('/');
  const texts = byText.map(([text, own], index) =>
    byText.length === 1 ? `"${text}"` : `${letterOf(index)} "${text}" (${own.map(placesOf).join(', ')})`,
  );
  return `: ${texts.join(', ')}`;
}

/**
 * Returns the numbers of a constraint outside the grid with their places, in brackets, if another one has some: they look
 * alike.
 */
function ownPlaces(constraint: Constraint, geometry: Geometry): string {
  const isOutside = ({ takes }: Constraint): boolean => takes?.outside === 'line';
  if (!isOutside(constraint) || constraintsOf(geometry).filter(isOutside).length < 2) return '';
  const own = (geometry.layout.statements ?? []).filter(({ kind }) => kind === constraint.id);
  return ` (${own.map(({ value, lists }) => `${value} ${placeText(lists[0]!, 'line', geometry.size)}`).join(', ')})`;
}

const settersWords = (signs: readonly Sign[]): readonly string[] =>
  signs.flatMap((sign) => (sign.kind === 'words' ? [sign.text] : []));
