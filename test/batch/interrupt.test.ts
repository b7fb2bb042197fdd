/** Interrupts in the midst of work, as a process that was built hears them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answer, handle } from '../../src/batch/answer.js';

const program = fileURLToPath(new URL('interrupted.mjs', import.meta.url));

/** What comes of records, interrupted when so many are done. */
const interrupted = (others: number, job: object) =>
  JSON.parse(spawnSync(process.execPath, [program, `${others}`, JSON.stringify(job)], { encoding: 'utf8' }).stdout);

test('what several threads have done by then comes out in its place', () => {
  const { out, status } = interrupted(3, { threads: 2 });
  expect(status).toBe(130);
  expect(out).toMatch(/^undone 1\n(undone \d+\n|\d+\n)*$/);
  expect(out.match(/^\d+$/gm)!.length).toBeGreaterThanOrEqual(3);
});

test('what takes long on one thread is left to another one, so that an interrupt is heard', () => {
  const { out, status } = interrupted(0, { threads: 1, patience: 10 });
  expect(status).toBe(130);
  expect(out).toMatch(/^(undone 1\n(\d+\n)*)?$/);
});

test('portions grow on the other thread as well', () => {
  const path = fileURLToPath(new URL('moved.mjs', import.meta.url));
  const sizes: number[] = JSON.parse(spawnSync(process.execPath, [path], { encoding: 'utf8' }).stdout);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1000);
  expect(Math.max(...sizes)).toBeGreaterThan(8);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s while the reader is slow: what comes out ends with a whole record', async (signal, status) => {
  const sudoku = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
  const child = spawn(process.execPath, [sudoku, 'convert', '--to', 'rows'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stdin.on('error', () => {});
  child.stdin.write(`${'.'.repeat(81)}\n`.repeat(5000));
  await once(child.stdout, 'data');
  child.stdout.pause();
  await setTimeout(300);
  child.kill(signal);
  await setTimeout(100);
  child.stdout.resume();
  expect(await closed).toEqual([status, null]);
  const grid = `${'0 0 0 0 0 0 0 0 0\n'.repeat(9)}\n`;
  expect(out).toBe(grid.repeat(Math.ceil(out.length / grid.length)).slice(0, -1));
});

test('a flag ends the records, the one at work with what it has, one that reached no end is left out, and none is begun', () => {
  const interrupt = new Int32Array(1);
  const work = ({ text }: { text: string }) => {
    if (text === 'b') interrupt[0] = 1;
    return answer(text, [], text === 'b' ? 130 : 0);
  };
  const records = ['a', 'b', 'c'].map((text, index) => ({ text, line: index + 1 }));
  expect(handle(records, work, { interrupt })).toMatchObject({ out: 'a\nb\n', status: 130, records: 2 });
  const begun = () => expect.fail('a record was begun');
  expect(handle(records, begun, { interrupt })).toMatchObject({ out: '', status: 130, records: 0 });
  const later = new Int32Array(1);
  const endless = () => {
    later[0] = 1;
    return answer('', [], 3);
  };
  expect(handle(records, endless, { interrupt: later })).toMatchObject({ out: '', status: 130, records: 0 });
});

test('a record that reaches a limit is left to whoever has more time', () => {
  const records = ['a', 'b', 'c'].map((text, index) => ({ text, line: index + 1 }));
  const work = ({ text }: { text: string }) => answer(text, [], text === 'b' ? 3 : 0);
  expect(handle(records, work, {}, Infinity, true)).toMatchObject({ out: 'a\n', status: 0, records: 1 });
  expect(handle(records, work, {})).toMatchObject({ out: 'a\nb\nc\n', status: 3, records: 3 });
});
