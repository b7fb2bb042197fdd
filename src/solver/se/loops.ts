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
import { commonLinkHouses } from '../../core/boxes-first.js';
import type { Cell, House } from '../../core/geometry.js';
import { finDigits } from '../../logic/deadly/pattern.js';
import { isType5 } from '../../logic/deadly/rectangles.js';
import { type Guarded, type1Hit, type2Hit, type4Hits, type WithSubset } from '../../logic/deadly/types.js';
import { type UniqueLoop, uniqueLoops } from '../../logic/deadly/unique-loops.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { type Found, found } from '../rung.js';
import { type RatedStrategy, rated, seRung } from './rung.js';
import { hiddenWith, nakedWith } from './type-3.js';

/** The catalogue's strategies, by the type of argument. */
const LOOPS = { 1: uniqueLoop1, 2: uniqueLoop2, 3: uniqueLoop3, 4: uniqueLoop4 };
const RECTANGLES = { 1: uniqueRectangle1, 2: uniqueRectangle2, 3: uniqueRectangle3, 4: uniqueRectangle4 };
const TYPE_5 = { ...RECTANGLES, 2: uniqueRectangle5 };

/** Loops of four, six, eight cells; from ten on they count the same. */
const LOOP_RATINGS = [4.5, 4.6, 4.7, 5.0];

/** What a larger set adds. */
const SET_STEP = 0.1;

const lengthRating = ({ length }: readonly Cell[]): number =>
  LOOP_RATINGS[Math.min(length / 2 - 2, LOOP_RATINGS.length - 1)]!;

type LoopStep = readonly [step: Found, type: number];

/** Every loop, each type of argument once, where a naked and a hidden set are two; the easiest first, then by type. */
function* findLoops(board: Markup): Generator<Found, void, void> {
  const steps: LoopStep[] = [];
  for (const loop of uniqueLoops(board, true)) if (loop.extra.length > 0) steps.push(...stepsOf(board, loop));
  steps.sort(([a, typeOfA], [b, typeOfB]) => a.rating - b.rating || typeOfA - typeOfB);
  for (const [step] of steps) yield step;
}

/** A loop as the catalogue has it: a rectangle where it has four cells. */
function* stepsOf(board: Markup, loop: UniqueLoop): Generator<LoopStep, void, void> {
  const types = loop.cells.length > 4 ? LOOPS : isType5(loop) ? TYPE_5 : RECTANGLES;
  const base = lengthRating(loop.cells);
  const lone = type1Hit(board, loop);
  if (lone) yield [found(types[1], lone, base), 1];
  const alike = type2Hit(board, loop);
  if (alike) yield [found(types[2], alike, base), 2];
  const { open } = board;
  const shared = sharedFins(board, loop);
  const naked = firstWithSet(board, loop, (house, degree) =>
    2 * degree <= countBits(open[house]!) ? nakedWith(board, loop, house, degree, shared) : [],
  );
  if (naked) yield [found(types[3], naked, base + SET_STEP * (countBits(naked.pattern.digits) - 1)), 3];
  const hidden = firstWithSet(board, loop, (house, degree) =>
    2 * degree < countBits(open[house]!) ? hiddenWith(board, loop, house, degree) : [],
  );
  if (hidden) yield [found(types[3], hidden.hit, base + SET_STEP * (hidden.cells - 1)), 3];
  const { value: locked } = type4Hits(board, [loop]).next();
  if (locked) yield [found(types[4], locked, base), 4];
}

/** The first that a search finds in the houses of two cells with several digits more, smaller sets first. */
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

/** What both cells have beside the pair: the rest of a naked set need not have it. */
const sharedFins = ({ digits }: Markup, { extra, pair }: UniqueLoop): Bits =>
  extra.reduce((set, cell) => set & digits[cell]!, ~pair);

const [four, six] = LOOP_RATINGS as [number, number, ...number[]];

const ofLength = (strategy: Strategy<Guarded<UniqueLoop>>, least: number): RatedStrategy =>
  rated(strategy, least, ({ pattern: { pattern } }) => lengthRating(pattern.cells));

/** A naked set leaves a hidden one to the other cells of its house; of the two the easier counts. */
const withSet = (strategy: Strategy<WithSubset<UniqueLoop>>, least: number): RatedStrategy =>
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
