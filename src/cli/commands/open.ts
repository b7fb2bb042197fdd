/** `sudoku open`: serves the page to this machine alone and opens it with a puzzle. */

import processes from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAny } from '../../formats/exchange/any.js';
import { recognised } from '../../formats/exchange/recognise.js';
import { Misread } from '../../formats/misread.js';
import { lineOf } from '../../render/json/puzzle.js';
import { whole } from '../../settings/settings.js';
import { commandOf, packageUrl, type Terminal, UsageError } from '../command.js';
import { inputOf } from '../input/input.js';
import { flag, option, QUIET, REMARKS } from '../options.js';
import { filesOf } from '../output/archive.js';
import { addressOf, type Files, portOf, serve, serveOnFirst } from '../output/page-server.js';

/** The page's files, which `npm run build:page` packs. A clone builds them when they are first opened. */
const PAGE = 'dist/page.zip';

const HIGHEST_PORT = 65_535;

/** The port where none is named, which few programs use: a browser keeps the games of each port apart. */
const OWN_PORT = 27_182;
/** The ports after it, for when another program has it. */
const NEXT_PORTS = Array.from({ length: 9 }, (_, index) => OWN_PORT + index + 1);

export const command = commandOf({
  operands: { '[puzzle]': 'a puzzle or a file, or - for standard input' },
  options: {
    port: option(
      '--port <number>',
      `the port of the server, 0 for any; by default ${OWN_PORT}, or one after it`,
      whole(0, HIGHEST_PORT),
    ),
    ...REMARKS,
    ...QUIET,
    browser: flag('--no-browser', 'only print the address'),
  },
  async run(operands, { port, browser }, terminal) {
    const puzzle = operands.length > 0 ? await textOf(operands, terminal) : undefined;
    await buildUnlessThere(PAGE, packageUrl('.'), terminal);
    const files = withoutWorker(filesOf(PAGE));
    const server = port === undefined ? await serveOnFirst(files, [OWN_PORT, ...NEXT_PORTS]) : await serve(files, port);
    if (port === undefined && portOf(server) !== OWN_PORT)
      terminal.note(
        `sudoku: port ${OWN_PORT} is taken: the games that browsers keep for it are not shown on ${portOf(server)}`,
      );
    const query = puzzle === undefined ? '' : `#/play?${new URLSearchParams({ puzzle })}`;
    const url = addressOf(server) + query;
    await terminal.write(`${url}\n`);
    if (browser) await show(url).catch(() => terminal.note('no browser could be opened: open this address in one'));
    terminal.note('Ctrl+C ends it.');
    await once(process, 'SIGINT');
    server.closeAllConnections();
    server.close();
    return 0;
  },
});

/**
 * Returns the page without its service worker: one would stay when this server has ended, and take over the port. The
 * file of an earlier one is replaced by a worker that ends.
 */
function withoutWorker(files: Files): Files {
  const html = new TextDecoder().decode(files['index.html']);
  const marked = html.replace('<head>', '<head><meta name="served-by" content="sudoku open" />');
  return { ...files, 'index.html': new TextEncoder().encode(marked), 'offline.js': files['offline-end.js']! };
}

/** Returns the text of the first puzzle, in a format that the page can read. */
export async function textOf(operands: readonly string[], terminal: Terminal): Promise<string> {
  for await (const [record] of inputOf(operands, {}, terminal).records()) {
    if (!record) continue;
    const format = recognised(record.text);
    if (format === undefined || format === 'page-link') return record.text;
    try {
      return lineOf((await readAny(record.text)).puzzle);
    } catch (error) {
      throw error instanceof Misread ? new UsageError(error.message) : error;
    }
  }
  throw new UsageError('there is no puzzle in it');
}

/** Opens a browser. The library is loaded here, since no other command needs it. */
const show = async (url: string): Promise<unknown> => (await import('open')).default(url);

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
