import type { Strategy } from '../../src/logic/step/strategy.js';
import {
  groupedHWing,
  groupedLWing,
  groupedMWing,
  groupedSWing,
  groupedWWing,
  hWing,
  lWing,
  mWing,
  sWing,
} from './short-chains.js';
import { wWing } from './w-wing.js';
import { xyWing } from './xy-wing.js';
import { xyzWing } from './xyz-wing.js';

export const wings: readonly Strategy[] = [
  wWing,
  xyWing,
  xyzWing,
  mWing,
  sWing,
  hWing,
  lWing,
  groupedWWing,
  groupedMWing,
  groupedSWing,
  groupedHWing,
  groupedLWing,
];
