/**
 * Measures how long the asynchronous functions block the calling thread: the longest time between two turns of a timer,
 * and the delay of an abort. Run by hand: `npx tsx bench/stalls.ts FILE [COUNT] [FUNCTION...]`.
 */
import { readFileSync } from 'node:fs';
import { endWorkers, workers } from '../src/face/async/node.js';

const { allSteps, explain, grade, hint, solve } = workers;
const FUNCTIONS = { explain, hint, allSteps, grade, solve };
type Name = keyof typeof FUNCTIONS;

const [file, count = '20', ...names] = process.argv.slice(2);
const puzzles = readFileSync(file!, 'utf8')
  .split('\n')
  .flatMap((line) => /^\S{16,}/.exec(line)?.[0] ?? [])
  .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / Number(count))) === 0)
  .slice(0, Number(count));

let longest = 0;
let last = performance.now();
const look = (): void => {
  longest = Math.max(longest, performance.now() - last);
  last = performance.now();
};
setInterval(look, 1);

const LIMIT = 10_000;

for (const name of (names.length > 0 ? names : Object.keys(FUNCTIONS)) as Name[]) {
  const stalls: number[] = [];
  const heard: number[] = [];
  for (const puzzle of puzzles) {
    longest = 0;
    last = performance.now();
    await FUNCTIONS[name](puzzle, { milliseconds: LIMIT }).catch(() => {});
    look();
    stalls.push(longest);
    const controller = new AbortController();
    let aborted = 0;
    setTimeout(() => {
      aborted = performance.now();
      controller.abort();
    }, 150);
    await FUNCTIONS[name](puzzle, { signal: controller.signal }).catch(() => heard.push(performance.now() - aborted));
  }
  const shown = (list: number[]): string => {
    const sorted = list.sort((a, b) => a - b);
    return `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`;
  };
  console.log(
    `${name}: stalls of ${stalls.length} calls: ${shown(stalls)}; ${heard.length} aborts heard: ${shown(heard)}`,
  );
}
endWorkers();
process.exit(0);
