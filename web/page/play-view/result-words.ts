/** Texts of the result, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';

const english = {
  afterwards: 'What next',
  result: 'Result',
  hardest: 'Hardest step',
  beside: (level: string) => `Others you solved, ${level}`,
  fastest: 'This is your fastest.',
  bestIs: (time: string) => `Your fastest took ${time}.`,
  averageIs: (time: string, count: number) => `${count} solved before, ${time} on average.`,
  another: (level: string) => `Another one, ${level}`,
  harder: (level: string) => `A harder one, ${level}`,
  seePath: 'See the way to the solution',
};

const german: typeof english = {
  afterwards: 'Wie weiter',
  result: 'Ergebnis',
  hardest: 'Schwerster Schritt',
  beside: (level) => `Deine anderen, ${level}`,
  fastest: 'Das ist dein schnellstes.',
  bestIs: (time) => `Dein schnellstes brauchte ${time}.`,
  averageIs: (time, count) => `Vorher gelöst: ${count}, im Mittel in ${time}.`,
  another: (level) => `Noch eins, ${level}`,
  harder: (level) => `Ein schwereres, ${level}`,
  seePath: 'Den Lösungsweg ansehen',
};

export const resultWordsIn = (language: LanguageCode): typeof english => (language === 'de' ? german : english);
