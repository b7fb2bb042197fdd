/**
 * Mutation test of the ladders' kernel: plants faults in its sources, one at a time, and runs the tests that compare
 * finders with searches. A fault that keeps the tests from ending counts as noticed. It works on a copy. Each fault
 * takes half a minute on an idle machine.
 *
 *   npx tsx scripts/trust/kernel-mutants.ts [COUNT] [SEED]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seeded } from '../../src/create/random.js';
import { compileKernels } from '../../src/kernel/compile.js';

const [count = '40', seed = 'faults'] = process.argv.slice(2);
const FOLDER = 'src/kernel/assembly';
const COMPILED = 'src/kernel/compiled/ladders.ts';
const TESTS = ['test/solver/hodoku/nine.test.ts', 'test/solver/se/easy.test.ts'];
/** Vitest in one process, so that no test is left running if a fault keeps it from ending. */
const TESTING = ['node_modules/vitest/vitest.mjs', 'run', '--pool', 'threads', '--bail', '1', ...TESTS];
/** Files without faults: exact search has a kernel and tests of its own, and all files read the tables. */
const OTHERS = ['search.ts', 'choice.ts', 'places.ts', 'views.ts'];

/** The faults: operators and their replacements. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ 1\b/g, ' + 2'],
  [/ - 1\b/g, ' - 2'],
  [/v128\.and\(/g, 'v128.or('],
  [/v128\.or\(/g, 'v128.and('],
  [/return true;/g, 'return false;'],
  [/ & ~/g, ' & '],
];

interface Fault {
  readonly path: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const faultsIn = (path: string): Fault[] => {
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return FAULTS.flatMap(([sign, to]) =>
    [...text.matchAll(sign)].map(({ 0: from, index }) => ({ path, at: index, from, to })),
  );
};

const withFault = ({ path, at, from, to }: Fault): string => {
  const text = readFileSync(path, 'utf8');
  return text.slice(0, at) + to + text.slice(at + from.length);
};

const copy = mkdtempSync(join(tmpdir(), 'faults-'));
const faults = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && !OTHERS.includes(name))
  .flatMap((name) => faultsIn(`${FOLDER}/${name}`));
const random = seeded(seed);
let found = 0;
let planted = 0;
try {
  execFileSync('bash', [
    '-c',
    `git ls-files -z src strategies fixtures test '*.json' '*.ts' | xargs -0 cp --parents -t ${copy}`,
  ]);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  while (planted < Number(count)) {
    const fault = faults[Math.floor(random() * faults.length)]!;
    const modules = await compileKernels(
      (path) => (path === fault.path ? withFault(fault) : readOrNull(path)),
      [COMPILED],
    ).catch(() => undefined);
    if (!modules) continue;
    writeFileSync(join(copy, COMPILED), modules.get(COMPILED)!);
    const { status } = spawnSync(process.execPath, TESTING, { cwd: copy, timeout: 300_000, killSignal: 'SIGKILL' });
    planted++;
    if (status !== 0) found++;
    const line = readFileSync(fault.path, 'utf8').slice(0, fault.at).split('\n').length;
    console.log(
      `${status === 0 ? 'MISSED' : 'found '} ${fault.path}:${line} ${fault.from.trim()} -> ${fault.to.trim()}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${found} of ${planted} found`);

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
