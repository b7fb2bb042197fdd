import { expect } from 'vitest';

/** Returns the CPU milliseconds of work in this process. */
async function cost(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds of other work of the process. */
const SLACK = 500;

/**
 * Expects that work on a text costs about four times as much as on a quarter of it, not sixteen times, on any machine
 * under any load.
 */
export async function expectLinear(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
) {
  const [quarter, whole] = [textOf(length / 4), textOf(length)];
  const least = await cost(() => work(quarter));
  expect(await cost(() => work(whole))).toBeLessThan(8 * least + SLACK);
}
