/** Two queues of singles: candidates that were the last of their cell, or of their digit in a house, when they were queued. */
import { CELLS, HOUSES, SIZE } from './shape';

const naked = memory.data(2 * CELLS, 2);
const hidden = memory.data(2 * HOUSES * SIZE, 2);
export let nakedHead: i32 = 0;
export let nakedEnd: i32 = 0;
let hiddenHead: i32 = 0;
let hiddenEnd: i32 = 0;

export function clearQueues(): void {
  nakedHead = nakedEnd = hiddenHead = hiddenEnd = 0;
}
export function queueNaked(candidate: i32): void {
  i32.store16(naked + 2 * nakedEnd++, candidate);
}
export function queueHidden(candidate: i32): void {
  i32.store16(hidden + 2 * hiddenEnd++, candidate);
}
export function nakedAt(at: i32): i32 {
  return i32.load16_u(naked + 2 * at);
}
/** The oldest one; -1 where there is none. */
export function takeNaked(): i32 {
  return nakedHead < nakedEnd ? nakedAt(nakedHead++) : -1;
}
export function takeHidden(): i32 {
  return hiddenHead < hiddenEnd ? i32.load16_u(hidden + 2 * hiddenHead++) : -1;
}
