/** Sentences that state other digits than those from 1 on: `Normal 0-8 sudoku rules apply`. */
import type { ReadSentence } from './claim.js';
import { rulesReader } from './claims.js';

/** Sentences, and the digits that one of them states, if they are others. */
export interface SaidDigits {
  readonly sentences: readonly ReadSentence[];
  /** `0-8` */
  readonly digits?: string;
}

/**
 * Reads rules in which the digits from 0 may take the place of the usual ones: a sentence that would state the usual rules
 * with the digits from 1 states them with those. Wherever else the words have them, they stay as they are.
 */
export function withDigitsSaid(text: string, size: number): SaidDigits {
  const sentences = rulesReader.sentences(text, size);
  const range = new RegExp(String.raw`(?<![\d-])0\s*(?:-|–|to|through|bis)\s*${size - 1}(?![\d-])`, 'giu');
  if (!range.test(text)) return { sentences };
  const usual = rulesReader.sentences(text.replaceAll(range, `1-${size}`), size);
  const changed = usual.filter((each, at) => each.text !== sentences[at]?.text);
  const isStated = changed.every(({ isUsual, claims }) => isUsual && claims?.length === 0);
  if (changed.length === 0 || !isStated || usual.length !== sentences.length) return { sentences };
  return { sentences: usual.map((each, at) => ({ ...each, text: sentences[at]!.text })), digits: `0-${size - 1}` };
}
