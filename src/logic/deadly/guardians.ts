/** Patterns that cannot stand alone: one of the candidates that keep them from it, their guardians, is true. */
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { eachConflict } from '../../core/seeing.js';
import { candidates, clause, conclusion, type Message, say } from '../step/message.js';
import { type Hit, placing, removing } from '../step/strategy.js';

/** The candidates, ascending, that conflict with every one of a list: whatever of it is true, they are not. */
export function excludedByAll(board: Markup, list: readonly Candidate[]): Candidate[] {
  const { geometry } = board;
  const excluded: Candidate[] = [];
  eachConflict(board, list[0]!, (candidate) => {
    for (let i = 1; i < list.length; i++) if (candidate === list[i]! || !geometry.conflict(candidate, list[i]!)) return;
    excluded.push(candidate);
  });
  return excluded.sort((a, b) => a - b);
}

/** What follows when one of the guardians is true: a lone one is placed, else what all of them exclude is false. */
export function guarded<Pattern>(
  board: Markup,
  guardians: readonly Candidate[],
  pattern: Pattern,
): Hit<Pattern> | undefined {
  if (guardians.length === 0) return undefined;
  if (guardians.length === 1) return placing(pattern, guardians[0]!);
  const excluded = excludedByAll(board, guardians);
  return excluded.length > 0 ? removing(pattern, excluded) : undefined;
}

/** Says what follows; `why` is the sentence before, with what the pattern cannot do. */
export const guardedMessage = (
  why: Message,
  guardians: readonly Candidate[],
  { place, remove }: Pick<Hit, 'place' | 'remove'>,
): Message =>
  place.length > 0
    ? say('{why} So the only other candidate there, {guardians}, is true: {conclusion}.', {
        why: clause(why),
        guardians: candidates(guardians),
        conclusion: conclusion({ place, remove }),
      })
    : say(
        '{why} So one of the other candidates there, {guardians}, is true, and all of them rule out the same: {conclusion}.',
        {
          why: clause(why),
          guardians: candidates(guardians),
          conclusion: conclusion({ place, remove }),
        },
      );
