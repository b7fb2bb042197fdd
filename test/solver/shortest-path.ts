/**
 * `npx tsx test/solver/shortest-path.ts [FILE] [COUNT] [SECONDS]`: compares the shortest way and the single step of
 * COUNT puzzles of each level (from a table with columns puzzle and level; by default 20 of our own) with the plain
 * walk: the steps saved and the time.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { prove } from '../../src/check/prove.js';
import { boardOf } from '../../src/core/board-of.js';
import { clock, runsOut } from '../../src/core/clock.js';
import { parseLine } from '../../src/formats/text/line.js';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { basicRungs, isBasic } from '../../src/solver/basics.js';
import { full } from '../../src/solver/full.js';
import { oneStepPath, shortestPath, stepsOfPath } from '../../src/solver/shortest-path.js';
import type { FoundStep } from '../../src/solver/step.js';
import { walk } from '../../src/solver/walk.js';

export const OWN = fileURLToPath(new URL('../../fixtures/grades/hodoku.tsv', import.meta.url));

/** Returns the puzzles of a level. */
export const puzzlesOf = (file: string, level: string, count: number): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields[1] === level)
    .slice(0, count)
    .map(([puzzle]) => puzzle!);

export interface Compared {
  /** The number of steps beyond singles and locked candidates on the plain walk. */
  readonly plain: number;
  readonly shortest: number;
  readonly isCut: boolean;
  /** The fault in the way, if any. */
  readonly fault?: string;
}

const hardestOf = (steps: readonly FoundStep[]): number => Math.max(...steps.map(({ rating }) => rating));
const beyond = (steps: readonly FoundStep[]): number => steps.filter(({ strategy }) => !isBasic(strategy)).length;

/** Compares the shortest way with the plain walk; undefined if there was no time for either. */
export function compared(puzzle: string, milliseconds: number): Compared | undefined {
  const board = boardOf(parseLine(puzzle));
  const usual = [...walk(board.copy(), full, { guess: false })];
  let way: ReturnType<typeof shortestPath> | undefined;
  runsOut(() => {
    way = shortestPath(board, full, {}, clock(milliseconds));
  });
  if (!way?.hardSteps) return undefined;
  const steps: FoundStep[] = [];
  let fault: string | undefined;
  for (const step of stepsOfPath(board, way.hardSteps, full, basicRungs(way.rungs))) {
    const { place, remove, explanation, strategy } = step;
    const { verdict } = prove(board, { place, remove, truths: explanation.truths });
    if (verdict !== 'proved') fault ??= `${strategy.id} is ${verdict}`;
    steps.push(step);
  }
  if (board.unsolved > 0) fault ??= 'not solved';
  if (hardestOf(steps) > hardestOf(usual)) fault ??= 'harder than the plain walk';
  const [plain, shortest] = [beyond(usual), beyond(steps)];
  if (shortest > plain && hardestOf(steps) === hardestOf(usual)) fault ??= 'longer than the plain walk';
  return { plain, shortest, isCut: way.isCut, ...(fault !== undefined && { fault }) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file = OWN, count = '20', seconds = '10'] = process.argv.slice(2);
  for (const level of LEVELS) {
    const puzzles = puzzlesOf(file, level, Number(count));
    const all: Compared[] = [];
    const started = process.cpuUsage().user;
    for (const puzzle of puzzles) {
      const each = compared(puzzle, Number(seconds) * 1000);
      if (each) all.push(each);
      if (each?.fault) console.error(`${puzzle}: ${each.fault}`);
    }
    const shortestTime = process.cpuUsage().user - started;
    let enough = 0;
    for (const puzzle of puzzles)
      if (oneStepPath(boardOf(parseLine(puzzle)), full, {}, clock(Number(seconds) * 1000)).hardSteps) enough++;
    const oneStepTime = process.cpuUsage().user - started - shortestTime;
    const sum = (of: (each: Compared) => number): number => all.reduce((total, each) => total + of(each), 0);
    const each = (microseconds: number): string => (microseconds / 1e6 / puzzles.length).toFixed(2);
    console.log(
      `${level}: ${puzzles.length} puzzles, ${all.length} with a way, ${sum(({ isCut }) => Number(isCut))} cut, ` +
        `${sum(({ fault }) => Number(fault !== undefined))} at fault; steps beyond basics ${sum(({ plain }) => plain)} plain, ` +
        `${sum(({ shortest }) => shortest)} shortest; fewer in ${sum(({ plain, shortest }) => Number(shortest < plain))}; ` +
        `${each(shortestTime)} s each; one step is enough in ${enough}, ${each(oneStepTime)} s each`,
    );
  }
}
