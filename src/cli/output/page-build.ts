/** Builds the page in a clone of the project, which has its sources and has not built it yet. */
import processes from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Terminal, UsageError } from '../command.js';

/** The script that builds the page beside a program that runs, and what it needs beside the package. */
const SCRIPT = 'build:page-alone';
const SOURCES = 'web/page/vite.config.ts';

/**
 * Builds a file of the page in a folder, unless it is there. What the build prints goes to standard error. Throws a
 * UsageError.
 */
export async function buildUnlessThere(file: string, folder: URL, { note }: Pick<Terminal, 'note'>): Promise<void> {
  if (existsSync(new URL(file, folder))) return;
  const place = fileURLToPath(folder);
  if (!existsSync(new URL(SOURCES, folder)) || !hasScript(folder))
    throw new UsageError(`the page is missing from ${place}: install the program again`);
  note(`sudoku: the page has not been built: npm run ${SCRIPT} builds it now, once`);
  const child = processes.spawn(`npm run ${SCRIPT}`, { cwd: place, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => note(text.trimEnd()));
  const [status] = await once(child, 'close');
  if (status !== 0 || !existsSync(new URL(file, folder)))
    throw new UsageError(`the page could not be built: run npm ci and npm run ${SCRIPT} in ${place}`);
}

const hasScript = (folder: URL): boolean => {
  const { scripts = {} } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
  return SCRIPT in scripts;
};
