/** Sessions on the page's grids. Opened here and not by the face, which would bring the readers of all formats along. */
import { Session, type SessionSettings } from '../../../src/session/index.js';
import { ladderOf } from '../../../src/solver/index.js';
import { puzzleIn } from './grid.js';
import type { LadderChoice, PlainGrid } from './protocol.js';

/** A session that does not guess, unless the rules say otherwise. */
export const sessionOn = (
  grid: PlainGrid,
  { ladder, level }: LadderChoice,
  rules: Pick<SessionSettings, 'guess' | 'joins' | 'only'> = {},
): Session =>
  new Session(puzzleIn(grid), { ladder: ladderOf(ladder), guess: false, ...(level && { maxLevel: level }), ...rules });
