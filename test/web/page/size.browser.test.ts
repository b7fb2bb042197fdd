import { expect, it } from 'vitest';
import { bytesBeforeEngine } from './first-load.js';

it('is small before the engine comes, which loads behind', () => {
  const bytes = bytesBeforeEngine();
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(55_000);
});
