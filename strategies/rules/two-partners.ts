import { type Bits, isSingle, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup, type Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markLink } from '../../src/logic/step/marks.js';
import { cells, clues, conclusion, digits, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** A candidate that leaves each of two cells one digit, and these digits exclude each other. */
export interface TwoPartners {
  readonly candidate: Candidate;
  /** The candidates that it leaves, in two cells. */
  readonly left: readonly [Candidate, Candidate];
}

function* twoPartnersHits(board: Markup, since: Stamp = -1): Generator<Hit<TwoPartners>, void, void> {
  const { geometry, digits: sets, values, now } = board;
  const { further, size } = geometry;
  if (!further || now <= since) return;
  const left: Candidate[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] !== EMPTY) continue;
    for (let rest = sets[cell]!; rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      left.length = 0;
      for (let at = further.start[candidate]!; at < further.start[candidate + 1]!; at++) {
        const kept = keptBeside(board, candidate, further.cells[at]!, further.digits[at]!);
        if (isSingle(kept)) left.push(further.cells[at]! * size + lowestBit(kept));
      }
      const clash = clashAmong(geometry, left);
      if (clash) yield removing({ candidate, left: clash }, [candidate]);
    }
  }
}

/** Returns the digits that a candidate leaves in an unsolved cell; none for a solved one. */
function keptBeside({ geometry, digits }: Markup, candidate: Candidate, cell: Cell, excluded: Bits): Bits {
  const isSeen = geometry.sees(geometry.cellOf(candidate), cell);
  return digits[cell]! & ~excluded & ~(isSeen ? 1 << geometry.digitOf(candidate) : 0);
}

/** Returns two candidates that are never both true; undefined if there are none. */
function clashAmong(geometry: Geometry, list: readonly Candidate[]): readonly [Candidate, Candidate] | undefined {
  for (let at = 1; at < list.length; at++)
    for (let from = 0; from < at; from++)
      if (geometry.conflict(list[from]!, list[at]!)) return [list[from]!, list[at]!];
  return undefined;
}

function messageOf(hit: Hit<TwoPartners>, geometry: Geometry, lost: readonly (readonly Candidate[])[]): Message {
  const { candidate, left } = hit.pattern;
  const [a, b] = left.map((each) => geometry.cellOf(each)) as [Cell, Cell];
  const own = geometry.cellOf(candidate);
  const between = [a, b].map((cell, at) => ({
    cells: [own, cell] as const,
    excluded: lost[at]!.map((each) => [candidate, each] as const),
  }));
  const terms = {
    clues: clues({ cells: [own, a, b], between }),
    digit: digits(geometry.digitOf(candidate)),
    cell: cells([own]),
    conclusion: conclusion(hit),
  };
  const [first, second] = left.map((each) => geometry.digitOf(each)) as [number, number];
  if (first === second)
    return say(
      'By the rules, {clues}. {digit} in {cell} would leave only {left} both in {first} and in {second}, which see each other: {conclusion}.',
      { ...terms, left: digits(first), first: cells([a]), second: cells([b]) },
    );
  return say(
    'By the rules, {clues}. {digit} in {cell} would leave only {one} in {first} and only {other} in {second}, which the rules do not allow together: {conclusion}.',
    { ...terms, one: digits(first), first: cells([a]), other: digits(second), second: cells([b]) },
  );
}

/** A digit is false if it leaves two cells, which rules join with it, one digit each that cannot both stand there. */
export const twoPartners: Strategy<TwoPartners> = {
  id: 'two-partners',
  name: 'Two Partners',
  aliases: ['common partner'],
  learnAfter: ['no-partner'],
  family: 'rules',
  level: 'medium',
  score: 50,
  needs: 'exclusions',
  find: (board, since) => twoPartnersHits(board, since),
  explain: (hit, geometry) => {
    const { candidate, left } = hit.pattern;
    const lost = left.map((each) =>
      Array.from({ length: geometry.size }, (_, digit) => geometry.candidate(geometry.cellOf(each), digit)).filter(
        (other) => other !== each && geometry.conflict(candidate, other),
      ),
    );
    return {
      message: messageOf(hit, geometry, lost),
      marks: [
        ...markCandidates('pattern', left),
        ...left.map((each) => markLink([candidate], [each], true)),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths(left.map((each) => geometry.cellOf(each))),
    };
  },
};
