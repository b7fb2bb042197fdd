/** Tales before the rules, and greetings: sentences that state nothing. */
import { isQualifier, type Token } from './tokens.js';

/** Words of tales that say something of digits, cells or what is to be found. */
const OF_PUZZLES =
  /\b(?:digits?|cells?|numbers?|grid|rows?|columns?|box(?:es)?|lines?|sums?|draw|shade|loop|path|snake|divide|determin\w*|values?|clues?|circles?|squares?|dots?|arrows?|cages?|regions?|must|rules?|knights?|kings?|queens?|chess|constraints?|restrictions?|appl(?:y|ies)|consecutive|adjacent|neighbou?rs?|diagonals?|repeat\w*|identical|difference|beside|near|next|touch\w*|away|apart|same|equal|alike|twins?|each other|one another)\b/i;

/** Words of greetings. */
const GREETING = /\b(?:fun|enjoy|luck|thanks?|happy|cheers|love|viel spaß|danke)\b/i;

export const isGreeting = (text: string): boolean => GREETING.test(text) && !OF_PUZZLES.test(text);

/** True for a sentence of a tale before the rules. */
export const isStory = (tokens: readonly Token[], text: string, everyday: ReadonlySet<string>): boolean =>
  tokens.some(({ kind }) => kind === 'unknown') &&
  !tokens.some(isQualifier) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => everyday.has(word)) &&
  !tokens.some(({ kind }) => kind === 'colour' || kind === 'name') &&
  !OF_PUZZLES.test(text);

/** True for a sentence that says who set a puzzle: a name in it is no rule. */
export const isByline = (text: string): boolean =>
  /^(?:(?:a |the )?(?:puzzle |sudoku |rätsel )?(?:created |constructed |made |set )?)(?:by|von)\s|^(?:author|setter|autor)\b/i.test(
    text,
  );
