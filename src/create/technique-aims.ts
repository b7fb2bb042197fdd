/** Aims at paths that do with few techniques. */
import type { Level } from '../logic/step/strategy.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import type { Ladder } from '../solver/ladder.js';
import { type Rules, rungsOf } from '../solver/walk.js';
import type { Aim } from './aims.js';
import type { Evaluation } from './evaluation.js';
import { unsolvedBy } from './path.js';

/** The puzzle is solved by these techniques alone. */
export const onlyAim = (ids: readonly string[]): Aim => solvedBy(`only ${ids.join(',')}`, full, { only: ids });

/** The puzzle is solved by techniques up to a level, however many steps that takes. */
export const highestLevelAim = (level: Level): Aim => solvedBy(`max-level ${level}`, hodoku, { level });

function solvedBy(name: string, ladder: Ladder, rules: Rules): Aim {
  const rungs = rungsOf(ladder, rules);
  const unsolved = (made: Evaluation): number => unsolvedBy(made, ladder, rungs);
  return {
    name,
    isDeep: true,
    distance: (made) => (2 * unsolved(made)) / made.draft.geometry.cells,
    keeps: (made) => unsolved(made) === 0,
    proves: rungs.every(({ strategies }) => strategies.every(({ assumes }) => !assumes)),
  };
}
