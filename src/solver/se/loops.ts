/** The rung of unique rectangles and loops: each loop with its easiest argument, shorter loops first. */
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from '../../../strategies/uniqueness/unique-loop.js';
import {
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
} from '../../../strategies/uniqueness/unique-rectangle.js';
import { type Bits, countBits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell, House } from '../../core/geometry.js';
import { commonLinkHouses } from '../../core/scan-order.js';
import { finDigits } from '../../logic/deadly/pattern.js';
import { isType5 } from '../../logic/deadly/rectangles.js';
import { type Guarded, type1Hit, type2Hit, type4Hits, type WithSubset } from '../../logic/deadly/types.js';
import { type UniqueLoop, uniqueLoops } from '../../logic/deadly/unique-loops.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { type Found, found } from '../rung.js';
import { type RatedStrategy, rated, seRung } from './rung.js';
import { hiddenSetsWith, nakedSetsWith } from './type-3.js';

/** Strategies of the catalogue by type of argument. */
const LOOPS = { 1: uniqueLoop1, 2: uniqueLoop2, 3: uniqueLoop3, 4: uniqueLoop4 };
const RECTANGLES = { 1: uniqueRectangle1, 2: uniqueRectangle2, 3: uniqueRectangle3, 4: uniqueRectangle4 };
const TYPE_5 = { ...RECTANGLES, 2: uniqueRectangle5 };

/** Ratings of loops of four, six, eight, and ten or more cells. */
const LOOP_RATINGS = [4.5, 4.6, 4.7, 5.0];

/** Rating added for each cell of the set. */
const SET_STEP = 0.1;

const loopRating = ({ length }: readonly Cell[]): number =>
  LOOP_RATINGS[Math.min(length / 2 - 2, LOOP_RATINGS.length - 1)]!;

type Type = keyof typeof LOOPS;
const TYPES: readonly Type[] = [1, 2, 3, 4];

/** A step, its type, and the number of loops found before the loop of the step. */
type LoopStep = readonly [step: Found, type: Type, at: number];

/**
 * Finds every loop with each type of argument once; a naked and a hidden set are two types. The easiest step comes
 * first, then by type, then in the order of the loops. No step has a lower rating than its loop, so longer loops are
 * examined only if shorter ones have no step.
 */
function* findLoops(board: Markup): Generator<Found, void, void> {
  const loops = [...uniqueLoops(board, true)].filter(({ extra }) => extra.length > 0);
  let steps: LoopStep[] = [];
  for (const base of loops.length > 0 ? LOOP_RATINGS : [])
    for (const type of TYPES) {
      const isBefore = ([{ rating }, its]: LoopStep): boolean => rating < base || (rating === base && its < type);
      yield* sortSteps(steps.filter(isBefore));
      steps = steps.filter((step) => !isBefore(step));
      for (let at = 0; at < loops.length; at++)
        if (loopRating(loops[at]!.cells) === base)
          for (const step of stepsOf(board, loops[at]!, type, base)) steps.push([step, type, at]);
    }
  yield* sortSteps(steps);
}

const sortSteps = (steps: LoopStep[]): readonly Found[] =>
  steps
    .sort(([a, typeOfA, atA], [b, typeOfB, atB]) => a.rating - b.rating || typeOfA - typeOfB || atA - atB)
    .map(([step]) => step);

/** Returns the steps of one type of argument. The catalogue lists a loop of four cells as a rectangle. */
function stepsOf(board: Markup, loop: UniqueLoop, type: Type, base: number): readonly Found[] {
  const strategies = loop.cells.length > 4 ? LOOPS : isType5(loop) ? TYPE_5 : RECTANGLES;
  if (type === 3) return [...withSets(board, loop, strategies[3], base)];
  const hit = PLAIN[type](board, loop);
  return hit ? [found(strategies[type], hit, base)] : [];
}

const PLAIN = {
  1: type1Hit<UniqueLoop>,
  2: type2Hit<UniqueLoop>,
  4: (board: Markup, loop: UniqueLoop) => type4Hits(board, [loop]).next().value ?? undefined,
};

function* withSets(
  board: Markup,
  loop: UniqueLoop,
  strategy: Strategy<WithSubset<UniqueLoop>>,
  base: number,
): Generator<Found, void, void> {
  const { open } = board;
  const shared = sharedFins(board, loop);
  const naked = firstWithSet(board, loop, (house, degree) =>
    2 * degree <= countBits(open[house]!) ? nakedSetsWith(board, loop, house, degree, shared) : [],
  );
  if (naked) yield found(strategy, naked, base + SET_STEP * (countBits(naked.pattern.digits) - 1));
  const hidden = firstWithSet(board, loop, (house, degree) =>
    2 * degree < countBits(open[house]!) ? hiddenSetsWith(board, loop, house, degree) : [],
  );
  if (hidden) yield found(strategy, hidden.hit, base + SET_STEP * (hidden.cells - 1));
}

/** Returns the first hit in the houses of two cells with several extra digits, smaller sets first. */
function firstWithSet<Hit>(
  board: Markup,
  loop: UniqueLoop,
  search: (house: House, degree: number) => Iterable<Hit>,
): Hit | undefined {
  const fins = countBits(finDigits(board, loop));
  const { extra } = loop;
  if (extra.length !== 2 || fins < 2) return undefined;
  for (let degree = fins; degree < board.geometry.size - 1; degree++)
    for (const house of commonLinkHouses(board.geometry, extra)) for (const hit of search(house, degree)) return hit;
  return undefined;
}

/** Returns the digits beside the pair that both cells have: the rest of a naked set may lack them. */
const sharedFins = ({ digits }: Markup, { extra, pair }: UniqueLoop): Bits =>
  extra.reduce((set, cell) => set & digits[cell]!, ~pair);

const [four, six] = LOOP_RATINGS as [number, number, ...number[]];

const ofLength = (strategy: Strategy<Guarded<UniqueLoop>>, least: number): RatedStrategy =>
  rated(strategy, least, ({ pattern: { pattern } }) => loopRating(pattern.cells));

/**
 * Rates a loop with a set. The other cells of the house of a naked set form a hidden set; the easier of the two counts.
 */
const ratedWithSet = (strategy: Strategy<WithSubset<UniqueLoop>>, least: number): RatedStrategy =>
  rated(strategy, least, ({ pattern: { pattern, house, subset, digits } }, { open }) => {
    const hidden = countBits(open[house]!) - pattern.extra.length - subset.length;
    return loopRating(pattern.cells) + SET_STEP * (Math.min(countBits(digits), hidden) - 1);
  });

/** The rung of loops: each strategy with the rating of its shortest loop. */
export const loops = seRung(
  findLoops,
  ofLength(uniqueRectangle1, four),
  ofLength(uniqueRectangle2, four),
  ratedWithSet(uniqueRectangle3, four),
  ofLength(uniqueRectangle4, four),
  ofLength(uniqueRectangle5, four),
  ofLength(uniqueLoop1, six),
  ofLength(uniqueLoop2, six),
  ratedWithSet(uniqueLoop3, six),
  ofLength(uniqueLoop4, six),
);
