/** Tables that several strategies read from one position: worked out by whoever asks first, kept for who asks next. */
import type { Markup } from './board.js';

/** The same function, with its last answer remembered. The answer must not depend on givens or stamps. */
export function perPosition<Answer>(work: (board: Markup) => Answer): (board: Markup) => Answer {
  let kept: { readonly content: number; readonly answer: Answer } | undefined;
  return (board) => {
    if (kept?.content !== board.content) kept = { content: board.content, answer: work(board) };
    return kept.answer;
  };
}
