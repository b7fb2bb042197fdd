import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import type { Candidate } from '../../src/core/geometry.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, houses, letter, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { distinctTruths } from '../../src/logic/step/truths.js';
import { type Exocet, exocetMarks, exocetsOf, exocetTruths, fillingsOf } from './exocet.js';

type DoubleExocet = readonly [Exocet, Exocet];

/** The candidates that the two exocets make true, for each way to fill both without a conflict. */
function* fillings(board: Markup, [a, b]: DoubleExocet): Generator<Candidate[], void, void> {
  const { geometry } = board;
  const named = ({ base, targets }: Exocet, filling: readonly number[]): Candidate[] =>
    [...base, ...targets].map((cell, index) => geometry.candidate(cell, filling[index]!));
  for (const first of fillingsOf(board, a))
    for (const second of fillingsOf(board, b)) {
      const ofA = named(a, first);
      const ofB = named(b, second);
      if (ofA.every((x) => ofB.every((y) => x === y || !geometry.conflict(x, y)))) yield [...ofA, ...ofB];
    }
}

/** Candidates that no filling of both exocets leaves. */
function eliminations(board: Markup, pattern: DoubleExocet): Candidate[] {
  const { geometry } = board;
  let left: Set<Candidate> | undefined;
  for (const filling of fillings(board, pattern)) {
    left ??= new Set(candidatesAmong(board, [...Array(geometry.cells).keys()], geometry.all));
    for (const candidate of left)
      if (!filling.some((filled) => filled !== candidate && geometry.conflict(filled, candidate)))
        left.delete(candidate);
    if (left.size === 0) return [];
  }
  return left ? [...left].sort((x, y) => x - y) : [];
}

/**
 * Two junior exocets of one chute with the same digits: each narrows what the other may take, and what is left
 * excludes their digits from cells that see them in every case. (David P. Bird, JExocet compendium, 2012.)
 */
export const doubleExocet: Strategy<DoubleExocet> = {
  id: 'double-exocet',
  name: 'Double Exocet',
  aliases: ['double JE', 'JE4 pair'],
  learnAfter: ['junior-exocet'],
  aboutLines: true,
  family: 'rank-zero',
  level: 'extreme',
  score: 480,

  *find(board, { clock } = {}) {
    const all = exocetsOf(board, true, clock);
    for (const [index, a] of all.entries())
      for (const b of all.slice(index + 1)) {
        if (a.digits !== b.digits || `${a.crossLines}` !== `${b.crossLines}`) continue;
        if (a.base.some((cell) => b.base.includes(cell))) continue;
        const remove = eliminations(board, [a, b]);
        if (remove.length > 0) yield removing([a, b], remove);
      }
  },

  explain({ place, remove, pattern }, geometry) {
    const [a, b] = pattern;
    return {
      message: say(
        'In an exocet, two targets take the digits of a base of two cells. Two of them share the digits {digits} and the cross-lines ({lines}): base {a} ({base}) with targets {a} ({targets}), and base {b} ({otherBase}) with targets {b} ({otherTargets}). Every way of filling both rules out the same candidates: {conclusion}.',
        {
          digits: digitSet(a.digits),
          lines: houses(a.crossLines),
          a: letter(0, [...a.base, ...a.targets]),
          b: letter(1, [...b.base, ...b.targets]),
          base: cells(a.base),
          targets: cells(a.targets),
          otherBase: cells(b.base),
          otherTargets: cells(b.targets),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...pattern.flatMap((exocet, index) => exocetMarks(exocet, geometry, index)),
        ...markCandidates('target', remove),
      ],
      truths: distinctTruths(pattern.flatMap(exocetTruths)),
    };
  },
};
