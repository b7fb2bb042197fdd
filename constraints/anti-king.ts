/** Cells that touch at a corner differ. */
import type { Constraint } from '../src/core/constraint.js';
import { connectedBy } from './anti-knight.js';

export const antiKing: Constraint = {
  id: 'anti-king',
  spellings: ['king', 'notouch'],
  names: { en: 'Anti-king', de: 'König' },
  rule: {
    en: 'cells that touch at a corner differ',
    de: 'Felder, die sich an einer Ecke berühren, sind verschieden',
  },
  exchange: { fPuzzles: { flag: 'antiking' }, iss: { flag: 'AntiKing' } },
  stated: /king(?:'s|s)?\b|diagonally adjacent|touch/i,
  additions: ({ size }) => ({ pairs: connectedBy([[1, 1]], size) }),
};
