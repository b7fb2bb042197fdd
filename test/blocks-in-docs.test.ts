/**
 * The blocks in README and the docs hold: code runs on the sources with the stated results, texts are puzzles.
 * `examples-in-docs` runs those that show a command's output, `blocks-in-docs.slow` those of the shell, and
 * `package/readme.slow` checks the types of all code.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sudokuOn } from './cli/sudoku.js';
import { blocksIn, docBlocks, isRun, NOT_RUN } from './doc-blocks.js';
import { asserted } from './package/told.js';
import { isSlow } from './tier.js';

const root = new URL('../', import.meta.url);
/** The kinds of blocks that tests run, here and in the files that are named above. */
const KINDS = ['console', 'ts', 'text', 'sh'];

test('every block is of a kind that a test runs, or is listed with a reason', () => {
  expect(docBlocks.length).toBeGreaterThan(50);
  expect(docBlocks.filter((block) => isRun(block) && !KINDS.includes(block.language))).toEqual([]);
  const listed = NOT_RUN.map(([page, begins]) => [
    page,
    docBlocks.some((b) => b.page === page && b.code.startsWith(begins)),
  ]);
  expect(listed).toEqual(NOT_RUN.map(([page]) => [page, true]));
});

const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** Returns the source of a module that the package exports. */
function sourceOf(name: string): string {
  const { node, default: usual } = exports[name.replace('sudoku-strategist', '.')];
  return new URL((node ?? usual).replace('/dist/', '/').replace(/\.js$/, '.ts'), root).href;
}

const folder = new URL('./blocks-of-the-docs/', import.meta.url);
const files = mkdtempSync(join(tmpdir(), 'blocks-'));
const PUZZLES = join(files, 'puzzles.txt');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const levels = readFileSync(new URL('fixtures/puzzles/levels.txt', root), 'utf8').match(/^[.\d]{81}/gm)!;
  writeFileSync(PUZZLES, `${Array.from({ length: 1000 }, (_, i) => levels[i % levels.length]).join('\n')}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const codes = blocksIn('ts').map((block) => [`${block.page}, line ${block.line}`, block.code] as const);

test.each(codes)('%s: the code runs, and what it states holds', async (name, code) => {
  const file = new URL(`./${name.replaceAll(/\W+/g, '-')}.ts`, folder);
  const here = asserted(code)
    .replaceAll(/'(sudoku-strategist[\w/-]*)'/g, (_, module) => `'${sourceOf(module)}'`)
    .replaceAll("'puzzles.txt'", JSON.stringify(PUZZLES));
  writeFileSync(file, here);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await import(file.href);
});

const JUDGED = /^\| `([.\d]{81})` \| (.+) \|$/gm;
const judged = [...readFileSync(new URL('docs/grading.md', root), 'utf8').matchAll(JUDGED)];

test.runIf(isSlow)('docs/grading.md tells two puzzles, and the figures that grade tells of them', async () => {
  expect(judged.length).toBe(2);
  for (const [, puzzle, figures] of judged) {
    const { out } = await sudokuOn(puzzle!, 'grade', '--scale', 'se', '--profile', '--people', '--json');
    const { profile, people } = JSON.parse(out);
    const { steps, rounds, longestRun, bottlenecks } = profile.se;
    const told = [people.refutation, people.openings].map((figure) => figure.toFixed(1));
    expect(figures).toBe([steps, rounds, longestRun, bottlenecks, ...told].join(' | '));
  }
});

const texts = blocksIn('text').map((block) => [`${block.page}, line ${block.line}`, block.code] as const);

test.each(texts)('%s: the text is a puzzle with one solution', async (_, text) => {
  expect(await sudokuOn(text, 'check')).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^1 solution\b|^one solution/),
  });
});
