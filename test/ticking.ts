import { onTestFinished, vi } from 'vitest';

/**
 * Replaces the clock until the test ends by one that advances a millisecond at each check, so that time limits are
 * reached after the same number of checks on every machine. Returns a function that returns the number of checks.
 */
export function ticking(): () => number {
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => looks++);
  onTestFinished(() => clock.mockRestore());
  return () => looks;
}
