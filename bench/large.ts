/**
 * Measures large grids: CPU seconds of whole processes, on the 16×16 and 25×25 grids of the fixtures and on grids made
 * from seeds.
 *
 *   npx tsx bench/large.ts
 */
import { spawnSync } from 'node:child_process';
import { heading, puzzlesIn, row } from './measure.js';

/** Runs the program. Returns its output and its CPU seconds as bash reports them. */
function run(...args: readonly string[]): { out: string; seconds: number } {
  const script = 'TIMEFORMAT="%U %S"; time "$@" 2>/dev/null';
  const words = [process.execPath, 'bin/sudoku.js', ...args];
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' });
  const [user, system] = stderr.trim().split(' ').map(Number);
  return { out: stdout, seconds: user! + system! };
}

const MADE = ['hard 16', 'unfair 16', 'extreme 16', 'hard 25', 'unfair 25'];
const COMMANDS = ['grade --scale hodoku', 'grade --scale se', 'solve --explain', 'hint'];

const puzzles = new Map([['fixture 25', puzzlesIn('fixtures/puzzles/25x25.txt')[0]!]]);

heading('CPU seconds to create', '');
for (const kind of MADE) {
  const { out, seconds } = run('create', ...kind.split(' '), '--seed', 'b', '--to', 'line');
  puzzles.set(kind, out.trim());
  row(kind, seconds);
}

heading('CPU seconds of whole processes', ...COMMANDS.map((command) => command.split(' ').pop()!.replace('--', '')));
for (const [name, puzzle] of puzzles)
  row(name, ...COMMANDS.map((command) => run(...command.split(' '), puzzle).seconds));
