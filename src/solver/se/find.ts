/** What Sudoku Explainer's search for the next step is made of. */
import type { Markup, Stamp } from '../../core/board.js';
import type { Clock } from '../../logic/step/clock.js';
import type { Hit } from '../../logic/step/strategy.js';

/** A step that was found: the strategy it belongs to, what it counts, what it does. */
export interface Find {
  readonly id: string;
  readonly rating: number;
  readonly hit: Hit;
}

/**
 * Looks for steps of some strategies, the one to be taken first. `since`: the stamp at which it last looked in vain;
 * what has not changed since then need not be looked at again. What may take long looks at the clock.
 */
export type Producer = (board: Markup, since: Stamp, clock: Clock) => Generator<Find, void, void>;

export const finding = (id: string, rating: number, hit: Hit): Find => ({ id, rating, hit });

/** A producer's place in the order of the search. */
export interface Place {
  readonly producer: Producer;
  /** The strategies that it finds steps of, by id, each with the least that a step of it counts. */
  readonly strategies: Readonly<Record<string, number>>;
}
