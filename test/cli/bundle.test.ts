/** The bundle of the program: the files that are read before a command starts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('../../dist/program/', import.meta.url);

/** Returns all files that a file loads at once. */
function filesOf(name: string): string[] {
  const files = new Set([name]);
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, path] of text.matchAll(/(?:^|[;}])(?:import|export)\b[^;"]*"\.\/([\w.-]+)"/g)) files.add(path!);
  }
  return [...files];
}

/** Returns the modules in a file, from the root of the project. */
const modulesIn = (file: string): string[] =>
  JSON.parse(readFileSync(new URL(`${file}.map`, folder), 'utf8')).sources.map((path: string) =>
    path.replace(/^(\.\.\/)+/, ''),
  );

test.each([
  ['program.ts', 3, /^(src\/(core\/board|search|formats\/read|logic|solver)|strategies\/)/],
  ['commands/solve.ts', 3, /^(src\/solver\/walk|strategies\/)/],
  ['commands/grade.ts', 5, /^src\/create/],
  ['commands/hint.ts', 7, /^src\/(bank|canon|create|kernel\/compiled\/ladders)/],
])('%s loads few files, and none that it does not need', (path, most, useless) => {
  const files = filesOf(`${basename(path, '.ts')}.js`);
  expect(files.length).toBeGreaterThan(1);
  expect(files.length).toBeLessThanOrEqual(most);
  const modules = files.flatMap(modulesIn);
  expect(modules).toContain(`src/cli/${path}`);
  expect(modules.filter((module) => useless.test(module))).toEqual([]);
});

test('every module that workers import by path is in the bundle under its name', () => {
  const sources = ['cli', 'batch'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`src/${room}/${name}`, 'utf8')),
  );
  const modules = sources.flatMap((text) =>
    [...text.matchAll(/new URL\('(?:\.\/)?([\w-]+\.js)', import\.meta\.url\)/g)].map(([, name]) => name!),
  );
  expect(modules).toContain('canon.js');
  expect(modules).toContain('record-thread.js');
  expect(modules.filter((name) => !existsSync(new URL(name, folder)))).toEqual([]);
});
