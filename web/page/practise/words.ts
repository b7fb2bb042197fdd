/** Texts of practice, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  practisePlacing: 'Write the digit that it places.',
  practiseRemoving: 'Strike a candidate that it removes: choose its cell, then press the digit.',
  practising: (name: string) => `Find: ${name}`,
  toLesson: (exercise: number) => `Back to the lesson (exercise ${exercise})`,
  tally: (found: number, shown: number) => `${found} found, ${shown} shown`,
  practiceAgain: 'Undo, and look again.',
  foundIt: 'Found!',
  lessonDone: 'Found! That was the last exercise: lesson done.',
  nextLesson: 'Next lesson',
  toCourse: 'All lessons',
  show: 'Show it',
  next: 'Next one (N)',
};

const german: typeof english = {
  practisePlacing: 'Schreibe die Ziffer, die der Schritt setzt.',
  practiseRemoving: 'Streiche einen Kandidaten, den der Schritt entfernt: Wähle sein Feld, dann drücke die Ziffer.',
  practising: (name) => `Finde: ${name}`,
  toLesson: (exercise) => `Zurück zur Lektion (Übung ${exercise})`,
  tally: (found, shown) => `${found} gefunden, ${shown} gezeigt`,
  practiceAgain: 'Nimm es zurück und such weiter.',
  foundIt: 'Gefunden!',
  lessonDone: 'Gefunden! Das war die letzte Übung: Lektion fertig.',
  nextLesson: 'Nächste Lektion',
  toCourse: 'Alle Lektionen',
  show: 'Zeigen',
  next: 'Nächstes (N)',
};

export const practiceWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
