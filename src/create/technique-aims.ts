/** Aims at the techniques that a path uses, or does without. */
import { boardOf } from '../core/puzzle.js';
import { LEVELS, type Level, type Strategy } from '../logic/strategy.js';
import { full } from '../solver/full.js';
import { hodoku } from '../solver/hodoku/ladder.js';
import type { Ladder, Rung } from '../solver/ladder.js';
import type { Aim } from './aims.js';
import type { Appraisal } from './appraisal.js';
import type { Draft } from './draft.js';

/** The path needs the technique: HoDoKu's path, or, where that program does not know it, our own. */
export function requireAim(strategy: Strategy): Aim {
  const rank = hodoku.rungs.findIndex((rung) => rung.strategy === strategy);
  return {
    name: `require ${strategy.id}`,
    loosen: `do without --require ${strategy.id}`,
    isDeep: true,
    miss: rank < 0 ? missOnFull(strategy) : missOnHodoku(strategy, rank),
  };
}

/**
 * Where it is not used, it is the nearer the more often it was looked for: each step of a later technique is a place
 * where it might have been found.
 */
const missOnHodoku =
  (strategy: Strategy, rank: number) =>
  ({ grade }: Appraisal): number => {
    let chances = 0;
    for (const use of grade.techniques) {
      if (use.strategy === strategy) return 0;
      if (hodoku.rungs.findIndex((rung) => rung.strategy === use.strategy) > rank) chances += use.count;
    }
    return 1 / (1 + chances);
  };

const missOnFull =
  (strategy: Strategy) =>
  ({ draft }: Appraisal): number => {
    const rank = full.rungs.findIndex((rung) => rung.strategy === strategy);
    const upTo = { ...full, rungs: full.rungs.slice(0, rank + 1) };
    let last: Rung | undefined;
    climb(draft, upTo, (rung) => {
      last = rung;
      return rung.strategy === strategy;
    });
    return last?.strategy === strategy ? 0 : 1;
  };

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

/** Climbs until it is solved, nothing is found or `isEnough`; tells how many cells are unsolved then. */
function climb(draft: Draft, ladder: Ladder, isEnough?: (rung: Rung) => boolean): number {
  const board = boardOf(draft);
  const climbing = ladder.begin(board, ladder.rungs);
  while (board.unsolved > 0) {
    const found = climbing.next();
    if (!found || isEnough?.(found.rung)) break;
    climbing.apply(found.hit);
  }
  return board.unsolved;
}
