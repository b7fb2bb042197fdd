/**
 * Finds near misses: `npx tsx scripts/by-hand/harvest-near-misses.ts ID...`; without ids, for all strategies without any. It
 * adds a candidate to the position of a case, at a place that the argument depends on, so that the checker refutes the
 * hit and the strategy does not find it. It adds several only if no single candidate will do. The simplest near miss is
 * written after the case.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import seedrandom from 'seedrandom';
import type { Board } from '../../src/core/board.js';
import type { Candidate } from '../../src/core/geometry.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { candidateName } from '../../src/render/notation.js';
import { catalogue } from '../../strategies/index.js';
import { type Case, casesOf, fixtureUrl, hitsOf, type Outcome } from '../../test/strategies/fixture.js';
import { lacking, NEVER_NEAR, spoiled, withCandidates } from '../../test/strategies/near-miss.js';

/** Milliseconds after which the search for a better near miss of a strategy ends. */
const PATIENCE = 30_000;

/** The most candidates added at once, for hits that one candidate does not spoil. */
const MOST = 6;
const ATTEMPTS = 40;

interface NearMiss {
  readonly added: readonly Candidate[];
  readonly misses: Outcome;
  /**
   * A measure of how unusual the position is: it grows with the number of removed values and of remaining conclusions.
   */
  readonly oddity: number;
}

const countOf = ({ place, remove }: Outcome): number => place.length + remove.length;

/** Weighs the values that the added candidates remove. Givens weigh more. */
function withCandidateBack(board: Board, added: readonly Candidate[]): number {
  const after = withCandidates(board, added);
  let taken = 0;
  for (let cell = 0; cell < board.geometry.cells; cell++)
    if (board.values[cell] !== after.values[cell]) taken += board.givens[cell] ? 3 : 2;
  return taken;
}

/**
 * Adds candidates to a case. Returns the near miss if a conclusion of the hit then no longer follows and no other hit
 * has it.
 */
function lossOf(strategy: Strategy, one: Case, hit: Hit, added: readonly Candidate[]): NearMiss | undefined {
  const after = withCandidates(one.board, added);
  const lost = spoiled(strategy, hit, after);
  if (countOf(lost) === 0) return undefined;
  const hits = [...strategy.find(after)];
  const misses = {
    place: lost.place.filter((candidate) => !hits.some(({ place }) => place.includes(candidate))),
    remove: lost.remove.filter((candidate) => !hits.some(({ remove }) => remove.includes(candidate))),
  };
  if (countOf(misses) === 0) return undefined;
  const oddity =
    withCandidateBack(one.board, added) + (countOf(misses) < countOf(one) ? 2 : 0) + (hits.length > 0 ? 1 : 0);
  return { added, misses, oddity };
}

/** Finds the simplest near miss with one added candidate. */
function byOne(strategy: Strategy, one: Case, hit: Hit, end: number): NearMiss | undefined {
  let best: NearMiss | undefined;
  const tries = lacking(one.board, strategy.explain(hit, one.board.geometry).truths)
    .map((candidate) => ({ candidate, taken: withCandidateBack(one.board, [candidate]) }))
    .sort((a, b) => a.taken - b.taken);
  for (const { candidate, taken } of tries) {
    if (best && (best.oddity <= taken || performance.now() > end)) break;
    if (performance.now() > end + PATIENCE) break;
    const loss = lossOf(strategy, one, hit, [candidate]);
    if (loss && (!best || loss.oddity < best.oddity)) best = loss;
  }
  return best;
}

/**
 * Finds a near miss with several added candidates: as long as another hit has the same conclusions, it is invalidated
 * too.
 */
function bySeveral(strategy: Strategy, one: Case, hit: Hit, end: number): NearMiss | undefined {
  const { geometry } = one.board;
  const random = seedrandom(one.name);
  for (let attempt = 0; attempt < ATTEMPTS && performance.now() < end; attempt++) {
    const added: Candidate[] = [];
    for (let way: Hit | undefined = hit; way && added.length < MOST; ) {
      const board = withCandidates(one.board, added);
      const tries = lacking(board, strategy.explain(way, geometry).truths)
        .map((candidate) => ({ candidate, order: withCandidateBack(board, [candidate]) + 3 * random() }))
        .sort((a, b) => a.order - b.order)
        .map(({ candidate }) => candidate);
      const spoils = tries.find(
        (candidate) => countOf(spoiled(strategy, way!, withCandidates(board, [candidate]))) > 0,
      );
      added.push(spoils ?? tries[0]!);
      const after = withCandidates(one.board, added);
      way = [...strategy.find(after)].find(
        ({ place, remove }) =>
          place.some((candidate) => one.place.includes(candidate)) ||
          remove.some((candidate) => one.remove.includes(candidate)),
      );
    }
    for (const candidate of [...added]) {
      const fewer = added.filter((other) => other !== candidate);
      if (fewer.length > 0 && lossOf(strategy, one, hit, fewer)) added.splice(added.indexOf(candidate), 1);
    }
    const loss = lossOf(strategy, one, hit, added);
    if (loss) return loss;
  }
  return undefined;
}

function writeAfter(id: string, index: number, { geometry }: Board, { added, misses }: NearMiss): void {
  const blocks = readFileSync(fixtureUrl(id), 'utf8')
    .trim()
    .split(/\n\s*\n/);
  const [, title] = /^case +(.*)/.exec(blocks[index]!)!;
  const names = (list: readonly Candidate[], sign = ''): string[] =>
    list.map((candidate) => sign + candidateName(geometry, candidate));
  const labels = names(added).map((name) => `${name[0]} in ${name.slice(1)}`);
  const lines = [
    `case     ${title}, but for ${new Intl.ListFormat('en-GB').format(labels)}`,
    `with     ${names(added).join(' ')}`,
    `misses   ${[...names(misses.place, '+'), ...names(misses.remove, '-')].join(' ')}`,
  ];
  blocks.splice(index + 1, 0, lines.join('\n'));
  writeFileSync(fixtureUrl(id), `${blocks.join('\n\n')}\n`);
}

const ids = process.argv.slice(2);
for (const strategy of catalogue) {
  const cases = casesOf(strategy.id);
  const isWanted =
    ids.length > 0 ? ids.includes(strategy.id) : !NEVER_NEAR[strategy.id] && cases.every(({ nearly }) => !nearly);
  if (!isWanted) continue;
  const isDone = [byOne, bySeveral].some((how) =>
    cases.some((one, index) => {
      const [hit] = countOf(one) > 0 ? hitsOf(strategy, one) : [];
      const nearMiss = hit && how(strategy, one, hit, performance.now() + PATIENCE);
      if (nearMiss) writeAfter(strategy.id, index, one.board, nearMiss);
      return nearMiss !== undefined;
    }),
  );
  console.log(`${strategy.id}: ${isDone ? 'written' : 'none'}`);
}
