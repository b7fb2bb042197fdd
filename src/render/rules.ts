/** The rules of a variant in words, for legends, books and the page. */
import type { Geometry } from '../core/geometry.js';
import type { Variant } from '../variants/names.js';
import { ruleNames } from '../variants/rules.js';
import type { LanguageCode } from './language/language.js';

/** The rules that have a text. All irregular layouts share one, `regions`. */
type Ruled = Exclude<Variant, 'jigsaw' | 'toroidal'> | 'regions' | 'pairs';

/** The rules of variants. */
interface RuleWords {
  /** The word before all rules. */
  readonly rules: string;
  readonly of: Readonly<Record<Ruled, string>>;
}

/**
 * The words in every language. They are few and always loaded, because the page shows them before it loads a language.
 */
const RULE_WORDS: Readonly<Record<LanguageCode, RuleWords>> = {
  en: {
    rules: 'Rules',
    of: {
      x: 'each diagonal has every digit once',
      windoku: 'each window has every digit once',
      'disjoint-groups': 'the cells in the same place of their boxes have every digit once',
      asterisk: 'the nine marked cells (the asterisk) have every digit once',
      'centre-dot': 'the centres of the boxes have every digit once',
      girandola: 'the nine marked cells (the girandola) have every digit once',
      'anti-knight': "cells a knight's move apart differ",
      'anti-king': 'cells that touch at a corner differ',
      latin: 'there are no boxes',
      regions: 'the regions between thick lines take the place of boxes',
      pairs: 'cells that are marked together differ',
    },
  },
  de: {
    rules: 'Regeln',
    of: {
      x: 'jede Diagonale hat jede Ziffer einmal',
      windoku: 'jedes Fenster hat jede Ziffer einmal',
      'disjoint-groups': 'die Felder an derselben Stelle ihrer Blöcke haben jede Ziffer einmal',
      asterisk: 'die neun markierten Felder (der Stern) haben jede Ziffer einmal',
      'centre-dot': 'die Mittelfelder der Blöcke haben jede Ziffer einmal',
      girandola: 'die neun markierten Felder (die Girandola) haben jede Ziffer einmal',
      'anti-knight': 'Felder, die einen Springerzug auseinander liegen, sind verschieden',
      'anti-king': 'Felder, die sich an einer Ecke berühren, sind verschieden',
      latin: 'es gibt keine Blöcke',
      regions: 'die Gebiete zwischen dicken Linien stehen anstelle der Blöcke',
      pairs: 'Felder, die zusammen markiert sind, sind verschieden',
    },
  },
};

/**
 * Returns `Rules: each diagonal has every digit once; there are no boxes.`, or undefined if only the usual rules apply.
 */
export function rulesSentence(geometry: Geometry, language: LanguageCode = 'en'): string | undefined {
  if (geometry.isPlain) return undefined;
  const { rules, of } = RULE_WORDS[language];
  return `${rules}: ${ruleNames(geometry)
    .map((rule) => of[rule as Ruled])
    .join('; ')}.`;
}
