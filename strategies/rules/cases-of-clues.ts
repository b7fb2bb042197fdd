import { groupBy } from '../../src/core/arrays.js';
import { countBits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import { type Argument, type ArgumentLine, type Case, refutation, supposed } from '../../src/logic/argument/lines.js';
import { candidatesOf } from '../../src/logic/argument/trial.js';
import { hasClues } from '../../src/logic/forcing/clue-trial.js';
import { Rounds } from '../../src/logic/forcing/rounds.js';
import { candidatesOn } from '../../src/logic/forcing/trial-steps.js';
import type { Outcomes } from '../../src/logic/step/outcome.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { type Need, needAt } from '../../src/logic/step/truths.js';

/** The most cases, and the most lines that follow from a case. */
const MOST_CASES = 3;
const MOST_LINES = 3;

interface Rated {
  readonly longest: number;
  readonly total: number;
  readonly hitOf: () => Hit<Argument>;
}

/** Yields the hits whose cases have at most one line first: these are found in a fraction of the time. */
function* find(board: Markup, clock: Clock, known?: Outcomes): Generator<Hit<Argument>, void, void> {
  for (const { hitOf } of casesWithin(board, 1, clock, known)) yield hitOf();
  for (const { longest, hitOf } of casesWithin(board, MOST_LINES, clock, known)) if (longest > 1) yield hitOf();
}

/**
 * Returns the cases of at most so many lines each, the shortest first. Candidates that are no case of a need are only
 * tried for one line: nobody would follow each of them any further.
 */
function casesWithin(board: Markup, most: number, clock: Clock, known?: Outcomes): Rated[] {
  const rounds = new Rounds(board);
  const refuted: Case[] = [];
  const lost = new Map<Candidate, Int32Array>();
  const needs = [...needsOf(board)];
  const inNeeds = new Set(needs.flatMap(({ premises }) => premises));
  for (const premise of candidatesOn(board, known)) {
    if (most > 1 && !inNeeds.has(premise)) continue;
    clock();
    if (rounds.follow(premise, most) > 0) refuted.push(rounds.linesToClash());
    else
      lost.set(
        premise,
        Int32Array.from({ length: board.geometry.cells }, (_, cell) => rounds.lostAt(cell)),
      );
  }
  const found = contradictions(refuted);
  for (const { need, premises } of needs) {
    clock();
    const rated = commonOf(board, rounds, need, premises, lost, most);
    if (rated) found.push(rated);
  }
  return found.sort((a, b) => a.longest - b.longest || a.total - b.total);
}

/** Returns the contradictions. What one line refutes in the same way is told together. */
const contradictions = (refuted: readonly Case[]): Rated[] =>
  [...groupBy(refuted, keyOf).values()].map((cases) => {
    const [premise, ...lines] = cases[0]!;
    const oneOf = cases.flatMap((each) => supposed(each).candidates);
    return {
      longest: lines.length,
      total: lines.length,
      hitOf: () => removing(refutation([{ ...premise, oneOf }, ...lines]), oneOf),
    };
  });

const keyOf = ([premise, ...lines]: Case): string => (lines.length === 1 ? JSON.stringify(lines) : `${premise.oneOf}`);

/** Yields the needs with few candidates. */
function* needsOf(board: Markup): Generator<{ need: Need; premises: readonly Candidate[] }, void, void> {
  const { geometry, digits, slots } = board;
  const { cells, houses, size } = geometry;
  for (let number = 0; number < cells + houses * size; number++) {
    const count = countBits(number < cells ? digits[number]! : slots[number - cells]!);
    if (count < 2 || count > MOST_CASES) continue;
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
        return withOutcome(rounds.caseOf(chosen[at]!, removed), removed);
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

/** Cases of a cell or of a digit in a house lead to the same along a few clues and singles; or a candidate leads to a contradiction. */
export const casesOfClues: Strategy<Argument> = {
  id: 'cases-of-clues',
  name: 'Cases of Clues',
  learnAfter: ['limits-of-a-clue'],
  family: 'rules',
  level: 'unfair',
  score: 200,
  needs: 'clues',
  *find(board, _, clock = unlimited, known) {
    if (hasClues(board.geometry)) yield* find(board, clock, known);
  },
  explain: explainArgument,
};
