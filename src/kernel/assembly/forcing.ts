/**
 * Choices, as `logic/forcing/forcing` lists them: the candidates of a cell, or the places of a digit in a house. One
 * node of each choice is on.
 */
import { digitsOf, openIn, slotsIn, valueAt } from './board';
import { addTo, firstMissing, isIn, linkAll, merge, setOf, WORD, width } from './closure';
import { ASK, give, HIT, NOTHING, take, tellKind } from './hit';
import { startOf, targetAt } from './implications';
import { candidateCount, digitOf, firstCellOf, MOST_NODES, nodeCount, nodeOf, off, on } from './nodes';
import { CELLS, cellAt, HOUSES, lowestCell, SIZE, seenBy, withoutLowest } from './shape';
import { Bytes, Halves } from './views';

const MOST = CELLS + HOUSES * SIZE;
const NO_HOUSE = 255;

export const firstWay = changetype<Halves>(memory.data(2 * (MOST + 1), 2));
export const wayAt = changetype<Halves>(memory.data(2 * 4 * CELLS * SIZE, 2));
const houses = changetype<Bytes>(memory.data(MOST));
const digits = changetype<Bytes>(memory.data(MOST));
export let choiceCount: i32 = 0;
let length = 0;

export function listChoices(): void {
  choiceCount = length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    for (let rest = digitsOf[cell]; rest; rest &= rest - 1) add(cell, ctz(rest));
    end(NO_HOUSE, 0);
  }
  for (let house = 0; house < HOUSES; house++)
    for (let digit = 0; digit < SIZE; digit++) {
      for (let rest = slotsIn(house, digit); rest; rest &= rest - 1) add(cellAt(house, ctz(rest)), digit);
      end(house, digit);
    }
}

function add(cell: i32, digit: i32): void {
  wayAt[length++] = nodeOf(cell, digit);
}

/** Completes the choice whose nodes were added last. */
function end(house: i32, digit: i32): void {
  if (length === firstWay[choiceCount]) return;
  houses[choiceCount] = house;
  digits[choiceCount] = digit;
  firstWay[++choiceCount] = length;
}

/**
 * True if the digit still has every place in the house that the values allow. The choice of a cell is always untouched.
 */
export function isUntouched(choice: i32): bool {
  const house = houses[choice];
  if (house === NO_HOUSE) return true;
  const digit = digits[choice];
  for (let rest = openIn(house) & ~slotsIn(house, digit); rest; rest &= rest - 1)
    if (!seesValue(cellAt(house, ctz(rest)), digit)) return false;
  return true;
}

function seesValue(cell: i32, digit: i32): bool {
  for (let rest = seenBy[cell]; v128.any_true(rest); rest = withoutLowest(rest))
    if (valueAt[lowestCell(rest)] === digit) return true;
  return false;
}

/*
 * Forcing chains, as `solver/hodoku/rungs` chooses among them: the placement in the lowest cell, or else the lowest
 * removal. Every implication also holds in reverse. So a premise leaves a choice empty exactly if every option of the
 * choice leads to the opposite of the premise, and a state that follows from a premise and from its opposite is settled
 * by itself. A choice concludes by contradiction or, if the digit has lost places in the house before, by verity.
 */

const CONTRADICTION = 0;
const VERITY = 1;
const MOST_BYTES = MOST_NODES / 8;

/** By node, the nodes that it turns off directly; by candidate, those that it turns off directly or indirectly. */
const beside = memory.data(MOST_BYTES * MOST_NODES, 8);
const lost = memory.data(MOST_BYTES * MOST_NODES, 8);
/** By kind, the nodes that are proved on, or off. */
const concluded = memory.data(2 * MOST_BYTES, 8);
/** Nodes that have been merged into the set being filled. */
const done = memory.data(MOST_BYTES, 8);

export function forcingChain(): i32 {
  if (!linkAll(true)) return ASK;
  listChoices();
  memory.fill(concluded, 0, 2 * MOST_BYTES);
  for (let node = 0; node < candidateCount; node++) if (isIn(setOf(off(node)), node)) addTo(concluded, node);
  conclude(setOf(on(0)), 2 * width);
  let node = lowest();
  if (node >= 0) {
    give(firstCellOf[node], digitOf[node]);
    return HIT;
  }
  memory.fill(concluded, 0, 2 * MOST_BYTES);
  listLost();
  for (let node = 0; node < candidateCount; node++) if (isIn(lost + node * width, node)) addTo(concluded, node);
  conclude(lost, width);
  node = lowest();
  if (node < 0) return NOTHING;
  take(firstCellOf[node], digitOf[node]);
  return HIT;
}

/** Returns the lowest candidate proved by either kind, and reports its kind; -1 if there is none. */
function lowest(): i32 {
  for (let node = 0; node < candidateCount; node++)
    for (let kind = CONTRADICTION; kind <= VERITY; kind++)
      if (isIn(concluded + MOST_BYTES * kind, node)) {
        tellKind(kind);
        return node;
      }
  return -1;
}

/**
 * Concludes the nodes to which all options of a choice lead. The sets of two successive nodes lie `apart` bytes apart.
 */
function conclude(sets: usize, apart: usize): void {
  for (let choice = 0; choice < choiceCount; choice++)
    for (let at: usize = 0; at < width; at += WORD) {
      let common: i64 = -1;
      const end = firstWay[choice + 1];
      for (let way = firstWay[choice]; common && way < end; way++) common &= i64.load(sets + apart * wayAt[way] + at);
      if (!common) continue;
      const own = concluded + (isUntouched(choice) ? CONTRADICTION : VERITY) * MOST_BYTES + at;
      i64.store(own, i64.load(own) | common);
    }
}

/**
 * Lists the nodes that each candidate turns off, directly or indirectly. The lists of lower candidates are complete and
 * are merged whole.
 */
function listLost(): void {
  memory.fill(beside, 0, nodeCount * width);
  memory.fill(lost, 0, candidateCount * width);
  for (let node = 0; node < nodeCount; node++)
    for (let at = startOf[on(node)]; at < startOf[on(node) + 1]; at++) addTo(beside + node * width, targetAt[at] >> 1);
  for (let node = 0; node < candidateCount; node++) {
    const set = setOf(on(node));
    const own = lost + node * width;
    memory.fill(done, 0, width);
    for (let next = firstMissing(set, done, width); next >= 0; next = firstMissing(set, done, width)) {
      if (next < node) {
        merge(own, lost + next * width, width);
        merge(done, setOf(on(next)), width);
      } else {
        merge(own, beside + next * width, width);
        addTo(done, next);
      }
    }
  }
}
