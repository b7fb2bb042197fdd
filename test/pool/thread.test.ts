import { expect, test } from 'vitest';
import { Pool } from '../../src/pool/pool.js';
import { startThread } from '../../src/pool/thread.js';

const poolOfThreads = () =>
  new Pool({ start: () => startThread(new URL('counting-thread.mjs', import.meta.url)), count: 1, queueLength: 2 });

test('threads report parts, results and errors, and hear a shared flag', async () => {
  const pool = poolOfThreads();
  const parts: number[] = [];
  const counted = pool.run<number>({ message: { to: 3 }, onPart: (part: number) => parts.push(part) });
  await expect(counted.result).resolves.toBe(3);
  expect(parts).toEqual([1, 2, 3]);
  await expect(pool.run({ message: { to: -1 } }).result).rejects.toMatchObject({ name: 'RangeError', least: 0 });
  const flag = new Int32Array(new SharedArrayBuffer(4));
  pool.run({ message: { to: Infinity, flag }, flag }).cancel();
  await expect(pool.run({ message: { to: 2 } }).result).resolves.toBe(2);
  await pool.end();
});

test('a thread that dies says why, and another takes its place', async () => {
  const pool = poolOfThreads();
  await expect(pool.run({ message: { exit: 7 } }).result).rejects.toThrow('the worker ended: status 7');
  await expect(pool.run({ message: { to: 1 } }).result).resolves.toBe(1);
  await pool.end();
});

test('an answer that cannot be sent fails its own request only', async () => {
  const pool = poolOfThreads();
  await expect(pool.run({ message: {} }).result).rejects.toThrow('could not be cloned');
  await expect(pool.run({ message: { to: 1 } }).result).resolves.toBe(1);
  await pool.end();
});
