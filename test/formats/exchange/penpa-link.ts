/** Links of Penpa+, with all the lines that its version 3.1 writes. */
import { deflateRawSync } from 'node:zlib';

export interface PenpaParts {
  readonly placed?: object;
  readonly margins?: string;
  readonly width?: number;
  readonly kind?: string;
  /** The link is to be solved: it has no layer of the player. */
  readonly isToSolve?: boolean;
  readonly title?: string;
  readonly rules?: string;
  /** True (1) for the falling and the rising diagonal of the grid. */
  readonly diagonals?: readonly [falling: number, rising: number];
  /** The colours of drawings that the setter chose. */
  readonly colours?: object;
}

const HISTORY = { command_redo: { __a: [] }, command_undo: { __a: [] }, command_replay: { __a: [] } };

const EMPTY_LAYER = {
  ...HISTORY,
  surface: {},
  number: {},
  numberS: {},
  symbol: {},
  freeline: {},
  freelineE: {},
  thermo: [],
  arrows: [],
  direction: [],
  squareframe: [],
  polygon: [],
  line: {},
  lineE: {},
  wall: {},
  cage: {},
  deletelineE: {},
  killercages: [],
  nobulbthermo: [],
};

/** The modes in which the editor stands. */
const MODE = {
  edit_mode: 'number',
  surface: ['', 1],
  line: ['1', 2],
  lineE: ['1', 2],
  wall: ['', 2],
  cage: ['1', 10],
  number: ['1', 1],
  symbol: ['circle_L', 1],
  special: ['thermo', ''],
  board: ['', ''],
  move: ['1', ''],
  combi: ['battleship', ''],
  sudoku: ['1', 1],
};

const CODES: readonly (readonly [word: string, code: string])[] = [
  ['z', 'zZ'],
  ['"qa"', 'z9'],
  ['"pu_q"', 'zQ'],
  ['"pu_a"', 'zA'],
  ['"grid"', 'zG'],
  ['"edit_mode"', 'zM'],
  ['"surface"', 'zS'],
  ['"line"', 'zL'],
  ['"lineE"', 'zE'],
  ['"wall"', 'zW'],
  ['"cage"', 'zC'],
  ['"number"', 'zN'],
  ['"symbol"', 'zY'],
  ['"special"', 'zP'],
  ['"board"', 'zB'],
  ['"command_redo"', 'zR'],
  ['"command_undo"', 'zU'],
  ['"command_replay"', 'z8'],
  ['"numberS"', 'z1'],
  ['"freeline"', 'zF'],
  ['"freelineE"', 'z2'],
  ['"thermo"', 'zT'],
  ['"arrows"', 'z3'],
  ['"direction"', 'zD'],
  ['"squareframe"', 'z0'],
  ['"polygon"', 'z5'],
  ['"deletelineE"', 'z4'],
  ['"killercages"', 'z6'],
  ['"nobulbthermo"', 'z7'],
  ['"__a"', 'z_'],
  ['null', 'zO'],
];

const short = (value: object): string =>
  CODES.reduce((text, [word, code]) => text.replaceAll(word, code), JSON.stringify(value));

/** Returns a link with these drawings in its layers. */
export function penpaOf(
  given: object,
  {
    placed = {},
    margins = '[0,0,0,0]',
    width = 9,
    kind = 'sudoku',
    isToSolve = false,
    title = '',
    rules = '',
    diagonals: [falling, rising] = [0, 0],
    colours = {},
  }: PenpaParts = {},
): string {
  const escaped = rules.replaceAll(',', '%2C').replaceAll('\n', '%2D');
  const lines = [
    `${kind},${width},${width},38,0,1,1,418,418,84,84,${falling},0,0,${rising},Title: ${title},Author: ,,${escaped},OFF,false`,
    margins,
    `["1","2","1"]~${short(['number'])}~["1",1]`,
    short({ ...EMPTY_LAYER, ...given }),
    isToSolve ? '' : short({ ...EMPTY_LAYER, ...placed }),
    `[28${',1'.repeat(80)}]`,
    '["Sudoku Normal"]',
    '{"sol_surface":false,"sol_number":true}',
    'x',
    'x',
    '[3,1,4]',
    short({ qa: 'pu_q', grid: ['1', '2', '1'], pu_q: MODE, pu_a: MODE }),
    'x',
    '1',
    short({ ...EMPTY_LAYER, ...colours }),
    isToSolve ? 'x' : short(EMPTY_LAYER),
    '{"sol_or_number":false}',
    '[]',
    'false',
  ];
  const mode = isToSolve ? 'solve' : 'edit';
  return `https://swaroopg92.github.io/penpa-edit/#m=${mode}&p=${deflateRawSync(lines.join('\n')).toString('base64')}`;
}

/** Returns the drawings of the digits in a line of 81, by the numbers of their cells. */
export const numbersOf = (digits: string, margin = 0): Record<string, unknown> =>
  Object.fromEntries(
    [...digits].flatMap((digit, cell) =>
      digit === '.'
        ? []
        : [[(cell % 9) + 2 + margin + (Math.floor(cell / 9) + 2 + margin) * (13 + 2 * margin), [digit, 1, '1']]],
    ),
  );

export const penpaLink = (line: string): string => penpaOf({ number: numbersOf(line) });
