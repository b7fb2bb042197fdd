/** Aims at paths that do with few techniques. */
import { LEVELS, type Level } from '../logic/step/strategy.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import type { Ladder } from '../solver/ladder.js';
import type { Aim } from './aims.js';
import type { Appraisal } from './appraisal.js';
import { climb } from './path.js';

/** The puzzle is solved by these techniques alone. */
export const onlyAim = (ids: readonly string[]): Aim =>
  solvedBy(`only ${ids.join(',')}`, 'allow more in --only', {
    ...full,
    rungs: full.rungs.filter(({ strategy }) => ids.includes(strategy.id)),
  });

/** The puzzle is solved by techniques up to a level, however many steps that takes. */
export const highestLevelAim = (level: Level): Aim =>
  solvedBy(`max-level ${level}`, 'allow a higher --max-level', {
    ...hodoku,
    rungs: hodoku.rungs.filter((rung) => LEVELS.indexOf(rung.level) <= LEVELS.indexOf(level)),
  });

function solvedBy(name: string, loosen: string, ladder: Ladder): Aim {
  const unsolved = ({ draft }: Appraisal): number => climb(draft, ladder);
  return {
    name,
    loosen,
    isDeep: true,
    miss: (made) => (2 * unsolved(made)) / made.draft.geometry.cells,
    keeps: (made) => unsolved(made) === 0,
    proves: ladder.rungs.every(({ strategy }) => !strategy.assumes),
  };
}
