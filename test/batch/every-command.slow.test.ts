/** Every command ends soon after an interrupt, whatever it is at and however large the grid is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const fixture = (name: string): string => readFileSync(`fixtures/puzzles/${name}.txt`, 'utf8');
const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';
const open = (size: number): string => `${`${'. '.repeat(size)}\n`.repeat(size)}\n`;

const folder = mkdtempSync(join(tmpdir(), 'interrupts-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const MANY = file('many.txt', `${PUZZLE}\n`.repeat(1_000_000));
const LARGE = file('large.txt', `${fixture('25x25').trimEnd()}\n`.repeat(20_000));
const [OPEN_9, OPEN_16, OPEN_25] = [9, 16, 25].map((size) => file(`open-${size}.txt`, open(size).repeat(3000)));
const MADE = join(folder, 'made');

/** Commands that work for long. */
const COMMANDS = [
  `solve ${MANY}`,
  `solve --explain ${MANY}`,
  `solve --explain --jobs 2 ${MANY}`,
  `solve --explain ${LARGE}`,
  `solve --explain --shortest ${MANY}`,
  `solve --explain --shortest ${LARGE}`,
  `solve ${OPEN_25}`,
  `grade ${MANY}`,
  `grade --jobs 2 ${MANY}`,
  `grade --scale te ${MANY}`,
  `grade --scale berthier ${LARGE}`,
  `grade --forms 100000 ${PUZZLE}`,
  `grade --profile --people ${LARGE}`,
  `check ${OPEN_25}`,
  `check --limit 100000 ${OPEN_9}`,
  `check --minimal --all --limit 100000 ${OPEN_9}`,
  `check --backdoors ${LARGE}`,
  `check --backdoors --jobs 2 ${MANY}`,
  `check --estimate ${OPEN_25}`,
  `hint --all --limit 0 ${LARGE}`,
  `hint --every ${OPEN_16}`,
  `hint --every ${OPEN_25}`,
  `hint --all --sort progress ${LARGE}`,
  `hint ${MANY}`,
  `convert --to rows ${MANY}`,
  `convert --to svg --output ${MADE}/ ${MANY}`,
  `convert --to png --output ${MADE}/ ${MANY}`,
  `convert --to pdf --output ${MADE}.pdf ${MANY}`,
  `solve --to html --explain --output ${MADE}/ ${MANY}`,
  `morph --count 300000 --seed s ${PUZZLE}`,
  `morph --count 3000000 --seed s ${PUZZLE}`,
  `morph --seed s ${MANY}`,
  `canon ${MANY}`,
  `canon ${LARGE}`,
  `canon --solution ${OPEN_25}`,
  `dedupe ${MANY}`,
  `stats ${MANY}`,
  `stats --scale se ${LARGE}`,
  `create easy --count 1000000 --seed s`,
  `create hard --count 1000000 --seed s --jobs 2`,
  `create hard --count 1000000 --seed s --output ${MADE}.txt`,
  `create hard 16 --count 1000 --seed s`,
  `create hard 25 --count 1000 --seed s`,
  `create --rating 11.8..11.9 --seed s`,
  `create easy --diverse --count 100000 --seed s`,
  `create easy --count 100000 --seed s --to pdf --output ${MADE}.pdf`,
  `create --against ${MANY} --seed s`,
];

/** Milliseconds before the interrupt: while the main thread computes or writes, and while threads compute. */
const MOMENTS = [400, 2000];

/** A book of what was made is written after an interrupt, unless another comes. */
const isBook = (command: string): boolean => command.includes('pdf');

/** Seconds of processor time after an interrupt at which a run is deaf; most take a tenth of it. */
const LONGEST = 5;

/** Where Linux tells the processor time of a process, and of its children that have ended, from the state on. */
const OWN = [11, 12];
const ENDED_CHILDREN = [13, 14];
const TICKS_A_SECOND = 100;

/** Returns seconds of processor time, which no other process changes; 0 where there is no `/proc`. */
function processorTime(process: number | 'self', fields: readonly number[]): number {
  const path = `/proc/${process}/stat`;
  if (!existsSync(path)) return 0;
  const values = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.reduce((sum, field) => sum + Number(values[field]), 0) / TICKS_A_SECOND;
}

const RUNS = COMMANDS.flatMap((command, index) =>
  MOMENTS.filter((_, at) => command.includes('--output') || at === index % 2).map(
    (moment) => [command, moment] as const,
  ),
);

let heard = 0;

test.each(RUNS)('%s, interrupted after %i ms', async (command, moment) => {
  const before = processorTime('self', ENDED_CHILDREN);
  const child = spawn(process.execPath, [program, ...command.split(' ')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const closed = once(child, 'close');
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (last = text));
  await setTimeout(moment);
  // On a fast machine some are done by now.
  if (child.exitCode !== null) return;
  heard++;
  const used = processorTime(child.pid!, OWN);
  child.kill('SIGINT');
  // Signals that are heard together count once, so a busy machine may miss the second.
  const again = isBook(command) ? setInterval(() => child.kill('SIGINT'), 300) : undefined;
  const [status, signal] = await closed;
  clearInterval(again);
  const more = processorTime('self', ENDED_CHILDREN) - before - used;
  if (process.env.TOLD) console.log(more.toFixed(2), status, signal, moment, command.slice(0, 60));
  expect(more).toBeLessThan(LONGEST);
  expect([130, 'SIGINT']).toContain(status ?? signal);
  expect(last).toMatch(/^$|\n$/);
  for (const name of readdirSync(folder).filter((name) => name.startsWith('made'))) {
    // A text that was begun stays beside its place, as far as it was made.
    if (name.endsWith('part')) expect(readFileSync(join(folder, name), 'utf8')).toMatch(/\n$/);
    rmSync(join(folder, name), { recursive: true });
  }
});

test('most commands were at work when the interrupt came', () => {
  expect(heard).toBeGreaterThan(RUNS.length / 2);
});
