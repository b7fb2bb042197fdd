/**
 * Nets, as `logic/forcing/net` builds them: what follows from each state when all that it makes single is placed, for
 * some rounds.
 */
import { startOf, targetAt } from './implications';
import { BY_CELL, begin, clearEntries, premise, record } from './net-entries';
import { cellsSeeing, digitOf, firstCellOf, isGroup, isOn, nodeCount, nodeOf, off, on } from './nodes';
import { houseOf, isSingle, lowestCell, SIZE, withoutLowest } from './shape';
import {
  beginTrial,
  countIn,
  digitsLeft,
  hiddenAt,
  hiddenCount,
  hiddenHead,
  isOpen,
  nakedAt,
  nakedCount,
  nakedHead,
  passQueued,
  place,
  readPosition,
  remove,
} from './trial';

/** How often singles are looked for after the premise. */
const ROUNDS = 4;
/** Singles to be placed in a round. */
const singles = memory.data(2 * 512, 2);

/** Whether there is room for all. */
export function buildNets(): bool {
  readPosition();
  clearEntries();
  for (let state = 0; state < 2 * nodeCount; state++) {
    if (!begin(state)) return false;
    if (!isGroup(state)) tryOut();
    const end = startOf(state + 1);
    for (let at = startOf(state); at < end; at++)
      if (isGroup(state) || isGroup(targetAt(at))) record(targetAt(at), BY_CELL);
  }
  return begin(2 * nodeCount);
}

/** Assumes a state about a candidate and records what it brings about. */
function tryOut(): void {
  const cell = firstCellOf(premise >> 1);
  const digit = digitOf(premise >> 1);
  beginTrial();
  if (isOn(premise)) set(cell, digit, false);
  else {
    remove(cell, digit);
    if (isSingle(digitsLeft(cell))) set(cell, ctz(digitsLeft(cell)), false);
  }
  for (let round = 0; round < ROUNDS && setSingles(); round++);
}

/** Places a digit; whatever that takes away was a candidate of the position. */
function set(cell: i32, digit: i32, isHidden: bool): void {
  const reason = isHidden ? barestHouse(cell, digit) : BY_CELL;
  const others = digitsLeft(cell) & ~(1 << digit);
  place(cell, digit);
  record(on(nodeOf(cell, digit)), reason);
  for (let rest = cellsSeeing(nodeOf(cell, digit)); v128.any_true(rest); rest = withoutLowest(rest))
    record(off(nodeOf(lowestCell(rest), digit)), reason);
  for (let rest = others; rest; rest &= rest - 1) record(off(nodeOf(cell, ctz(rest))), reason);
}

/** Of the houses of a cell, the first of those where the digit has the fewest places. */
function barestHouse(cell: i32, digit: i32): i32 {
  let barest = houseOf(0, cell);
  for (let kind = 1; kind < 3; kind++)
    if (countIn(houseOf(kind, cell), digit) < countIn(barest, digit)) barest = houseOf(kind, cell);
  return barest;
}

/** Sets what is single now, all of it before anything that this makes single; false if there is none. */
function setSingles(): bool {
  let count = 0;
  for (let at = nakedHead; at < nakedCount; at++)
    if (isOpen(nakedAt(at) / SIZE)) i32.store16(singles + 2 * count++, nakedAt(at));
  const ofCells = count;
  for (let at = hiddenHead; at < hiddenCount; at++) {
    const cell = hiddenAt(at) / SIZE;
    const digit = hiddenAt(at) % SIZE;
    if (!isOpen(cell) || countIn(barestHouse(cell, digit), digit) !== 1) continue;
    let other = ofCells;
    while (other < count && i32.load16_u(singles + 2 * other) / SIZE !== cell) other++;
    if (other === count) i32.store16(singles + 2 * count++, hiddenAt(at));
  }
  passQueued();
  for (let at = 0; at < count; at++) {
    const single = i32.load16_u(singles + 2 * at);
    set(single / SIZE, single % SIZE, at >= ofCells);
  }
  return count > 0;
}
