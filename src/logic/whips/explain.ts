/** Explanations of whips and braids: what each step leaves, in words and in a picture, up to the contradiction. */
import type { Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import { type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import { conclusion, refutedSupposition, say } from '../step/message.js';
import { contradictionMessage, leftMessage, numbered, type ToldLine } from '../step/numbered-lines.js';
import type { Explanation, Hit } from '../step/strategy.js';
import type { WhipPattern, WhipStep } from './pattern.js';

/** Returns the message, marks and truths of a whip or a braid. Its truths are the needs of its variables. */
export function explainWhip({ place, remove, pattern }: Hit<WhipPattern>, geometry: Geometry): Explanation {
  const { target, steps } = pattern;
  return {
    message: contradictionMessage(
      refutedSupposition(true, target),
      true,
      numbered(linesOf(steps, geometry)),
      say('So {conclusion}.', { conclusion: conclusion({ place, remove }) }),
    ),
    marks: marksOf(pattern, geometry),
    truths: steps.map(({ need }) => need),
  };
}

/** Returns a line for each step: what is left of its variable, and the earlier steps that exclude the rest. */
function linesOf(steps: readonly WhipStep[], geometry: Geometry): ToldLine[] {
  const rights = steps.map(({ right }) => right);
  return steps.map(({ need, right, causes }) => ({
    step: leftMessage(need, right, geometry),
    causes: causes.map((cause) => rights.indexOf(cause)).filter((index) => index >= 0),
  }));
}

/** Returns the marks: each right with its causes; at the end the cell or house without candidates, and the causes. */
function marksOf({ target, steps }: WhipPattern, geometry: Geometry): Mark[] {
  const { need, lost, causes } = steps.at(-1)!;
  const others = lost.filter((candidate) => candidate !== target);
  return [
    ...(need.kind === 'cell' ? markCells('target', [need.cell]) : markHouses('target', [need.house])),
    ...steps.flatMap(({ right, causes }) =>
      right.length > 0 ? causes.map((cause) => markLink(cause, right, true)) : [],
    ),
    ...others.map((candidate) =>
      markLink(causes.find((cause) => conflictsWithAll(geometry, cause, candidate))!, [candidate], false),
    ),
    ...markCandidates('off', others),
    ...markCandidates(
      'on',
      steps.flatMap(({ right }) => right),
    ),
    ...markCandidates('target', [target]),
  ];
}
