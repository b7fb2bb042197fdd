/**
 * Truths about rules: the machines that read the cells of a clue, and the sums and equal digits that follow from houses and
 * clues. The checker works them out from definitions.
 */
import { type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Board, Stamp } from '../core/board.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';
import { sumOfNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import { type Automaton, adding, balancing, type Effort, support } from '../definitions/automaton.js';
import type { DefinedGrid } from '../definitions/grid.js';
import type { Truth } from '../logic/step/truths.js';
import { digitsAt, hasLost, rowFor } from '../rules/fillings.js';

/** A truth about several cells that is no list of candidates. */
export type RuleTruth = Extract<Truth, { readonly kind: 'rule' | 'sum' | 'equivalence' }>;

export const isOfRules = (truth: Truth): truth is RuleTruth =>
  truth.kind === 'rule' || truth.kind === 'sum' || truth.kind === 'equivalence';

/** Returns the machines of a truth; undefined if it states a clue that the puzzle lacks, or does not follow from its houses. */
export function machinesOf(grid: DefinedGrid, truth: RuleTruth): readonly Automaton[] | undefined {
  if (truth.kind === 'rule') return grid.demandsOf(truth.rule);
  return truth.kind === 'sum' ? sumOf(grid, truth) : equivalenceOf(grid.geometry, truth, singleDigits);
}

/**
 * Returns machines that say no more than a truth does, and say it at once: the sides of an equivalence hold as many digits
 * of each set. They are many, so only a proof that takes too long uses them.
 */
export const furtherMachinesOf = ({ geometry }: DefinedGrid, truth: RuleTruth): readonly Automaton[] =>
  (truth.kind === 'equivalence' && geometry.size <= MOST_FOR_SETS && equivalenceOf(geometry, truth, setsOfDigits)) ||
  [];

/** The largest grid in which all sets of digits are counted. */
const MOST_FOR_SETS = 9;

const singleDigits = (size: number): Bits[] => Array.from({ length: size }, (_, digit) => 1 << digit);

/** Returns the sets of two digits or more, up to half of all: what they do not hold, the others do. */
const setsOfDigits = (size: number): Bits[] =>
  Array.from({ length: 1 << size }, (_, set) => set).filter((set) => countBits(set) > 1 && 2 * countBits(set) <= size);

/** How many times cells are counted. */
class Counts extends Map<Cell, number> {
  add(cells: readonly Cell[], times = 1): void {
    for (const cell of cells) this.set(cell, (this.get(cell) ?? 0) + times);
  }

  /** Returns the cells that are left, each with its count. */
  left(): (readonly [Cell, number])[] {
    return [...this].filter(([, count]) => count !== 0);
  }
}

/**
 * Counts each cell of the houses once more, and each cell of the clues as many times less as their equations count it. What
 * is left over makes the difference of the totals.
 */
function sumOf(
  { geometry, equationOf }: DefinedGrid,
  { houses, against = [], rules, times = rules.map(() => 1) }: Extract<Truth, { kind: 'sum' }>,
): readonly Automaton[] | undefined {
  const { numbers } = geometry;
  const counts = new Counts();
  for (const house of houses) counts.add(geometry.cellsOf(house));
  for (const house of against) counts.add(geometry.cellsOf(house), -1);
  let total = (houses.length - against.length) * sumOfNumbers(numbers);
  for (const [at, index] of rules.entries()) {
    const own = equationOf(index);
    if (!own || !Number.isInteger(times[at])) return undefined;
    const taken = times[at]! * own.sign;
    for (const [of, cell] of own.cells.entries()) counts.add([cell], -taken * own.equation.factors[of]!);
    total -= taken * own.equation.total;
  }
  const left = counts.left();
  if (left.length === 0) return undefined;
  return [
    adding(
      left.map(([cell]) => cell),
      { factors: left.map(([, factor]) => factor), total },
      numbers,
    ),
  ];
}

/** Counts each cell of the houses once more, and each cell of the others once less. What is left over has equal digits. */
function equivalenceOf(
  geometry: Geometry,
  { houses, others }: Extract<Truth, { kind: 'equivalence' }>,
  setsFor: (size: number) => readonly Bits[],
): readonly Automaton[] | undefined {
  const counts = new Counts();
  for (const house of houses) counts.add(geometry.cellsOf(house));
  for (const house of others) counts.add(geometry.cellsOf(house), -1);
  const left = counts.left();
  if (houses.length !== others.length || left.length === 0) return undefined;
  const cells = left.map(([cell]) => cell);
  const weights = left.map(([, count]) => count);
  return setsFor(geometry.size).map((set) => balancing(cells, weights, set));
}

/** Returns the cells that machines read, each once. */
export const cellsRead = (machines: readonly Automaton[]): Cell[] => [
  ...new Set(machines.flatMap(({ cells }) => cells)),
];

/** A machine that narrows digits to those with which it comes to its end. */
export type MachineReader = Pick<Rule, 'cells' | 'narrow'>;

/** The most answers that a reader keeps. It begins anew when it has more. */
const MOST_ANSWERS = 4096;

/** Makes the reader of a machine. It keeps answers, since a search asks the same again and again. */
export function readerOf(machine: Automaton, effort: Effort): MachineReader {
  if (machine.isRelation && machine.cells.length === 2) return pairReader(machine, effort);
  const answers = new Map<string, readonly Bits[] | undefined>();
  return {
    cells: machine.cells,
    narrow(digits) {
      const asked = digits.join();
      if (!answers.has(asked)) {
        if (answers.size === MOST_ANSWERS) answers.clear();
        answers.set(asked, support(machine, digits, effort));
      }
      const left = answers.get(asked);
      if (!left) return false;
      for (let at = 0; at < left.length; at++) digits[at] = left[at]!;
      return true;
    },
  };
}

/** Makes the reader of a relation of two cells. It keeps which digits of the second may stand beside each of the first. */
function pairReader({ cells, starts, next, accepts }: Automaton, effort: Effort): MachineReader {
  const asked: Bits[] = [];
  const allowed: Bits[] = [];
  const besideOf = (digit: Digit, others: Bits): Bits => {
    let found = allowed[digit] ?? 0;
    for (let rest = others & ~(asked[digit] ?? 0); rest; rest &= rest - 1)
      if (starts.some((start) => accepts(next(next(start, 0, digit), 1, lowestBit(rest))))) found |= rest & -rest;
    asked[digit] = (asked[digit] ?? 0) | others;
    allowed[digit] = found;
    return found & others;
  };
  return {
    cells,
    narrow(digits) {
      const second = digits[1]!;
      let [first, kept] = [0, 0];
      for (let rest = digits[0]!; rest; rest &= rest - 1) {
        const beside = besideOf(lowestBit(rest), second);
        if (beside) first |= rest & -rest;
        kept |= beside;
      }
      effort.transitions -= countBits(digits[0]!);
      digits[0] = first;
      digits[1] = kept;
      return kept !== 0;
    },
  };
}

/**
 * Removes candidates with which no machine comes to its end, until none is left or no effort. Machines whose cells have
 * lost nothing since the stamp are left out. Returns one that comes to no end.
 */
export function narrowBy(
  board: Board,
  readers: readonly MachineReader[],
  since: Stamp,
  effort: Effort,
): MachineReader | undefined {
  const { now, geometry } = board;
  for (const reader of readers) {
    if (!hasLost(reader, board, since)) continue;
    if (effort.transitions < 0) return undefined;
    const left = rowFor(reader, board);
    if (!reader.narrow(left)) return reader;
    for (const [at, cell] of reader.cells.entries())
      for (let lost = digitsAt(board, cell) & ~left[at]!; lost; lost &= lost - 1)
        board.remove(geometry.candidate(cell, lowestBit(lost)));
  }
  return board.now === now ? undefined : narrowBy(board, readers, now, effort);
}
