/** The README tells the truth: what it shows after a command is what the command writes. `...` stands for any lines. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sudokuOn } from './cli/sudoku.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

const examples = [...readme.matchAll(/```console\n([\s\S]*?)```/g)].flatMap(([, block]) =>
  block!
    .split(/^\$ /m)
    .slice(1)
    .map((example) => [example.split('\n')[0]!, example.split('\n').slice(1).join('\n')] as const),
);

async function outputOf(line: string): Promise<string> {
  let text = '';
  for (const command of line.split(' | ')) text = (await sudokuOn(text, ...command.split(' ').slice(1))).out;
  return text;
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
