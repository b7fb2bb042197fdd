/**
 * `npx tsx scripts/trust/variants-made.ts COUNT SECONDS KINDS...`: creates COUNT 9×9 puzzles of each kind of variant,
 * or of the given kinds, at each level, within SECONDS of processor time. A SAT solver must find the solution, and no
 * other.
 */
import { OutOfTime, runsOut } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { make } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';
import { type VariantGrid, variantOf } from '../../src/create/variant.js';
import { LEVELS, type Level } from '../../src/logic/step/strategy.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { satSolver } from '../../test/trust/sat-solver.js';
import { solvedBySat } from '../../test/variants/encoding.js';
import { variantPuzzles } from '../../test/variants/puzzles.js';

const count = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 60);
const named = process.argv.slice(4);
const kinds = named.length > 0 ? named : [...new Set(variantPuzzles().map(({ kind }) => kind))];
let faults = 0;

/** Returns the processor seconds used by this process. */
const spent = (): number => process.cpuUsage().user / 1e6;

/** Makes one puzzle; undefined when time is up. */
function made(kind: string, level: Level, index: number, end: number) {
  const random = seeded(`${kind} ${level} ${index}`);
  const clock = (): void => {
    if (spent() > end) throw new OutOfTime();
  };
  let ground: VariantGrid | undefined;
  runsOut(() => (ground = variantOf(Geometry.of(3, 3), { variant: kind.split('+') }, random, clock)));
  if (!ground) return undefined;
  return make(specOf(ground.geometry, { level }, ground), random, clock).made?.puzzle;
}

for (const kind of kinds)
  for (const level of LEVELS) {
    const start = spent();
    let number = 0;
    let used = 0;
    for (; number < count; number++) {
      const puzzle = made(kind, level, number, start + seconds);
      if (!puzzle) break;
      used = spent() - start;
      const { regions } = rulesOf(puzzle.geometry);
      const sat = satSolver ? solvedBySat({ kind, ...(regions && { regions }), values: puzzle.values }) : undefined;
      if (!satSolver || (sat?.isOnly && String(sat.solution) === String([...puzzle.solution]))) continue;
      console.log(`${kind}: ${satSolver} does not find the one solution of ${[...puzzle.values]} ${regions}`);
      faults++;
    }
    const each = number > 0 ? `${((1000 * used) / number).toFixed(0)} ms each` : 'none';
    console.log(
      `${kind.padEnd(24)} ${level.padEnd(8)} ${String(number).padStart(4)} made, ${each}, ${faults} faults so far`,
    );
  }
process.exitCode = faults > 0 ? 1 : 0;
