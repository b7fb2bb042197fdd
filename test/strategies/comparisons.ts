/** What turns a sentence round in each language: words in the place of others, and operands that are exchanged. */
import type { InLanguages } from '../../src/core/languages.js';

type Words = Readonly<Record<string, InLanguages<RegExp>>>;

/** Comparisons: with what follows them. */
const COMPARISONS: Words = {
  less: { en: /\b(?:smaller|less|fewer)(?: \w+){0,2} than\b/g, de: /(?:kleiner|weniger)(?: \p{L}+)? als/gu },
  more: { en: /\b(?:larger|more)(?: \w+){0,2} than\b(?! one\b)/g, de: /(?:größer|mehr)(?: \p{L}+)? als/gu },
  'at least': { en: /\bat least\b(?! one\b)/g, de: /\bmindestens\b(?! eine[rs]?\b)/g },
  'at most': { en: /\bat most\b/g, de: /\bhöchstens\b/g },
};

const OTHERS: Words = {
  smallest: { en: /\bsmallest\b/g, de: /\bkleinste/g },
  largest: { en: /\blargest\b/g, de: /\bgrößte/g },
  higher: { en: /\bhigher\b/g, de: /\bhöher/g },
  lower: { en: /\blower\b/g, de: /\bniedriger/g },
  rise: { en: /\brise\b/g, de: /\bsteigen\b/g },
  fall: { en: /\bfall\b/g, de: /\bfallen\b/g },
  odd: { en: /\bodd\b/gi, de: /\bungerade/gi },
  even: { en: /\beven\b(?! \{)/g, de: /\bgerade/g },
  low: { en: /\blow\b/g, de: /\bniedrige?\b/g },
  high: { en: /\bhigh\b/g, de: /\bhohe?\b|\bhoch\b/g },
  row: { en: /(?<!in a )\brows?\b/gi, de: /\bZeilen?\b(?! darüber)/g },
  column: { en: /\bcolumns?\b/gi, de: /\bSpalten?\b/g },
  difference: { en: /\bdifference of\b/g, de: /\bDifferenz von\b(?! mindestens)/g },
  product: { en: /\bproduct\b/g, de: /\bProdukt\b/g },
  false: { en: /\bfalse\b/g, de: /\bfalsch\b/g },
  ratio: { en: /\bratio\b/g, de: /\bVerhältnis\b/g },
};

/** What a comparison may be with: a slot of a template, a cell or a number. */
const OPERAND = /\{\w+\}|r\d+c\d+|\d+/;

/** Found in no text. */
const NO_WORD = /(?!)/g;

const found = (words: Words, text: string, code: keyof InLanguages<RegExp>): { name: string; index: number }[] =>
  Object.entries(words).flatMap(([name, { [code]: word = NO_WORD }]) =>
    // Slots of templates have names too.
    [...text.matchAll(word)].flatMap(({ index }) => (text[index - 1] === '{' ? [] : { name, index })),
  );

/** Returns these words in a text or a template by their names, in its order. */
export const turningWordsIn = (text: string, code: keyof InLanguages<RegExp>): string[] =>
  found({ ...COMPARISONS, ...OTHERS }, text, code)
    .sort((a, b) => a.index - b.index)
    .map(({ name }) => name);

/** Returns the comparisons of a text or a template with what follows them, sorted: `less r1c2`, `at least {limit}`. */
export const comparisonsIn = (text: string, code: keyof InLanguages<RegExp>): string[] =>
  found(COMPARISONS, text, code)
    .map(({ name, index }) => `${name} ${OPERAND.exec(text.slice(index)) ?? ''}`)
    .sort();

/** Words that join two operands, of which articles may precede the second. */
const JOINING: InLanguages<RegExp> = {
  en: /\{(\w+)\} (?:in|of|from|with|to) (?:the )?(?=\{(\w+)\})/g,
  de: /\{(\w+)\} (?:in|von|aus|mit|bis) (?:der |dem |den )?(?=\{(\w+)\})/g,
};

/** Returns the slots of a template that a word joins, in its order: `digit cell` for `{digit} in {cell}`. */
export const joinedIn = (template: string, code: keyof InLanguages<RegExp>): string[] =>
  [...template.matchAll(JOINING[code] ?? NO_WORD)].map(([, first, second]) => `${first} ${second}`);
