/** Forcing nets, as `solver/hodoku/forcing-rungs` chooses among them: placements first, lower ones first. */
import { addTo, firstMissing, isIn, merge, WORD } from './bit-sets';
import { choiceCount, firstWay, isUntouched, listChoices, wayAt } from './choices';
import { linkAll } from './closure';
import { ASK, give, HIT, NOTHING, take, tellKind } from './hit';
import { leads, setOf, width } from './net-entries';
import { forgetWays, isBranched } from './net-ways';
import { buildNets } from './nets';
import { candidateCount, digitOf, firstCellOf, isOn, MOST_NODES, nodeCount, off, on } from './nodes';
import { CELLS, SIZE } from './shape';

const CONTRADICTION = 0;
const VERITY = 1;
const NONE = -1;
/** Of the states in a word those that are off, and those that are on. */
const OFFS = <i64>(u64.MAX_VALUE / 3);

/** What is concluded so far, and its rank: none above is of interest. */
let chosen = NONE;
let lowest = 0;
/** States that lead to no clash: nor does what follows from them. */
const sound = memory.data((2 * MOST_NODES) / 8, 8);
let isSound = false;
/** Of a set being filled, the states whose own are in it. */
const done = memory.data(MOST_NODES / 4, 8);
/** The states without entries. */
const idle = memory.data(MOST_NODES / 4, 8);
/** What premises have in common. */
const shared = memory.data((2 * MOST_NODES) / 8, 8);
/** Premises of which one holds. */
const premises = memory.data(2 * SIZE, 2);
let count = 0;

export function forcingNet(): i32 {
  if (!linkAll(true) || !buildNets()) return ASK;
  closeSets();
  listChoices();
  forgetWays();
  chosen = NONE;
  lowest = i32.MAX_VALUE;
  memory.fill(sound, 0, width);
  for (let node = 0; node < candidateCount; node++) refute(off(node));
  for (let node = 0; node < candidateCount; node++) refute(on(node));
  for (let node = 0; node < candidateCount; node++) concludeFromBoth(node);
  for (let choice = 0; choice < choiceCount; choice++) concludeFrom(choice);
  if (chosen === NONE) return NOTHING;
  const node = chosen >> 1;
  if (isOn(chosen)) give(firstCellOf(node), digitOf(node));
  else take(firstCellOf(node), digitOf(node));
  return HIT;
}

/** Adds to the set of each state the sets of its members; states that are on go first. */
function closeSets(): void {
  memory.fill(idle, 0, width);
  for (let state = 0; state < 2 * nodeCount; state++) if (!leads(state)) addTo(idle, state);
  for (let first = 1; first >= 0; first--) for (let state = first; state < 2 * nodeCount; state += 2) close(state);
}

function close(state: i32): void {
  const set = setOf(state);
  memory.copy(done, idle, width);
  addTo(done, state);
  for (let next = firstMissing(set, done, width); next >= 0; next = firstMissing(set, done, width)) {
    merge(set, setOf(next), width);
    if (isClosed(next, state)) merge(done, setOf(next), width);
    else addTo(done, next);
  }
}

/** True if a state is closed before another. */
function isClosed(state: i32, before: i32): bool {
  return isOn(state) === isOn(before) ? state < before : isOn(state);
}

function rankOf(state: i32): i32 {
  const cell = firstCellOf(state >> 1);
  return isOn(state) ? cell : CELLS + SIZE * cell + digitOf(state >> 1);
}

function choose(state: i32, kind: i32): void {
  chosen = state;
  lowest = rankOf(state);
  tellKind(kind);
}

/** Concludes the opposite of a premise that leads to a clash, if one of the ways to it branches. */
function refute(premise: i32): void {
  if (isIn(sound, premise) || rankOf(premise ^ 1) >= lowest) return;
  isSound = true;
  if (clashesInNode(premise) || clashesInChoice(premise)) choose(premise ^ 1, CONTRADICTION);
  if (isSound) merge(sound, setOf(premise), width);
}

/** A candidate both on and off. */
function clashesInNode(premise: i32): bool {
  for (let at: usize = 0; at < width; at += WORD) {
    const set = i64.load(setOf(premise) + at);
    for (let both = set & (set >> 1) & OFFS & candidatesAt(at); both; both &= both - 1) {
      const state = 8 * <i32>at + <i32>ctz(both);
      isSound = false;
      if (isBranched(premise, state) || isBranched(premise, state ^ 1)) return true;
    }
  }
  return false;
}

/** Nothing left for a cell, or for a digit in a house where it had lost no place before. */
function clashesInChoice(premise: i32): bool {
  const set = setOf(premise);
  for (let choice = 0; choice < choiceCount; choice++) {
    const end = firstWay(choice + 1);
    let at = firstWay(choice);
    while (at < end && isIn(set, off(wayAt(at)))) at++;
    if (at < end || !isUntouched(choice)) continue;
    isSound = false;
    for (at = firstWay(choice); at < end; at++) if (isBranched(premise, off(wayAt(at)))) return true;
  }
  return false;
}

/** What a candidate on and off has in common, outside its cell. */
function concludeFromBoth(node: i32): void {
  count = 0;
  addPremise(on(node));
  addPremise(off(node));
  conclude(firstCellOf(node));
}

function concludeFrom(choice: i32): void {
  count = 0;
  for (let at = firstWay(choice); at < firstWay(choice + 1); at++) addPremise(on(wayAt(at)));
  conclude(NONE);
}

function addPremise(state: i32): void {
  i32.store16(premises + 2 * count++, state);
}
function premiseAt(at: i32): i32 {
  return i32.load16_u(premises + 2 * at);
}

/** States that follow from all premises, those that are on first. */
function conclude(butCell: i32): void {
  let any: i64 = 0;
  for (let at: usize = 0; at < width; at += WORD) {
    let common = candidatesAt(at);
    for (let one = 0; common && one < count; one++) common &= i64.load(setOf(premiseAt(one)) + at);
    i64.store(shared + at, common);
    any |= common;
  }
  if (!any) return;
  for (let isOn = 1; isOn >= 0; isOn--)
    for (let at: usize = 0; at < width; at += WORD)
      for (let rest = i64.load(shared + at) & (OFFS << isOn); rest; rest &= rest - 1) {
        const state = 8 * <i32>at + <i32>ctz(rest);
        if (rankOf(state) < lowest && firstCellOf(state >> 1) !== butCell && isAnyBranched(state))
          choose(state, VERITY);
      }
}

function isAnyBranched(state: i32): bool {
  for (let one = 0; one < count; one++) if (isBranched(premiseAt(one), state)) return true;
  return false;
}

/** Of the states in a word, those of candidates. */
function candidatesAt(at: usize): i64 {
  const left = 2 * candidateCount - 8 * <i32>at;
  return left >= 64 ? -1 : left <= 0 ? 0 : ((<i64>1) << left) - 1;
}
