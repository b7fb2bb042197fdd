import { lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { MOVE_NAMES, type Move, type MoveName, moved, namedMove } from '../../src/core/moves.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { cells, clause, conclusion, digits, houses, lines, type Message, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { type Automorphism, automorphisms } from './automorphisms.js';

/** Givens that a move of the grid takes to givens, each digit always to the same one: so it does with the solution. */
export const symmetricalPlacement: Strategy<Automorphism> = {
  id: 'symmetrical-placement',
  name: "Gurth's Symmetrical Placement",
  aliases: ['GSP', 'automorphism'],
  family: 'uniqueness',
  level: 'hard',
  score: 130,
  assumes: 'uniqueness',

  *find(board, _, clock) {
    for (const automorphism of automorphisms(board, clock)) {
      const remove = withoutImage(board, automorphism);
      if (remove.length > 0) yield removing(automorphism, remove);
    }
  },

  explain({ place, remove, pattern }, geometry) {
    const { move, digits: images } = pattern;
    return {
      message: say(
        'The givens are symmetrical. {move}\nThen change the digits:{exchange}\nNow each given lies where that digit was given, so the only solution turns into itself. A candidate is false if the one that it turns into is gone or cannot be true with it: {conclusion}.',
        {
          move: clause(describe(move, geometry)),
          exchange: lines(
            images.map((image, digit) => say('{digit} to {image}', { digit: digits(digit), image: digits(image) })),
          ),
          conclusion: conclusion({ place, remove }),
        },
      ),
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

const WORDS: Readonly<Record<MoveName, Message>> = {
  'half turn': say('Give the grid half a turn.', {}),
  'quarter turn': say('Give the grid a quarter turn to the right.', {}),
  horizontal: say('Exchange top and bottom.', {}),
  vertical: say('Exchange left and right.', {}),
  diagonal: say('Mirror the grid in the diagonal through {corner}.', { corner: cells([0]) }),
  antidiagonal: say('Mirror the grid in the diagonal that does not go through {corner}.', { corner: cells([0]) }),
};

/** The move by its name, or line by line. */
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

/** Candidates whose image is gone, or cannot be true together with them. */
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
