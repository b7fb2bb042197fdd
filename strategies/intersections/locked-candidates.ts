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

/** A digit that keeps to one line, or region, within a box is gone from the rest of it. */
export const pointing: Strategy<LockedCandidates> = {
  id: 'pointing',
  name: 'Pointing',
  aliases: ['locked candidates 1', 'pointing pair', 'pointing triple'],
  family: 'intersections',
  level: 'medium',
  score: 50,
  find: (board, since) => lockedCandidates(board, ['box'], since),
  explain,
};

/** A digit that keeps to one box, or region, within a line or region is gone from the rest of it. */
export const claiming: Strategy<LockedCandidates> = {
  id: 'claiming',
  name: 'Claiming',
  aliases: ['locked candidates 2', 'box-line reduction'],
  family: 'intersections',
  level: 'medium',
  score: 50,
  find: (board, since) => lockedCandidates(board, ['row', 'column', 'extra'], since),
  explain,
};
