import type { Bits } from '../../src/core/bits.js';
import { bitsOf, isPair, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { seeingAll } from '../../src/core/seeing.js';
import { type Mark, markCandidates, markLink } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, say } from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

export interface RemotePair {
  /** The two digits that all the cells have. */
  readonly digits: Bits;
  /** Cells of which each sees the next, four or more. */
  readonly path: readonly Cell[];
}

/** Like bivalue cells in a row take their digits in turn: what sees two of opposite parity is neither. */
export const remotePair: Strategy<RemotePair> = {
  id: 'remote-pair',
  name: 'Remote Pair',
  aliases: ['complex remote pair'],
  family: 'chains',
  level: 'hard',
  score: 110,

  find: (board) => firstOfEachOutcome(pairsOn(board)),
  explain,
};

/** Shortest paths first. */
function* pairsOn(board: Markup): Generator<Hit<RemotePair>, void, void> {
  const paths = alikeCells(board).flatMap((alike) => [...pathsOver(board, alike)]);
  for (const path of paths.sort((a, b) => a.length - b.length)) {
    const digits = board.digits[path[0]!]!;
    const remove = remotePairTargets(board, digits, path);
    if (remove.length > 0) yield removing({ digits, path }, remove);
  }
}

/** What two cells of a path take away that lie an odd number of steps apart, at least three; by cell, then digit. */
export function remotePairTargets(board: Markup, digits: Bits, path: readonly Cell[]): Candidate[] {
  const targets = new Set<Candidate>();
  for (const [i, first] of path.entries())
    for (let j = i + 3; j < path.length; j += 2)
      for (let rest = digits; rest; rest &= rest - 1)
        for (const target of seeingAll(board, lowestBit(rest), [first, path[j]!])) targets.add(target);
  return [...targets].sort((a, b) => a - b);
}

/** Bivalue cells by their pair, four or more. */
function alikeCells({ geometry, digits }: Markup): Cell[][] {
  const byPair = new Map<Bits, Cell[]>();
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!isPair(digits[cell]!)) continue;
    const alike = byPair.get(digits[cell]!);
    if (alike) alike.push(cell);
    else byPair.set(digits[cell]!, [cell]);
  }
  return [...byPair.values()].filter(({ length }) => length >= 4);
}

/** Paths looked at in one set of like cells: they could be very many on a large grid. */
const MOST_PATHS = 2000;

/** Paths over like cells that see each other, shortest first, each in one direction. */
function* pathsOver({ geometry }: Markup, alike: readonly Cell[]): Generator<readonly Cell[], void, void> {
  const paths: (readonly Cell[])[] = alike.map((cell) => [cell]);
  for (const path of paths) {
    if (path.length % 2 === 0 && path.length >= 4 && path[0]! < path.at(-1)!) yield path;
    for (const next of alike)
      if (paths.length < MOST_PATHS && geometry.sees(path.at(-1)!, next) && !path.includes(next))
        paths.push([...path, next]);
  }
}

/** From cell to cell by one digit, through each to the other. */
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
      '{path} have only {digits}, and each sees the next, so they take them in turn: {odd} one of the two, {even} the other. A cell that sees one of each kind takes neither: {conclusion}.',
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
