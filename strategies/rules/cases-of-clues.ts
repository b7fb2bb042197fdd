import { countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import { type Argument, type ArgumentLine, type Case, refutation, supposed } from '../../src/logic/argument/lines.js';
import { alikeTogether, together } from '../../src/logic/argument/together.js';
import { candidatesOf } from '../../src/logic/argument/trial.js';
import { hasClues } from '../../src/logic/forcing/clue-trial.js';
import { Rounds } from '../../src/logic/forcing/rounds.js';
import { candidatesOn } from '../../src/logic/forcing/trial-steps.js';
import type { Outcomes } from '../../src/logic/step/outcome.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { type Need, needAt } from '../../src/logic/step/truths.js';

/** How far cases are followed. */
interface Limits {
  /** The most cases, and the most lines that follow from a case. */
  readonly cases: number;
  readonly lines: number;
  /** True if a candidate is also followed that is no case of a need. */
  readonly alone: boolean;
}

/** Cases with one line are found in a fraction of the time. */
const SHORT: Limits = { cases: 3, lines: 1, alone: true };
/** Nobody would follow each candidate of a grid further. */
const FEW: Limits = { cases: 3, lines: 3, alone: false };
const MANY: Limits = { cases: 6, lines: 3, alone: true };

interface Rated {
  readonly longest: number;
  readonly total: number;
  readonly hitOf: () => Hit<Argument>;
}

/** Returns the cases within limits, the shortest first. */
function casesWithin(board: Markup, limits: Limits, clock: Clock, known?: Outcomes): Rated[] {
  const { lines: most } = limits;
  const rounds = new Rounds(board);
  const refuted: Case[] = [];
  const lost = new Map<Candidate, Int32Array>();
  const needs = [...needsOf(board, limits.cases)];
  const inNeeds = new Set(needs.flatMap(({ premises }) => premises));
  for (const premise of candidatesOn(board, known)) {
    if (!limits.alone && !inNeeds.has(premise)) continue;
    clock();
    if (rounds.follow(premise, most) > 0) refuted.push(together(rounds.linesToClash(), board.geometry));
    else
      lost.set(
        premise,
        Int32Array.from({ length: board.geometry.cells }, (_, cell) => rounds.lostAt(cell)),
      );
  }
  const found = alikeTogether(refuted).map(contradiction);
  for (const { need, premises } of needs) {
    clock();
    const rated = commonOf(board, rounds, need, premises, lost, most);
    if (rated) found.push(rated);
  }
  return found.sort((a, b) => a.longest - b.longest || a.total - b.total);
}

const contradiction = (lines: Case): Rated => ({
  longest: lines.length - 1,
  total: lines.length - 1,
  hitOf: () => removing(refutation(lines), supposed(lines).candidates),
});

/** Yields the needs with at most so many candidates. */
function* needsOf(board: Markup, most: number): Generator<{ need: Need; premises: readonly Candidate[] }, void, void> {
  const { geometry, digits, slots } = board;
  const { cells, houses, size } = geometry;
  for (let number = 0; number < cells + houses * size; number++) {
    const count = countBits(number < cells ? digits[number]! : slots[number - cells]!);
    if (count < 2 || count > most) continue;
    const need = needAt(geometry, number);
    yield { need, premises: candidatesOf(board, need) };
  }
}

function commonOf(
  board: Markup,
  rounds: Rounds,
  need: Need,
  premises: readonly Candidate[],
  lost: ReadonlyMap<Candidate, Int32Array>,
  most: number,
): Rated | undefined {
  const { geometry } = board;
  const tables = premises.map((premise) => lost.get(premise));
  if (tables.some((table) => !table)) return undefined;
  let isCommon = false;
  const common = tables[0]!.slice();
  for (let cell = 0; cell < common.length; cell++) {
    for (let at = 1; at < tables.length; at++) common[cell]! &= tables[at]![cell]!;
    if (common[cell]) isCommon = true;
  }
  if (!isCommon) return undefined;
  const all = candidatesAmong(
    board,
    [...common.keys()].filter((cell) => common[cell]),
    geometry.all,
  ).filter((candidate) => common[geometry.cellOf(candidate)]! & (1 << geometry.digitOf(candidate)));
  const behind = premises.map((premise) => {
    rounds.follow(premise, most);
    return new Map(all.map((candidate) => [candidate, rounds.linesBehind(candidate)]));
  });
  const longestOf = (candidate: Candidate): number => Math.max(...behind.map((each) => each.get(candidate)!.length));
  const totalOf = (candidate: Candidate): number => behind.reduce((sum, each) => sum + each.get(candidate)!.length, 0);
  const [best] = [...all].sort((a, b) => longestOf(a) - longestOf(b) || totalOf(a) - totalOf(b) || a - b) as [
    Candidate,
  ];
  const chosen = behind.map((each) => each.get(best)!);
  const removed = all.filter((candidate) =>
    behind.every((each, at) => each.get(candidate)!.every((number) => chosen[at]!.includes(number))),
  );
  return {
    longest: longestOf(best),
    total: totalOf(best),
    hitOf: () => {
      const cases = premises.map((premise, at) => {
        rounds.follow(premise, most);
        return withOutcome(together(rounds.caseOf(chosen[at]!, removed), board.geometry), removed);
      });
      return removing({ of: need, cases, outcome: { candidates: removed, on: false } }, removed);
    },
  };
}

/** Adds the outcome to a case whose last line does not rule out all of it. */
function withOutcome(lines: Case, removed: readonly Candidate[]): Case {
  const last = lines.at(-1)!;
  if (removed.every((candidate) => last.removed.includes(candidate))) return lines;
  const end: ArgumentLine = { ground: { kind: 'conflict' }, oneOf: [], removed, causes: [lines.length - 1] };
  return [...lines, end];
}

const explained = {
  learnAfter: ['limits-of-a-clue'],
  family: 'rules',
  needs: 'clues',
  explain: explainArgument,
} as const;

/** Cases of a cell or of a digit in a house lead to the same along a few clues and singles; or a candidate leads to a contradiction. */
export const casesOfClues: Strategy<Argument> = {
  ...explained,
  id: 'cases-of-clues',
  name: 'Cases of Clues',
  level: 'unfair',
  score: 200,
  *find(board, { clock = unlimited, known } = {}) {
    if (!hasClues(board.geometry)) return;
    for (const { hitOf } of casesWithin(board, SHORT, clock, known)) yield hitOf();
    for (const { longest, hitOf } of casesWithin(board, FEW, clock, known)) if (longest > 1) yield hitOf();
  },
};

/** The same with up to six cases, or with any candidate that comes to a contradiction. */
export const manyCasesOfClues: Strategy<Argument> = {
  ...explained,
  id: 'many-cases-of-clues',
  name: 'Many Cases of Clues',
  learnAfter: ['cases-of-clues'],
  level: 'extreme',
  score: 400,
  laborious: true,
  *find(board, { clock = unlimited, known } = {}) {
    if (!hasClues(board.geometry)) return;
    for (const { hitOf } of casesWithin(board, MANY, clock, known)) yield hitOf();
  },
};
