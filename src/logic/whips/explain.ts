/** Explanations of whips and braids: what each step leaves, in words and in a picture, up to the contradiction. */
import type { Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import { type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import {
  candidates,
  cells,
  conclusion,
  count,
  digits,
  houses,
  lines,
  type Message,
  refutedSupposition,
  say,
} from '../step/message.js';
import type { Explanation, Hit } from '../step/strategy.js';
import type { WhipPattern, WhipStep } from './pattern.js';

/** Returns the message, marks and truths of a whip or a braid. Its truths are the needs of its variables. */
export function explainWhip({ place, remove, pattern }: Hit<WhipPattern>, geometry: Geometry): Explanation {
  const { target, steps } = pattern;
  return {
    message: say(
      'Suppose {supposed}. That leads to a contradiction in {count}:{steps}\nSo {target} is false: {conclusion}.',
      {
        supposed: refutedSupposition(true, target),
        count: count(steps.length, 'step'),
        steps: lines(steps.map((step) => stepMessage(step, geometry))),
        target: candidates([target]),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks: marksOf(pattern, geometry),
    truths: steps.map(({ need }) => need),
  };
}

/** Returns a line of the message: the causes that exclude the other candidates, and the remaining part. */
function stepMessage({ need, right, causes }: WhipStep, geometry: Geometry): Message {
  const because = candidates(
    causes.filter(({ length }) => length === 1).flat(),
    causes.filter(({ length }) => length > 1),
  );
  if (need.kind === 'cell') {
    const cell = cells([need.cell]);
    const [only] = right;
    return only === undefined
      ? say('With {causes}, no digit is left for {cell}.', { causes: because, cell })
      : say('With {causes}, the only digit left in {cell} is {digit}.', {
          causes: because,
          cell,
          digit: digits(geometry.digitOf(only)),
        });
  }
  const terms = { causes: because, digit: digits(need.digit), house: houses([need.house]) };
  const places = cells(right.map((candidate) => geometry.cellOf(candidate)));
  if (right.length === 0) return say('With {causes}, no place is left for {digit} in {house}.', terms);
  if (right.length > 1)
    return say('With {causes}, the only places left for {digit} in {house} are {places}.', { ...terms, places });
  return say('With {causes}, the only place left for {digit} in {house} is {places}.', { ...terms, places });
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
