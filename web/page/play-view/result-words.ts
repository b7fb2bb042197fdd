/** Texts of the result, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  afterwards: 'What next',
  result: 'Result',
  time: 'Time',
  beside: (level: string) => `Others, ${level}`,
  first: 'This is your first.',
  fastest: 'This is your fastest.',
  bestIs: (time: string) => `Your fastest took ${time}.`,
  averageIs: (time: string, count: number) => `${count} solved before, ${time} on average.`,
  hardest: 'Hardest step',
  toLearn: 'To learn',
  met: (name: string, lesson: number) => `${name}, lesson ${lesson}`,
  hintsTaken: (count: number) => (count === 0 ? 'without hints' : count === 1 ? 'with 1 hint' : `with ${count} hints`),
  streak: 'Streak',
  daysInRow: (days: number) => (days === 1 ? '1 day' : `${days} days in a row`),
  another: (level: string) => `Another one, ${level}`,
  harder: (level: string) => `A harder one, ${level}`,
  seePath: 'See the way to the solution',
  copy: 'Copy the result',
  copyTip: 'As a text that gives nothing of the solution away',
};

const german: typeof english = {
  afterwards: 'Wie weiter',
  result: 'Ergebnis',
  time: 'Zeit',
  beside: (level) => `Andere, ${level}`,
  first: 'Das ist dein erstes.',
  fastest: 'Das ist dein schnellstes.',
  bestIs: (time) => `Dein schnellstes brauchte ${time}.`,
  averageIs: (time, count) => `Vorher gelöst: ${count}, im Mittel in ${time}.`,
  hardest: 'Schwerster Schritt',
  toLearn: 'Zu lernen',
  met: (name, lesson) => `${name}, Lektion ${lesson}`,
  hintsTaken: (count) => (count === 0 ? 'ohne Hinweise' : count === 1 ? 'mit einem Hinweis' : `mit ${count} Hinweisen`),
  streak: 'Serie',
  daysInRow: (days) => (days === 1 ? 'ein Tag' : `${days} Tage in Folge`),
  another: (level) => `Noch eins, ${level}`,
  harder: (level) => `Ein schwereres, ${level}`,
  seePath: 'Den Lösungsweg ansehen',
  copy: 'Ergebnis kopieren',
  copyTip: 'Als Text, der nichts von der Lösung verrät',
};

export const resultWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
