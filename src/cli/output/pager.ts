/** Shows texts that are longer than the screen in a pager. */
import processes from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Pager, Terminal } from '../command.js';
import { flag, inGroup } from '../options.js';

/** The option of commands whose output may be long. */
export const PAGER = inGroup('Output', {
  pager: flag('--no-pager', 'write to the terminal at once, however long it is'),
});

/** Starts the pager. Returns undefined if there is no such program. */
export async function openPager(command: string): Promise<Pager | undefined> {
  const [program] = command.split(/\s+/);
  if (processes.spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program!]).status !== 0) return undefined;
  const shown = processes.spawn('sh', ['-c', command], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...process.env },
  });
  const ended = new Promise<void>((resolve) => shown.once('close', () => resolve()));
  let isRead = true;
  const stop = (): void => void (isRead = false);
  shown.stdin.on('error', stop);
  shown.once('close', stop);
  /** Leaves interrupts to the pager while it is open. */
  const ignoreInterrupt = (): void => {};
  process.on('SIGINT', ignoreInterrupt);
  return {
    async write(text) {
      if (isRead && !shown.stdin.write(text))
        await Promise.race([ended, new Promise((resolve) => shown.stdin.once('drain', resolve))]);
      return isRead;
    },
    async close() {
      shown.stdin.end();
      await ended;
      process.off('SIGINT', ignoreInterrupt);
    },
  };
}

/** Thrown when the user closes the pager before the text ends. */
class PagerClosed extends Error {}

/**
 * Runs a function that writes to a terminal. Once the text exceeds the screen, a pager shows it, and remarks follow
 * when the pager is closed.
 */
export async function withPager<Result>(
  terminal: Terminal,
  isWanted: boolean,
  go: (terminal: Terminal) => Promise<Result>,
): Promise<Result | 0> {
  const { screen } = terminal;
  if (!isWanted || !screen?.openPager) return go(terminal);
  const open = screen.openPager;
  let held: string | undefined = '';
  let pager: Pager | undefined;
  const notes: string[] = [];
  const write = async (text: string | Uint8Array): Promise<void> => {
    if (held === undefined) {
      if (!pager) return terminal.write(text);
      if (!(await pager.write(text))) throw new PagerClosed();
      return;
    }
    held += String(text);
    if (linesOf(held, screen.columns) < screen.rows) return;
    const all = held;
    held = undefined;
    pager = await open();
    await write(all);
  };
  try {
    return await go({
      ...terminal,
      write,
      note: (text) => void notes.push(text),
      ...(terminal.progress && { progress: (text) => held !== undefined && terminal.progress?.(text) }),
    });
  } catch (error) {
    if (error instanceof PagerClosed) return 0;
    throw error;
  } finally {
    if (held) await terminal.write(held);
    await pager?.close();
    for (const note of notes) terminal.note(note);
  }
}

/** Returns the number of screen lines of a text, without the escape sequences of colours. */
const linesOf = (text: string, columns: number): number =>
  stripVTControlCharacters(text)
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / columns)), 0);
