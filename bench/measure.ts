/** Measurements: CPU time of this process or of a child process, the median of several rounds. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NINE_BY_NINE = 81;

const ROUNDS = 5;
/** CPU seconds of a round. */
const ROUND = 0.3;
const MICROSECONDS = 1_000_000;

export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/** Returns the CPU seconds of a run of node, as bash reports them: node does not measure its children. */
export function cpuSecondsOf(args: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...args], { encoding: 'utf8' });
  const [user, system] = stderr.trim().split(' ').map(Number);
  return user! + system!;
}

/** Returns the items done per CPU second: the median of some rounds, after one round to warm up. */
export function rate<Item>(items: readonly Item[], run: (item: Item) => void): number {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = cpuSeconds();
    let done = 0;
    while (cpuSeconds() < started + ROUND)
      for (let i = 0; i < 16; i++) {
        run(items[done % items.length]!);
        done++;
      }
    if (round > 0) rates.push(done / (cpuSeconds() - started));
  }
  return median(rates);
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Returns the puzzles of a file: the first word of each line that is not a comment. */
export const puzzlesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s/)[0]!);

/** Writes a file of `count` 9x9 puzzles by repeating those of the files. */
export function repeated(folder: string, files: readonly string[], count: number): string {
  const lines = files.flatMap(puzzlesIn).filter(({ length }) => length === NINE_BY_NINE);
  const file = join(folder, `${count}.txt`);
  writeFileSync(file, Array.from({ length: count }, (_, i) => `${lines[i % lines.length]}\n`).join(''));
  return file;
}

/** Runs work in a temporary folder, which is removed afterwards. */
export async function inFolder(work: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Formats a line of aligned figures. */
export const row = (name: string, ...figures: readonly (string | number)[]): void =>
  console.log(
    `  ${name.padEnd(34)}${figures.map((figure) => (typeof figure === 'number' ? thousands(figure) : figure).padStart(13)).join('')}`,
  );

export const heading = (text: string, ...columns: readonly string[]): void => {
  console.log(`\n${text}`);
  if (columns.length > 0) row('', ...columns);
};

export const ratio = (a: number, b: number): string => `${a < b / 10 ? (a / b).toPrecision(2) : (a / b).toFixed(2)}x`;

const thousands = (number: number): string =>
  number.toLocaleString('en', { maximumFractionDigits: number < 100 ? 2 : 0 });
