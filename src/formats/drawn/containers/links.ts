/** Links of programs that show puzzles, and how to get a puzzle that a link only names. */

/** The pages of a program. */
export interface Site {
  /** The end of the host, and the beginning of the path. */
  readonly host: string;
  /** Returns how to get the puzzle of a name; undefined for a page that shows none. */
  way(name: string): string | undefined;
}

/** The page of SudokuPad that shows a kept puzzle as a code. */
const atSudokuPad = (name: string): string =>
  `is kept at SudokuPad: open https://sudokupad.app/api/puzzle/${name} and copy all that it shows`;

export const SITES: readonly Site[] = [
  { host: 'sudokupad.app/', way: atSudokuPad },
  { host: 'sudokupad.svencodes.com/', way: atSudokuPad },
  { host: 'crackingthecryptic.com/', way: atSudokuPad },
  { host: 'cracking-the-cryptic.web.app/', way: atSudokuPad },
  { host: 'michelkraemer.com/sudocle/', way: atSudokuPad },
  {
    host: 'f-puzzles.com/',
    way: () => 'is kept at f-puzzles: open it there, choose Export and Open With Link, and copy the address',
  },
  {
    host: 'sudokumaker.app/',
    way: () => 'is kept at SudokuMaker: open it there, and copy a link that has puzzle= and a long code',
  },
  {
    host: 'lisudoku.xyz/',
    way: (name) =>
      name.startsWith('p/')
        ? `is kept at lisudoku: open https://api.lisudoku.xyz/api/puzzles/${name.slice(2)} and copy all that it shows`
        : undefined,
  },
];
