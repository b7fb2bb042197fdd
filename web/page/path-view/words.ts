/** Texts of Path, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';
import type { SearchProgress } from './path-requests.js';

const english = {
  hodoku: 'The level of the hardest step, and points for each step of HoDoKu’s way.',
  full: 'The level of the hardest step on our own ladder: variants have no other.',
  se: 'The hardest step, the hardest before the first digit, and the first step: from 1.0 to about 12.',
  whips: 'Whips',
  whipsText: 'After Denis Berthier: the length of the longest whip that is needed, 0 if singles are enough.',
  caption: 'How often HoDoKu’s way takes each strategy',
  colours: 'The longer a bar, the more steps; its colour is the level of the strategy:',
  atLeast: (rating: number) => `at least ${rating}`,
  working: 'Working …',
  searching: 'All steps are searched for. Stop keeps those that are found.',
  searched: (found: number, { strategy, seconds }: SearchProgress) =>
    `${found} ${found === 1 ? 'step' : 'steps'} in ${seconds} s. Searched for now: ${strategy}. Stop keeps what is found.`,
};

const german: typeof english = {
  hodoku: 'Die Stufe des schwersten Schritts, und Punkte für jeden Schritt auf HoDoKus Weg.',
  full: 'Die Stufe des schwersten Schritts auf unserer eigenen Leiter: für Varianten gibt es keine andere.',
  se: 'Der schwerste Schritt, der schwerste vor der ersten Ziffer, und der erste: von 1,0 bis etwa 12.',
  whips: 'Whips',
  whipsText: 'Nach Denis Berthier: die Länge des längsten Whips, der gebraucht wird; 0, wenn Einer genügen.',
  caption: 'Wie oft HoDoKus Weg jede Strategie nimmt',
  colours: 'Je länger ein Balken, desto mehr Schritte; seine Farbe ist die Stufe der Strategie:',
  atLeast: (rating) => `mindestens ${rating}`,
  working: 'Wird berechnet …',
  searching: 'Alle Schritte werden gesucht. Anhalten behält die gefundenen.',
  searched: (found, { strategy, seconds }) =>
    `${found} ${found === 1 ? 'Schritt' : 'Schritte'} in ${seconds} s. Gesucht wird jetzt: ${strategy}. Anhalten behält, was gefunden ist.`,
};

export const pathWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
