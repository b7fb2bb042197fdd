/**
 * Interrupts at any time: the output is a prefix of the full output, in whole records, and a file is complete or
 * unchanged.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../../src/create/random.js';
import { sudoku } from './run.js';

/** Commands that are interrupted, each with the end of a record in its output. */
const RECORDS: readonly { readonly args: readonly string[]; readonly end: string }[] = [
  { args: ['grade', '--json', '--scale', 'hodoku', 'LIST'], end: '\n' },
  { args: ['grade', '--json', '--jobs', '2', 'LIST'], end: '\n' },
  { args: ['grade', '--scale', 'hodoku', 'LIST'], end: '\n' },
  { args: ['solve', '--explain', '--json', 'LIST'], end: '\n' },
  { args: ['solve', '--explain', '--jobs', '2', 'LIST'], end: '\n' },
  { args: ['solve', '--explain', '--shortest', '--json', 'LIST'], end: '\n' },
  { args: ['hint', '--all', 'LIST'], end: '\n' },
  { args: ['hint', '--all', '--json', 'LIST'], end: '\n' },
  { args: ['convert', '--to', 'rows', 'LIST'], end: '\n' },
  { args: ['convert', '--to', 'library', '--jobs', '2', 'LIST'], end: '\n' },
  { args: ['check', '--minimal', '--json', 'LIST'], end: '\n' },
  { args: ['create', 'easy', '--count', '400', '--seed', 's', '--json'], end: '\n' },
  { args: ['create', 'easy', '--count', '400', '--seed', 's', '--json', '--jobs', '2'], end: '\n' },
  { args: ['create', 'easy', '--count', '400', '--seed', 's', '--json', '--output', 'FILE'], end: '\n' },
  { args: ['create', 'easy', '--count', '400', '--seed', 's', '--jobs', '2', '--output', 'FILE'], end: '\n' },
];

/** Environment in which threads start at once. */
const AT_ONCE = { NODE_OPTIONS: `--import ${new URL('../../batch/at-once.mjs', import.meta.url).href}` };

const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const SIGNALS = Object.keys(STATUSES) as (keyof typeof STATUSES)[];

/** Runs `count` interrupts. Returns the faults. */
export async function tryInterrupts(count: number, folder: string, list: string, random: Random): Promise<string[]> {
  const faults: string[] = [];
  const file = join(folder, 'made.txt');
  const wholes = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const { args, end } = RECORDS[index % RECORDS.length]!;
    const words = args.map((word) => (word === 'LIST' ? list : word === 'FILE' ? file : word));
    const key = args.join(' ');
    if (!wholes.has(key)) {
      wholes.set(key, (await sudoku(words)).out);
      rmSync(file, { force: true });
    }
    const whole = wholes.get(key)!;
    const before = random() < 0.5 ? undefined : 'before';
    if (before) writeFileSync(file, before);
    const signal = SIGNALS[Math.floor(random() * SIGNALS.length)]!;
    const disturbance = {
      signal,
      after: 150 + random() ** 2 * 3000,
      stalled: random() < 0.3 ? 400 : 0,
      env: AT_ONCE,
    } as const;
    const { status, signal: killed, out, notes } = await sudoku(words, disturbance);
    const fault = (what: string): void => void faults.push(`${key} ${JSON.stringify(disturbance)}: ${what}`);
    const isOver = status === 0 && out === whole;
    if (!(isOver || status === STATUSES[signal] || killed === signal))
      fault(`status ${status} ${killed} ${notes.slice(0, 300)}`);
    if (out !== '' && !out.endsWith(end)) fault(`ends with ${JSON.stringify(out.slice(-40))}`);
    for (const record of unexpectedIn(out, whole)) fault(`a record that is nobody's: ${record.slice(0, 80)}`);
    if (!isOver && existsSync(file) && readFileSync(file, 'utf8') !== before)
      fault('a part stands in the place of a file');
    for (const name of readdirSync(folder)) if (name.startsWith('made.txt')) rmSync(join(folder, name));
  }
  return faults;
}

/** The most records that may be in work at an interrupt. They end with their results so far. */
const AT_WORK = 2;

/**
 * Returns records that do not occur in the full output, in its order, and were not in work. Unfinished records keep
 * their places.
 */
function unexpectedIn(out: string, whole: string): string[] {
  const wanted = recordsIn(whole);
  let at = 0;
  const strange: string[] = [];
  for (const record of recordsIn(out)) {
    if (/ERROR: interrupted|"error":"interrupted"/.test(record)) continue;
    const found = wanted.indexOf(record, at);
    if (found < 0) strange.push(record);
    else at = found + 1;
  }
  return strange.slice(AT_WORK);
}

/** Returns lines of JSON, or answers under the names of their puzzles. */
const recordsIn = (out: string): string[] =>
  out.split(/^# /m).length > 1 ? out.split(/\n+(?=# )|\n+$/) : out.split('\n');
