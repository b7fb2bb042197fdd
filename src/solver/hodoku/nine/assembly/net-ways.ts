/**
 * The main ways through nets, as `logic/forcing/net-tables` weighs them: each state is owed to the net that leads to it
 * soonest, and in it to the states that made it single.
 */
import { causeOf, firstEntry, hasSeveralCauses, stateAt, stepsOf } from './net-entries';
import { MOST_NODES } from './nodes';

const MOST_STATES = 2 * MOST_NODES;
const NOWHERE = 0xffff;
/** Premises whose owners are kept: any two that are as many apart share a place. */
const KEPT = 64;

/** By premise kept, by state whose net it is owed to. */
const owners = memory.data(2 * MOST_STATES * KEPT, 2);
const kept = memory.data(4 * KEPT, 4);
/** By state its steps from the premise; states in the order in which they were come to. */
const steps = memory.data(2 * MOST_STATES, 2);
const reached = memory.data(2 * MOST_STATES, 2);

export function forgetWays(): void {
  memory.fill(kept, 255, 4 * KEPT);
}

/** Whether the main way from a premise to a state that follows has a place with a second cause. */
export function isBranched(premise: i32, state: i32): bool {
  const own = ownersFrom(premise);
  for (let at = state; at !== premise; ) {
    const owner = i32.load16_u(own + 2 * at);
    while (at !== owner) {
      let entry = firstEntry(owner);
      while (stateAt(entry) !== at) entry++;
      if (hasSeveralCauses(entry)) return true;
      at = causeOf(entry);
    }
  }
  return false;
}

/** The nets, each after the ones before it, added up; a state goes over to a later one that is nearer to it. */
function ownersFrom(premise: i32): usize {
  const place = premise % KEPT;
  const own = owners + 2 * MOST_STATES * place;
  if (i32.load(kept + 4 * place) === premise) return own;
  i32.store(kept + 4 * place, premise);
  memory.fill(own, 255, 2 * MOST_STATES);
  i32.store16(own + 2 * premise, premise);
  i32.store16(reached, premise);
  i32.store16(steps + 2 * premise, 0);
  let count = 1;
  for (let next = 0; next < count; next++) {
    const owner = i32.load16_u(reached + 2 * next);
    const before = i32.load16_u(steps + 2 * owner);
    const end = firstEntry(owner + 1);
    for (let entry = firstEntry(owner); entry < end; entry++) {
      const state = stateAt(entry);
      const known = i32.load16_u(own + 2 * state);
      const total = before + stepsOf(entry);
      if (known === NOWHERE) i32.store16(reached + 2 * count++, state);
      else if (known === premise || total >= i32.load16_u(steps + 2 * state)) continue;
      i32.store16(own + 2 * state, owner);
      i32.store16(steps + 2 * state, total);
    }
  }
  return own;
}
