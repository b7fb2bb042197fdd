/** `sudoku open`: serves the page to this machine alone and opens it with a puzzle. */

import { once } from 'node:events';
import { readAny } from '../../formats/exchange/any.js';
import { recognised } from '../../formats/exchange/recognise.js';
import { Misread } from '../../formats/misread.js';
import { lineOf } from '../../render/json/puzzle.js';
import { commandOf, packageUrl, type Terminal, UsageError } from '../command.js';
import { inputOf } from '../input/input.js';
import { flag, integer, option, REMARKS, type Reader } from '../options.js';
import { filesOf } from '../output/archive.js';
import { buildUnlessThere } from '../output/page-build.js';
import { addressOf, type Files, serve } from '../output/page-server.js';

/** The page's files, which `npm run build:page` packs. A clone builds them when they are first opened. */
const PAGE = 'dist/page.zip';

const HIGHEST_PORT = 65_535;

const port: Reader<number> = (word, name) => {
  const port = integer(word, name);
  if (port > HIGHEST_PORT) throw new UsageError(`${name} takes a number up to ${HIGHEST_PORT}, not ${port}`);
  return port;
};

export const command = commandOf({
  operands: { '[puzzle]': 'a puzzle or a file, or - for standard input' },
  options: {
    port: option('--port <number>', 'the port of the server; by default any free one', port, '0'),
    ...REMARKS,
    browser: flag('--no-browser', 'only print the address'),
  },
  async run(operands, { port, browser }, terminal) {
    const puzzle = operands.length > 0 ? await textOf(operands, terminal) : undefined;
    await buildUnlessThere(PAGE, packageUrl('.'), terminal);
    const server = await serve(withoutWorker(filesOf(PAGE)), port);
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
    if (recognised(record.text) === undefined) return record.text;
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
