/** Each command in the README and the docs prints the output shown below it. `...` stands for any lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sudokuOn } from './cli/sudoku.js';

const root = new URL('../', import.meta.url);
const pages = ['README.md', ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`)];
const text = pages
  .filter((page) => page.endsWith('.md'))
  .map((page) => readFileSync(new URL(page, root), 'utf8'))
  .join('');

const examples = [...text.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, block]) =>
  block!
    .split(/^\$ /m)
    .slice(1)
    .map((example) => [example.split('\n')[0]!, example.split('\n').slice(1).join('\n')] as const),
);

async function outputOf(line: string): Promise<string> {
  let output = '';
  for (const command of line.split(' | ')) output = (await sudokuOn(output, ...command.split(' ').slice(1))).out;
  return output;
}

const pattern = (shown: string): RegExp =>
  new RegExp(
    `^${shown
      .split(/^\.\.\.\n/m)
      .map(escaped)
      .join('[\\s\\S]*')}$`,
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.each(examples)('$ %s', async (line, shown) => {
  expect(await outputOf(line)).toMatch(pattern(shown));
});
