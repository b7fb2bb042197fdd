import { onTestFinished, vi } from 'vitest';

/**
 * Replaces the clock until the test ends by one that goes on a millisecond whenever somebody looks at it, so that limits
 * of time are reached after as many looks on every machine. Returns how often it was looked at.
 */
export function ticking(): () => number {
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => looks++);
  onTestFinished(() => clock.mockRestore());
  return () => looks;
}
