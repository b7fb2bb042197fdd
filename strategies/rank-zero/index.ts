import type { Strategy } from '../../src/logic/step/strategy.js';
import { doubleExocet } from './double-exocet.js';
import { juniorExocet, seniorExocet } from './exocet.js';
import { fireworksQuadruple, fireworksTriple } from './fireworks.js';
import { multiSectorLockedSets } from './multi-sector-locked-sets.js';
import { skLoop } from './sk-loop.js';
import { sueDeCoq } from './sue-de-coq.js';

export const rankZero: readonly Strategy[] = [
  sueDeCoq,
  fireworksTriple,
  fireworksQuadruple,
  skLoop,
  juniorExocet,
  doubleExocet,
  seniorExocet,
  multiSectorLockedSets,
];
