/** `sudoku create` as a process: threads and interrupts. Runs the built program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const atOnce = new URL('../batch/at-once.mjs', import.meta.url).href;
const letter = fileURLToPath(new URL('../../fixtures/patterns/letter-r.txt', import.meta.url));

const started = (...args: string[]) => {
  const child = spawn(process.execPath, ['--import', atOnce, bin, 'create', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', notes: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.notes += text));
  return { child, said };
};

test.each([
  ['easy', '--symmetry', 'diagonal', '--json'],
  ['hard', '--minimal', '--comment', '--to', 'line'],
  ['--require', 'x-wing', '--just'],
  ['--rating', '2.0..3.0', '--clues', '26..30'],
  ['--pattern', letter],
  ['easy', '6', '--fill', 'canonical'],
])('%j %j %j: makes the same puzzles on two threads as on one', async (...args) => {
  const outputs = [];
  for (const jobs of ['1', '2']) {
    const { child, said } = started(...args, '--count', '3', '--seed', 'threads', '--jobs', jobs);
    const [code] = await once(child, 'close');
    outputs.push({ code, ...said });
  }
  expect(outputs[0]).toMatchObject({ code: 0, notes: '' });
  expect(outputs[1]).toEqual(outputs[0]);
});

test.each(['1', '2'])(
  'prints the puzzles made before an interrupt, in the order of the seed, with --jobs %s',
  async (jobs) => {
    const { child, said } = started('easy', '--count', '100000', '--json', '--seed', 's', '--jobs', jobs);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code, signal] = await once(child, 'close');
    expect([130, 'SIGINT']).toContain(code ?? signal);
    expect(said.out.endsWith('\n')).toBe(true);
    const lines = said.out.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(100_000);
    const places = lines.map((line) => Number(JSON.parse(line).seed.slice('s/'.length)));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    if (jobs === '1') expect(places).toEqual([...places.keys()]);
  },
);
