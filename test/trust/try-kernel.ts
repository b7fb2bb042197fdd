/**
 * Compares the kernel's steps with the searches in TypeScript, rung for rung, on random positions and with the kernel's
 * memory between queries.
 */
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { unlimited } from '../../src/core/clock.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { QueuedBoard } from '../../src/core/queued-board.js';
import { type Random, seeded } from '../../src/create/random.js';
import { formatLine } from '../../src/formats/text/line.js';
import { laddersKernel } from '../../src/kernel/compiled/ladders.js';
import { instanceOf } from '../../src/kernel/instance.js';
import { uniqueLoops } from '../../src/logic/deadly/unique-loops.js';
import { applyToQueues, cubeOf, load } from '../../src/solver/hodoku/grading-climb.js';
import { finderName, ladderEngineOf } from '../../src/solver/hodoku/nine/engine.js';
import { rungs } from '../../src/solver/hodoku/rungs.js';
import { nextSingle } from '../../src/solver/hodoku/singles.js';
import { applyHit, findsOf, firstHitSearch, plainClimb } from '../../src/solver/ladder.js';
import type { Found, Rung } from '../../src/solver/rung.js';
import { bugs } from '../../src/solver/se/bug.js';
import { beforeLoops, easy, large } from '../../src/solver/se/ladder.js';
import { easyEngineOf } from '../../src/solver/se/nine/easy.js';
import { rungAt } from '../../src/solver/se/rung.js';
import { bugPlus1 } from '../../strategies/uniqueness/bug.js';
import { uniqueLoop1 } from '../../strategies/uniqueness/unique-loop.js';
import { nine, positionOnNine } from './nine-positions.js';

export interface KernelFigures {
  positions: number;
  /** By rung: the number of queries, of steps found, and of queries left to the search. */
  readonly perStrategy: Map<string, { asked: number; hits: number; left: number }>;
  readonly faults: string[];
}

/** Rungs of the kernel that leave the query to their search if a table overflows; all others always answer. */
export const MAY_OVERFLOW: ReadonlySet<string> = new Set([
  'aic',
  'groupedAic',
  'alsXz',
  'alsXyWing',
  'alsChain',
  'forcingChainVerity',
  'forcingNetVerity',
]);

const MOST_FAULTS = 5;
/** The number of queries of each rung at a position and at those that follow. */
const ROUNDS = 3;

const engine = ladderEngineOf(nine)!;
const queued = new QueuedBoard(nine);
const finders = Object.keys(instanceOf(laddersKernel)!);
/** Names of the rungs that the kernel has. */
const tryable = rungs.map(finderName).filter((name) => finders.includes(name));

export const firstOf = (rung: Rung, board: Board): Found | undefined => {
  for (const found of rung.search(board)) return found;
  return undefined;
};

/** Tries rungs of HoDoKu's ladder, or all of them, on random positions. */
export function tryRungs(positions: number, seed: string, tried: readonly string[] = tryable): KernelFigures {
  const random = seeded(seed);
  const figures: KernelFigures = { positions: 0, perStrategy: new Map(), faults: [] };
  for (const name of tried) figures.perStrategy.set(name, { asked: 0, hits: 0, left: 0 });
  while (figures.positions < positions && figures.faults.length < MOST_FAULTS) {
    const puzzle = positionOnNine(random);
    figures.positions++;
    const fault = tryPosition(puzzle, figures, random);
    if (fault) figures.faults.push(`${fault} in ${lineOf(puzzle)}`);
  }
  return figures;
}

/**
 * Queries rungs in turn, some repeatedly, and takes their steps, with the kernel and with the searches. Returns the
 * difference, if any.
 */
function tryPosition(puzzle: Puzzle, { perStrategy }: KernelFigures, random: Random): string | undefined {
  engine.begin(puzzle);
  load(queued.clear(), puzzle);
  const cube = cubeOf(puzzle, engine);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, rung] of rungs.entries()) {
      const name = finderName(rung);
      const figures = perStrategy.get(name);
      if (!figures || random() < 0.2) continue;
      const counts = new Int32Array(3);
      engine.takeSingles(counts);
      // If there are several solutions, steps that assume one may lead to a contradiction.
      if (engine.isContradictory) return undefined;
      if (!haveSame(counts)) return `singles before ${name}`;
      const board = engine.unsolved > 0 ? cube() : undefined;
      if (!board) return undefined;
      const found = firstOf(rung, board);
      const answer = answerOf(at);
      figures.asked++;
      if (answer === 'left' && !MAY_OVERFLOW.has(name)) return `${name}: no answer`;
      if (answer === 'left') figures.left++;
      else if (said(answer) !== said(found)) return `${name}: ${said(answer)} instead of ${said(found)}`;
      if (!found) continue;
      if (answer === 'left') engine.apply(found.hit);
      else figures.hits++;
      applyToQueues(queued, found.hit);
    }
  return undefined;
}

/** Returns the kernel's step of a rung, which it takes; `left` if it leaves the rung to the search. */
function answerOf(rung: number): Pick<Found, 'strategy' | 'hit'> | 'left' | undefined {
  if (engine.step(rung, rung + 1) > rung) return undefined;
  if (!engine.isTaken) return 'left';
  return { strategy: rungs[rung]!.strategies[engine.kind]!, hit: { ...engine.changes, pattern: undefined } };
}

const said = (found: Exclude<ReturnType<typeof answerOf>, 'left'>): string =>
  found ? `${found.strategy.id} ${found.hit.place}/${found.hit.remove}` : 'nothing';

/** Takes singles without the kernel, and compares their numbers by kind and the remaining position. */
function haveSame(singles: Int32Array): boolean {
  const more = singles.slice();
  for (let single = nextSingle(queued); single; single = nextSingle(queued)) {
    queued.place(nine.cellOf(single.candidate), nine.digitOf(single.candidate));
    more[single.kind]!--;
  }
  return !more.some(Boolean) && areSame(engine.values, queued.values) && areSame(engine.digits, queued.digits);
}

const areSame = (one: ArrayLike<number>, other: ArrayLike<number>): boolean =>
  Array.prototype.every.call(one, (value, at) => value === other[at]);

const lineOf = (puzzle: Puzzle): string => `${formatLine(puzzle)} ${puzzle.candidates ?? ''}`;

/** A rung that finds a dummy step if there are loops with extra digits, whatever their removals. */
const anyLoop = rungAt(4.5, uniqueLoop1, function* (board) {
  for (const loop of uniqueLoops(board, true))
    if (loop.extra.length > 0) yield { pattern: { pattern: loop, fins: [] }, place: [], remove: [] };
});
/** A rung of the BUGs that the kernel finds. */
const bugPlus: Rung = {
  ...bugs,
  *search(board) {
    for (const found of bugs.search(board)) if (found.strategy === bugPlus1) yield found;
  },
};
const pastLoops = [...large, bugPlus];
const easyEngine = easyEngineOf(nine)!;

/** The steps that a ladder takes by itself, and the position at which it stops. */
interface EasyPart {
  readonly steps: readonly string[];
  readonly values: readonly number[];
  readonly candidates: readonly number[];
  readonly areLoopsNext: boolean;
}

/** Returns the parts of a path on Sudoku Explainer's scale, until no easy step is left beyond loops. */
export function easyParts(puzzle: Puzzle): { found: EasyPart[]; expected: EasyPart[] } {
  const board = boardOf(puzzle);
  const found = [partOf(easyEngine.take(puzzle.values, puzzle.candidates)!)];
  const expected = [partOnBoard(board, false)];
  while (found.at(-1)!.areLoopsNext && expected.at(-1)!.areLoopsNext) {
    found.push(partOf(easyEngine.take(board.values, board.digits, true)!));
    expected.push(partOnBoard(board, true));
  }
  return { found, expected };
}

function partOf(steps: Iterable<number>): EasyPart {
  const { values, digits, areLoopsNext } = easyEngine;
  return {
    steps: Array.from(steps, (step) => {
      const { strategy, rating, isPlacing } = easyEngine.kindOf(step);
      return `${strategy.id} ${rating} ${isPlacing ? easyEngine.candidateOf(step) : ''}`;
    }),
    values: Array.from(values),
    // The engine reports nothing about solved cells.
    candidates: Array.from(values, (value, cell) => (value < 0 ? digits[cell]! : 0)),
    areLoopsNext,
  };
}

/**
 * Returns the easy steps from a position on. `isPastLoops`: the engine found no loop, so the first step is one of a
 * rung after the loops.
 */
function partOnBoard(board: Board, isPastLoops: boolean): EasyPart {
  const steps: string[] = [];
  let areLoopsNext = false;
  const tell = ({ strategy, rating, hit }: Found): number =>
    steps.push(`${strategy.id} ${rating} ${hit.place[0] ?? ''}`);
  const first = isPastLoops ? firstHitSearch(pastLoops, unlimited)(board) : undefined;
  if (first) {
    tell(first);
    applyHit(board, first.hit);
  }
  if (first || !isPastLoops)
    for (const found of findsOf(plainClimb(board, [...easy, ...beforeLoops, anyLoop, ...pastLoops]))) {
      areLoopsNext = found.strategy === uniqueLoop1;
      if (areLoopsNext) break;
      tell(found);
    }
  return { steps, values: Array.from(board.values), candidates: Array.from(board.digits), areLoopsNext };
}

interface EasyFigures {
  positions: number;
  steps: number;
  /** The number of times that it continued past loops. */
  pastLoops: number;
  readonly faults: string[];
}

/** Tries Sudoku Explainer's easy steps on random positions. */
export function tryEasySteps(positions: number, seed: string): EasyFigures {
  const random = seeded(seed);
  const figures: EasyFigures = { positions: 0, steps: 0, pastLoops: 0, faults: [] };
  while (figures.positions < positions && figures.faults.length < MOST_FAULTS) {
    const puzzle = positionOnNine(random);
    const { found, expected } = easyParts(puzzle);
    figures.positions++;
    figures.pastLoops += expected.length - 1;
    for (const { steps } of expected) figures.steps += steps.length;
    if (JSON.stringify(found) !== JSON.stringify(expected)) figures.faults.push(lineOf(puzzle));
  }
  return figures;
}
