/** The German templates, by the English ones. */
import type { SameSlots } from '../../language.js';
import { SINGLES } from './basics.js';
import { CHAINS } from './chains.js';
import { DEPTHS } from './depths.js';
import { EQUIVALENCES } from './equivalences.js';
import { FORCING } from './forcing.js';
import { LAST_RESORT } from './last-resort.js';
import { RULES } from './rules.js';
import { SETS } from './sets.js';
import { FISH, SINGLE_DIGIT } from './single-digit.js';
import { UNIQUENESS } from './uniqueness.js';

const ALL = [
  SINGLES,
  FISH,
  SINGLE_DIGIT,
  CHAINS,
  UNIQUENESS,
  SETS,
  EQUIVALENCES,
  RULES,
  FORCING,
  LAST_RESORT,
  DEPTHS,
] as const;

export const TEMPLATES = ALL satisfies SameSlots<typeof ALL>;
