/**
 * An import of the elements registers them, although a bundler drops modules without side effects. The package must be
 * built.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bundlers-'));

beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'sudoku-strategist'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a bare import of the elements keeps both elements and their registration', async () => {
  const { outputFiles, warnings } = await build({
    stdin: { contents: "import 'sudoku-strategist/elements';", resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(warnings).toEqual([]);
  for (const name of ['sudoku-board', 'sudoku-walkthrough', 'customElements.define'])
    expect(outputFiles[0]!.text).toContain(name);
});

test('a PDF is printed in a browser without set-up', async () => {
  const outfile = join(folder, 'pdf.mjs');
  await build({
    stdin: {
      contents: `import { read } from 'sudoku-strategist';
        import { pdfOf } from 'sudoku-strategist/render/pdf';
        export const print = (text) => pdfOf([read(text)], { title: 'For Sunday' });`,
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile,
  });
  const { print } = await import(outfile);
  expect(new TextDecoder().decode((await print('.3.1...2....1...')).slice(0, 5))).toBe('%PDF-');
});

test('an import of a single name leaves the elements out', async () => {
  const { outputFiles } = await build({
    stdin: { contents: "import { solve } from 'sudoku-strategist'; solve('');", resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(outputFiles[0]!.text).not.toContain('customElements');
});
