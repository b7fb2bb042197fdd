/**
 * `npx tsx scripts/trust/process.ts INTERRUPTS DEATHS MEGABYTES SEED`: runs the built program with interrupts, dying
 * threads, full disks, little memory, and large streams. Prints the number of cases and the faults.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../src/create/random.js';
import { freshSeed } from '../../src/create/seeds.js';
import { tryCircumstances } from '../../test/trust/process/circumstances.js';
import { tryDeaths } from '../../test/trust/process/deaths.js';
import { tryInterrupts } from '../../test/trust/process/interrupts.js';
import { tryStreams } from '../../test/trust/process/streams.js';

const [interrupts = 100, deaths = 24, megabytes = 100] = process.argv.slice(2, 5).map(Number);
const seed = process.argv[5] ?? freshSeed();
const random = seeded(seed);
const folder = mkdtempSync(join(tmpdir(), 'process-'));
const list = join(folder, 'list.txt');
const large = join(folder, 'large.txt');
const puzzles = readFileSync(fileURLToPath(new URL('../../fixtures/puzzles/mixed.txt', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => /^[.\d]{81}$/.test(line));
writeFileSync(
  list,
  puzzles
    .map((line) => `${line}\n`)
    .join('')
    .repeat(3),
);
writeFileSync(large, Array.from({ length: 20_000 }, (_, i) => `${puzzles[i % puzzles.length]}\n`).join(''));

let worst = 0;
const tell = (what: string, cases: number, faults: readonly string[]): void => {
  for (const fault of faults) console.log(fault);
  console.log(`${what}: ${cases} cases, ${faults.length} faults`);
  worst = Math.max(worst, faults.length);
};

console.log(`seed ${seed}`);
try {
  tell('interrupts', interrupts, await tryInterrupts(interrupts, folder, list, random));
  tell('threads that end', deaths, await tryDeaths(deaths, list, random));
  const circumstances = await tryCircumstances(folder, list, large);
  tell('disks, pipes, memory, time', circumstances.tried, circumstances.faults);
  const streams = await tryStreams(folder, megabytes);
  tell(`streams (at most ${Math.round(streams.memory / 1000)} MB of memory)`, streams.tried, streams.faults);
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = worst > 0 ? 1 : 0;
