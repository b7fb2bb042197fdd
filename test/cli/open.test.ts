import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildUnlessThere } from '../../src/cli/commands/open.js';
import { sudoku } from './sudoku.js';

test('reports a wrong port, and an operand that is no puzzle', async () => {
  expect(await sudoku('open', '--port', '99999')).toMatchObject({ status: 2 });
  expect(await sudoku('open', '--no-browser', 'nosuchfile.txt')).toMatchObject({ status: 2 });
});

/** Makes a folder with the sources of a page and a script that builds it. */
function cloneWith(script: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(folder, 'web/page'), { recursive: true });
  writeFileSync(join(folder, 'web/page/vite.config.ts'), '');
  writeFileSync(join(folder, 'build.cjs'), script);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'build:page-alone': 'node build.cjs' } }));
  return pathToFileURL(`${folder}/`);
}

const building = async (folder: URL): Promise<string[]> => {
  const notes: string[] = [];
  await buildUnlessThere('page.zip', folder, { note: (text) => notes.push(text) });
  return notes;
};

test('a clone builds the page once', async () => {
  const clone = cloneWith("require('node:fs').writeFileSync('page.zip', 'page'); console.log('built');");
  expect((await building(clone)).join('\n')).toMatch(/^sudoku: the page has not been built: [\s\S]*\nbuilt$/);
  expect(existsSync(new URL('page.zip', clone))).toBe(true);
  expect(await building(clone)).toEqual([]);
});

test('says how to build the page where that fails, and that it is missing where there are no sources', async () => {
  await expect(building(cloneWith('process.exit(3);'))).rejects.toThrow('could not be built: run npm ci and npm run');
  await expect(building(cloneWith(''))).rejects.toThrow('could not be built');
  const empty = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'none-'))}/`);
  await expect(building(empty)).rejects.toThrow('install the program again');
});
