/** An independent SAT solver from Debian's packages, if installed. */
import { spawnSync } from 'node:child_process';

/** The solver's name; undefined if none is installed. */
export const satSolver = ['cadical', 'minisat'].find((name) => spawnSync(name, ['-h']).error === undefined);

/** The exit statuses of the SAT competitions. */
const SATISFIED = 10;
const UNSATISFIABLE = 20;

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  cadical: ['-q', '-'],
  minisat: ['-verb=0', '/dev/stdin', '/dev/stdout'],
};

/** Returns the variables that are true in a solution of a DIMACS text; undefined if there is none. */
export function satisfying(dimacs: string): Set<number> | undefined {
  if (!satSolver) throw new Error('there is no SAT solver: apt-get install cadical');
  const { status, stdout } = spawnSync(satSolver, ARGUMENTS[satSolver]!, { input: dimacs, encoding: 'utf8' });
  if (status === UNSATISFIABLE) return undefined;
  if (status !== SATISFIED) throw new Error(`${satSolver} ended with ${status}`);
  return new Set((stdout.match(/-?\d+/g) ?? []).map(Number).filter((literal) => literal > 0));
}
