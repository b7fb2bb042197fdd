/** Guardians: candidates one of which is true, since the pattern cannot exist without them. */
import type { Bits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';
import { eachConflict } from '../../core/seeing.js';
import { candidates, cells, clause, conclusion, count, digitSet, houses, type Message, say } from '../step/message.js';
import { type Hit, placing, removing } from '../step/strategy.js';
import type { UniqueLoop } from './unique-loops.js';

/**
 * Returns the candidates, ascending, that conflict with every candidate of a list. Whichever of the list is true, they
 * are false.
 */
export function excludedByAll(board: Markup, list: readonly Candidate[]): Candidate[] {
  const { geometry } = board;
  const excluded: Candidate[] = [];
  eachConflict(board, list[0]!, (candidate) => {
    for (let i = 1; i < list.length; i++) if (candidate === list[i]! || !geometry.conflict(candidate, list[i]!)) return;
    excluded.push(candidate);
  });
  return excluded.sort((a, b) => a - b);
}

/**
 * Concludes from guardians, one of which is true: a single guardian is placed; otherwise candidates that all of them
 * exclude are false.
 */
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

/** Makes the sentence with the conclusion. `why` is the preceding sentence on why the pattern is impossible. */
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
        '{why} So at least one of the other candidates there is true: {guardians}. What each of them rules out is false: {conclusion}.',
        {
          why: clause(why),
          guardians: candidates(guardians),
          conclusion: conclusion({ place, remove }),
        },
      );

export const rectangleMessage = ({ cells: corners, pair }: UniqueLoop): Message =>
  say('If {corners} held only {pair}, these two digits could be exchanged, and the puzzle would have two solutions.', {
    corners: cells(corners),
    pair: digitSet(pair),
  });

export const bugMessage = (extra: readonly Candidate[]): Message =>
  say(
    'Without {extra}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has no solution, or more than one.',
    { extra: candidates(extra) },
  );

export const oddLoopMessage = (pair: Bits, loop: readonly Cell[]): Message =>
  say(
    'The {length} {loop} form a loop in which each sees the next. Their number is odd, so {pair} alone cannot alternate around it.',
    { loop: cells(loop), length: count(loop.length, 'cell'), pair: digitSet(pair) },
  );

export const tridagonMessage = (boxes: readonly House[], trio: Bits, own: readonly Cell[]): Message =>
  say('In {boxes}, there is no way to fill {cells} with {trio} alone.', {
    boxes: houses(boxes),
    cells: cells(own),
    trio: digitSet(trio),
  });
