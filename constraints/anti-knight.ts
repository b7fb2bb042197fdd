/** Cells a knight's move apart differ. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { SharedRule } from '../src/core/shared-rule.js';

/** A move on the board, down and to either side. */
type Move = readonly [down: number, aside: number];

const KNIGHT: readonly Move[] = [
  [1, 2],
  [2, 1],
];

/** Returns the pairs of cells that moves connect. */
export function connectedBy(moves: readonly Move[], size: number): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = [];
  for (let cell = 0; cell < size * size; cell++)
    for (const [down, aside] of moves)
      for (const to of [(cell % size) - aside, (cell % size) + aside])
        if (to >= 0 && to < size && cell + down * size < size * size)
          pairs.push([cell, (Math.floor(cell / size) + down) * size + to]);
  return pairs;
}

export const antiKnight: Constraint = listed({
  id: 'anti-knight',
  family: 'grid',
  spellings: ['knight', 'noknight', 'ak'],
  digits: 'any',
  names: { en: 'Anti-knight' },
  rule: { en: "cells a knight's move apart differ" },
  holds: { demands: [{ where: '|a.row - b.row| * |a.column - b.column| = 2', two: 'a != b' }] },
  partner: { en: () => "neighbour by a knight's move" },
  exchange: { fPuzzles: { flag: 'antiknight' }, iss: { flag: 'AntiKnight' }, sudokuMaker: { type: 13, clues: 'none' } },
  saidBy: 'anti_knight! knight springer',
  additions: ({ size }) => ({ pairs: connectedBy(KNIGHT, size) }),
});

export const antiKnightShared: SharedRule = {
  id: 'anti-knight',
  called: "anti-knight antiknight anti_knight knight's_move",
  words: [
    'knight same not:same|knight|chess|appear|joined if? single? anyTwo? chess? equals? grid? one? appear? each? within? move? apart? away? cell? joined?',
    'knight distinct single? anyTwo? chess? cell? joined? move? apart? away? same?',
    'knight differ|different|mustDiffer|distinct single? anyTwo? chess? move? apart? away? cell? each? joined?',
  ],
};
