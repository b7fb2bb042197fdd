/**
 * The law of leftovers, as in `search/leftover-balance.ts`: each digit occurs equally often on both sides of irregular
 * regions and lines. A leftover is eight words: the cells of a side (at most three), those of one side, of the other,
 * and a flag of the list of those to look at.
 */
import { strike, toValue } from './cover';

/** From the address of a leftover to those of its sides. */
const INSIDE: usize = 4;
const OUTSIDE: usize = 16;

/** Limits how often each digit occurs on one side to what the other can and must have; false if they cannot agree. */
export function balance(leftover: usize, digits: i32): bool {
  const end = <usize>load<u32>(leftover) * 4;
  const inside = leftover + INSIDE;
  const outside = leftover + OUTSIDE;
  for (let digit = 0; digit < digits; digit++) {
    const sure = max(timesSure(inside, inside + end, digit), timesSure(outside, outside + end, digit));
    const possible = min(timesPossible(inside, inside + end, digit), timesPossible(outside, outside + end, digit));
    if (sure > possible) return false;
    limit(inside, inside + end, digit, sure, possible);
    limit(outside, outside + end, digit, sure, possible);
  }
  return true;
}

/** Makes a digit true in the open cells that all need it, or false in those where the others have it often enough. */
function limit(from: usize, to: usize, digit: i32, sure: i32, possible: i32): void {
  const own = timesSure(from, to, digit);
  const isNeeded = own < sure && timesPossible(from, to, digit) === sure;
  if (!isNeeded && own < possible) return;
  const bit = 1 << digit;
  for (let at = from; at < to; at += 4) {
    const cell = <usize>load<u32>(at);
    const open = load<i32>(cell);
    if (open & bit) strike(cell, open & (isNeeded ? ~bit : bit));
  }
}

function timesSure(from: usize, to: usize, digit: i32): i32 {
  let times = 0;
  for (let at = from; at < to; at += 4) if (load<i32>(<usize>load<u32>(at) + toValue) === digit) times++;
  return times;
}

function timesPossible(from: usize, to: usize, digit: i32): i32 {
  let times = 0;
  for (let at = from; at < to; at += 4) {
    const cell = <usize>load<u32>(at);
    if (load<i32>(cell + toValue) === digit || load<i32>(cell) & (1 << digit)) times++;
  }
  return times;
}
