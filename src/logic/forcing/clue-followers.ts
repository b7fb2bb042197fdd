/**
 * What a trial with clues follows: singles and rules, and where these say nothing more locked candidates and subsets.
 */

import { lowestBit } from '../../core/bits.js';
import type { Stamp } from '../../core/board.js';
import { beyond, rowFor } from '../../rules/fillings.js';
import type { Follower, Trial } from '../argument/trial.js';
import { lockedNeeds } from './locked-needs.js';
import { trialRules } from './trial-rules.js';

/** Returns the followers of a trial with clues. `since`: the stamp of its board when these had last nothing to add. */
export const clueFollowers = (trial: Trial, asked: Stamp, locked: Stamp): readonly Follower[] => [
  single,
  rulesSince(trial, asked),
  lockedSince(locked),
];

const single: Follower = (trial) => {
  const [forced] = trial.forced(1);
  if (forced) trial.leave(forced.need, forced.candidate === undefined ? [] : [forced.candidate]);
  return forced !== undefined;
};

/** Adds what the next rule says whose cells have changed since a stamp. */
function rulesSince({ board }: Trial, since: Stamp): Follower {
  const { all, ofCell, words } = trialRules(board.geometry);
  /** The rules to ask, as a set of indices. */
  const changed = new Int32Array(words);
  let asked = since;
  return (trial) => {
    const { cellStamps } = board;
    for (let cell = 0; cell < cellStamps.length; cell++)
      if (cellStamps[cell]! > asked)
        for (let word = 0; word < words; word++) changed[word]! |= ofCell[cell * words + word]!;
    asked = board.now;
    for (let word = 0; word < words; word++)
      while (changed[word]) {
        const { rule, ground } = all[word * 32 + lowestBit(changed[word]!)]!;
        changed[word]! &= changed[word]! - 1;
        const row = rowFor(rule, board);
        const isFilled = rule.narrow(row);
        const removed = isFilled ? beyond(rule, board, row) : [];
        if (isFilled && removed.length === 0) continue;
        trial.add(ground, [], removed);
        return true;
      }
    return false;
  };
}

/** Adds the next locked digit or subset in houses that have changed since a stamp. */
function lockedSince(since: Stamp): Follower {
  let unlocked = since;
  return (trial) => {
    const locked = lockedNeeds(trial.board, unlocked);
    if (locked) trial.add({ kind: 'locked', needs: locked.needs, kept: locked.kept }, [], locked.removed);
    else unlocked = trial.board.now;
    return locked !== undefined;
  };
}
