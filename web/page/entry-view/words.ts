/** Texts of the board for typing, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  title: 'Type in a puzzle',
  how: 'Type cell after cell. Space or 0 leaves a cell empty, Backspace takes the last one back.',
  paste: 'Or paste it here',
  pasteHint: 'Rows of digits, a link, the text of a photograph',
  read: (digits: number) => (digits === 1 ? '1 digit is on the board.' : `${digits} digits are on the board.`),
  firstOf: (puzzles: number) => `This is the first of ${puzzles} puzzles. The others are still in the field.`,
  unread: (signs: readonly string[]) => `Left empty, because it could not be read: ${signs.join(', ')}.`,
  sign: (sign: string, cell: string) => `“${sign}” in ${cell}`,
  unevenRow: (row: number, signs: number, wanted: number) => `Row ${row} has ${signs} signs instead of ${wanted}.`,
  unevenLine: (signs: number, wanted: number) =>
    `There are ${signs} signs instead of ${wanted}: look for the cell from which all are shifted.`,
  none: 'These digits have no solution.',
  several: 'There is more than one solution: some digits are missing, or one is misread.',
  one: 'There is exactly one solution.',
  checking: 'Checking …',
  empty: 'Nothing is typed in yet.',
  misread: 'Perhaps misread:',
  without: (digit: string, cell: string, instead: string) =>
    `Without the ${digit} in ${cell} there is exactly one solution. It has ${instead} there.`,
  instead: (digit: string, cell: string, instead: string) =>
    `With ${instead} in place of the ${digit} in ${cell} there is exactly one solution.`,
  takeOut: (digit: string) => `Take out the ${digit}`,
  change: (digit: string) => `Make it ${digit}`,
  play: 'Play it',
  clear: 'Clear',
};

const german: typeof english = {
  title: 'Ein Rätsel eintippen',
  how: 'Tippe Feld für Feld. Leertaste oder 0 lässt ein Feld frei, die Rücktaste nimmt das letzte zurück.',
  paste: 'Oder hier einfügen',
  pasteHint: 'Zeilen aus Ziffern, ein Link, der Text eines Fotos',
  read: (digits) => (digits === 1 ? '1 Ziffer steht auf dem Brett.' : `${digits} Ziffern stehen auf dem Brett.`),
  firstOf: (puzzles) => `Dies ist das erste von ${puzzles} Rätseln. Die anderen stehen noch im Textfeld.`,
  unread: (signs) => `Frei gelassen, weil es nicht lesbar war: ${signs.join(', ')}.`,
  sign: (sign, cell) => `„${sign}“ in ${cell}`,
  unevenRow: (row, signs, wanted) => `Zeile ${row} hat ${signs} Zeichen statt ${wanted}.`,
  unevenLine: (signs, wanted) =>
    `Es sind ${signs} Zeichen statt ${wanted}: suche das Feld, ab dem alle verschoben sind.`,
  none: 'Mit diesen Ziffern gibt es keine Lösung.',
  several: 'Es gibt mehr als eine Lösung: es fehlen Ziffern, oder eine ist falsch gelesen.',
  one: 'Es gibt genau eine Lösung.',
  checking: 'Wird geprüft …',
  empty: 'Noch ist nichts eingetippt.',
  misread: 'Vielleicht falsch gelesen:',
  without: (digit, cell, instead) =>
    `Ohne die ${digit} in ${cell} gibt es genau eine Lösung. In ihr steht dort eine ${instead}.`,
  instead: (digit, cell, instead) => `Mit einer ${instead} statt der ${digit} in ${cell} gibt es genau eine Lösung.`,
  takeOut: (digit) => `${digit} herausnehmen`,
  change: (digit) => `${digit} daraus machen`,
  play: 'Spielen',
  clear: 'Leeren',
};

export const entryWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
