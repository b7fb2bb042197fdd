/**
 * `npx tsx scripts/trust/sat.ts 10000`: compares the checker with a SAT solver (cadical or minisat, from Debian's
 * packages) on this many conclusions of steps of all strategies, and on wrong ones made from them.
 */
import { conclusionsOf, dimacsOf, type SingleConclusion } from '../../src/check/index.js';
import { prove } from '../../src/check/prove.js';
import type { Board } from '../../src/core/board.js';
import { seeded } from '../../src/create/random.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import type { Truth } from '../../src/logic/step/truths.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf } from '../../test/strategies/fixture.js';
import { satisfying, satSolver } from '../../test/trust/sat-solver.js';

const wanted = Number(process.argv[2] ?? 1000);
const random = seeded('sat');

const follows = (board: Board, truths: readonly Truth[], conclusion: SingleConclusion): boolean =>
  satisfying(dimacsOf(board, truths, conclusion)) === undefined;

/** The most hits of a strategy on one board. */
const MOST_HITS = 5;

const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/**
 * Returns a wrong conclusion, or at least not that of the step: with a truth fewer, another candidate, or the opposite
 * change.
 */
function spoiled(
  board: Board,
  truths: readonly Truth[],
  { candidate, isPlaced }: SingleConclusion,
): [readonly Truth[], SingleConclusion] {
  const { geometry } = board;
  const at = Math.floor(random() * truths.length);
  const others = Array.from({ length: geometry.cells * geometry.size }, (_, each) => each).filter(
    (each) => each !== candidate && board.has(each),
  );
  return pick([
    () => [truths.filter((_, index) => index !== at), { candidate, isPlaced }] as [readonly Truth[], SingleConclusion],
    () => [truths, { candidate: pick(others), isPlaced }] as [readonly Truth[], SingleConclusion],
    () => [truths, { candidate, isPlaced: !isPlaced }] as [readonly Truth[], SingleConclusion],
  ])();
}

const counts = { steps: 0, conclusions: 0, spoiled: 0, refuted: 0, undecided: 0, disagreements: 0 };

function compare(name: string, board: Board, truths: readonly Truth[], conclusion: SingleConclusion): string {
  const { candidate, isPlaced } = conclusion;
  const { verdict } = prove(board, { place: isPlaced ? [candidate] : [], remove: isPlaced ? [] : [candidate], truths });
  if (verdict === 'undecided') counts.undecided++;
  else if ((verdict === 'proved') !== follows(board, truths, conclusion)) {
    counts.disagreements++;
    console.log(`${name}: the checker says ${verdict} of\n${dimacsOf(board, truths, conclusion)}`);
  }
  return verdict;
}

/** Tests a step of a strategy on a board, and a wrong one. Returns true if there was a step. */
function tryOn(strategy: Strategy, board: Board, after: number): boolean {
  let number = 0;
  for (const hit of strategy.find(board)) {
    if (number++ < after) continue;
    const { truths } = strategy.explain(hit, board.geometry);
    counts.steps++;
    for (const conclusion of conclusionsOf(hit)) {
      counts.conclusions++;
      if (compare(strategy.id, board, truths, conclusion) === 'refuted') console.log(`${strategy.id}: refuted`);
    }
    const [others, wrong] = spoiled(board, truths, pick(conclusionsOf(hit)));
    counts.spoiled++;
    if (compare(`${strategy.id}, spoiled`, board, others, wrong) === 'refuted') counts.refuted++;
    return true;
  }
  return false;
}

/**
 * The worked cases. Each is tried with its own strategy first; then any strategy is tried on any of these boards, slow
 * strategies less often.
 */
const cases = catalogue.flatMap((strategy) => casesOf(strategy.id).map(({ board }) => ({ strategy, board })));
for (const { strategy, board } of cases) if (counts.steps < wanted) tryOn(strategy, board, 0);
while (counts.steps < wanted) {
  const strategy = pick(catalogue);
  if (strategy.laborious && random() < 0.8) continue;
  const { board } = pick(cases);
  for (let after = 0; after < MOST_HITS && counts.steps < wanted; after++) if (!tryOn(strategy, board, after)) break;
}
console.log(satSolver, JSON.stringify(counts));
process.exitCode = counts.disagreements > 0 ? 1 : 0;
