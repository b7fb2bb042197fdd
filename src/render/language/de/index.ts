/** Deutsch. */
import type { Language } from '../language.js';
import { GERMAN_LEGEND } from './legend.js';
import { GERMAN_RULES } from './rules.js';
import { GERMAN_STEPS } from './steps.js';

export { GERMAN_LEGEND } from './legend.js';

export const GERMAN: Language = {
  ...GERMAN_STEPS,
  legend: GERMAN_LEGEND,
  rules: GERMAN_RULES,
  notation: {
    cells: 'r3c4 ist das Feld in Zeile 3 und Spalte 4, r3c48 sind r3c4 und r3c8, r37c4 sind r3c4 und r7c4.',
    chains:
      'In einer Kette ist (3)r1c2 die 3 in r1c2; = sagt, dass eines von beiden wahr ist, -, dass nicht beide es sind; (3=7)r1c2 und (3-7)r1c2 sagen das von zwei Ziffern eines Feldes. Von links nach rechts gelesen folgt jedes Glied aus dem davor: wahr nach =, falsch nach -.',
  },
  answers: {
    solved: 'Es ist gelöst.',
    path: (steps) => `Sudoku: ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}`,
    noStep: 'Kein Schritt gefunden.',
    finishes: 'einfache Schritte lösen den Rest',
    leaves: (candidates) => `es bleiben ${candidates} Kandidaten`,
  },
};
