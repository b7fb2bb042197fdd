/** Kernels, which a page loads on demand. */
import { afterEach, expect, test } from 'vitest';
import { enableKernel, grade } from '../../src/face/index.js';
import { engines, registerEngines } from '../../src/solver/nine/engines.js';

const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const registered = engines();
afterEach(() => registerEngines(registered));

test('grades come from the kernels once they are enabled, and are the same', async () => {
  registerEngines(undefined);
  const inTypeScript = grade(PUZZLE, { scale: 'hodoku' });
  await enableKernel();
  expect(engines()?.kernel.length).toBeGreaterThan(0);
  expect(grade(PUZZLE, { scale: 'hodoku' })).toEqual(inTypeScript);
});
