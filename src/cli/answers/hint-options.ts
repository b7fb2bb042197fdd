/** The options of `sudoku hint` that say which steps are asked for, and how much of each is told. */
import type { Clock } from '../../core/clock.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Depth, Length } from '../../render/depths.js';
import { ALL, rulesFor } from '../../session/hints.js';
import { Session } from '../../session/session.js';
import { ladderOf } from '../../solver/ladders.js';
import type { Told, Values } from '../command.js';
import { beside, idleIf, lacking } from '../idle.js';
import { strategyIdsAmong } from '../input/strategy-names.js';
import { flag, LADDER, option } from '../options.js';
import { besideDrawing } from '../to.js';

/** The number of outcomes that `--all` shows by default. */
export const SUMMARY = 20;

/** The options that show a part of a hint, each under the name of its depth. */
export const PARTS = ['where', 'what'] as const;

export const HINT_OPTIONS = {
  where: flag('--where', 'only where to look: a house or two'),
  what: flag('--what', 'only what to look for: the technique, and the cells of its pattern'),
  grid: idleIf(
    flag('--grid', 'with --all, draw the position under each step, as under the next one'),
    beside('--json'),
    besideDrawing(),
    beside(['--where', '--what']),
  ),
  spoil: flag('--spoil', 'also show the right value for each mistake'),
  all: flag(
    '--all',
    'all possible steps, not only the next one: each outcome by its easiest step (--every searches further)',
  ),
  every: flag(
    '--every',
    'as --all, with every way to each outcome: also steps that only join two others, whips and braids of any length, and strategies that are searched only by name',
  ),
  best: flag(
    '--best',
    'the step that helps most, of those up to --max-level (by default the level of the easiest step)',
  ),
  sort: idleIf(
    option(
      '--sort <order>',
      'with --all: rating (the default), or progress, with the number of candidates that each step leaves',
      ALL.sort,
    ),
    lacking('--all', '--every'),
  ),
  strategy: option(
    '--strategy <names>',
    'only these, or families: names with commas between, as sudoku strategies lists them',
    strategyIdsAmong,
  ),
  limit: idleIf(
    option(
      '--limit <count>',
      `with --all, the number of outcomes; 0 for all (${SUMMARY} unless --json or --every)`,
      ALL.limit,
    ),
    lacking('--all', '--every'),
  ),
  ...LADDER,
};

/** What is asked of `sudoku hint`: its options, and what follows from the others. */
export interface HintOptions extends Told, Omit<Values<typeof HINT_OPTIONS>, 'limit'> {
  readonly limit: number;
  /** True if the limit is the default. */
  readonly isSummary: boolean;
  /** True if the name of each puzzle precedes its steps. */
  readonly isNamed: boolean;
  readonly depth: Depth;
  readonly length: Length;
}

/** Opens a player's grid for the steps that the options allow. */
export const openPlay = (play: Puzzle, { ladder = 'full', ...asked }: HintOptions, clock: Clock): Session =>
  new Session(play, { ladder: ladderOf(ladder), clock, ...rulesFor(asked) });
