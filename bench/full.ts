/** Measures our own ladder: puzzles walked in a CPU second on one thread, by level, and the share of each strategy. */
import { boardOf } from '../src/core/board-of.js';
import { readPuzzle } from '../src/formats/read.js';
import { full } from '../src/solver/full.js';
import type { Ladder } from '../src/solver/ladder.js';
import type { Rung } from '../src/solver/rung.js';
import { walk } from '../src/solver/walk.js';
import { puzzlesByLevel } from './levels.js';
import { cpuSeconds, heading, rate, row } from './measure.js';

/** The CPU seconds after which walks for the table end; a list of the hardest puzzles would take hours. */
const MOST_CPU_SECONDS = 20;
const ROWS = 25;

export function benchFull(files: readonly string[]): void {
  const levels = puzzlesByLevel(files);
  heading('Walks up the ladder full, puzzles a CPU second', 'rate', 'puzzles');
  for (const [level, puzzles] of levels)
    row(
      level,
      rate(puzzles, (line) => climb(line, full)),
      puzzles.length,
    );
  printShares(levels.flatMap(([, puzzles]) => puzzles));
}

function climb(line: string, ladder: Ladder): void {
  for (const _ of walk(boardOf(readPuzzle(line).puzzle), ladder, { guess: false }));
}

interface Tally {
  seconds: number;
  calls: number;
  hits: number;
}

/**
 * Prints the strategies that take most of the time. The first strategy to need shared data, such as a link graph, pays
 * for it.
 */
function printShares(lines: readonly string[]): void {
  const tallies = new Map<string, Tally>();
  const timed = { ...full, rungs: full.rungs.map((rung) => timedRung(rung, tallies)) };
  const started = cpuSeconds();
  let walked = 0;
  for (const line of lines) {
    if (cpuSeconds() > started + MOST_CPU_SECONDS) break;
    climb(line, timed);
    walked++;
  }
  const total = [...tallies.values()].reduce((sum, { seconds }) => sum + seconds, 0);
  const shares = [...tallies].sort(([, a], [, b]) => b.seconds - a.seconds);
  heading(`CPU time by strategy, ${walked} of ${lines.length} puzzles`, 'share', 'ms', 'calls', 'hits', 'us a call');
  for (const [id, { seconds, calls, hits }] of shares.slice(0, ROWS))
    row(id, percent(seconds / total), seconds * 1e3, calls, hits, (seconds * 1e6) / calls);
  const rest = shares.slice(ROWS).reduce((sum, [, { seconds }]) => sum + seconds, 0);
  row(`${Math.max(0, shares.length - ROWS)} others`, percent(rest / total), rest * 1e3);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Makes a rung that records the time of its searches. */
const timedRung = (rung: Rung, tallies: Map<string, Tally>): Rung => ({
  ...rung,
  search(board, limits) {
    const { id } = rung.strategies[0]!;
    let tally = tallies.get(id);
    if (!tally) tallies.set(id, (tally = { seconds: 0, calls: 0, hits: 0 }));
    const started = cpuSeconds();
    const [found] = rung.search(board, limits);
    tally.seconds += cpuSeconds() - started;
    tally.calls++;
    if (!found) return [];
    tally.hits++;
    return [found];
  },
});
