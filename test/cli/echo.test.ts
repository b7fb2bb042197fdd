/** Errors repeat the words of users, but of long ones only the ends. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { shareOf } from '../tier.js';
import { sudokuOn } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'echo-'));

const LONG = 'x'.repeat(20_000);
const TOO_MUCH = 'x'.repeat(61);
const PUZZLE = '.3.1...2....1...';

/** Commands that would serve, or read a terminal, if nothing stopped them. */
const WAITING = ['open'];

const declared = await Promise.all(
  commands
    .filter(({ name }) => !WAITING.includes(name))
    .map(async ({ name, load }) => {
      const command = new Command(name);
      (await load()).command.declare(command);
      return { name, command };
    }),
);

const options = declared.flatMap(({ name, command }) =>
  command.options.filter(({ required }) => required).map(({ long }) => [name, long!] as const),
);

test.each(shareOf(options, 3))('%s %s', async (name, option) => {
  const { notes } = await sudokuOn(PUZZLE, name, option, LONG);
  expect(notes).not.toContain(TOO_MUCH);
});

test.each(declared.map(({ name }) => [name]))('%s with a long operand, option and symbol', async (name) => {
  const ran = [
    await sudokuOn(PUZZLE, name, LONG),
    await sudokuOn(PUZZLE, name, `--${LONG}`),
    await sudokuOn(PUZZLE, name, join(folder, ...Array.from({ length: 20 }, () => 'x'.repeat(100)))),
    await sudokuOn(`${PUZZLE.slice(1)}${LONG}\n`, name),
    await sudokuOn(`. . . ${LONG}\n. . . .\n. . . .\n. . . .\n`, name),
  ];
  for (const { notes } of ran) expect(notes).not.toContain(TOO_MUCH);
});
