/**
 * The named chains of three strong links. What tells them apart is whether each strong link lies in a cell with two
 * candidates or in a house with two places: the W-Wing goes cell, house, cell; the XY-Wing through three cells.
 */

import type { Alternation } from '../../src/logic/links/alternation.js';
import { groupedShortChains, plainShortChains, type Wing } from '../../src/logic/links/short-chains.js';
import { explainWing } from '../../src/logic/links/wing-explanation.js';
import { type Introduction, type Level, removing, type Strategy } from '../../src/logic/step/strategy.js';

const shortChain = (
  wing: Wing,
  grouped: boolean,
  about: Introduction,
  level: Level,
  score: number,
): Strategy<Alternation> => ({
  ...about,
  family: 'wings',
  level,
  score,
  *find(board, { clock } = {}) {
    for (const { name, chain, remove } of board.memo(grouped ? groupedShortChains : plainShortChains, clock))
      if (name === wing) yield removing({ chain }, remove);
  },
  explain: explainWing,
});

export const mWing = shortChain(
  'm',
  false,
  {
    id: 'm-wing',
    name: 'M-Wing',
    aliases: ['Medusa wing'],
    learnAfter: ['w-wing', 'skyscraper'],
  },
  'hard',
  170,
);
export const sWing = shortChain(
  's',
  false,
  { id: 's-wing', name: 'S-Wing', aliases: ['split wing'], learnAfter: ['m-wing'] },
  'hard',
  170,
);
export const hWing = shortChain(
  'h',
  false,
  {
    id: 'h-wing',
    name: 'H-Wing',
    aliases: ['hybrid wing'],
    learnAfter: ['xy-wing', 'm-wing'],
  },
  'hard',
  180,
);
export const lWing = shortChain(
  'l',
  false,
  { id: 'l-wing', name: 'L-Wing', aliases: ['local wing'], learnAfter: ['m-wing'] },
  'hard',
  180,
);
export const groupedWWing = shortChain(
  'w',
  true,
  {
    id: 'grouped-w-wing',
    name: 'Grouped W-Wing',
    aliases: ['chute remote pair'],
    learnAfter: ['w-wing'],
  },
  'unfair',
  200,
);
export const groupedMWing = shortChain(
  'm',
  true,
  { id: 'grouped-m-wing', name: 'Grouped M-Wing', learnAfter: ['m-wing'] },
  'unfair',
  210,
);
export const groupedSWing = shortChain(
  's',
  true,
  { id: 'grouped-s-wing', name: 'Grouped S-Wing', learnAfter: ['s-wing'] },
  'unfair',
  210,
);
export const groupedHWing = shortChain(
  'h',
  true,
  { id: 'grouped-h-wing', name: 'Grouped H-Wing', learnAfter: ['h-wing'] },
  'unfair',
  220,
);
export const groupedLWing = shortChain(
  'l',
  true,
  { id: 'grouped-l-wing', name: 'Grouped L-Wing', learnAfter: ['l-wing'] },
  'unfair',
  220,
);
