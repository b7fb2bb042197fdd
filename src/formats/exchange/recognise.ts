/** Recognises texts of other programs by their beginnings, before any codec is loaded. */

import { PAGE_ADDRESS } from '../address/parts.js';

/** Signs that no line of a plain puzzle has. The look-ahead passes over such a line in half the time. */
const TELLING = /(?=[:<{*~A-Za-z])(?:[:<{*~]|[A-Za-z]{3}|[a-v]\d|S9B)/;

const FORMS: readonly (readonly [begins: RegExp, name: string])[] = [
  [PAGE_ADDRESS, 'page-link'],
  [/^https?:\/\/(?:www\.)?sudokuwiki\.org\//i, 'sudokuwiki'],
  [/^https?:\/\/(?:www\.)?sudoku\.coach\//i, 'sudokucoach'],
  [/^https?:\/\/(?:www\.)?f-puzzles\.com\//i, 'f-puzzles'],
  [/^https?:\/\/(?:[a-z]+\.)?(?:sudokupad\.app|sudokupad\.svencodes\.com|crackingthecryptic\.com)\//i, 'sudokupad'],
  [/^https?:\/\/(?:www\.)?sudokumaker\.app\//i, 'sudokumaker'],
  [/^https?:\/\/(?:www\.)?lisudoku\.xyz\//i, 'lisudoku'],
  [/^https?:\/\/sudokustudio\.github\.io\//i, 'sudokustudio'],
  [/^https?:\/\/sigh\.github\.io\/Interactive-Sudoku-Solver\b/i, 'iss'],
  [/^\.(?:[A-Z]\w*)?(?:\s*\.[A-Z]\w*)*(?:\s*\.)?~/, 'iss'],
  [/^https?:\/\/[a-z.\d]+\/penpa-edit\b/i, 'penpa'],
  [/^#?m=(?:edit|solve)&p=/, 'penpa'],
  [/^S9B[\da-z]{20}/i, 'sudokuwiki'],
  [/^(?=.*[a-v])[\da-v]{162}$/, 'sudokuwiki'],
  [/^SCv\d+_\d+_/, 'sudokucoach'],
  [/^(?:fpuz(?:zles)?|scl|ctc|scf)[\w+/%]{12}/, 'sudokupad'],
  [/^\{\s*(?:id|cellSize|cs|cells|ce|regions|re|cages|ca)\s*:/, 'sudokupad'],
  // The packed JSON of f-puzzles alone, and in links to other programs; but a line of 25×25 may begin so too.
  [/^(?:https?:\/\/\S+[?&#](?:load|fpuzzles?)=)?N4Ig(?!\w{621}$)[\w+/%-]{40}/, 'f-puzzles'],
  [/^\d{1,2}(?:x\d{1,2}|(?=[a-z]*j))[a-z\d]*:[\d_a-z]+(?:,[\d_a-z]+)*$/, 'solo'],
  [/^[\da-f]{12}\s+[\d.]{81}\s+\d+\.\d$/i, 'sudoku-exchange'],
  [/^[\d.+]{81,162}:(?:\s*[1-9]{3})*$/, 'susser'],
  [
    /^(?:(?=.*\*)(?:[\d.+*]{1,18},){8}[\d.+*]{1,18}|(?:[\d.+]{9,18},){8}[\d.+]{9,18}):(?:\s*[1-9]{3})*$/,
    'susser-short',
  ],
  [/^<(?:\?xml|opensudoku)\b/, 'opensudoku'],
  [/^\{\s*"formatVersion"\s*:/, 'sudokumaker'],
  [/^\{\s*"grid_?[sS]ize"\s*:/, 'lisudoku'],
  [/^\{\s*"grid"\s*:\s*\{\s*"(?:width|height)"/, 'sudokustudio'],
  [/^\{[\s\S]{0,4096}?"grid"\s*:\s*\[\s*\[\s*\{/, 'f-puzzles'],
  [/^\{[\s\S]{0,4096}?"cells"\s*:\s*\[\s*\[\s*\{/, 'sudokupad'],
  // A packed puzzle anywhere in a line: in a field of JSON or of a sheet, in a link among words.
  [/(?<![\w+%])(?:scl|ctc|fpuz(?:zles)?)[\w+/%]{40}/, 'sudokupad'],
  [/[?&](?:load|fpuzzles?)=N4Ig[\w+/%-]{40}/, 'f-puzzles'],
  [/[?&]puzzle=N4Ig[\w+/%-]{40}/, 'sudokumaker'],
];

/** Returns the format of another program by the beginning of a text; undefined if it is that of none. */
export function recognised(text: string): string | undefined {
  if (!TELLING.test(text)) return undefined;
  const line = text.trim();
  return FORMS.find(([begins]) => begins.test(line))?.[1];
}
