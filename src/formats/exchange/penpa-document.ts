/**
 * The documents of Penpa+: lines of text, deflated, in base64. A line is a list, a mode or a layer of drawings; layers
 * are JSON whose commonest words are codes of two signs, `zN` for `"number"`, and a `z` is `zZ`.
 */
import { Misread } from '../misread.js';
import { inflate } from './inflate.js';
import { bytesOf, objectIn } from './link.js';

/** The drawings of a layer by their kinds, such as `number` and `lineE`, each by the places that they stand at. */
export type PenpaLayer = Readonly<Record<string, unknown>>;

export interface PenpaDocument {
  /** The kind of grid, such as `square` and `sudoku`. */
  readonly kind: string;
  /** Columns and rows, those of the margins included. */
  readonly columns: number;
  readonly rows: number;
  /** Rows and columns without cells: at the top, at the bottom, on the left, on the right. */
  readonly margins: readonly [number, number, number, number];
  readonly title?: string;
  readonly author?: string;
  readonly rules?: string;
  /** What the setter drew. */
  readonly problem: PenpaLayer;
  /** What the player drew. */
  readonly solution: PenpaLayer;
  /** The colours that the setter chose for drawings of the problem, by the same places. */
  readonly colours?: PenpaLayer;
  /** The diagonals that are lines of the grid. */
  readonly diagonals?: { readonly falling: boolean; readonly rising: boolean };
}

/** The numbers of the lines that are read. */
const HEAD = 0;
const MARGINS = 1;
const PROBLEM = 3;
const SOLUTION = 4;
const COLOURS = 14;

/** Fields of the first line. Texts are the last ones, and older links have none. */
const KIND = 0;
const COLUMNS = 1;
const ROWS = 2;
const FALLING = 11;
const RISING = 14;
const TITLE = 15;
const AUTHOR = 16;
const RULES = 18;

/** The words that codes stand for, and null. */
const WORDS: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ['z9', 'qa'],
  ['zQ', 'pu_q'],
  ['zA', 'pu_a'],
  ['zG', 'grid'],
  ['zM', 'edit_mode'],
  ['zS', 'surface'],
  ['zL', 'line'],
  ['zE', 'lineE'],
  ['zW', 'wall'],
  ['zC', 'cage'],
  ['zN', 'number'],
  ['z1', 'numberS'],
  ['zY', 'symbol'],
  ['zP', 'special'],
  ['zB', 'board'],
  ['zR', 'command_redo'],
  ['zU', 'command_undo'],
  ['z8', 'command_replay'],
  ['zF', 'freeline'],
  ['z2', 'freelineE'],
  ['zT', 'thermo'],
  ['z3', 'arrows'],
  ['zD', 'direction'],
  ['z0', 'squareframe'],
  ['z5', 'polygon'],
  ['z4', 'deletelineE'],
  ['z6', 'killercages'],
  ['z7', 'nobulbthermo'],
  ['z_', '__a'],
  ['zO', null],
]);

/** Parts of a layer that draw nothing: what may be undone, done again and replayed. */
const HISTORY = ['command_redo', 'command_undo', 'command_replay', '__a'];

/** Unpacks a document from the parameter `p` of a link. Throws a Misread. */
export function penpaDocument(packed: string): PenpaDocument {
  const lines = inflate(bytesOf(packed), 'raw').split('\n');
  const head = (lines[HEAD] ?? '').split(',');
  const [columns, rows] = [Number(head[COLUMNS]), Number(head[ROWS])];
  if (!/^[a-z_]{1,30}$/.test(head[KIND]!) || !(columns > 0) || !(rows > 0))
    throw new Misread('what is packed in this link of Penpa+ is no grid: copy all of it');
  return {
    kind: head[KIND]!,
    columns,
    rows,
    margins: marginsIn(lines[MARGINS] ?? ''),
    ...textsIn({ title: head[TITLE], author: head[AUTHOR], rules: head[RULES] }),
    problem: layerIn(lines[PROBLEM]),
    solution: layerIn(lines[SOLUTION]),
    colours: layerIn(lines[COLOURS]),
    ...(head[KIND] === 'sudoku' && { diagonals: { falling: head[FALLING] === '1', rising: head[RISING] === '1' } }),
  };
}

function marginsIn(line: string): [number, number, number, number] {
  const [top = 0, bottom = 0, left = 0, right = 0] = (line.match(/\d{1,2}/g) ?? []).map(Number);
  return [top, bottom, left, right];
}

/** Characters that a list cannot hold, as Penpa+ escapes them. */
const CHARACTERS: Readonly<Record<string, string>> = { '%2C': ',', '%2D': '\n', '%2E': '&', '%2F': '=', zZ: 'z' };

/** Returns the texts that are not empty, without what stands before them. */
const textsIn = <Name extends string>(
  texts: Readonly<Record<Name, string | undefined>>,
): { readonly [Key in Name]?: string } =>
  Object.fromEntries(
    Object.entries<string | undefined>(texts)
      .map(([name, text = '']) => [
        name,
        text
          .replace(/^(?:Title|Author): /, '')
          .replaceAll(/%2[CDEF]|zZ/g, (sign) => CHARACTERS[sign]!)
          .trim(),
      ])
      .filter(([, text]) => text !== ''),
  ) as { readonly [Key in Name]?: string };

/** Returns the drawings of a layer by the names of their kinds; none if the line is missing. */
function layerIn(line: string | undefined): PenpaLayer {
  if (!line?.startsWith('{')) return {};
  const json = line.replaceAll(/"(?:[^"\\]|\\.)*"|z[A-Z\d_]/g, (token) => {
    if (token.startsWith('"')) return token.replaceAll('zZ', 'z');
    const word = WORDS.get(token);
    return word === undefined ? `"${token}"` : word === null ? 'null' : `"${word}"`;
  });
  const layer = Object.entries(objectIn(json, 'this Penpa+ link'));
  return Object.fromEntries(layer.filter(([name]) => !HISTORY.includes(name)));
}
