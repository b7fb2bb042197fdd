/**
 * `npx tsx scripts/trust/variants.ts EVERY KINDS...`: solves the puzzles of variants, or of the given kinds, by exact
 * search, by a SAT solver with an encoding of its own, and by the ladder `full`, whose steps are proved. The SAT solver
 * also proves one of EVERY conclusions. `x:5..9` means the fifth to the ninth puzzle of a kind, for runs in parts.
 */
import { search } from '../../src/search/search.js';
import { satSolver } from '../../test/trust/sat-solver.js';
import { solvedBySat } from '../../test/variants/encoding.js';
import { type VariantPuzzle, variantPuzzles } from '../../test/variants/puzzles.js';
import { walked } from '../../test/variants/walked.js';

const every = Number(process.argv[2] ?? 20);
const all = variantPuzzles();
const named = process.argv.slice(3);
const portions = (named.length > 0 ? named : [...new Set(all.map(({ kind }) => kind))]).map(portionOf);
const used = new Map<string, number>();
let conclusions = 0;
let faults = 0;

/** Reads `KIND` or `KIND:FROM..TO`. */
function portionOf(text: string): { name: string; own: VariantPuzzle[] } {
  const [, kind, from = '1', to = 'Infinity'] = /^([^:]+)(?::(\d+)\.\.(\d+))?$/.exec(text) ?? [];
  const own = all.filter((puzzle) => puzzle.kind === kind).slice(Number(from) - 1, Number(to));
  if (own.length === 0) throw new RangeError(`there are no puzzles '${text}'`);
  return { name: text, own };
}

/** Returns the differences between the known solution and those of exact search and the SAT solver. */
function differences({ kind, solution, ...puzzle }: VariantPuzzle): string[] {
  const { solutions, ended } = search(puzzle);
  const isFound = ended === 'all' && solutions.map(String).join(' ') === String(solution);
  const sat = satSolver ? solvedBySat({ kind, ...puzzle }) : { solution, isOnly: true };
  return [
    ...(isFound ? [] : [`${kind}: the search does not find the one solution`]),
    ...(sat?.isOnly && String(sat.solution) === String(solution) ? [] : [`${kind}: ${satSolver} finds another one`]),
  ];
}

for (const { name, own } of portions) {
  const start = performance.now();
  const figures = { puzzles: own.length, withoutGuess: 0, steps: 0, guesses: 0, asked: 0 };
  for (const puzzle of own) {
    const way = walked(puzzle, {}, () => satSolver !== undefined && ++conclusions % every === 0);
    if (way.isSolved && way.guesses === 0) figures.withoutGuess++;
    figures.steps += way.steps;
    figures.guesses += way.guesses;
    figures.asked += way.asked;
    for (const [id, count] of way.used) used.set(id, (used.get(id) ?? 0) + count);
    for (const fault of [...differences(puzzle), ...way.faults]) {
      console.log(fault);
      faults++;
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${JSON.stringify(figures)}, ${seconds} s, ${faults} faults so far`);
}
for (const [id, count] of [...used].sort((a, b) => b[1] - a[1])) console.log(`${id.padEnd(36)} ${count}`);
process.exitCode = faults > 0 ? 1 : 0;
