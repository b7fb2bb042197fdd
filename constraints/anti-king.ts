/** Cells that touch at a corner differ. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { connectedBy } from './anti-knight.js';

export const antiKing: Constraint = listed({
  id: 'anti-king',
  family: 'grid',
  spellings: ['king', 'notouch'],
  digits: 'any',
  names: { en: 'Anti-king' },
  rule: { en: 'cells that touch at a corner differ' },
  holds: { demands: [{ where: '|a.row - b.row| = 1 and |a.column - b.column| = 1', two: 'a != b' }] },
  partner: { en: () => 'diagonal neighbour' },
  exchange: { fPuzzles: { flag: 'antiking' }, iss: { flag: 'AntiKing' }, sudokuMaker: { type: 12, clues: 'none' } },
  saidBy: 'anti_king! king könig touch diagonally_adjacent',
  additions: ({ size }) => ({ pairs: connectedBy([[1, 1]], size) }),
});

export const antiKingShared: SharedRule = {
  id: 'anti-king',
  called: "anti-king antiking anti_king king's_move",
  words: [
    'king same not:same|king|chess|appear|joined if? single? anyTwo? chess? equals? grid? one? appear? each? within? move? apart? away? cell? joined?',
    'king different|mustDiffer apart|move|away single? anyTwo? chess? cell? joined?',
    'king distinct single? anyTwo? chess? cell? joined? different? move? apart? away? same?',
    'diagonal adjacent|joined not:same same cell? each?',
    'not:joined|adjacent joined|adjacent same diagonal joined<same adjacent<same same<diagonal cell? each?',
    'same diagonal adjacent|joined not:diagonal|adjacent|joined|appear cell? each? appear? same<not',
    'diagonal meet|adjacent|joined different|mustDiffer|distinct cell? point? corner?',
  ],
};
