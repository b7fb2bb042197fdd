/** Tries to prove wrong conclusions, with random truths of all kinds, some of which lie outside the grid. */
import { groundsOf } from '../../src/check/grounds.js';
import { prove } from '../../src/check/prove.js';
import { type Board, EMPTY, type Numbers } from '../../src/core/board.js';
import { unlimited } from '../../src/core/clock.js';
import { type Candidate, type Cell, Geometry } from '../../src/core/geometry.js';
import { MOVE_NAMES, type Move, namedMove } from '../../src/core/moves.js';
import { below, permutation, type Random, seeded } from '../../src/create/random.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';
import { uniqueSolution } from '../../src/search/search.js';
import { withRules } from '../../src/variants/rules.js';
import { boardText, LARGEST_DUG, soundPositionOf, TRIED_SHAPES } from './positions.js';

export interface LiesFigures {
  positions: number;
  cases: number;
  /** Truths that the checker accepted, by kind. Others were tested separately and left out. */
  readonly truths: Record<Truth['kind'], number>;
  undecided: number;
  readonly faults: string[];
}

const MOST_FAULTS = 30;
const MOST_TRUTHS = 8;
const CASES_A_POSITION = 50;

/** A grid whose cages lie in its houses and across them. */
const KILLER = withRules(Geometry.of(2, 2), {
  constraints: ['killer-cage=5:r1c12;5:r1c34;7:r2c1r3c1r4c1;6:r2c3r3c3;3:r3c4r4c4'],
});

const SHAPES = [...TRIED_SHAPES.filter(({ size }) => size <= LARGEST_DUG), KILLER, KILLER];

/** Returns a position of a puzzle with one solution, and the solution. */
function positionFor(random: Random): { readonly board: Board; readonly solution: Numbers } {
  for (;;) {
    const geometry = SHAPES[below(random, SHAPES.length)]!;
    const { board, isOnly } = soundPositionOf(geometry, random);
    const givens = Int8Array.from(board.values, (value, cell) => (board.givens[cell] ? value : EMPTY));
    const solution = isOnly && board.unsolved > 0 ? uniqueSolution({ geometry, values: givens }) : undefined;
    if (solution) return { board, solution };
  }
}

const oneOf = <Item>(items: readonly Item[], random: Random): Item => items[below(random, items.length)]!;

/** Returns a random number, mostly below a bound. */
const roughly = (bound: number, random: Random): number =>
  random() < 0.01 ? oneOf([-1, bound, bound + below(random, bound), 0.5, 1 / bound], random) : below(random, bound);

/** Returns a deadly pattern of cells in a few rows and columns, each with its own digit and some of the others'. */
function deadlyTruth({ geometry }: Board, solution: Numbers, random: Random): Truth {
  const { size } = geometry;
  const rows = permutation(size, random).slice(0, 1 + below(random, 3));
  const columns = permutation(size, random).slice(0, 1 + below(random, 3));
  const crossings = rows.flatMap((row) => columns.map((column): Cell => row * size + column));
  const cells = crossings.filter(() => random() < 0.9);
  if (random() < 0.1) cells.push(roughly(geometry.cells, random));
  const own = cells.map((cell) => solution[cell] ?? 0);
  const isTrue = random() < 0.5;
  const digits = own.map((digit) => (isTrue ? 0 : 1 << digit) | (1 << oneOf(own, random)) | (1 << oneOf(own, random)));
  if (random() < 0.02) digits.pop();
  return { kind: 'deadly', cells, digits };
}

function moveOf(size: number, random: Random): Move {
  const same = Array.from({ length: size }, (_, index) => index);
  if (random() < 0.5) return namedMove(oneOf(MOVE_NAMES, random), size);
  if (random() < 0.5) return { transposed: false, rows: same, columns: same };
  return { transposed: random() < 0.5, rows: permutation(size, random), columns: permutation(size, random) };
}

/** Returns a move, mostly with every digit mapped to itself: the givens may be symmetrical under it. */
function symmetryTruth({ geometry }: Board, random: Random): Truth {
  const { size } = geometry;
  const same = Array.from({ length: size }, (_, digit) => digit);
  const digits = random() < 0.7 ? same : permutation(size, random);
  const candidate = roughly(geometry.candidates, random);
  return { kind: 'symmetry', move: moveOf(size, random), digits, candidate };
}

/** Returns a rule, or a sum over a few houses and rules, which may not follow. */
function ruleTruth({ geometry }: Board, random: Random): Truth {
  const { rules, houses } = geometry;
  if (random() < 0.5) return { kind: 'rule', rule: roughly(rules.length, random) };
  const some = (count: number) => Array.from({ length: below(random, 3) }, () => roughly(count, random));
  return { kind: 'sum', houses: some(houses), against: some(houses), rules: some(rules.length) };
}

/** Returns as many houses as others, mostly, of which some may be the same or overlap. */
function equivalenceTruth(houses: number, random: Random): Truth {
  const some = (count: number) => Array.from({ length: count }, () => roughly(houses, random));
  const count = 1 + below(random, 3);
  return { kind: 'equivalence', houses: some(count), others: some(random() < 0.1 ? count + 1 : count) };
}

function truthOf(board: Board, solution: Numbers, random: Random): Truth {
  const { cells, houses, size, rules } = board.geometry;
  if (rules.length > 0 && random() < 0.6) return ruleTruth(board, random);
  const kind = oneOf(['cell', 'house', 'house', 'deadly', 'deadly', 'symmetry', 'equivalence'] as const, random);
  if (kind === 'deadly') return deadlyTruth(board, solution, random);
  if (kind === 'symmetry') return symmetryTruth(board, random);
  if (kind === 'equivalence') return equivalenceTruth(houses, random);
  if (kind === 'cell') return { kind, cell: roughly(cells, random) };
  return { kind, house: roughly(houses, random), digit: roughly(size, random) };
}

/** Returns a wrong conclusion: to place a candidate that is not in the solution, or to remove one that is. */
function lieAbout({ geometry, digits }: Board, solution: Numbers, random: Random) {
  const open = Array.from({ length: geometry.cells }, (_, cell) => cell).filter((cell) => digits[cell]);
  const cell = oneOf(open, random);
  const candidates: Candidate[] = [];
  for (let digit = 0; digit < geometry.size; digit++)
    if (digits[cell]! & (1 << digit)) candidates.push(geometry.candidate(cell, digit));
  const candidate = oneOf(candidates, random);
  const isTrue = geometry.digitOf(candidate) === solution[cell];
  const isBoth = random() < 0.05;
  return { place: isBoth || !isTrue ? [candidate] : [], remove: isBoth || isTrue ? [candidate] : [] };
}

export function tryLies(cases: number, seed: string): LiesFigures {
  const random = seeded(seed);
  const truths = { cell: 0, house: 0, deadly: 0, symmetry: 0, rule: 0, sum: 0, equivalence: 0 };
  const figures: LiesFigures = { positions: 0, cases: 0, truths, undecided: 0, faults: [] };
  while (figures.cases < cases) {
    const { board, solution } = positionFor(random);
    figures.positions++;
    for (let left = CASES_A_POSITION; left > 0; left--) lie(board, solution, figures, random);
  }
  return figures;
}

function lie(board: Board, solution: Numbers, figures: LiesFigures, random: Random): void {
  const named = Array.from({ length: 1 + below(random, MOST_TRUTHS) }, () => truthOf(board, solution, random));
  const truths = named.filter((truth) => typeof groundsOf(board, [truth], unlimited) !== 'string');
  for (const { kind } of truths) figures.truths[kind]++;
  if (random() < 0.2) truths.push(...cellTruths([...board.geometry.cellsOf(below(random, board.geometry.houses))]));
  const claim = { ...lieAbout(board, solution, random), truths };
  const verdict = prove(board, claim);
  figures.cases++;
  if (verdict.verdict === 'undecided') figures.undecided++;
  if (verdict.verdict === 'proved' && figures.faults.length < MOST_FAULTS)
    figures.faults.push(`proved, but wrong: ${JSON.stringify(claim)}\n  ${boardText(board)}`);
}
