/** Keeps the first text of each key with the system's `sort`, which uses files for data that exceeds its memory. */
import processes, { type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { WriteError } from '../command.js';

export interface FirstsSorter {
  /** Adds a text. The key must not have blanks. */
  add(key: string, text: string): Promise<void>;
  /** Ends the input and yields the first text of each key, in the order of the input. Throws a WriteError if `sort` fails. */
  texts(): AsyncGenerator<string, void, void>;
  kill(): void;
}

/** The memory of each `sort`. */
const MEMORY = '64M';

/** The first pass keeps the first text of each key, the second restores the order of the input. */
const PASSES: readonly (readonly string[])[] = [
  ['-s', '-u', '-k1,1'],
  ['-n', '-k2,2'],
];

/**
 * Pipes the entries through one `sort` per pass. An entry is `key number text` and ends with a zero byte, since texts
 * may have several lines.
 */
export function firstsSorter(): FirstsSorter {
  const children = PASSES.map(startSort);
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
      for await (const chunk of last.stdout.setEncoding('utf8')) {
        const entries = (rest + chunk).split('\0');
        rest = entries.pop()!;
        for (const entry of entries) yield entry.slice(entry.indexOf(' ', entry.indexOf(' ') + 1) + 1);
      }
      await Promise.all(children.map(waitForSuccess));
    },
    kill() {
      for (const child of children) child.kill();
    },
  };
}

function startSort(words: readonly string[]): ChildProcessWithoutNullStreams {
  const child = processes.spawn('sort', ['-z', ...words, '-S', MEMORY, '-T', tmpdir()], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  // Failures are reported when the texts are read.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  return child;
}

async function waitForSuccess(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid) await once(child, 'close');
  if (child.exitCode !== 0) throw new WriteError('cannot sort: the command sort is missing or failed');
}
