/**
 * Rounds of singles: how soon they refute a candidate, if at all. The number of rounds limits how short a whip, a braid
 * or a proof by singles can be.
 */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { candidatesOn } from '../forcing/trial-steps.js';
import { ValuesLeft } from './values.js';

/**
 * Returns, for each candidate, the fewest links that refute it: rounds of singles, each of which takes all forced
 * rights, and the emptied variable. Infinity if singles do not refute it.
 */
export const fewestLinks = (board: Markup, clock?: Clock): readonly number[] => board.memo(countLinks, clock);

function countLinks(board: Markup, clock: Clock): readonly number[] {
  const values = new ValuesLeft(board);
  const fewest = new Array<number>(board.geometry.candidates).fill(Infinity);
  for (const target of candidatesOn(board)) {
    clock();
    fewest[target] = linksAgainst(values, target);
  }
  return fewest;
}

function linksAgainst(values: ValuesLeft, target: Candidate): number {
  const rights: Candidate[] = [target];
  values.listSingles();
  values.take(target);
  let links = 1;
  for (let before = 0; values.emptied < 0 && rights.length > before; links++) {
    before = rights.length;
    for (let at = 0, end = values.listed; at < end && values.emptied < 0; at++) {
      const right = values.rightOf(values.forced[at]!);
      if (right < 0) continue;
      rights.push(right);
      values.take(right);
    }
  }
  const isRefuted = values.emptied >= 0;
  values.undo(0, 0, 0);
  for (const right of rights) values.release(right);
  return isRefuted ? links : Infinity;
}
