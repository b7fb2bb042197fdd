/**
 * The search for a draft that meets all aims. It digs one from a full grid, then goes on by local moves, giving some
 * cells again and taking out others, as long as that brings it no farther from the aims; where it sticks, a new grid.
 */
import { type Aim, limitsOf } from './aims.js';
import { Appraisal } from './appraisal.js';
import { clueAim } from './clue-aims.js';
import { dig, type Holds } from './dig.js';
import { Draft } from './draft.js';
import { fillerOf } from './fill.js';
import type { Order } from './order.js';
import { below, between, type Random, shuffle } from './random.js';
import { type Orbit, orbitsOf } from './symmetry.js';
import { isUnique } from './unique.js';

/** A draft that was looked at, and how far it is from the aims. */
export interface Attempt {
  readonly draft: Draft;
  /** Zero where all aims are met. */
  readonly miss: number;
  /** Those that are not. */
  readonly missed: readonly Aim[];
}

/** Moves without coming nearer after which a grid is given up. */
const PATIENCE = 60;

/** Looks at one draft after another, for ever; the last one before it stops being asked is the caller's choice. */
export function* attempts(order: Order, random: Random): Generator<Attempt, never, void> {
  const { geometry, clues } = order;
  const filler = fillerOf(geometry, order.fill);
  const orbits = orbitsOf(geometry, order.symmetry);
  const aims = [clueAim(clues), ...order.aims];
  const holds = holdsFor(aims);
  for (;;) {
    const draft = new Draft(geometry, filler(random));
    const least = between(random, clues.least, clues.most);
    dig(draft, shuffle(orbits, random), least, holds);
    let miss = missOf(aims, draft);
    yield { draft, miss: miss.total, missed: miss.aims };
    for (let idle = 0; idle < PATIENCE && miss.total > 0; idle++) {
      const moved = draft.copy();
      giveAgain(moved, orbits, random);
      if (!miss.isOver || random() < 0.5) dig(moved, shuffle(orbits, random), least, holds);
      const next = missOf(aims, moved);
      yield { draft: moved, miss: next.total, missed: next.aims };
      if (next.total > miss.total) continue;
      if (next.total < miss.total) idle = 0;
      draft.show(moved);
      miss = next;
    }
  }
}

/** Puts back a few orbits, one more often than two, two more often than three. */
function giveAgain(draft: Draft, orbits: readonly Orbit[], random: Random): void {
  do {
    const orbit = orbits[below(random, orbits.length)]!;
    if (!draft.gives(orbit)) draft.putBack(orbit);
  } while (random() < 0.6);
}

interface Miss {
  readonly total: number;
  /** Whether some aim has too much of it: more givens are needed rather than fewer. */
  readonly isOver: boolean;
  readonly aims: readonly Aim[];
}

function missOf(aims: readonly Aim[], draft: Draft): Miss {
  const made = new Appraisal(draft, limitsOf(aims));
  let total = 0;
  let isOver = false;
  const missed: Aim[] = [];
  for (const aim of aims) {
    const miss = aim.miss(made);
    total += Math.abs(miss);
    isOver ||= miss > 0;
    if (miss !== 0) missed.push(aim);
  }
  return { total, isOver, aims: missed };
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
