/** Texts of the import and export sheets, loaded with them. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  pasteHere: 'Paste a puzzle here, in any form',
  known:
    'Digits in any layout, candidates, links of SudokuPad, f-puzzles, SudokuWiki and others, files of other programs.',
  puzzle: (number: number) => `Puzzle ${number}`,
  file: 'Open a file',
  found: (count: number) => `${count} puzzles: choose one`,
  copyAs: 'Copy as',
  copied: 'Copied.',
  notCopied: 'The browser does not let the page copy: here is the text.',
  copy: 'Copy',
  formats: {
    line: 'one line',
    framed: 'rows in a frame',
    pencilmarks: 'grid with candidates',
    library: 'HoDoKu library line',
    sdk: 'SadMan, SudoCue (.sdk)',
    sdm: 'SudoCue list (.sdm)',
    ss: 'Simple Sudoku (.ss)',
    opensudoku: 'OpenSudoku (XML)',
    sudokuwiki: 'SudokuWiki link',
    sudokucoach: 'Sudoku Coach',
    'f-puzzles': 'f-puzzles link',
    sudokupad: 'SudokuPad link',
  },
  copyLink: 'Copy link',
  linkOfThisMachine: 'This link leads to your own computer: nobody else can open it.',
  notHeld: 'This form cannot hold rules that are not understood: copy it as a SudokuPad link.',
  copyItself: 'To send the puzzle, copy it as',
  picture: 'Picture',
  print: 'Print',
  printOrPdf: 'Print or PDF …',
  puzzles: (count: number) => `${count} puzzles`,
  perSheet: 'Puzzles on a sheet',
  withSolutions: 'With solutions, on a sheet of their own',
  solutions: 'Solutions',
  savePdf: 'Save as PDF',
  makingPdf: 'Making the PDF …',
  unreadLink: (reason: string) => `This link cannot be read: ${reason}`,
  unreadServer:
    'This link only names a puzzle that another server keeps. Share it there as a link that holds the puzzle.',
  bookmark: 'Bookmark for SudokuPad',
  bookmarkHow:
    'Drag this link to the bookmarks bar, or copy it and make it the address of a new bookmark. Press the bookmark while a puzzle is open in SudokuPad, and the puzzle opens here.',
  bookmarkName: 'Open in Sudoku',
  copyBookmark: 'Copy the bookmark',
  unreadText: (text: string, line: number) => `Line ${line} is no puzzle: “${text}”`,
  unreadGrid: (line: number) => `The grid in line ${line} has signs that cannot be read.`,
  unreadCount: (signs: number, size: number, rest: number) =>
    `These are ${signs} cells. A grid of ${size}×${size} has ${size * size}: ${Math.abs(rest)} ${rest > 0 ? 'too many' : 'missing'}.`,
};

const german: typeof english = {
  pasteHere: 'Hier ein Rätsel einfügen, in beliebiger Form',
  known:
    'Ziffern in jeder Anordnung, Kandidaten, Links von SudokuPad, f-puzzles, SudokuWiki und anderen, Dateien anderer Programme.',
  puzzle: (number) => `Rätsel ${number}`,
  file: 'Datei öffnen',
  found: (count) => `${count} Rätsel: wähle eines`,
  copyAs: 'Kopieren als',
  copied: 'Kopiert.',
  notCopied: 'Der Browser lässt die Seite nicht kopieren: hier ist der Text.',
  copy: 'Kopieren',
  formats: {
    line: 'eine Zeile',
    framed: 'Zeilen im Rahmen',
    pencilmarks: 'Gitter mit Kandidaten',
    library: 'HoDoKu-Bibliothek',
    sdk: 'SadMan, SudoCue (.sdk)',
    sdm: 'SudoCue-Liste (.sdm)',
    ss: 'Simple Sudoku (.ss)',
    opensudoku: 'OpenSudoku (XML)',
    sudokuwiki: 'SudokuWiki-Link',
    sudokucoach: 'Sudoku Coach',
    'f-puzzles': 'f-puzzles-Link',
    sudokupad: 'SudokuPad-Link',
  },
  copyLink: 'Link kopieren',
  linkOfThisMachine: 'Dieser Link führt zu deinem eigenen Rechner: niemand sonst kann ihn öffnen.',
  notHeld: 'Diese Form kann Regeln, die nicht verstanden sind, nicht fassen: kopiere es als SudokuPad-Link.',
  copyItself: 'Um das Rätsel zu verschicken, kopiere es als',
  picture: 'Bild',
  print: 'Drucken',
  printOrPdf: 'Drucken oder PDF …',
  puzzles: (count) => `${count} Rätsel`,
  perSheet: 'Rätsel auf einem Blatt',
  withSolutions: 'Mit Lösungen, auf einem eigenen Blatt',
  solutions: 'Lösungen',
  savePdf: 'Als PDF speichern',
  makingPdf: 'Das PDF entsteht …',
  unreadLink: (reason) => `Dieser Link ist nicht lesbar: ${reason}`,
  unreadServer:
    'Dieser Link nennt nur ein Rätsel, das ein anderer Server aufbewahrt. Teile es dort als Link, der das Rätsel selbst enthält.',
  bookmark: 'Lesezeichen für SudokuPad',
  bookmarkHow:
    'Ziehe diesen Link in die Lesezeichenleiste, oder kopiere ihn und mache ihn zur Adresse eines neuen Lesezeichens. Rufe das Lesezeichen auf, während in SudokuPad ein Rätsel offen ist, und das Rätsel öffnet sich hier.',
  bookmarkName: 'In Sudoku öffnen',
  copyBookmark: 'Lesezeichen kopieren',
  unreadText: (text, line) => `Zeile ${line} ist kein Rätsel: „${text}“`,
  unreadGrid: (line) => `Das Gitter in Zeile ${line} enthält Zeichen, die nicht lesbar sind.`,
  unreadCount: (signs, size, rest) =>
    `Das sind ${signs} Felder. Ein Gitter mit ${size}×${size} hat ${size * size}: ${rest > 0 ? `${rest} sind zu viel` : rest === -1 ? '1 fehlt' : `${-rest} fehlen`}.`,
};

export const exchangeWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
