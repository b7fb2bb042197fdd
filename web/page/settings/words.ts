/** Texts of the settings, loaded with their sheet. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  tidy: 'Marks vanish when a value rules them out',
  same: 'Light up the same digit',
  marks: 'Light up marks of that digit',
  seen: 'Light up row, column and box',
  check: 'Check while you enter digits',
  checks: { off: 'Off', clashes: 'Show clashes', mistakes: 'Show mistakes' },
  first: 'Choose first',
  firsts: { cell: 'The cell', digit: 'The digit' },
  highlights: 'Highlights',
  places: 'Candidates in their places',
  timer: 'Show the time',
  keysLeft: 'Keys on the left of the board',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  page: 'Page',
  ladder: 'Order of strategies',
  licences: 'Licences of the libraries in this page',
  language: 'Language',
};

const german: typeof english = {
  tidy: 'Kandidaten verschwinden, wenn ein Wert sie ausschließt',
  same: 'Gleiche Ziffern hervorheben',
  marks: 'Marken dieser Ziffer hervorheben',
  seen: 'Zeile, Spalte und Block hervorheben',
  check: 'Beim Eintragen prüfen',
  checks: { off: 'Nichts', clashes: 'Widersprüche zeigen', mistakes: 'Fehler zeigen' },
  first: 'Zuerst wählen',
  firsts: { cell: 'Das Feld', digit: 'Die Ziffer' },
  highlights: 'Hervorhebung',
  places: 'Kandidaten auf ihren Plätzen',
  timer: 'Zeit anzeigen',
  keysLeft: 'Tasten links vom Brett',
  theme: 'Farbschema',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  page: 'Seite',
  ladder: 'Reihenfolge der Strategien',
  licences: 'Lizenzen der Bibliotheken in dieser Seite',
  language: 'Sprache',
};

export const settingsWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
