/** The catalogue: every strategy there is, easiest first. A family lists its own. */
import { LEVELS, type Strategy } from '../src/logic/step/strategy.js';
import { als } from './als/index.js';
import { chains } from './chains/index.js';
import { colouring } from './colouring/index.js';
import { fish } from './fish/index.js';
import { forcing } from './forcing/index.js';
import { intersections } from './intersections/index.js';
import { lastResort } from './last-resort/index.js';
import { oddagons } from './oddagons/index.js';
import { rankZero } from './rank-zero/index.js';
import { singleDigit } from './single-digit/index.js';
import { singles } from './singles/index.js';
import { subsets } from './subsets/index.js';
import { uniqueness } from './uniqueness/index.js';
import { wings } from './wings/index.js';

const families = [
  singles,
  intersections,
  subsets,
  fish,
  singleDigit,
  wings,
  uniqueness,
  colouring,
  chains,
  als,
  rankZero,
  oddagons,
  forcing,
  lastResort,
];

const byLevel = (a: Strategy, b: Strategy): number => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level);

export const catalogue: readonly Strategy[] = families.flat().sort(byLevel);

const byId = new Map(catalogue.map((strategy) => [strategy.id, strategy]));

export const strategyOf = (id: string): Strategy | undefined => byId.get(id);
