/** What can be done at a play, on the player's own marks. */
import type { Board } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import type { Ladder } from '../solver/ladder.js';
import type { Step } from '../solver/step.js';
import { type Rules, walk } from '../solver/walk.js';
import { asMarked } from './mistakes.js';

/** The position, with all candidates where the player has marked none. */
export const positionOf = (play: Puzzle): Board => boardOf(asMarked(play));

/** The next step, if one is found. Throws OutOfTime where the clock does. */
export const nextStep = (play: Puzzle, ladder: Ladder, rules: Rules, clock: Clock): Step | undefined =>
  walk(positionOf(play), ladder, rules, clock).next().value ?? undefined;
