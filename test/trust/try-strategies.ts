/** Searches random positions with every strategy, and reports wrong hits. */
import { prove } from '../../src/check/prove.js';
import { Board, EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { searchBoard } from '../../src/search/search.js';
import { catalogue } from '../../strategies/index.js';
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import { outcome } from '../strategies/fixture.js';
import { anyPosition, boardText, type Position, TRIED_SHAPES } from './positions.js';

export interface StrategyFigures {
  positions: number;
  /** The number of positions searched. */
  cases: number;
  hits: number;
  proofs: number;
  undecided: number;
  readonly perStrategy: Map<string, { cases: number; hits: number }>;
  readonly faults: string[];
}

/** The most hits of a strategy in a position that are tested, and that are proved. */
const MOST_HITS = 12;
const MOST_PROOFS = 4;
const MOST_FAULTS = 30;
/** The most solutions of a position that are compared. */
const MOST_SOLUTIONS = 40;

/** Slow strategies are searched in one position of this many; of 16×16 even less often. */
export const SELDOM = 40;

export const isLong = ({ level, family, laborious }: Strategy): boolean =>
  laborious === true || level === 'extreme' || family === 'forcing' || family === 'last-resort';

const contentOf = (board: Board): string =>
  [board.digits, board.values, board.slots, board.places, board.open, board.givens, board.now].join(';');

/** Returns the solutions that a strategy may assume, if they are known. */
const solutionsOf = ({ board, isSound }: Position): readonly ArrayLike<number>[] =>
  isSound ? searchBoard(board, { limit: MOST_SOLUTIONS, nodes: 20_000 }).solutions : [];

function faultOf(hit: Hit, position: Position, solutions: readonly ArrayLike<number>[]): string | undefined {
  const { board } = position;
  const { geometry } = board;
  if (hit.place.length + hit.remove.length === 0) return 'it does nothing';
  for (const candidate of [...hit.place, ...hit.remove]) if (!board.has(candidate)) return `no candidate: ${candidate}`;
  for (const solution of solutions) {
    const isTrue = (candidate: number): boolean => solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
    const wrong = hit.place.find((candidate) => !isTrue(candidate)) ?? hit.remove.find(isTrue);
    if (wrong !== undefined) return `a solution says otherwise of ${wrong}`;
  }
  return undefined;
}

const outcomesOf = (strategy: Strategy, board: Board): string[] => {
  const outcomes: string[] = [];
  for (const hit of strategy.find(board)) if (outcomes.push(outcome(hit)) === MOST_HITS) break;
  return outcomes;
};

interface Trial {
  readonly position: Position;
  /** The content of the position's board, as text. */
  readonly content: string;
  readonly solutions: readonly ArrayLike<number>[];
  /** A board with the same content, made in another way, so that nothing is cached for it. */
  readonly copy: Board;
}

function tryStrategy(
  strategy: Strategy,
  { position, content, solutions, copy }: Trial,
  figures: StrategyFigures,
  others: { board: Board; strategy: Strategy },
): void {
  const { board } = position;
  const { geometry } = board;
  const own = figures.perStrategy.get(strategy.id) ?? { cases: 0, hits: 0 };
  figures.perStrategy.set(strategy.id, own);
  figures.cases++;
  own.cases++;
  const fault = (what: string): void => {
    if (figures.faults.length >= MOST_FAULTS) return;
    figures.faults.push(
      `${strategy.id}: ${what}\n  ${position.isOnly ? 'only' : 'several'} ${position.isSound ? 'sound' : 'broken'} ${boardText(board)}`,
    );
  };
  try {
    const outcomes: string[] = [];
    /** Another search runs at the same time, on another board. */
    const other = others.strategy.find(others.board);
    for (const hit of strategy.find(board)) {
      other.next();
      outcomes.push(outcome(hit));
      figures.hits++;
      own.hits++;
      const wrong = faultOf(hit, position, solutions);
      if (wrong !== undefined) fault(wrong);
      if (outcomes.length <= MOST_PROOFS) {
        const { truths } = strategy.explain(hit, geometry);
        const proof = prove(board, { ...hit, truths });
        figures.proofs++;
        if (proof.verdict === 'undecided') figures.undecided++;
        else if (proof.verdict !== 'proved') fault(`${proof.reason}, ${outcome(hit)}`);
      }
      if (outcomes.length === MOST_HITS) break;
    }
    other.return();
    if (contentOf(board) !== content) fault('the board was changed');
    const again = outcomesOf(strategy, copy);
    if (String(again) !== String(outcomes)) fault(`found ${outcomes} and, the next time, ${again}`);
  } catch (error) {
    fault((error as Error).stack ?? String(error));
  }
}

function copyOf(board: Board): Board {
  const copy = new Board(board.geometry).load(board.values, board.digits);
  copy.givens.set(board.givens);
  return copy;
}

/** Returns a position, mostly of 9×9, rarely of 16×16. */
function anyOf(random: Random): Position {
  const drawn = random();
  const others = drawn < 0.98 ? TRIED_SHAPES.length - 1 : TRIED_SHAPES.length;
  return anyPosition(drawn < 0.45 ? Geometry.of(3, 3) : TRIED_SHAPES[below(random, others)]!, random);
}

export function tryStrategies(
  cases: number,
  seed: string,
  strategies: readonly Strategy[] = catalogue,
  draw: (random: Random) => Position = anyOf,
): StrategyFigures {
  const random: Random = seeded(seed);
  const figures: StrategyFigures = {
    positions: 0, cases: 0, hits: 0, proofs: 0, undecided: 0, perStrategy: new Map(), faults: [],
  }; // biome-ignore format: figures
  let last = draw(random);
  while (figures.cases < cases) {
    const position = draw(random);
    figures.positions++;
    const { board } = position;
    const { geometry } = board;
    const trial = { position, content: contentOf(board), solutions: solutionsOf(position), copy: copyOf(board) };
    for (const strategy of strategies) {
      if (!position.isOnly && (strategy.assumes === 'uniqueness' || strategy === backtracking)) continue;
      const rare = isLong(strategy)
        ? SELDOM * (geometry.size > 9 ? 20 : geometry.size < 9 ? 0.25 : 1)
        : geometry.size > 9
          ? 4
          : 1;
      if (random() * rare > 1) continue;
      const companion = strategies[below(random, strategies.length)]!;
      tryStrategy(strategy, random() < 0.1 ? { ...trial, copy: copyOf(board) } : trial, figures, {
        board: last.board,
        strategy: isLong(companion) || (companion.assumes && !last.isOnly) ? strategy : companion,
      });
    }
    if (geometry.size <= 9 && board.values.includes(EMPTY)) last = position;
  }
  return figures;
}
