/** An independent SAT solver from Debian's packages, if installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The solver's name; undefined if none is installed. */
export const satSolver = ['cadical', 'minisat'].find((name) => spawnSync(name, ['-h']).error === undefined);

/** The exit statuses of the SAT competitions. */
const SATISFIED = 10;
const UNSATISFIABLE = 20;

interface Answer {
  readonly status: number | null;
  readonly text: string;
}

const SOLVERS: Readonly<Record<string, (dimacs: string) => Answer>> = {
  cadical(dimacs) {
    const { status, stdout } = spawnSync('cadical', ['-q', '-'], { input: dimacs, encoding: 'utf8' });
    return { status, text: stdout };
  },
  // It cannot open a pipe by a name, and writes more than the answer to its output.
  minisat(dimacs) {
    const folder = mkdtempSync(join(tmpdir(), 'sat-'));
    const [input, output] = [join(folder, 'formula.cnf'), join(folder, 'answer')];
    writeFileSync(input, dimacs);
    const { status } = spawnSync('minisat', ['-verb=0', input, output]);
    return { status, text: readFileSync(output, 'utf8') };
  },
};

/** Returns the variables that are true in a solution of a DIMACS text; undefined if there is none. */
export function satisfying(dimacs: string): Set<number> | undefined {
  if (!satSolver) throw new Error('there is no SAT solver: apt-get install cadical');
  const { status, text } = SOLVERS[satSolver]!(dimacs);
  if (status === UNSATISFIABLE) return undefined;
  if (status !== SATISFIED) throw new Error(`${satSolver} ended with ${status}`);
  return new Set((text.match(/-?\d+/g) ?? []).map(Number).filter((literal) => literal > 0));
}
