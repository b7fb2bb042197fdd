/** The formats of other programs: the facts about each that are needed before it is loaded. */
import { constraints } from '../../../constraints/index.js';
import type { Exchange } from '../../core/constraint.js';
import { frozen } from '../../core/frozen.js';
import type { Part, Settles } from '../format.js';
import type { Codec } from './codec.js';

/** A format of another program. */
export interface ExchangeFormat {
  readonly name: string;
  /** A description of the format's look, for a person who has a file and searches for its name. */
  readonly about: string;
  /** The parts of a puzzle that survive writing and reading back. */
  readonly holds: readonly Part[];
  readonly settles?: Settles;
  /** The names of the rules that it holds, if it does not hold all. */
  readonly rules?: readonly string[];
  /** True if the format writes several lines. */
  readonly isBlock?: boolean;
  /** True if it writes a drawing as it was shared, whatever the rules. */
  readonly holdsDrawings?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWriteOnly?: boolean;
  /** Loads the codec and the libraries that it needs. */
  load(): Promise<Codec>;
}

const POSITION = ['candidates', 'givens'] as const;
/** Returns the rules that a program holds: those that it has a form for, and those that regions and sets of cells are. */
const rulesOf = (program: keyof Exchange): readonly string[] => [
  'regions',
  ...constraints
    .filter(({ exchange, tiling, takes, groups }) => exchange?.[program] ?? tiling ?? (groups && !takes))
    .map(({ id }) => id),
];

/** The rules that f-puzzles has, and SudokuPad beside them. */
const DRAWN_RULES = rulesOf('fPuzzles');

/** The rules that f-puzzles has not, and that SudokuPad can draw with words that are read back. */
const RULES_IN_WORDS = [
  'x',
  'global-entropy',
  'sum',
  'product',
  'grey-dot',
  'greater-than',
  'counting-circles',
  'parity-line',
  'numbered-room',
  'sum-line',
];

const known: readonly ExchangeFormat[] = [
  {
    name: 'sdk',
    about: "SadMan's and SudoCue's .sdk: rows, or [Puzzle] and [State], after header lines as #A and an author",
    holds: ['givens', 'author', 'description', 'comment', 'date', 'source', 'difficulty', 'url'],
    isBlock: true,
    load: async () => (await import('./codecs.js')).sdk,
  },
  {
    name: 'sdm',
    about: "SudoCue's .sdm: a puzzle a line, 0 where a cell is empty",
    holds: [],
    load: async () => (await import('./codecs.js')).sdm,
  },
  {
    name: 'ss',
    about: "Simple Sudoku's .ss, written as version 4",
    holds: ['boxes'],
    isBlock: true,
    load: async () => (await import('./codecs.js')).ss,
  },
  {
    name: 'ss-1',
    about: "Simple Sudoku's .ss of version 1: rows, X where a cell is empty",
    holds: [],
    isBlock: true,
    load: async () => (await import('./codecs.js')).ss1,
  },
  {
    name: 'ss-2',
    about: "Simple Sudoku's .ss of version 2: rows with bars between boxes",
    holds: ['boxes'],
    isBlock: true,
    load: async () => (await import('./codecs.js')).ss2,
  },
  {
    name: 'opensudoku',
    about: "OpenSudoku's XML, written as version 2",
    holds: [...POSITION, 'title', 'comment', 'date'],
    isBlock: true,
    load: async () => (await import('./codecs.js')).opensudoku,
  },
  {
    name: 'opensudoku-1',
    about: "OpenSudoku's XML of version 1, with author, source and level",
    holds: [...POSITION, 'title', 'author', 'description', 'comment', 'date', 'source', 'difficulty', 'url'],
    isBlock: true,
    load: async () => (await import('./codecs.js')).opensudoku1,
  },
  {
    name: 'sudokuwiki',
    about: 'links of SudokuWiki, bd= and 81 digits or, for a position, S9B and 162 signs',
    holds: POSITION,
    load: async () => (await import('./codecs.js')).sudokuwiki,
  },
  {
    name: 'sudokuwiki-s9b',
    about: "SudokuWiki's string of version B alone",
    holds: POSITION,
    load: async () => (await import('./codecs.js')).sudokuwikiB,
  },
  {
    name: 'sudokuwiki-162',
    about: "SudokuWiki's string of the first version",
    holds: POSITION,
    settles: 'always',
    load: async () => (await import('./codecs.js')).sudokuwiki1,
  },
  {
    name: 'sudokucoach',
    about: 'links of Sudoku Coach or, for a position, its SCv7 states',
    holds: POSITION,
    load: async () => (await import('./sudokucoach.js')).sudokucoach,
  },
  {
    name: 'f-puzzles',
    about: 'links of f-puzzles',
    holds: [...POSITION, 'boxes', 'rowBoxes', 'rules', 'title', 'author', 'description'],
    rules: DRAWN_RULES,
    load: async () => (await import('./f-puzzles.js')).fPuzzles,
  },
  {
    name: 'sudokupad',
    about: 'links of SudokuPad (scl, ctc and fpuzzles are read)',
    holdsDrawings: true,
    holds: [...POSITION, 'boxes', 'rowBoxes', 'rules', 'title', 'author', 'description'],
    rules: [...DRAWN_RULES, ...RULES_IN_WORDS],
    load: async () => (await import('./sudokupad.js')).sudokupad,
  },
  {
    name: 'sudokupad-compact',
    about: 'the short code of SudokuPad for the givens of a 9×9',
    holds: [],
    load: async () => (await import('./sudokupad.js')).sudokupadCompact,
  },
  {
    name: 'iss',
    about: 'links of Interactive Sudoku Solver; its strings of constraints alone, as .Cage~17~R1C1~R1C2, are read too',
    holds: ['candidates', 'boxes', 'rowBoxes', 'rules'],
    settles: 'candidates',
    rules: [...rulesOf('iss'), 'digits'],
    load: async () => (await import('./iss.js')).iss,
  },
  {
    name: 'sukaku-explainer',
    about: 'what Sukaku Explainer saves: nine lines or, where candidates are struck out, 729 signs',
    holds: ['candidates'],
    settles: 'candidates',
    isBlock: true,
    load: async () => (await import('./codecs.js')).sukakuExplainer,
  },
  {
    name: 'sudoku-exchange',
    about: 'lines of the Sudoku Exchange puzzle bank: 12 signs, 81 digits, a rating',
    holds: ['difficulty'],
    load: async () => (await import('./sudoku-exchange.js')).sudokuExchange,
  },
  {
    name: 'solo',
    about: "game IDs of Simon Tatham's Solo, as 3x3:a3_5b",
    holds: ['boxes', 'rowBoxes', 'rules'],
    rules: ['x', 'regions', 'killer-cage'],
    load: async () => (await import('./codecs.js')).solo,
  },
  {
    name: 'susser',
    about: "Susser's lines: a grid with + before what was placed, a colon, the candidates that were removed",
    holds: POSITION,
    load: async () => (await import('./codecs.js')).susser,
  },
  {
    name: 'susser-short',
    about: 'the same with rows separated by commas and * for empty cells in a row',
    holds: POSITION,
    load: async () => (await import('./codecs.js')).susserShort,
  },
  {
    name: 'page-link',
    about: 'links of the page, with the play and with what its setter drew and said',
    holds: [],
    isReadOnly: true,
    load: async () => (await import('./page-link.js')).pageLink,
  },
  {
    name: 'penpa',
    about: 'links of Penpa+',
    holds: [],
    isReadOnly: true,
    load: async () => (await import('./read-only.js')).shared,
  },
  {
    name: 'sudokumaker',
    about: "SudokuMaker's links and JSON",
    holds: [],
    isReadOnly: true,
    load: async () => (await import('./read-only.js')).shared,
  },
  {
    name: 'lisudoku',
    about: "lisudoku's links and JSON",
    holds: [],
    isReadOnly: true,
    load: async () => (await import('./read-only.js')).shared,
  },
  {
    name: 'sudokustudio',
    about: "SudokuStudio's links and JSON",
    holds: [],
    isReadOnly: true,
    load: async () => (await import('./read-only.js')).shared,
  },
  {
    name: 'vbforums',
    about: 'files of the VBForums contest (.msk, .sol, .vbs): nine lines of nine signs',
    holds: [],
    isReadOnly: true,
    load: async () => (await import('./codecs.js')).vbforums,
  },
];

/** The formats of other programs, each of which is loaded when first used. */
export const EXCHANGE: readonly ExchangeFormat[] = frozen(known);
