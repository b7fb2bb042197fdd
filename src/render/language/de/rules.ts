/** The German words for the rules of variants. */
import type { RuleWords } from '../language.js';

export const GERMAN_RULES: RuleWords = {
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
};
