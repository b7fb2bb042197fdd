import { expect, it } from 'vitest';
import { bytesBeforeEngine } from './first-load.js';

it('the first load is small, and the engine loads after it', () => {
  const bytes = bytesBeforeEngine();
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(84_500);
});
