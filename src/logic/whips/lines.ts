/** A whip or a braid as an argument: what is left of each variable in turn, until one has nothing left. */
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import { type Argument, type ArgumentLine, premise, refutation } from '../argument/lines.js';
import { candidatesOf } from '../argument/trial.js';
import type { Need } from '../step/truths.js';

/** Follows a target through variables in turn. The causes of a line are few, and the line before it if that is one. */
export function whipAlong(board: Markup, target: Candidate, needs: readonly Need[]): Argument {
  const lines: [ArgumentLine, ...ArgumentLine[]] = [premise(target, true)];
  const rulesOut = ({ oneOf }: ArgumentLine, candidate: Candidate): boolean =>
    conflictsWithAll(board.geometry, oneOf, candidate);
  for (const need of needs) {
    const all = candidatesOf(board, need);
    const lost = all.filter((candidate) => lines.some((line) => rulesOut(line, candidate)));
    const causes: number[] = [];
    let unexplained = lost;
    for (const at of [lines.length - 1, ...lines.keys()]) {
      const rest = unexplained.filter((candidate) => !rulesOut(lines[at]!, candidate));
      if (rest.length < unexplained.length) causes.push(at);
      unexplained = rest;
    }
    const oneOf = all.filter((candidate) => !lost.includes(candidate));
    lines.push({ ground: { kind: 'need', need, lost }, oneOf, removed: [], causes: causes.sort((a, b) => a - b) });
  }
  return refutation(lines);
}
