/**
 * Sudoku Explainer's scale on 9×9 up to large subsets and fish and BUG+1, except unique loops.
 * Puzzles that need no more are graded here alone. Takes the first step of each kind in the order of the scale.
 */
import { KIND_SHIFT, Kind } from '../kinds';
import { ALL_TIME, digitsOf, fillSlots, placesOf, slotsIn, valueAt } from './board';
import { findLocked, lockedInTurn } from './crossings';
import { grave } from './deadly';
import { singleCells } from './digits';
import { clearHit, count, give, HIT, placed, removed } from './hit';
import { DIRECT, firstFish, goByNumber, HIDDEN, NAKED, subset } from './sets';
import { BOXES, CELLS, COLUMNS, cellAt, hasCell, isSingle, lowestCell, SIZE } from './shape';
import { lone, place, readDigits, readPlaces, remove } from './strikes';
import { hasLoop } from './unique-loops';
import { Halves } from './views';
import { wingByPivot } from './wings';

/** No kind of step. */
const NONE = -1;

/** Steps taken: the kind of each, and the candidate that it places, if any. */
export const steps = changetype<Halves>(memory.data(2 * 810, 2));

/** True if the caller must search unique loops next; false if it must search the last rungs. */
export let areLoopsNext: bool = false;

/**
 * Starts from the values, with all candidates that they leave or, if `isBounded`, only those given. Takes steps while
 * there are any. `isPastLoops`: the caller has found no loop, so the first step comes after loops. Returns the number
 * of steps, or a negative number if values clash.
 */
export function take(isBounded: bool, isPastLoops: bool): i32 {
  goByNumber();
  fillSlots();
  let open = CELLS;
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = valueAt[cell];
    if (digit < 0) continue;
    if (!((slotsIn(cell / SIZE, digit) >> (cell % SIZE)) & 1)) return -1;
    place(cell, digit);
    open--;
  }
  if (isBounded) keepToDigits();
  let taken = 0;
  areLoopsNext = false;
  if (isPastLoops) readCells();
  while (open) {
    const isFirst = isPastLoops && !taken;
    let kind = isFirst ? NONE : nextKind();
    if (kind === NONE) {
      areLoopsNext = !isFirst && hasLoop();
      if (!areLoopsNext) kind = kindPastLoops();
    }
    if (kind === NONE) break;
    steps[taken++] = (kind << KIND_SHIFT) + max(placed, 0);
    if (placed < 0) removeAll();
    else {
      valueAt[placed / SIZE] = placed % SIZE;
      place(placed / SIZE, placed % SIZE);
      open--;
    }
  }
  if (open) readCells();
  return taken;
}

/** Removes candidates that `digitsOf` does not contain. */
function keepToDigits(): void {
  for (let cell = 0; cell < CELLS; cell++)
    for (let digit = 0; digit < SIZE; digit++)
      if (valueAt[cell] < 0 && !((digitsOf[cell] >> digit) & 1)) remove(cell, digit);
}

function removeAll(): void {
  for (let at = 0; at < count; at++) remove(removed[at] / SIZE, removed[at] % SIZE);
}

function readCells(): void {
  readPlaces();
  readDigits();
}

/** Returns the kind of the next step up to loops, and leaves the step as the hit. */
function nextKind(): i32 {
  clearHit();
  let found = hiddenSingle();
  if (found === NONE) {
    findLocked();
    found = lockedKind(Kind.DirectPointing, true);
  }
  if (found === NONE) found = kindIf(subset(DIRECT, 2, 3, ALL_TIME), Kind.DirectHiddenPair);
  if (found === NONE) found = nakedSingle();
  if (found === NONE) found = kindIf(subset(DIRECT, 3, 4, ALL_TIME), Kind.DirectHiddenTriplet);
  if (found === NONE) found = lockedKind(Kind.Pointing, false);
  if (found === NONE) found = setKind(2, Kind.NakedPair);
  if (found === NONE) found = setKind(3, Kind.NakedTriple);
  if (found === NONE) found = kindIf(wingByPivot(2), Kind.XyWing);
  if (found === NONE) found = kindIf(wingByPivot(3), Kind.XyzWing);
  return found;
}

function kindPastLoops(): i32 {
  const found = setKind(4, Kind.NakedQuadruple);
  return found === NONE ? kindIf(grave(), Kind.BugPlus1) : found;
}

function kindIf(result: i32, kind: i32): i32 {
  return result === HIT ? kind : NONE;
}

/**
 * Returns the kind of locked candidates: boxes with columns and boxes with rows (pointing), then columns and rows with
 * boxes (claiming).
 */
function lockedKind(pointing: i32, isDirect: bool): i32 {
  for (let turn = 0; turn < 4; turn++) if (lockedInTurn(turn, isDirect) === HIT) return pointing + (turn >> 1);
  return NONE;
}

/** Returns the kind of a set. Naked subsets, fish and hidden subsets of a size are three kinds in a row. */
function setKind(size: i32, naked: i32): i32 {
  let found = kindIf(subset(NAKED, size, 2 * size, ALL_TIME), naked);
  if (found === NONE) found = kindIf(firstFish(size), naked + 1);
  if (found === NONE) found = kindIf(subset(HIDDEN, size, 2 * size + 1, ALL_TIME), naked + 2);
  return found;
}

/** Finds the last open cell of a house, then a digit with one place; houses in order. */
function hiddenSingle(): i32 {
  const found = lone();
  const ofDigits = <i32>found;
  if (!ofDigits) return NONE;
  const full = ofDigits & <i32>(found >> 32);
  const house = firstHouse(full ? full : ofDigits);
  let digit = 0;
  while (!isSingle(slotsIn(house, digit))) digit++;
  give(cellAt(house, ctz(slotsIn(house, digit))), digit);
  return full ? Kind.FullHouse : house >= BOXES ? Kind.HiddenInBox : Kind.HiddenInLine;
}

function firstHouse(houses: i32): i32 {
  const boxes = houses >> BOXES;
  const columns = (houses >> COLUMNS) & 511;
  return boxes ? BOXES + ctz(boxes) : columns ? COLUMNS + ctz(columns) : ctz(houses);
}

function nakedSingle(): i32 {
  readPlaces();
  const single = singleCells();
  if (!v128.any_true(single)) {
    readDigits();
    return NONE;
  }
  const cell = lowestCell(single);
  let digit = 0;
  while (!hasCell(placesOf[digit], cell)) digit++;
  give(cell, digit);
  return Kind.NakedSingle;
}
