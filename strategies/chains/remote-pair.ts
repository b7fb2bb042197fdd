import { bitsOf } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { cellsByPair, pairPaths, type RemotePair, remotePairTargets } from '../../src/logic/links/remote-pairs.js';
import { type Mark, markCandidates, markLink } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, say } from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** Bivalue cells with one pair take their digits in turn: a cell that sees two of opposite parity takes neither. */
export const remotePair: Strategy<RemotePair> = {
  id: 'remote-pair',
  name: 'Remote Pair',
  aliases: ['complex remote pair'],
  learnAfter: ['w-wing'],
  family: 'chains',
  level: 'hard',
  score: 110,

  find: (board, { since } = {}) => firstOfEachOutcome(pairsOn(board, since)),
  explain,
};

const MOST_PATHS = 2000;

/** Yields hits by the shortest paths first. */
function* pairsOn(board: Markup, since?: Stamp): Generator<Hit<RemotePair>, void, void> {
  const { geometry, digits: left } = board;
  const paths = cellsByPair(board, since).flatMap((cells) => {
    const peersOf = (cell: Cell): readonly Cell[] => cells.filter((other) => geometry.sees(cell, other));
    return [...pairPaths(cells, peersOf, Infinity, MOST_PATHS)];
  });
  for (const path of paths.sort((a, b) => a.length - b.length)) {
    const digits = left[path[0]!]!;
    const remove = remotePairTargets(board, digits, path);
    if (remove.length > 0) yield removing({ digits, path }, remove);
  }
}

/** Returns the links of the pair: from cell to cell by one digit, within a cell to the other digit. */
const pairLinks = (path: readonly Cell[], pair: readonly [Digit, Digit], geometry: Geometry): Mark[] =>
  path.flatMap((cell, index) => {
    const own = pair.map((digit) => [geometry.candidate(cell, digit)]);
    const [enters, leaves] = [own[index % 2]!, own[(index + 1) % 2]!];
    const before = path[index - 1];
    const inCell = markLink(enters, leaves, true);
    if (before === undefined) return [inCell];
    return [markLink([geometry.candidate(before, geometry.digitOf(enters[0]!))], enters, false), inCell];
  });

function explain({ place, remove, pattern: { digits, path } }: Hit<RemotePair>, geometry: Geometry): Explanation {
  const odd = path.filter((_, i) => i % 2 === 0);
  const even = path.filter((_, i) => i % 2 === 1);
  const [low, high] = bitsOf(digits);
  const candidatesOf = (list: readonly Cell[], digit: number): Candidate[] =>
    list.map((cell) => geometry.candidate(cell, digit));
  return {
    message: say(
      '{path} have only {digits} and form a chain in which each sees the next. So the two digits alternate: {odd} {odd:takes|take} one, {even} {even:takes|take} the other. A cell that sees one of each kind can take neither: {conclusion}.',
      {
        path: cells(path),
        digits: digitSet(digits),
        odd: cells(odd),
        even: cells(even),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks: [
      ...pairLinks(path, [low!, high!], geometry),
      ...markCandidates('on', [...candidatesOf(odd, low!), ...candidatesOf(even, high!)]),
      ...markCandidates('off', [...candidatesOf(odd, high!), ...candidatesOf(even, low!)]),
      ...markCandidates('target', remove),
    ],
    truths: cellTruths(path),
  };
}
