/**
 * Forcing nets, as `solver/hodoku/rungs` chooses among them: placements first, lower ones first. A conclusion counts if
 * one of the main ways to it branches. On a main way, each state belongs to the net that reaches it first, and follows
 * there from the states that made it single (`logic/forcing/net-tables`).
 */
import { addTo, firstMissing, isIn, linkAll, merge, WORD } from './closure';
import { choiceCount, firstWay, isUntouched, listChoices, wayAt } from './forcing';
import { ASK, give, HIT, NOTHING, take, tellKind } from './hit';
import {
  buildNets,
  causeOf,
  firstEntry,
  hasSeveralCauses,
  MOST_STATES,
  netOf,
  netWidth,
  stateAt,
  stepsOf,
} from './nets';
import { candidateCount, digitOf, firstCellOf, isOn, nodeCount, off, on } from './nodes';
import { CELLS, SIZE } from './shape';
import { Halves, Words } from './views';

const CONTRADICTION = 0;
const VERITY = 1;
const NONE = -1;
/** Mask of the off states in a word; the bit above each is the on state of the same node. */
const OFFS = <i64>(u64.MAX_VALUE / 3);

/** The best conclusion so far, and its rank. Conclusions of a higher rank are skipped. */
let chosen = NONE;
let lowest = 0;
/** States without a contradiction. All consequences of such a state are without one too. */
const sound = memory.data(MOST_STATES / 8, 8);
let isSound = false;
/** States already merged into the set being filled, and states without entries, which add nothing. */
const done = memory.data(MOST_STATES / 8, 8);
const idle = memory.data(MOST_STATES / 8, 8);
/** States that follow from all premises of a choice. */
const shared = memory.data(MOST_STATES / 8, 8);
/** Premises of a choice: one of them holds. */
const premises = changetype<Halves>(memory.data(2 * SIZE, 2));
let count = 0;

export function forcingNet(): i32 {
  if (!linkAll(true) || !buildNets()) return ASK;
  closeNets();
  listChoices();
  memory.fill(changetype<usize>(kept), 255, 4 * KEPT);
  chosen = NONE;
  lowest = i32.MAX_VALUE;
  memory.fill(sound, 0, netWidth);
  for (let node = 0; node < candidateCount; node++) refute(off(node));
  for (let node = 0; node < candidateCount; node++) refute(on(node));
  for (let node = 0; node < candidateCount; node++) concludeFromBoth(node);
  for (let choice = 0; choice < choiceCount; choice++) concludeFrom(choice);
  if (chosen === NONE) return NOTHING;
  const node = chosen >> 1;
  if (isOn(chosen)) give(firstCellOf[node], digitOf[node]);
  else take(firstCellOf[node], digitOf[node]);
  return HIT;
}

/** Adds to the set of each state the sets of its members; on states come first. */
function closeNets(): void {
  memory.fill(idle, 0, netWidth);
  for (let state = 0; state < 2 * nodeCount; state++)
    if (firstEntry[state] === firstEntry[state + 1]) addTo(idle, state);
  for (let first = 1; first >= 0; first--) for (let state = first; state < 2 * nodeCount; state += 2) close(state);
}

function close(state: i32): void {
  const set = netOf(state);
  memory.copy(done, idle, netWidth);
  addTo(done, state);
  for (let next = firstMissing(set, done, netWidth); next >= 0; next = firstMissing(set, done, netWidth)) {
    merge(set, netOf(next), netWidth);
    if (isClosed(next, state)) merge(done, netOf(next), netWidth);
    else addTo(done, next);
  }
}

/** True if a state is closed before another. */
function isClosed(state: i32, before: i32): bool {
  return isOn(state) === isOn(before) ? state < before : isOn(state);
}

function rankOf(state: i32): i32 {
  const cell = firstCellOf[state >> 1];
  return isOn(state) ? cell : CELLS + SIZE * cell + digitOf[state >> 1];
}

function choose(state: i32, kind: i32): void {
  chosen = state;
  lowest = rankOf(state);
  tellKind(kind);
}

/**
 * Concludes the opposite of a premise that leads to a contradiction, if one of the ways to the contradiction branches.
 */
function refute(premise: i32): void {
  if (isIn(sound, premise) || rankOf(premise ^ 1) >= lowest) return;
  isSound = true;
  if (clashesInNode(premise) || clashesInChoice(premise)) choose(premise ^ 1, CONTRADICTION);
  if (isSound) merge(sound, netOf(premise), netWidth);
}

/** True if a premise turns a candidate both on and off. */
function clashesInNode(premise: i32): bool {
  for (let at: usize = 0; at < netWidth; at += WORD) {
    const set = i64.load(netOf(premise) + at);
    for (let both = set & (set >> 1) & OFFS & candidatesAt(at); both; both &= both - 1) {
      const state = 8 * <i32>at + <i32>ctz(both);
      isSound = false;
      if (isBranched(premise, state) || isBranched(premise, state ^ 1)) return true;
    }
  }
  return false;
}

/**
 * True if a premise leaves a cell without a candidate, or a digit without a place in a house where all its places were
 * open.
 */
function clashesInChoice(premise: i32): bool {
  const set = netOf(premise);
  for (let choice = 0; choice < choiceCount; choice++) {
    const end = firstWay[choice + 1];
    let at = firstWay[choice];
    while (at < end && isIn(set, off(wayAt[at]))) at++;
    if (at < end || !isUntouched(choice)) continue;
    isSound = false;
    for (at = firstWay[choice]; at < end; at++) if (isBranched(premise, off(wayAt[at]))) return true;
  }
  return false;
}

/** Concludes the states, outside the cell of a candidate, that follow both from the candidate and from its absence. */
function concludeFromBoth(node: i32): void {
  premises[0] = on(node);
  premises[1] = off(node);
  count = 2;
  conclude(firstCellOf[node]);
}

function concludeFrom(choice: i32): void {
  count = 0;
  for (let at = firstWay[choice]; at < firstWay[choice + 1]; at++) premises[count++] = on(wayAt[at]);
  conclude(NONE);
}

/** Concludes the states that follow from all premises, on states first. */
function conclude(butCell: i32): void {
  let any: i64 = 0;
  for (let at: usize = 0; at < netWidth; at += WORD) {
    let common = candidatesAt(at);
    for (let one = 0; common && one < count; one++) common &= i64.load(netOf(premises[one]) + at);
    i64.store(shared + at, common);
    any |= common;
  }
  if (!any) return;
  for (let isOn = 1; isOn >= 0; isOn--)
    for (let at: usize = 0; at < netWidth; at += WORD)
      for (let rest = i64.load(shared + at) & (OFFS << isOn); rest; rest &= rest - 1) {
        const state = 8 * <i32>at + <i32>ctz(rest);
        if (rankOf(state) < lowest && firstCellOf[state >> 1] !== butCell && isAnyBranched(state))
          choose(state, VERITY);
      }
}

function isAnyBranched(state: i32): bool {
  for (let one = 0; one < count; one++) if (isBranched(premises[one], state)) return true;
  return false;
}

/** Mask of the states in a word that belong to candidates, not to groups. */
function candidatesAt(at: usize): i64 {
  const left = 2 * candidateCount - 8 * <i32>at;
  return left >= 64 ? -1 : left <= 0 ? 0 : ((<i64>1) << left) - 1;
}

/* Main ways. The owners in the nets of a premise are cached at its number modulo `KEPT`. */

const NOWHERE = 0xffff;
const KEPT = 64;

/** By cached premise and state: the owner, which is a state whose net leads to it. */
const owners = memory.data(2 * MOST_STATES * KEPT, 2);
const kept = changetype<Words>(memory.data(4 * KEPT, 4));
/** By state, its distance in steps from the premise; then states in the order in which they were reached. */
const steps = changetype<Halves>(memory.data(2 * MOST_STATES, 2));
const reached = changetype<Halves>(memory.data(2 * MOST_STATES, 2));

/** True if a state on the main way from the premise to a state has a second cause. */
function isBranched(premise: i32, state: i32): bool {
  const own = ownersFrom(premise);
  for (let at = state; at !== premise; ) {
    const owner = own[at];
    while (at !== owner) {
      let entry = firstEntry[owner];
      while (stateAt[entry] !== at) entry++;
      if (hasSeveralCauses(entry)) return true;
      at = causeOf(entry);
    }
  }
  return false;
}

/**
 * Returns the owner of each state in the nets of a premise. A state passes to a later owner that makes its way shorter.
 */
function ownersFrom(premise: i32): Halves {
  const place = premise % KEPT;
  const own = changetype<Halves>(owners + 2 * MOST_STATES * place);
  if (kept[place] === premise) return own;
  kept[place] = premise;
  memory.fill(changetype<usize>(own), 255, 2 * MOST_STATES);
  own[premise] = premise;
  reached[0] = premise;
  steps[premise] = 0;
  let count = 1;
  for (let next = 0; next < count; next++) {
    const owner = reached[next];
    const before = steps[owner];
    const end = firstEntry[owner + 1];
    for (let entry = firstEntry[owner]; entry < end; entry++) {
      const state = stateAt[entry];
      const known = own[state];
      const total = before + stepsOf[entry];
      if (known === NOWHERE) reached[count++] = state;
      else if (known === premise || total >= steps[state]) continue;
      own[state] = owner;
      steps[state] = total;
    }
  }
  return own;
}
