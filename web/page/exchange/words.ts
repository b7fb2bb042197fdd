/** Texts of the import and export sheets, loaded with them. */
import type { LanguageCode } from '../../../src/face/index.js';

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
  picture: 'Picture',
  print: 'Print',
  pdfTip: 'The puzzle as it is given, with its solution on a page of its own',
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
  picture: 'Bild',
  print: 'Drucken',
  pdfTip: 'Das Rätsel mit seinen Vorgaben, die Lösung auf einer eigenen Seite',
};

export const exchangeWordsIn = (language: LanguageCode): typeof english => (language === 'de' ? german : english);
