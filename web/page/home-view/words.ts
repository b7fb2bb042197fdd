/** Texts of the home, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  locale: 'en-GB',
  goOn: 'Go on',
  play: 'Play',
  last: 'Your puzzle',
  first: 'A puzzle to begin with',
  filled: (filled: number, cells: number) => `${filled} of ${cells} cells filled`,
  another: (level: string) => `Another one: ${level}`,
  today: 'Today’s puzzle',
  streak: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row`,
  noStreak: 'The same for everybody',
  solvedToday: (time: string) => `Solved in ${time}`,
  new: 'A new puzzle',
  learn: 'To learn next',
  learned: 'You have finished the course. Look up any strategy.',
  lesson: (number: number) => `Lesson ${number}`,
  bring: 'A puzzle of your own',
  open: 'Open a link, text or file',
};

const german: typeof english = {
  locale: 'de-DE',
  goOn: 'Weiterspielen',
  play: 'Spielen',
  last: 'Dein Rätsel',
  first: 'Ein Rätsel für den Anfang',
  filled: (filled, cells) => `${filled} von ${cells} Feldern gefüllt`,
  another: (level) => `Noch eins: ${level}`,
  today: 'Das Rätsel von heute',
  streak: (days) => `${days} ${days === 1 ? 'Tag' : 'Tage'} in Folge`,
  noStreak: 'Für alle dasselbe',
  solvedToday: (time) => `Gelöst in ${time}`,
  new: 'Ein neues Rätsel',
  learn: 'Als Nächstes lernen',
  learned: 'Du hast den Kurs abgeschlossen. Schlage jede Strategie nach.',
  lesson: (number) => `Lektion ${number}`,
  bring: 'Ein eigenes Rätsel',
  open: 'Link, Text oder Datei öffnen',
};

export const homeWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
