import { lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { keepsRules, MOVE_NAMES, type Move, type MoveName, moved, namedMove } from '../../src/core/moves.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { cells, clause, conclusion, digits, houses, lines, type Message, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';

/**
 * A move of the grid that maps givens to givens, and each digit always to the same one, maps the solution to itself.
 */
export const symmetricalPlacement: Strategy<Automorphism> = {
  id: 'symmetrical-placement',
  name: "Gurth's Symmetrical Placement",
  aliases: ['GSP', 'automorphism'],
  learnAfter: ['unique-rectangle-1'],
  aboutLines: true,
  family: 'uniqueness',
  level: 'hard',
  score: 130,
  assumes: 'uniqueness',

  *find(board, { clock } = {}) {
    if (!board.geometry.isBlind) return;
    for (const automorphism of automorphismsOf(board, clock)) {
      const remove = withoutImage(board, automorphism);
      if (remove.length > 0) yield removing(automorphism, remove);
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { move, digits: images } = pattern;
    const exchange = exchanges(images);
    const terms = { move: clause(describe(move, geometry)), conclusion: conclusion({ place, remove }) };
    return {
      message:
        exchange.length > 0
          ? say(`The givens are symmetrical. {move}\nThen exchange these digits:{exchange}\n${SAME}`, {
              ...terms,
              exchange: lines(exchange),
            })
          : say(`The givens are symmetrical. {move}\n${SAME}`, terms),
      marks: [
        ...markCells(
          'pattern',
          remove.map((candidate) => moved(geometry, move, geometry.cellOf(candidate))),
        ),
        ...markCandidates('target', remove),
      ],
      truths: remove.map((candidate) => ({ kind: 'symmetry', move, digits: images, candidate })),
    };
  },
};

const SAME =
  'Now the givens are the same as before, so the solution is too. A candidate and the one that it becomes are true or false together. So a candidate is false if that other one is gone, or if the two exclude each other: {conclusion}.';

/** Describes the digits that change, those that change places in pairs. */
const exchanges = (images: readonly Digit[]): Message[] =>
  images.flatMap((image, digit) => {
    if (image === digit) return [];
    const terms = { digit: digits(digit), image: digits(image) };
    if (images[image] !== digit) return [say('{digit} to {image}', terms)];
    return digit < image ? [say('{digit} and {image}', terms)] : [];
  });

const WORDS: Readonly<Record<MoveName, Message>> = {
  'half turn': say('Give the grid half a turn.', {}),
  'quarter turn': say('Give the grid a quarter turn to the right.', {}),
  horizontal: say('Flip the grid from top to bottom.', {}),
  vertical: say('Flip the grid from left to right.', {}),
  diagonal: say('Mirror the grid in the diagonal through {corner}.', { corner: cells([0]) }),
  antidiagonal: say('Mirror the grid in the diagonal that does not go through {corner}.', { corner: cells([0]) }),
};

/** Describes a move by its name, or line by line. */
function describe(move: Move, geometry: Geometry): Message {
  const same = ({ transposed, rows, columns }: Move): boolean =>
    transposed === move.transposed && `${rows} ${columns}` === `${move.rows} ${move.columns}`;
  const name = MOVE_NAMES.find((other) => same(namedMove(other, geometry.size)));
  if (name) return WORDS[name];
  const [row, column] = [geometry.firstOf('row'), geometry.firstOf('column')];
  const [toRows, toColumns] = move.transposed ? [column, row] : [row, column];
  const shift = (from: number, to: number, places: readonly number[]): Message[] =>
    places
      .map((place, index) => say('{from} to {to}', { from: houses([from + index]), to: houses([to + place]) }))
      .filter((_, index) => move.transposed || places[index] !== index);
  return say('Move the lines:{list}', {
    list: lines([...shift(toRows, row, move.rows), ...shift(toColumns, column, move.columns)]),
  });
}

const imageOf = (geometry: Geometry, { move, digits: images }: Automorphism, candidate: Candidate): Candidate =>
  geometry.candidate(moved(geometry, move, geometry.cellOf(candidate)), images[geometry.digitOf(candidate)]!);

/** Returns candidates whose image is removed, or cannot be true together with them. */
function withoutImage(board: Markup, automorphism: Automorphism): Candidate[] {
  const { geometry, digits: left, values } = board;
  const found: Candidate[] = [];
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let rest = left[cell]!; rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      const image = imageOf(geometry, automorphism, candidate);
      if (image === candidate || values[geometry.cellOf(image)] === geometry.digitOf(image)) continue;
      if (!board.has(image) || geometry.conflict(candidate, image)) found.push(candidate);
    }
  return found;
}

/** Moves of the grid that map every given to a given, each digit always to the same one. */
interface Automorphism {
  readonly move: Move;
  /** The image of each digit. */
  readonly digits: readonly Digit[];
}

/** The most ways to move lines that are tried, for grids whose lines look too much alike. */
const MOST_WAYS = 1500;

/** The number of ways between two checks of the clock. */
const WAYS_PER_CHECK = 64;

/** The automorphisms for the givens that a board has had last. */
interface LastFound {
  givens: string | undefined;
  automorphisms: readonly Automorphism[];
}

const noneFound = (): LastFound => ({ givens: undefined, automorphisms: [] });

/** All automorphisms of a puzzle except the identity. The board keeps them until its givens change. */
function automorphismsOf(board: Markup, clock = unlimited): readonly Automorphism[] {
  const { geometry, values, givens } = board;
  const last = board.keep(noneFound);
  let key = '';
  for (let cell = 0; cell < geometry.cells; cell++) if (givens[cell]) key += `${cell}:${values[cell]} `;
  if (last.givens !== key) {
    last.automorphisms = search(board, clock);
    last.givens = key;
  }
  return last.automorphisms;
}

function search(board: Markup, clock: Clock): Automorphism[] {
  const { geometry, givens } = board;
  const { cells, boxRows, boxColumns } = geometry;
  if (geometry.tiling !== 'boxes') return [];
  const given: Cell[] = [];
  for (let cell = 0; cell < cells; cell++) if (givens[cell]) given.push(cell);
  const rows = signatures(geometry, given, 'row');
  const columns = signatures(geometry, given, 'column');
  const found: Automorphism[] = [];
  for (const transposed of boxRows === boxColumns ? [false, true] : [false]) {
    const rowWays = waysToMove(transposed ? columns : rows, rows, boxRows);
    const columnWays = waysToMove(transposed ? rows : columns, columns, boxColumns);
    for (const rowWay of rowWays)
      for (const [index, columnWay] of columnWays.entries()) {
        if (index % WAYS_PER_CHECK === 0) clock();
        const move: Move = { transposed, rows: rowWay, columns: columnWay };
        const digits = digitImages(board, given, move);
        if (
          digits &&
          given.some((cell) => moved(geometry, move, cell) !== cell) &&
          (geometry.isPlain || keepsRules(geometry, move))
        )
          found.push({ move, digits });
      }
  }
  return found;
}

/**
 * Returns the number of givens of each line in each box, sorted: a line can move only to a line with the same numbers.
 */
function signatures(geometry: Geometry, given: readonly Cell[], kind: 'row' | 'column'): string[] {
  const counts = Array.from({ length: geometry.size }, () => new Map<number, number>());
  for (const cell of given) {
    const own = counts[kind === 'row' ? geometry.rowOf(cell) : geometry.columnOf(cell)]!;
    const box = geometry.houseOf('box', cell);
    own.set(box, (own.get(box) ?? 0) + 1);
  }
  return counts.map((own) => [...own.values()].sort((a, b) => a - b).join());
}

/** Returns the moves of lines to places of similar lines that keep bands together. */
function waysToMove(from: readonly string[], to: readonly string[], band: number): number[][] {
  const ways: number[][] = [];
  const way: number[] = [];
  const place = (line: number): void => {
    if (ways.length >= MOST_WAYS) return;
    if (line === from.length) {
      ways.push([...way]);
      return;
    }
    const start = line - (line % band);
    for (let target = 0; target < to.length; target++) {
      if (from[line] !== to[target] || way.includes(target)) continue;
      const sameBand = line === start || Math.floor(target / band) === Math.floor(way[start]! / band);
      const newBand = line > start || !way.some((other) => Math.floor(other / band) === Math.floor(target / band));
      if (!sameBand || !newBand) continue;
      way.push(target);
      place(line + 1);
      way.pop();
    }
  };
  place(0);
  return ways;
}

/**
 * Returns the images of the digits under a move that maps givens to givens. A digit without givens takes the image left
 * over.
 */
function digitImages({ geometry, values, givens }: Markup, given: readonly Cell[], move: Move): Digit[] | undefined {
  const images = new Array<Digit>(geometry.size).fill(EMPTY);
  for (const cell of given) {
    const image = moved(geometry, move, cell);
    const digit = values[cell]!;
    if (!givens[image] || (images[digit] !== EMPTY && images[digit] !== values[image])) return undefined;
    images[digit] = values[image]!;
  }
  const unnamed = images.filter((image) => image === EMPTY).length;
  const left = images.map((_, digit) => digit).filter((digit) => !images.includes(digit));
  if (unnamed > 1 || left.length !== unnamed) return undefined;
  return images.map((image) => (image === EMPTY ? left[0]! : image));
}
