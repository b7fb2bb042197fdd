/** Paths of puzzles with several solutions. */
import { expect, test } from 'vitest';
import { followPath } from '../../../src/cli/answers/path.js';
import type { SolveOptions } from '../../../src/cli/answers/solution.js';
import { type Clock, OutOfTime } from '../../../src/core/clock.js';
import { Session } from '../../../src/session/session.js';
import { full } from '../../../src/solver/full.js';
import { read } from '../../read-text.js';

const EMPTY = '.'.repeat(16);
const OPTIONS = { language: 'en' } as SolveOptions;

/** Returns the remarks on a path whose time is up after some looks at the clock, and how many of these there were. */
function remarksAfter(looks: number): { remarks: readonly string[]; looked: number } {
  let looked = 0;
  const clock: Clock = () => {
    if (looked++ >= looks) throw new OutOfTime();
  };
  const session = new Session(read(EMPTY), { ladder: full, clock, only: ['naked-single'] });
  void session.prospect;
  return { remarks: followPath({ session, isFromGivens: false }, OPTIONS).remarks, looked };
}

test('names at least the solutions that are known, whenever the time is up', () => {
  const { looked } = remarksAfter(Infinity);
  const counts = Array.from({ length: looked }, (_, looks) => remarksAfter(looks).remarks)
    .flat()
    .flatMap((remark) => /^(?:at least )?(\d+) solutions/.exec(remark)?.[1] ?? []);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.filter((count) => Number(count) < 2)).toEqual([]);
});
