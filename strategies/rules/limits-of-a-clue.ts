import { markCandidates, markClue } from '../../src/logic/step/marks.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { type LimitingClue, reasonHits, reasonMessage } from './reasons.js';

/** A clue limits the digits of its cells for a reason that is seen at once: how far a sum reaches, what has room. */
export const limitsOfAClue: Strategy<LimitingClue> = {
  id: 'limits-of-a-clue',
  name: 'Limits of a Clue',
  aliases: ['clue limits', 'what a clue allows'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 18,
  needs: 'rules',
  find: (board, { since } = {}) => reasonHits(board, false, since),
  explain: (hit) => ({
    message: reasonMessage(hit),
    marks: [...markClue(hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: [{ kind: 'rule', rule: hit.pattern.rule }],
  }),
};
