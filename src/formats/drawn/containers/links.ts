/** Links of programs that show puzzles: where in them a puzzle stands, and how to get one that only names it. */

/** A page of puzzles, by the end of its host. */
interface Site {
  readonly host: string;
  /** The program's name. */
  readonly name: string;
  /** How its user gets the whole puzzle, if a link only names one. */
  readonly way: string;
}

const OPEN_IN_SUDOKUPAD =
  'open it there, and copy the address with the whole puzzle (it has scl or fpuzzles and a long code) or the JSON';

export const SITES: readonly Site[] = [
  { host: 'sudokupad.app/', name: 'SudokuPad', way: OPEN_IN_SUDOKUPAD },
  { host: 'sudokupad.svencodes.com/', name: 'SudokuPad', way: OPEN_IN_SUDOKUPAD },
  { host: 'crackingthecryptic.com/', name: 'SudokuPad', way: OPEN_IN_SUDOKUPAD },
  {
    host: 'f-puzzles.com/',
    name: 'f-puzzles',
    way: 'open it there, and copy the link from Export: it has load= and a long code',
  },
];
