/** The German texts of the elements: board and walkthrough. */
import { GERMAN_LEGEND, GERMAN_RULES } from '../../src/render/language/de/index.js';
import type { ElementWords, WalkthroughWords } from './words.js';

export const GERMAN_LEVELS = {
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
  unfair: 'unfair',
  extreme: 'extrem',
};

export const GERMAN_COLOURS = ['Rot', 'Orange', 'Gelb', 'Grün', 'Türkis', 'Blau', 'Violett', 'Grau'];

export const GERMAN_WORDS: ElementWords & WalkthroughWords = {
  row: 'Zeile',
  column: 'Spalte',
  given: 'vorgegeben',
  empty: 'leer',
  candidates: 'Kandidaten',
  noMarks: 'keine Marken',
  covered: 'verdeckt',
  inFog: 'im Nebel',
  corner: 'Eckmarken',
  clashing: 'im Widerspruch',
  wrong: 'falsch',
  colours: GERMAN_COLOURS,
  step: (number, count) => `Schritt ${number} von ${count}`,
  atEnd: (count) => `Das Ende von ${count} ${count === 1 ? 'Schritt' : 'Schritten'}`,
  solved: 'Gelöst',
  unsolved: 'So weit, wie es geht',
  about: 'Was ist das?',
  goTo: 'Gehe zu',
  first: 'erster Schritt',
  back: 'Zurück',
  next: 'Weiter',
  end: 'Ende',
  steps: 'Schritte',
  signs: 'Was bedeuten die Zeichen?',
  hardest: 'Der schwerste Schritt:',
  hardBack: '‹ Schwer',
  hardNext: 'Schwer ›',
  link: 'Link zu diesem Schritt',
  print: 'Diesen Schritt drucken',
  keys: 'Pfeile, Leertaste, Pos1 und Ende gehen von Schritt zu Schritt, Bild auf und Bild ab von einem schweren zum nächsten. Mit der Umschalttaste gehen die Pfeile durch die Felder.',
  levels: GERMAN_LEVELS,
  pictures: { code: 'de', legend: GERMAN_LEGEND, rules: GERMAN_RULES },
};
