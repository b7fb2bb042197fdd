/** The bundle that the program runs from: what is read before a command does anything. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../dist/program/', import.meta.url);

/** The text of all files that one loads at once. */
function filesOf(name: string): string[] {
  const files = new Set([name]);
  const texts: string[] = [];
  for (const file of files) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    texts.push(text);
    for (const [, path] of text.matchAll(/^(?:import .*|} from )"\.\/([\w.-]+)";$/gm)) files.add(path!);
  }
  return texts;
}

test.each([
  ['program', 3, /^(src\/(core\/board|search|formats\/read|logic|solver)|strategies\/)/],
  ['solve', 6, /^(src\/solver\/walk|strategies\/)/],
  ['grade', 7, /^(strategies\/index|src\/create)/],
])('%s is a handful of files, without what it has no use for', (name, most, useless) => {
  const texts = filesOf(`${name}.js`);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.length).toBeLessThanOrEqual(most);
  const modules = texts.flatMap((text) => [...text.matchAll(/^\/\/ (\S+\.ts)$/gm)].map(([, path]) => path!));
  expect(modules).toContain(`src/cli/${name}.ts`);
  expect(modules.filter((path) => useless.test(path))).toEqual([]);
});
