/**
 * HoDoKu's ladder on 9×9 in WebAssembly (AssemblyScript), which needs no warm-up: singles, and the rungs that are looked
 * at most. It takes a step where it finds one; of other rungs it tells that they may have one, for the searches in
 * TypeScript to find.
 */
import { forgetLinks } from './closure';
import { clear, digits, givens, isContradictory, now, place, remove, unsolved, values } from './grid';
import { ASK, carryOut, clearHit, count, HIT, kind, NOTHING, placed, removed } from './hit';
import { forgetPlacings } from './placings';
import { forgetRectangles } from './rectangles';
import { forgetCommons } from './restricted-commons';
import { taken, takeSingles } from './singles';

export * from './rungs';
export {
  count,
  digits,
  givens,
  isContradictory,
  kind,
  place,
  placed,
  remove,
  removed,
  taken,
  takeSingles,
  unsolved,
  values,
};

const MOST_RUNGS = 64;
/** By rung of the ladder one of `rungs`; zero: it is left to TypeScript. */
export const ladder = memory.data(4 * MOST_RUNGS, 4);
/** By rung, the stamp at which it last looked in vain. */
const looked = memory.data(4 * MOST_RUNGS, 4);

/** Back to the empty grid. */
export function begin(): void {
  clear();
  forgetPlacings();
  forgetCommons();
  forgetRectangles();
  forgetLinks();
  for (let rung = 0; rung < MOST_RUNGS; rung++) i32.store(looked + 4 * rung, -1);
}

/** The first of some rungs that takes a step, which is carried out, or may have one; how many there are where none does. */
export function step(from: i32, count: i32): i32 {
  for (let rung = from; rung < count; rung++) {
    clearHit();
    result = look(rung, i32.load(looked + 4 * rung));
    if (result === NOTHING) i32.store(looked + 4 * rung, now);
    else {
      if (result === HIT) carryOut();
      return rung;
    }
  }
  result = NOTHING;
  return count;
}

/** What the last call of `step` came to. */
export let result: i32 = NOTHING;

/** What a rung comes to, for tests: nothing is carried out. */
export function lookAt(rung: i32, since: i32): void {
  clearHit();
  result = look(rung, since);
}

function look(rung: i32, since: i32): i32 {
  const own = load<usize>(ladder + 4 * rung);
  return own ? changetype<(since: i32) => i32>(own)(since) : ASK;
}
