/**
 * Each option that help names does something: a run with it differs from one without, or the user is told why not. The
 * cases of what only one command has stand here; those of `check-pairs.ts` and `check-obeyed.ts` are the others.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { shareOf } from '../tier.js';
import { PAIRED } from './check-pairs.js';
import { sudokuOn } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'options-'));
const put = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const FOUR = '.3.1...2....1...';
const OTHER = '1...............';
const X_WING = 'fixtures/puzzles/x-wing.txt';
const PDF = join(folder, 'book.pdf');
const MASK = put('mask.txt', '####..##########');
const BANK = put('bank.txt', `${FOUR}\n`);

/** An option with its word, and what stands beside it in both runs. */
type Case = readonly [given: readonly string[], beside?: readonly string[], input?: string];

const make = (...given: string[]): Case => [given, ['6', '--seed', 'case']];
const print = (...given: string[]): Case => [given, ['--output', PDF, '--overwrite'], FOUR];

const CASES: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  create: {
    '--difficulty': make('--difficulty', 'medium'),
    '--level': make('--level', 'medium'),
    '--size': [
      ['--size', '4'],
      ['--seed', 'case'],
    ],
    '--box': make('--box', '3x2'),
    '--constraint': make('--constraint', 'x'),
    '--regions': [
      ['--regions', 'AABBAABBCCDDCCDD'],
      ['--seed', 'case', '--to', 'line'],
    ],
    '--score': make('--score', '..150'),
    '--rating': make('--rating', '1.5'),
    '--require': make('--require', 'naked-pair'),
    '--just': [['--just'], ['6', '--seed', 'case', '--require', 'hidden-single']],
    '--strategy': make('--strategy', 'hidden-single,full-house'),
    '--max-level': [
      ['--max-level', 'easy'],
      ['--seed', 'case 2'],
    ],
    '--clues': make('--clues', '16'),
    '--minimal': make('--minimal'),
    '--symmetry': make('--symmetry', 'full'),
    '--pattern': [
      ['--pattern', MASK],
      ['4', '--seed', 'case'],
    ],
    '--like': [
      ['--like', FOUR],
      ['--seed', 'case'],
    ],
    '--fill': make('--fill', 'canonical'),
    '--count': make('--count', '2'),
    '--seed': [['--seed', 'other'], ['4']],
    '--comment': make('--comment'),
  },
  print: {
    '--title': print('--title', 'Other'),
    '--subtitle': [['--subtitle', 'Below'], ['--title', 'Other', '--output', PDF, '--overwrite'], FOUR],
    '--book': print('--book', 'stars'),
    '--notes': print('--notes', 'none'),
    '--candidates': print('--candidates'),
    '--no-solutions': print('--no-solutions'),
    '--number-from': print('--number-from', '61'),
    '--link': print('--link', 'https://example.org/'),
    '--paper': print('--paper', 'letter'),
    '--per-page': [['--per-page', '1'], ['--output', PDF, '--overwrite'], `${FOUR}\n${FOUR}`],
    '--two-sided': print('--two-sided'),
    '--booklet': print('--booklet'),
    '--bleed': print('--bleed'),
  },
  convert: { '--lossy': [['--lossy'], ['--to', 'sdm', `${FOUR} x`]] },
  dedupe: {
    '--by': [['--by', 'solution'], [], `1234341221434.2.\n1234341221434..1\n`],
    '--against': [['--against', BANK], [], `${FOUR}\n${OTHER}\n`],
  },
  strategies: {
    '--family': [['--family', 'fish']],
    '--level': [['--level', 'easy']],
    '--search': [['--search', 'kite']],
  },
  constraints: { '--search': [['--search', 'cage']] },
  check: {
    '--limit': [['--limit', '2'], [OTHER]],
    '--max-level': [
      ['--max-level', 'hard'],
      ['--backdoors', X_WING],
    ],
  },
  hint: { '--spoil': [['--spoil'], ['21.4.+4.....3.2..']] },
};

/** Own options whose effect a test of their own shows. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  create: ['--against', '--diverse'],
  print: ['--font'],
  dedupe: ['--memory'],
  hint: ['--every'],
  morph: ['--keep-symmetry'],
  open: ['--port', '--no-browser'],
  verify: ['--json'],
};

/** Returns the options in the help of a command that no other command has: those before the groups, and of print. */
async function ownOptions(name: string): Promise<string[]> {
  const { out } = await sudokuOn('', name, '--help');
  const own = [...out.matchAll(/\n(?:Options|Print):\n([\s\S]*?)(?=\n\n|$)/g)].map(([, lines]) => lines).join('\n');
  return [...own.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag]) => flag!).filter((flag) => flag !== '--help');
}

const withoutDate = (text: string): string => text.replaceAll(/\/(CreationDate|ModDate) \(.*?\)|\/ID \[[^\]]*\]/g, '');

async function shown(name: string, args: readonly string[], input = ''): Promise<unknown> {
  const { status, out } = await sudokuOn(input, name, ...args);
  return [status, out, existsSync(PDF) && withoutDate(readFileSync(PDF, 'latin1'))];
}

test.each(commands.map(({ name }) => name))('%s: each option of its own has a case', async (name) => {
  const cases = [...Object.keys(CASES[name] ?? {}), ...(ELSEWHERE[name] ?? [])];
  const own = await ownOptions(name);
  expect(cases.filter((flag) => !own.includes(flag))).toEqual([]);
  if (PAIRED.includes(name)) return;
  expect(own.filter((flag) => !cases.includes(flag))).toEqual([]);
});

describe.each(Object.entries(CASES))('%s', (name, cases) => {
  /** What is shown without the option, by what stands beside it: many options are tried beside the same. */
  const plain = new Map<string, unknown>();

  test.each(shareOf(Object.entries(cases), 2))('%s does something', async (_, [given, beside = [], input]) => {
    const key = JSON.stringify([beside, input]);
    const without = plain.get(key) ?? (await shown(name, beside, input));
    plain.set(key, without);
    expect(await shown(name, [...beside, ...given], input)).not.toEqual(without);
  });
});
