/** Why a candidate can go: the plainest step that says so, here, or further on the way where that is easier. */
import { type Board, EMPTY } from '../../../src/core/board.js';
import { unlimited } from '../../../src/core/clock.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { givensOf, openTo } from '../../../src/core/puzzle.js';
import { rulesOf } from '../../../src/face/climb.js';
import { LEVELS } from '../../../src/logic/step/strategy.js';
import { judge } from '../../../src/play/judge.js';
import { positionOf } from '../../../src/play/next.js';
import { uniqueSolution } from '../../../src/search/search.js';
import type { Ladder } from '../../../src/solver/ladder.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import type { Rung } from '../../../src/solver/rung.js';
import { Step } from '../../../src/solver/step.js';
import { type Rules, rungsOf, walk } from '../../../src/solver/walk.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const why: Answering<'why'> = ({ grid, cell, digit, spoil, ladder, level }, _, language) => {
  const play = puzzleIn(grid);
  const { geometry, values } = play;
  if (!(openTo(geometry, values, cell) & (1 << digit))) {
    const peers = geometry.peers.subarray(geometry.peerStart[cell]!, geometry.peerStart[cell + 1]!);
    return { kind: 'ruled-out', by: peers.find((peer) => values[peer] === digit)! };
  }
  if (spoil) {
    const solution = uniqueSolution(givensOf(play));
    if (solution) return { kind: solution[cell] === digit ? 'right' : 'wrong' };
  }
  const { solutions, canGoOn } = judge(play, unlimited);
  if (!canGoOn) return { kind: 'not-found' };
  const rules = rulesOf({ level, only: undefined, guess: false }, { unique: solutions === 'one' });
  const candidate = geometry.candidate(cell, digit);
  const start = positionOf(play);
  const here = plainest(start, rungsOf(ladderOf(ladder), rules), candidate);
  const later = onThePath(positionOf(play), ladderOf(ladder), here ? easierThan(here, rules) : rules, candidate);
  if (later) return { kind: 'step', step: told(later.step, language), before: later.before };
  return here ? { kind: 'step', step: told(here, language), before: 0 } : { kind: 'not-found' };
};

/** Whoever plays an easy puzzle is not told of a hard step where easy ones come to the same. */
const easierThan = ({ strategy }: Step, rules: Rules): Rules | undefined => {
  const level = LEVELS[LEVELS.indexOf(strategy.level) - 1];
  return level && { ...rules, level };
};

/** The first step of the path that says so, and how many come before it. */
function onThePath(board: Board, ladder: Ladder, rules: Rules | undefined, candidate: Candidate) {
  let before = 0;
  if (rules)
    for (const step of walk(board, ladder, rules)) {
      if (strikes(board, step, candidate)) return { step, before };
      before++;
    }
  return undefined;
}

/** Whether a step rules the candidate out: by name, or by what it places in the cell or in sight of it. */
function strikes(
  { geometry }: Board,
  { place, remove }: Pick<Step, 'place' | 'remove'>,
  candidate: Candidate,
): boolean {
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  return (
    remove.includes(candidate) ||
    place.some((placed) =>
      geometry.cellOf(placed) === cell
        ? placed !== candidate
        : geometry.digitOf(placed) === digit && geometry.sees(geometry.cellOf(placed), cell),
    )
  );
}

/** The first step that says so, asked for from the easiest rung up. */
function plainest(board: Board, rungs: readonly Rung[], candidate: Candidate): Step | undefined {
  if (board.values[board.geometry.cellOf(candidate)] !== EMPTY) return undefined;
  for (const rung of rungs)
    for (const found of rung.all?.(board, unlimited) ?? rung.search(board, undefined, unlimited)) {
      const step = new Step(found, board.geometry);
      if (strikes(board, step, candidate)) return step;
    }
  return undefined;
}
