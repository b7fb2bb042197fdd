/**
 * The search for a draft that meets all aims. It digs drafts from full grids until one comes near, then gives some cells
 * again and digs anew, and keeps what brings the draft nearer, or hardly farther (annealing at a low, steady
 * temperature: Metropolis and others 1953). Where that sticks, it begins again.
 */
import { type Aim, limitsOf } from './aims.js';
import { Appraisal } from './appraisal.js';
import { clueAim } from './clue-aims.js';
import { dig, type Holds } from './dig.js';
import { Draft } from './draft.js';
import { fillerOf } from './fill.js';
import { missOf } from './miss.js';
import type { Order } from './order.js';
import { below, between, type Random, shuffle } from './random.js';
import { type Orbit, orbitsOf } from './symmetry.js';
import { isUnique } from './unique.js';

/** Where the search stands. */
export interface Attempt {
  readonly made: Appraisal;
  /** How far it is from the aims; zero where all are met. */
  readonly miss: number;
  /** Those that are not met. */
  readonly missed: readonly Aim[];
}

/** A grid is dug so often before another one is filled. */
const DIGS_A_GRID = 8;
/** How near a draft must come to be worth moves. */
const NEAR = 0.5;
/** Moves without coming nearer than ever before after which a draft is given up. */
const PATIENCE = 10;
/** How much farther a move may lead as a rule. */
const TEMPERATURE = 0.02;
/** Of the moves that give a number of orbits again, how many give one more. */
const ONE_MORE = 0.3;

/** Yields where it stands after every draft that it looks at, without end. */
export function* attempts(order: Order, random: Random): Generator<Attempt, never, void> {
  const { geometry, clues } = order;
  const filler = fillerOf(geometry, order.fill);
  const orbits = orbitsOf(geometry, order.symmetry);
  const aims = [clueAim(clues), ...order.aims];
  const limits = limitsOf(aims);
  const holds = holdsFor(aims);
  const isDeep = order.aims.some((aim) => aim.isDeep);
  const look = (draft: Draft, most?: number): Attempt => {
    const made = new Appraisal(draft, limits);
    return { made, ...missOf(aims, made, most) };
  };
  for (let grid = filler(random), digs = 1; ; digs++) {
    if (digs % DIGS_A_GRID === 0) grid = filler(random);
    const bottom = isDeep ? clues.least : between(random, clues.least, clues.most);
    let draft = new Draft(geometry, grid);
    dig(draft, shuffle(orbits, random), bottom, holds);
    let at = look(draft);
    yield at;
    let nearest = at.miss;
    for (let idle = 0; idle < PATIENCE && at.miss > 0 && at.miss < NEAR; idle++) {
      const moved = draft.copy();
      giveAgain(moved, orbits, random);
      dig(moved, shuffle(orbits, random), bottom, holds, 1);
      const most = at.miss - TEMPERATURE * Math.log(1 - random());
      const next = look(moved, most);
      if (next.miss <= most) [draft, at] = [moved, next];
      if (at.miss < nearest) [nearest, idle] = [at.miss, 0];
      yield at;
    }
  }
}

/** Puts back an orbit or more. */
function giveAgain(draft: Draft, orbits: readonly Orbit[], random: Random): void {
  do {
    const orbit = orbits[below(random, orbits.length)]!;
    if (!draft.gives(orbit)) draft.putBack(orbit);
  } while (random() < ONE_MORE);
}

/** What a draft must be at every moment: unique, and what the aims keep. */
function holdsFor(aims: readonly Aim[]): Holds {
  const limits = limitsOf(aims);
  const keepers = aims.filter(({ keeps }) => keeps);
  const isProved = keepers.some(({ proves }) => proves);
  return (draft) => {
    const made = new Appraisal(draft, limits);
    return (isProved || isUnique(draft)) && keepers.every((aim) => aim.keeps!(made));
  };
}
