/** `--resume`: the output of several runs together equals the output of one run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/program.js';
import { type Ran, sudoku, sudokuOn } from './sudoku.js';

const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const CLASH = `22${PUZZLE.slice(2)}`;
const GRID = PUZZLE.match(/.{9}/g)!.join('\n');
const RECORDS = [PUZZLE, CLASH, 'no puzzle', PUZZLE, '.'.repeat(81), PUZZLE];

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-'));
  file = join(folder, 'state.json');
});

const state = () => JSON.parse(readFileSync(file, 'utf8'));
const lines = (records: readonly string[]): string => records.map((record) => `${record}\n`).join('');

/** Interrupts a command at its first answer. */
async function interruptedAtOnce(input: string, words: readonly string[]): Promise<Ran> {
  const others = process.listeners('SIGINT');
  let out = '';
  const notes: string[] = [];
  const status = await main(words, {
    stdin: Readable.from([input]),
    write(text) {
      out += text;
      for (const hear of process.listeners('SIGINT')) if (!others.includes(hear)) hear('SIGINT');
    },
    note: (text) => notes.push(text),
    colour: false,
  });
  return { status, out, notes: notes.join('\n') };
}

test.each([
  ['solve', lines(RECORDS)],
  ['solve --json', lines(RECORDS)],
  ['solve --explain --max-level easy', lines(RECORDS)],
  ['solve', RECORDS.map((record) => (record === PUZZLE ? `\n${GRID}\n\n` : `${record}\n`)).join('')],
  ['grade --scale hodoku', lines(RECORDS)],
  ['grade --scale hodoku --to csv', `name,puzzle\n${lines(RECORDS.map((record) => `a,${record}`))}`],
  ['check', lines(RECORDS)],
  ['check --to csv', lines(RECORDS)],
  ['convert --to library', lines(RECORDS)],
])('%s: continues after the answered records, after any number of interrupts', async (command, input) => {
  const words = [...command.split(' '), '--resume', file];
  let out = '';
  let status = 130;
  for (let runs = 1; status === 130 && runs <= RECORDS.length + 1; runs++) {
    const run = await interruptedAtOnce(input, words);
    expect(run.out === '').toBe(run.status !== 130);
    const place = `after record ${state().records}`;
    expect(run.notes.includes(`interrupted ${place}; the same command goes on there`)).toBe(run.status === 130);
    out += run.out;
    status = run.status;
    expect(state().bytes).toBe(Buffer.byteLength(out));
  }
  const { notes: _, ...whole } = await sudokuOn(input, ...command.split(' '));
  expect({ status, out }).toEqual(whole);
});

test('answers records added to the input later', async () => {
  const first = await sudokuOn(lines([PUZZLE, CLASH]), 'check', '--resume', file);
  const second = await sudokuOn(lines([PUZZLE, CLASH, PUZZLE]), 'check', '--resume', file);
  expect(first.out + second.out).toBe((await sudokuOn(lines([PUZZLE, CLASH, PUZZLE]), 'check')).out);
  expect((await sudokuOn(lines([PUZZLE, CLASH, PUZZLE]), 'check', '--resume', file)).out).toBe('');
});

test('verify: continues after the answered traces', async () => {
  const trace = (await sudoku('solve', '--explain', '--json', PUZZLE)).out;
  const first = await sudokuOn(trace, 'verify', '--resume', file);
  const second = await sudokuOn(`${trace}{}\n`, 'verify', '--resume', file);
  expect(first.out + second.out).toBe((await sudokuOn(`${trace}{}\n`, 'verify')).out);
  expect(second.status).toBe(2);
});

describe('rejects with status 2, and does not change the file,', () => {
  beforeEach(async () => {
    await sudokuOn(lines(RECORDS.slice(0, 4)), 'check', '--resume', file);
  });

  test.each([
    ['another input', lines(RECORDS.toReversed()), 'check', 'the first 4 records are not those that were answered'],
    ['a shorter input', lines(RECORDS.slice(0, 2)), 'check', 'the first 4 records are not those'],
    ['other options', lines(RECORDS), 'check --limit 5', 'the run before had other options (--limit)'],
    ['another command', lines(RECORDS), 'solve', 'the run before was another command (check)'],
    ['a drawing', lines(RECORDS), 'convert --to svg', '--resume is for answers that are text'],
  ])('%s', async (_, input, command, reason) => {
    const before = readFileSync(file, 'utf8');
    const { status, out, notes } = await sudokuOn(input, ...command.split(' '), '--resume', file);
    expect([status, out]).toEqual([2, '']);
    expect(notes).toContain(reason);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each(['{"records":"three"}', `${PUZZLE}\n`, 'null'])('a file with other content: %s', async (content) => {
    writeFileSync(file, content);
    const { status, notes } = await sudokuOn(lines(RECORDS), 'check', '--resume', file);
    expect([status, notes]).toEqual([2, expect.stringContaining('no run with --resume wrote this file')]);
  });
});

test('does not read a device to its end, which may have none', async () => {
  const { status, notes } = await sudokuOn(lines(RECORDS), 'check', '--resume', '/dev/zero');
  expect([status, notes]).toEqual([2, expect.stringContaining('/dev/zero is too large')]);
});

test('takes an empty file for a run that has answered nothing yet', async () => {
  writeFileSync(file, '');
  expect(await sudokuOn(lines(RECORDS), 'check', '--resume', file)).toEqual(await sudokuOn(lines(RECORDS), 'check'));
  expect(state().records).toBe(RECORDS.length);
});

test('reports a file that cannot be written before it does any work', async () => {
  const { status, out, notes } = await sudokuOn(lines(RECORDS), 'check', '--resume', '/nonexistent/state.json');
  expect([status, out]).toEqual([74, '']);
  expect(notes).toBe('sudoku: cannot write /nonexistent/state.json: there is no folder /nonexistent');
});

test('--quiet changes neither answers nor status, and prints nothing else', async () => {
  const loud = await sudokuOn(lines(RECORDS), 'check');
  expect(loud.notes).not.toBe('');
  expect(await sudokuOn(lines(RECORDS), 'check', '--quiet')).toEqual({ ...loud, notes: '' });
});

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const atOnce = new URL('../batch/at-once.mjs', import.meta.url).href;
const MANY = Array.from({ length: 3000 }, (_, index) => RECORDS[index % RECORDS.length]!);

/** Grades records from an endless input, until a signal ends the run after its first answers. */
async function interrupted(signal: NodeJS.Signals, records: readonly string[], output: number, words: string[]) {
  const program = ['--import', atOnce, bin, 'grade', '--scale', 'hodoku', '--resume', file, ...words];
  const child = spawn(process.execPath, program, { stdio: ['pipe', output, 'pipe'] });
  const closed = once(child, 'close');
  child.stdin!.on('error', () => {});
  child.stdin!.write(lines(records));
  // Remarks arrive with answers.
  await once(child.stderr!, 'data');
  child.kill(signal);
  child.stderr!.resume();
  return closed;
}

async function finished(output: number, words: string[]): Promise<{ status: number; notes: string }> {
  const program = ['--import', atOnce, bin, 'grade', '--scale', 'hodoku', '--resume', file, ...words];
  const child = spawn(process.execPath, program, { stdio: ['pipe', output, 'pipe'] });
  let notes = '';
  child.stderr!.setEncoding('utf8').on('data', (text) => (notes += text));
  child.stdin!.on('error', () => {});
  child.stdin!.end(lines(MANY));
  const [status] = await once(child, 'close');
  return { status, notes };
}

function appending(name: string): number {
  const descriptor = openSync(name, 'a');
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
}

/** Started by the first test that needs it, because signals sent to the runs above would interrupt it too. */
let run: Promise<Ran> | undefined;
const whole = (): Promise<Ran> => (run ??= sudokuOn(lines(MANY), 'grade', '--scale', 'hodoku'));

test.each([
  ['SIGINT', 130, '1'],
  ['SIGINT', 130, '2'],
  ['SIGHUP', 129, '2'],
] as const)('after %s, status %i, with --jobs %s: the next run finishes it', async (signal, ended, jobs) => {
  const answers = `${file}.txt`;
  const output = appending(answers);
  expect(await interrupted(signal, MANY.slice(0, 2000), output, ['--jobs', jobs])).toEqual([ended, null]);
  const { records, bytes } = state();
  expect([records > 0, records <= 2000]).toEqual([true, true]);
  expect(statSync(answers).size).toBe(bytes);
  const { status, notes } = await finished(output, ['--jobs', jobs]);
  expect(notes).toContain(`goes on after record ${records.toLocaleString('en')}`);
  expect({ status, out: readFileSync(answers, 'utf8') }).toEqual({
    status: (await whole()).status,
    out: (await whole()).out,
  });
});

test('a killed run is finished after its last, partial answer is cut off', async () => {
  const answers = `${file}.txt`;
  const output = appending(answers);
  expect(await interrupted('SIGTERM', MANY.slice(0, 2000), output, [])).toEqual([143, null]);
  writeFileSync(output, 'half an answ');
  const { outputSize } = state();
  const refused = await finished(output, []);
  expect(refused).toEqual({ status: 2, notes: expect.stringContaining(`(truncate --size=${outputSize})`) });
  truncateSync(answers, outputSize);
  expect((await finished(output, [])).status).toBe((await whole()).status);
  expect(readFileSync(answers, 'utf8')).toBe((await whole()).out);
});
