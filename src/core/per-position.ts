/** Tables that several strategies read from one position: worked out by whoever asks first, kept for who asks next. */

import type { Markup } from './board.js';
import { type Clock, unlimited } from './clock.js';

/** The same function, with its last answer remembered. The answer must not depend on givens, stamps or the clock. */
export function perPosition<Answer>(
  work: (board: Markup, clock: Clock) => Answer,
): (board: Markup, clock?: Clock) => Answer {
  let kept: { readonly content: number; readonly answer: Answer } | undefined;
  return (board, clock = unlimited) => {
    if (kept?.content !== board.content) kept = { content: board.content, answer: work(board, clock) };
    return kept.answer;
  };
}
