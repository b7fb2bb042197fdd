/** The first text of each kind, in the order in which they came, by the system's `sort`: however many there are. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { WriteError } from './command.js';

export interface Sorter {
  add(kind: string, text: string): Promise<void>;
  /** Nothing more comes. Throws a WriteError where `sort` fails. */
  firsts(): AsyncGenerator<string, void, void>;
  kill(): void;
}

/** Memory of each of the two sorts. */
const MEMORY = '64M';

/** Entries end with a zero byte, since texts may have several lines: `kind number text`. */
export function sorterOf(): Sorter {
  const byKind = started(['-s', '-u', '-k1,1']);
  const byNumber = started(['-n', '-k2,2']);
  byKind.stdout.pipe(byNumber.stdin);
  let number = 0;
  return {
    async add(kind, text) {
      if (!byKind.stdin.write(`${kind} ${number++} ${text.replaceAll('\0', '')}\0`)) await once(byKind.stdin, 'drain');
    },
    async *firsts() {
      byKind.stdin.end();
      let rest = '';
      for await (const piece of byNumber.stdout.setEncoding('utf8')) {
        const entries = (rest + piece).split('\0');
        rest = entries.pop()!;
        for (const entry of entries) yield entry.slice(entry.indexOf(' ', entry.indexOf(' ') + 1) + 1);
      }
      await Promise.all([byKind, byNumber].map(succeeded));
    },
    kill() {
      for (const each of [byKind, byNumber]) each.kill();
    },
  };
}

function started(words: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn('sort', ['-z', ...words, '-S', MEMORY, '-T', tmpdir()], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  return child;
}

async function succeeded(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid) await once(child, 'close');
  if (child.exitCode !== 0) throw new WriteError('cannot sort what the table has no memory for: allow more --memory');
}
