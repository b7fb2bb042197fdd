/** The functions of the library that workers call by name. */
import {
  backdoorsOf,
  canon,
  estimateSolutions,
  kindOf,
  minimalWithin,
  morph,
  peopleEstimate,
  profileOf,
} from '../bank.js';
import { create } from '../create.js';
import { grade } from '../grade.js';
import { allSteps, hint } from '../hint.js';
import { check, solve } from '../solve.js';
import { verifyNamed } from '../verify-named.js';
import { explain, walk } from '../walk.js';

export const TASKS = {
  solve,
  check,
  walk,
  explain,
  hint,
  allSteps,
  grade,
  create,
  verify: verifyNamed,
  canon,
  morph,
  kindOf,
  profileOf,
  peopleEstimate,
  backdoorsOf,
  estimateSolutions,
  minimalWithin,
} as const;

export type TaskName = keyof typeof TASKS;

/** The tasks that climb a ladder, which may come from modules. */
export const LADDERED: ReadonlySet<TaskName> = new Set<TaskName>(['walk', 'explain', 'hint', 'allSteps', 'profileOf']);
