/** Texts in the order of their keys, by the system's `sort`, which keeps in files what is too much for its memory. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { WriteError } from './command.js';

export interface LineSorter {
  /** A key has no blanks. */
  add(key: string, text: string, group?: string): Promise<void>;
  /** Nothing more comes. Throws a WriteError where `sort` fails. */
  texts(): AsyncGenerator<string, void, void>;
  kill(): void;
}

/** Memory of each `sort`. */
const MEMORY = '64M';

/** All texts in the order of their keys; those of one key in the order in which they came. */
export const lineSorter = (): LineSorter => sortedBy([['-s', '-k1,1']]);

/** The first text of each key, in the order in which they came. */
export const firstsSorter = (): LineSorter =>
  sortedBy([
    ['-s', '-u', '-k1,1'],
    ['-n', '-k2,2'],
  ]);

/** Entries end with a zero byte, since texts may have several lines: `key number text`. */
function sortedBy(passes: readonly (readonly string[])[]): LineSorter {
  const children = passes.map(started);
  for (const [index, { stdin }] of children.entries()) if (index > 0) children[index - 1]!.stdout.pipe(stdin);
  const [first, last] = [children[0]!, children.at(-1)!];
  let number = 0;
  return {
    async add(key, text) {
      if (!first.stdin.write(`${key} ${number++} ${text.replaceAll('\0', '')}\0`)) await once(first.stdin, 'drain');
    },
    async *texts() {
      first.stdin.end();
      let rest = '';
      for await (const piece of last.stdout.setEncoding('utf8')) {
        const entries = (rest + piece).split('\0');
        rest = entries.pop()!;
        for (const entry of entries) yield entry.slice(entry.indexOf(' ', entry.indexOf(' ') + 1) + 1);
      }
      await Promise.all(children.map(succeeded));
    },
    kill() {
      for (const child of children) child.kill();
    },
  };
}

function started(words: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn('sort', ['-z', ...words, '-S', MEMORY, '-T', tmpdir()], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  // What it fails of is told when its texts are asked for.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  return child;
}

async function succeeded(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid) await once(child, 'close');
  if (child.exitCode !== 0) throw new WriteError('cannot sort: the command sort is missing or failed');
}
