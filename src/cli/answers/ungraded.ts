/** The exit status of a puzzle without a grade, for all commands that grade. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import { isPuzzle, type Prospect } from '../../search/check.js';
import type { Status } from '../command.js';

/** A solved grid has nothing to grade, which is no failure. */
export const ungradedStatus = (prospect: Prospect): Status =>
  prospect.result.ended === 'cut' ? LIMIT_REACHED : isPuzzle(prospect) ? 0 : 1;
