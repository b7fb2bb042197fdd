/** Interrupts during work, sent to processes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answer, clockOf, type Limits } from '../../src/batch/answer.js';
import { handle } from '../../src/batch/portion.js';
import { runsOut } from '../../src/core/clock.js';

const program = fileURLToPath(new URL('interrupted.mjs', import.meta.url));

/** Returns the answers to records, interrupted when a given number are done. */
function interrupted(others: number, job: object) {
  const args = ['--import', 'tsx', program, `${others}`, JSON.stringify(job)];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

test('after an interrupt the answers that are ready come out in their places', () => {
  const { out, status } = interrupted(3, { threads: 2 });
  expect(status).toBe(130);
  expect(out).toMatch(/^undone 1\n(undone \d+\n|\d+\n)*$/);
  expect(out.match(/^\d+$/gm)!.length).toBeGreaterThanOrEqual(3);
});

test('a run to be resumed ends before the first unfinished record', () => {
  expect(interrupted(3, { threads: 2, isResumable: true })).toEqual({ out: '', status: 130 });
});

test('a slow record is in a thread, so that the main thread hears an interrupt', () => {
  const { out, status } = interrupted(0, { threads: 1 });
  expect(status).toBe(130);
  expect(out).toMatch(/^(undone 1\n(\d+\n)*)?$/);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s while the reader is slow: the output ends with a whole record', async (signal, status) => {
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
  // Between two records nobody listens: the signal itself ends the process then, as it would any.
  expect([
    [status, null],
    [null, signal],
  ]).toContainEqual(await closed);
  const grid = `${'0 0 0 0 0 0 0 0 0\n'.repeat(9)}\n`;
  expect(out).toBe(grid.repeat(Math.ceil(out.length / grid.length)).slice(0, -1));
});

test.each([
  ['exitAtInterrupt()', 130],
  ["listenForInterrupt(() => process.stdout.write('heard'))", 0],
])('%s hears an interrupt that comes just before the listener goes', (listen, status) => {
  const code = `
    import { exitAtInterrupt, listenForInterrupt } from './src/batch/interrupt.ts';
    const stopListening = ${listen};
    process.kill(process.pid, 'SIGINT');
    await stopListening();`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(ended).toMatchObject({ status, stdout: status === 0 ? 'heard' : '', stderr: '' });
});

test.each([
  ['exitAtInterrupt()', 130],
  ["listenForInterrupt(() => process.stdout.write('heard'))", 0],
])('%s hears a signal that comes twice at once as one, and the next ends the process', (listen, status) => {
  const code = (pause: number, wait: string) => `
    import { setTimeout } from 'node:timers/promises';
    import { exitAtInterrupt, listenForInterrupt } from './src/batch/interrupt.ts';
    process.stdout.write = (write => (text, then) => write.call(process.stdout, text, () => setTimeout(${wait}).then(then)))(process.stdout.write);
    ${listen};
    process.kill(process.pid, 'SIGINT');
    await setTimeout(${pause});
    process.kill(process.pid, 'SIGINT');
    await setTimeout(300);`;
  const ended = (pause: number, wait: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code(pause, wait)]);
  expect(ended(10, '50')).toMatchObject({ status, signal: null });
  expect(ended(200, '1000')).toMatchObject({ status: null, signal: 'SIGINT' });
});

test('an interrupt ends a portion after the current record, or before an unfinished one', () => {
  const interrupt = new Int32Array(1);
  const work = ({ text }: { text: string }) => {
    if (text === 'b') interrupt[0] = 1;
    return answer(text, [], text === 'b' ? 130 : 0);
  };
  const records = ['a', 'b', 'c'].map((text, index) => ({ text, line: index + 1 }));
  expect(handle(records, work, { interrupt })).toMatchObject({ out: 'a\nb\n', status: 130, recordCount: 2 });
  const begun = () => expect.fail('a record was begun');
  expect(handle(records, begun, { interrupt })).toMatchObject({ out: '', recordCount: 0 });
  const later = new Int32Array(1);
  const endless = () => {
    later[0] = 1;
    return answer('', [], 3);
  };
  expect(handle(records, endless, { interrupt: later })).toMatchObject({ out: '', recordCount: 0 });
});

test('a record that an interrupt ended is left out of a run to be resumed', () => {
  const interrupt = new Int32Array(1);
  const work = ({ text }: { text: string }) => {
    if (text === 'b') interrupt[0] = 1;
    return answer(text, [], text === 'b' ? 130 : 0);
  };
  const records = ['a', 'b', 'c'].map((text, index) => ({ text, line: index + 1 }));
  const options = { interrupt, completeOnly: true };
  expect(handle(records, work, options)).toMatchObject({ out: 'a\n', status: 0, recordCount: 1 });
});

test('a portion stops before a record that its limit would cut short, if a thread may have more time for it', () => {
  const records = ['a', 'b', 'c'].map((text, index) => ({ text, line: index + 1 }));
  const work = ({ text }: { text: string }, options: Limits) => {
    const time = clockOf({ ...options, milliseconds: text === 'b' ? -1 : Infinity });
    return answer(text, [], runsOut(time) ? 3 : 0);
  };
  expect(handle(records, work, {}, { most: 300 })).toMatchObject({ out: 'a\n', status: 0, recordCount: 1 });
  expect(handle(records, work, {})).toMatchObject({ out: 'a\nb\nc\n', status: 3, recordCount: 3 });
});

test('once nobody listens, the next interrupt ends a process whose main thread computes', () => {
  const code = `
    import { listenForInterrupt } from './src/batch/interrupt.ts';
    setInterval(() => {}, 1000);
    const interrupted = new Promise((resolve) => (globalThis.stopListening = listenForInterrupt(resolve)));
    process.kill(process.pid, 'SIGINT');
    await interrupted;
    await stopListening();
    process.kill(process.pid, 'SIGINT');
    for (;;);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const { status, signal } = spawnSync(process.execPath, args, { timeout: 60_000, killSignal: 'SIGKILL' });
  expect({ status, signal }).toEqual({ status: null, signal: 'SIGINT' });
});
