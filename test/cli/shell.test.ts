/** Integration with the shell: completions, the manual page. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { catalogue } from '../../strategies/index.js';
import { sudoku } from './sudoku.js';

/** Returns the words that bash offers for the last word of a line. */
function offered(script: string, ...line: string[]): string[] {
  const words = line.map((word) => `'${word}'`).join(' ');
  const asked = `${script}\nCOMP_WORDS=(sudoku ${words}); COMP_CWORD=${line.length}; _sudoku; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', asked], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

test('bash completes commands, options, their values and files', async () => {
  const { out } = await sudoku('completion', 'bash');
  expect(offered(out, 'sol')).toEqual(['solve']);
  expect(offered(out, '')).toEqual(expect.arrayContaining(commands.map(({ name }) => name)));
  expect(offered(out, 'solve', '--ex')).toEqual(['--explain']);
  expect(offered(out, 'solve', '--max-level', 'e')).toEqual(['easy', 'extreme']);
  expect(offered(out, 'hint', '--strategy', 'x-w')).toEqual(['x-wing']);
  expect(offered(out, 'solve', '--without', 'x-w')).toEqual(['x-wing']);
  expect(offered(out, 'solve', '--to-level', 'm')).toEqual(['medium']);
  expect(offered(out, 'hint', '--to', '')).toEqual(['svg', 'png', 'html', 'pdf']);
  expect(offered(out, 'create', '--fill', 'c')).toEqual(['canonical']);
  expect(offered(out, 'strategies', 'sk')).toEqual(catalogue.map(({ id }) => id).filter((id) => id.startsWith('sk')));
  expect(offered(out, 'convert', '--to', 'c')).toEqual(expect.arrayContaining(['clipboard', 'csv']));
  expect(offered(out, 'grade', '--to', '')).toEqual(['csv', 'tsv']);
  expect(offered(out, 'solve', 'READ')).toEqual(['README.md']);
  expect(offered(out, 'hint', '--constraint', 'anti-k')).toEqual(['anti-knight', 'anti-king']);
  expect(offered(out, 'create', '--constraint', 'x,killer-c')).toEqual(['x,killer-cage']);
  expect(offered(out, 'solve', '--strategy', 'x-wing,sword')).toEqual(['x-wing,swordfish']);
  expect(offered(out, 'solve', '--regions', 'READ')).toEqual(['README.md']);
  expect(offered(out, 'solve', '--steps', '')).toEqual([]);
  expect(offered(out, 'grade', '--jobs', 'READ')).toEqual([]);
  expect(offered(out, 'man', 'READ')).toEqual([]);
  expect(offered(out, 'help', 'not')).toEqual(['notation']);
});

test('zsh completes like bash, fish has a line for each option, and other shells are rejected', async () => {
  const [bash, zsh, fish] = await Promise.all(['bash', 'zsh', 'fish'].map((shell) => sudoku('completion', shell)));
  expect(zsh!.out).toMatch(/^#compdef sudoku\n/);
  expect(zsh!.out.endsWith(bash!.out)).toBe(true);
  const lines = fish!.out.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^complete -c sudoku -n (?:[^\s']+|'[^']*')(?: |$)/);
  expect(fish!.out).toContain("'__fish_seen_subcommand_from solve' -l max-level -x -a '(__fish_append , easy medium");
  expect((await sudoku('completion', 'bsh')).notes).toContain('Did you mean bash?');
});

test('the manual page has every command and option, and is valid roff', async () => {
  const { out } = await sudoku('man');
  for (const { name } of commands) {
    expect(out).toContain(`.SS sudoku ${name}`);
    const { out: help } = await sudoku(name, '--help');
    for (const [, option] of help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm))
      if (option !== '--help') expect(out).toContain(option!.replaceAll('-', '\\-'));
  }
  const { stdout, stderr, error } = spawnSync('groff', ['-man', '-Tascii', '-ww', '-P-c', '-P-b', '-P-u'], {
    input: out,
    encoding: 'utf8',
  });
  if (error) return;
  expect(stderr).toBe('');
  expect(stdout).toContain('SYNOPSIS');
});
