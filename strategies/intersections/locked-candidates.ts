import type { Geometry } from '../../src/core/geometry.js';
import { type LockedCandidates, lockedCandidates } from '../../src/logic/digit/locked-candidates.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const explain = (
  { place, remove, pattern: { digit, from, to, candidates } }: Hit<LockedCandidates>,
  geometry: Geometry,
) => ({
  message: say(
    'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}: {conclusion}.',
    {
      from: houses([from]),
      digit: digits(digit),
      cells: cells(candidates.map((candidate) => geometry.cellOf(candidate))),
      to: houses([to]),
      conclusion: conclusion({ place, remove }),
    },
  ),
  marks: [
    ...markHouses('pattern', [from]),
    ...markHouses('cover', [to]),
    ...markCandidates('pattern', candidates),
    ...markCandidates('target', remove),
  ],
  truths: houseTruths([from], digit),
});

/** A digit confined, within a box, to one line or region is removed from the rest of that line or region. */
export const pointing: Strategy<LockedCandidates> = {
  id: 'pointing',
  name: 'Pointing',
  aliases: ['locked candidates 1', 'pointing pair', 'pointing triple'],
  learnAfter: ['hidden-single', 'naked-single'],
  family: 'intersections',
  level: 'medium',
  score: 50,
  find: (board, { since } = {}) => lockedCandidates(board, ['box'], since),
  explain,
};

/** A digit confined, within a line or region, to one box or region is removed from the rest of that box or region. */
export const claiming: Strategy<LockedCandidates> = {
  id: 'claiming',
  name: 'Claiming',
  aliases: ['locked candidates 2', 'box-line reduction'],
  learnAfter: ['pointing'],
  family: 'intersections',
  level: 'medium',
  score: 50,
  find: (board, { since } = {}) => lockedCandidates(board, ['row', 'column', 'extra'], since),
  explain,
};
