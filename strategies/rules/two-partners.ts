import { groupBy } from '../../src/core/arrays.js';
import { type Bits, isSingle, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup, type Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markLink } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clues, conclusion, digits, lines, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { excludedPairs, relationKey } from '../../src/rules/pair-relations.js';

/** A candidate that leaves each of two cells one digit, and these digits exclude each other. */
export interface TwoPartners {
  readonly candidate: Candidate;
  /** The candidates that it leaves, in two cells. */
  readonly left: readonly [Candidate, Candidate];
}

/** Candidates that clues which say the same refute in the same way. */
export interface TwoPartnersEach {
  readonly each: readonly TwoPartners[];
}

/** Yields what clues that say the same refute as one hit. */
function* twoPartnersHits(board: Markup, since: Stamp = -1): Generator<Hit<TwoPartners | TwoPartnersEach>, void, void> {
  const { geometry } = board;
  const groups = groupBy(refutedByTwo(board, since), (found) => keyOf(geometry, found) ?? found);
  for (const each of groups.values())
    yield removing(
      each.length === 1 ? each[0]! : { each },
      each.map(({ candidate }) => candidate),
    );
}

/** Returns a key of the clues by which a candidate leaves two cells the same digit; undefined if they say different things. */
function keyOf(geometry: Geometry, { candidate, left: [a, b] }: TwoPartners): string | undefined {
  if (geometry.digitOf(a) !== geometry.digitOf(b)) return undefined;
  const [first, second] = [a, b].map((other) =>
    relationKey(geometry, geometry.cellOf(candidate), geometry.cellOf(other)),
  );
  return first === second ? first : undefined;
}

function* refutedByTwo(board: Markup, since: Stamp): Generator<TwoPartners, void, void> {
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
      if (clash) yield { candidate, left: clash };
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
      '{clues}. {digit} in {cell} would leave only {left} both in {first} and in {second}, which see each other: {conclusion}.',
      { ...terms, left: digits(first), first: cells([a]), second: cells([b]) },
    );
  return say(
    '{clues}. {digit} in {cell} would leave only {one} in {first} and only {other} in {second}, which cannot be together: {conclusion}.',
    { ...terms, one: digits(first), first: cells([a]), other: digits(second), second: cells([b]) },
  );
}

/** Tells of candidates that leave two cells the same digit, by what all the clues say. */
function eachMessage(hit: Hit<TwoPartnersEach>, geometry: Geometry): Message {
  const { each } = hit.pattern;
  const byLeft = groupBy(each, ({ left: [left] }) => geometry.digitOf(left));
  return say('{clues:general}. Where two such neighbours of a cell see each other:{lines}\nSo {conclusion}.', {
    clues: clues(
      ...each.flatMap(({ candidate, left }) =>
        left.map((other) => {
          const pair = [geometry.cellOf(candidate), geometry.cellOf(other)] as const;
          return { cells: pair, excluded: excludedPairs(geometry, ...pair) };
        }),
      ),
    ),
    lines: lines(
      [...byLeft].map(([left, own]) =>
        say('{digits} in the cell would leave only {left} for both.', {
          digits: anyDigit(own.reduce((set, { candidate }) => set | (1 << geometry.digitOf(candidate)), 0)),
          left: digits(left),
        }),
      ),
    ),
    conclusion: conclusion(hit),
  });
}

/** A digit is false if it leaves two cells, which rules join with it, one digit each that cannot both stand there. */
export const twoPartners: Strategy<TwoPartners | TwoPartnersEach> = {
  id: 'two-partners',
  name: 'Two Partners',
  aliases: ['common partner'],
  learnAfter: ['no-partner'],
  family: 'rules',
  level: 'medium',
  score: 50,
  needs: 'exclusions',
  find: (board, { since } = {}) => twoPartnersHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    if ('each' in pattern) {
      const partners = [...new Set(pattern.each.flatMap(({ left }) => left.map((other) => geometry.cellOf(other))))];
      return {
        message: eachMessage({ ...hit, pattern }, geometry),
        marks: [...markCells('pattern', partners), ...markCandidates('target', hit.remove)],
        truths: cellTruths(partners),
      };
    }
    const { candidate, left } = pattern;
    const lost = left.map((each) =>
      Array.from({ length: geometry.size }, (_, digit) => geometry.candidate(geometry.cellOf(each), digit)).filter(
        (other) => other !== each && geometry.conflict(candidate, other),
      ),
    );
    return {
      message: messageOf({ ...hit, pattern }, geometry, lost),
      marks: [
        ...markCandidates('pattern', left),
        ...left.map((each) => markLink([candidate], [each], true)),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths(left.map((each) => geometry.cellOf(each))),
    };
  },
};
