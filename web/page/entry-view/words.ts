/** Texts of the board for typing, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';

const english = {
  title: 'Type in a puzzle',
  how: 'Choose a cell and type its digit; the arrows lead on.',
  none: 'These digits have no solution.',
  without: (digits: string) => `Without ${digits} there is exactly one.`,
  several: 'There are several solutions still: more digits are wanted.',
  one: 'There is exactly one solution.',
  clash: 'A digit stands twice in a house.',
  checking: 'Checking …',
  empty: 'Nothing is typed in yet.',
  play: 'Play it',
  clear: 'Clear',
};

const german: typeof english = {
  title: 'Ein Rätsel eintippen',
  how: 'Wähle ein Feld und tippe seine Ziffer; die Pfeile führen weiter.',
  none: 'Diese Ziffern haben keine Lösung.',
  without: (digits: string) => `Ohne ${digits} gibt es genau eine.`,
  several: 'Noch gibt es mehrere Lösungen: es fehlen Ziffern.',
  one: 'Es gibt genau eine Lösung.',
  clash: 'Eine Ziffer steht zweimal in einem Haus.',
  checking: 'Wird geprüft …',
  empty: 'Noch ist nichts eingetippt.',
  play: 'Spielen',
  clear: 'Leeren',
};

export const entryWordsIn = (language: LanguageCode): typeof english => (language === 'de' ? german : english);
