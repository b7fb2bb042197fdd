/** Finds the words of the glossary in a text. */
import type { LanguageCode } from '../../src/face/index.js';
import { ENGLISH_TERMS, type TermId, type Terms } from './glossary.js';
import { GERMAN_TERMS } from './glossary-german.js';
import { inLanguage } from './in-language.js';

export const termsIn = (language: LanguageCode): Terms => inLanguage(language, { en: ENGLISH_TERMS, de: GERMAN_TERMS });

/** A part of a text, with its term if it is a word of the glossary. */
interface GlossedPart {
  readonly text: string;
  readonly term?: TermId;
}

/** Matches names of cells, which open the glossary entry for cells. */
const CELLS = 'r\\d+c\\d+';

/** Words that hold a word of the glossary and mean something else. */
const OTHER_WORDS = [
  'full house',
  'full houses',
  'turbot fish',
  'kraken fish',
  'group of cells',
  'group of digits',
  'volles haus',
  'x-wing mit flosse',
  'schwertfisch mit flosse',
];

/**
 * Returns the terms by their words in lower case, and one pattern for all words. The pattern tries long words first, so
 * that no shorter one matches inside them.
 */
function matcherOf(terms: Terms): { readonly pattern: RegExp; readonly byWord: ReadonlyMap<string, TermId> } {
  const byWord = new Map<string, TermId>();
  for (const [id, { name, forms }] of Object.entries(terms))
    for (const word of [name.toLowerCase(), ...forms]) byWord.set(word, id as TermId);
  const words = [...byWord.keys(), ...OTHER_WORDS].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(`(?<![\\p{L}-])(?:${CELLS}|${words.join('|')})(?![\\p{L}-])`, 'giu'), byWord };
}

const matchers = new WeakMap<Terms, ReturnType<typeof matcherOf>>();

/**
 * Splits a text at the first occurrence of each glossary term. `seenTerms`: terms of earlier texts, to which the new
 * ones are added.
 */
export function glossed(text: string, terms: Terms, seenTerms = new Set<TermId>()): readonly GlossedPart[] {
  const { pattern, byWord } = matchers.get(terms) ?? matcherOf(terms);
  if (!matchers.has(terms)) matchers.set(terms, { pattern, byWord });
  const parts: GlossedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    if (OTHER_WORDS.includes(word.toLowerCase())) continue;
    const term = byWord.get(word.toLowerCase()) ?? 'cell';
    if (seenTerms.has(term)) continue;
    seenTerms.add(term);
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: word, term });
    end = index + word.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}
