/** How figures are taken: CPU time of this thread's process, the median of several rounds. */
import { readFileSync } from 'node:fs';

const ROUNDS = 5;
const MICROSECONDS = 1_000_000;

export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/** How many of the items are done a CPU second: the median of rounds of so many CPU seconds, one to warm up before. */
export function rate<Item>(items: readonly Item[], run: (item: Item) => void, seconds = 0.3): number {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = cpuSeconds();
    let done = 0;
    while (cpuSeconds() < started + seconds)
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

/** The puzzles of a file: the first word of each line that is no comment. */
export const puzzlesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s/)[0]!);

/** A line of figures under one another. */
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
