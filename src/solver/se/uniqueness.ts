import { bugPlusN, bugType2, bugType3, bugType4 } from '../../../strategies/uniqueness/bug.js';
import { bugPlus1 } from '../../../strategies/uniqueness/bug-plus-1.js';
import { type DeadlyPattern, finsOf, type Guarded, setIn } from '../../../strategies/uniqueness/deadly-pattern.js';
import type { WithSubset } from '../../../strategies/uniqueness/type-3.js';
import type { Locked } from '../../../strategies/uniqueness/type-4.js';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from '../../../strategies/uniqueness/unique-loop.js';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
} from '../../../strategies/uniqueness/unique-rectangle.js';
import { countBits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellsAt } from '../../core/candidates.js';
import { cellSet } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';
import { type GraveArgument, graveArguments, graveOf, gravePatternOf } from '../../logic/deadly/bug.js';
import { areDiagonal, type Rectangle } from '../../logic/deadly/rectangles.js';
import {
  type LoopArgument,
  type LoopReason,
  loopArguments,
  type UniqueLoop,
  uniqueLoops,
} from '../../logic/deadly/unique-loops.js';
import { removing, type Strategy } from '../../logic/step/strategy.js';
import { type Found, found } from '../rung.js';
import { type RatedStrategy, rated, seRung } from './rung.js';

/** The catalogue's strategies of a kind of deadly pattern, by the type of argument. */
interface Types<Pattern extends DeadlyPattern> {
  readonly 1: Strategy<Guarded<Pattern>>;
  readonly 2: Strategy<Guarded<Pattern>>;
  readonly 3: Strategy<WithSubset<Pattern>>;
  readonly 4: Strategy<Locked<Pattern>>;
}

type Loop = DeadlyPattern & Pick<Rectangle, 'pair'>;

const LOOPS: Types<Loop> = { 1: uniqueLoop1, 2: uniqueLoop2, 3: uniqueLoop3, 4: uniqueLoop4 };
const RECTANGLES: Types<Rectangle> = {
  1: uniqueRectangle1,
  2: uniqueRectangle2,
  3: uniqueRectangle3,
  4: uniqueRectangle4,
};
const TYPE_5: Types<Rectangle> = { ...RECTANGLES, 2: uniqueRectangle5 };
const GRAVES: Types<DeadlyPattern> = { 1: bugPlusN, 2: bugType2, 3: bugType3, 4: bugType4 };

/** Loops of four, six, eight cells; from ten on they count the same. */
const LOOP_RATINGS = [4.5, 4.6, 4.7, 5.0];

/** What a larger set adds. */
const SET_STEP = 0.1;

const lengthRating = ({ length }: readonly Cell[]): number =>
  LOOP_RATINGS[Math.min(length / 2 - 2, LOOP_RATINGS.length - 1)]!;

function loopRating(cells: readonly Cell[], reason: LoopReason): number {
  const base = lengthRating(cells);
  if (reason.type !== 3) return base;
  return base + SET_STEP * ((reason.kind === 'naked' ? countBits(reason.digits) : reason.cells.length) - 1);
}

/**
 * Every loop, each type of argument once for the same cells, where a naked and a hidden set are two; the easiest first,
 * then by type.
 */
function* findLoops(board: Markup): Generator<Found, void, void> {
  const steps: { type: number; step: Found }[] = [];
  const seen = new Set<string>();
  for (const loop of uniqueLoops(board)) {
    const { cells, extra } = loop;
    const key = cellSet(board.geometry, cells).join();
    const start = extra.length > 2 ? `${key} from ${extra[0]}` : key;
    if (extra.length === 0 || seen.size === seen.add(start).size) continue;
    for (const argument of loopArguments(board, loop)) {
      const { reason } = argument;
      const form = reason.type === 3 ? reason.kind : reason.type;
      if (seen.size === seen.add(`${key} ${form}`).size) continue;
      steps.push({
        type: reason.type,
        step: loopStep(board, loop, argument, loopRating(cells, reason)),
      });
    }
  }
  steps.sort((a, b) => a.step.rating - b.step.rating || a.type - b.type);
  for (const { step } of steps) yield step;
}

const [four, six] = LOOP_RATINGS as [number, number, ...number[]];

const ofLength = (strategy: Strategy<Guarded<DeadlyPattern>>, least: number): RatedStrategy =>
  rated(strategy, least, ({ pattern: { pattern } }) => lengthRating(pattern.cells));

/** A naked set leaves a hidden one to the other cells of its house; of the two the easier counts. */
const withSet = (strategy: Strategy<WithSubset<DeadlyPattern>>, least: number): RatedStrategy =>
  rated(strategy, least, ({ pattern: { pattern, house, subset, digits } }, { open }) => {
    const hidden = countBits(open[house]!) - pattern.extra.length - subset.length;
    return lengthRating(pattern.cells) + SET_STEP * (Math.min(countBits(digits), hidden) - 1);
  });

/** The shortest of each count least. */
export const loops = seRung(
  findLoops,
  ofLength(uniqueRectangle1, four),
  ofLength(uniqueRectangle2, four),
  withSet(uniqueRectangle3, four),
  ofLength(uniqueRectangle4, four),
  ofLength(uniqueRectangle5, four),
  ofLength(uniqueLoop1, six),
  ofLength(uniqueLoop2, six),
  withSet(uniqueLoop3, six),
  ofLength(uniqueLoop4, six),
);

/** A loop as the catalogue has it: a rectangle where it has four cells. */
function loopStep(
  board: Markup,
  { cells: path, pair, extra: more }: UniqueLoop,
  argument: LoopArgument,
  rating: number,
): Found {
  const ascending = (list: readonly Cell[]): Cell[] => [...list].sort((a, b) => a - b);
  const cells = ascending(path);
  const extra = ascending(more);
  const sets = cells.map(() => pair);
  if (cells.length > 4) return argued(board, LOOPS, { cells, sets, extra, pair }, argument, rating);
  const bare = cells.filter((cell) => !extra.includes(cell));
  const rectangle = { cells: cells as [Cell, Cell, Cell, Cell], sets, extra, pair, bare };
  const [first, second, third] = extra;
  const isType5 = third !== undefined || (second !== undefined && areDiagonal(rectangle, first!, second));
  return argued(board, isType5 ? TYPE_5 : RECTANGLES, rectangle, argument, rating);
}

/** The argument as the catalogue's strategies of deadly patterns have it. */
function argued<Pattern extends DeadlyPattern>(
  board: Markup,
  types: Types<Pattern>,
  pattern: NoInfer<Pattern>,
  { reason, remove }: LoopArgument | GraveArgument,
  rating: number,
): Found {
  const guarded = { pattern, fins: finsOf(board, pattern) };
  if (reason.type === 4) {
    const { house, digit: locked } = reason;
    const union = pattern.extra.reduce((set, cell) => set | setIn(pattern, cell), 0);
    const others = union & ~(1 << locked);
    return found(types[4], removing({ ...guarded, house, locked, others }, remove), rating);
  }
  if (reason.type !== 3) return found(types[reason.type], removing(guarded, remove), rating);
  const { house, cells, digits } = reason;
  const isHidden = 'kind' in reason && reason.kind === 'hidden';
  const set = isHidden ? complement(board, pattern, house, cells, digits) : { subset: cells, digits };
  return found(types[3], removing({ ...guarded, house, ...set }, remove), rating);
}

/** A hidden set leaves a naked one: the other cells of the house, with what the hidden digits do not take. */
function complement(
  { geometry, digits, open }: Markup,
  { extra }: DeadlyPattern,
  house: number,
  hidden: readonly Cell[],
  taken: number,
): { subset: readonly Cell[]; digits: number } {
  const left = cellsAt(geometry, house, open[house]!);
  const subset = left.filter((cell) => !hidden.includes(cell) && !extra.includes(cell));
  return { subset, digits: left.reduce((set, cell) => set | digits[cell]!, 0) & ~taken };
}

const GRAVE = 5.7;
const SURE_GRAVE = 5.6;

const setRating = ({ length }: readonly Cell[]): number => GRAVE + SET_STEP * length;

/** Extra candidates are looked for among all candidates: one that shares its houses with another is never found. */
function* findGrave(board: Markup): Generator<Found, void, void> {
  const grave = graveOf(board, board);
  if (!grave) return;
  const pattern = gravePatternOf(board, grave);
  const [surplus, ...more] = finsOf(board, pattern);
  for (const argument of graveArguments(board, grave)) {
    const { reason, remove } = argument;
    if (reason.type === 1 && more.length === 0) {
      const plusOne = { cells: pattern.cells, pairs: pattern.sets, surplus: surplus! };
      yield found(bugPlus1, removing(plusOne, remove), SURE_GRAVE);
    } else
      yield argued(
        board,
        GRAVES,
        pattern,
        argument,
        reason.type === 1 ? SURE_GRAVE : reason.type === 3 ? setRating(reason.cells) : GRAVE,
      );
  }
}

export const grave = seRung(
  findGrave,
  rated(bugPlus1, SURE_GRAVE),
  rated(bugPlusN, SURE_GRAVE),
  rated(bugType2, GRAVE),
  rated(bugType3, GRAVE + SET_STEP, ({ pattern: { subset } }) => setRating(subset)),
  rated(bugType4, GRAVE),
);
