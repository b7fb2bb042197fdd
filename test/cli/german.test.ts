/** Every command with `--lang de`: what it writes has no English sentence. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { TABLES } from '../../src/render/language/de/retold/index.js';
import { catalogue } from '../../strategies/index.js';
import { englishIn, ALIKE as SPELT_ALIKE, wordsIn } from '../strategies/languages.js';
import { sudoku, sudokuOn } from './sudoku.js';

const EASY = '.3.1...2....1...';
const HARD = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';
const SEVERAL = '1...............';
const CLASHING = '11..............';
const VARIANT = '................ x';

/** Words in the English originals of remarks that no German one has. */
const german = new Set(TABLES.flatMap((table) => Object.values(table)).flatMap(wordsIn));
const english = new Set(
  TABLES.flatMap((table) => Object.keys(table))
    .map((text) => text.replaceAll(/\{\w+\}|--[\w-]+|'[^']*'/g, ' '))
    .flatMap(wordsIn)
    .filter((word) => !german.has(word) && !SPELT_ALIKE.de!.includes(word)),
);

/** What is the same in all languages: names of strategies, options, formats and JSON, what a caller wrote, moves, signs. */
const ALIKE = [
  /<style>.*<\/style>/gs,
  /<[^>]*>/g,
  / (singles|easy) +│/g,
  /^the same puzzle: .*$/gm,
  /^[.\d+|-]+ # automorphisms \d+$/gm,
  /'[^']*'/g,
  /"[^"]*"/g,
  /--[\w-]+( [\w,.-]+)?/g,
  /sudoku (strategies|constraints|convert|\w+ --help)/g,
  new RegExp(
    catalogue
      .flatMap(({ id, name, aliases = [] }) => [id, name, ...aliases])
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replaceAll(/[^\w ]/g, '\\$&'))
      .join('|'),
    'gi',
  ),
  /\b(HoDoKu|Sudoku Explainer|Whips und Braids|standard|line|library|sdk|json|none|full|hodoku|se|whips|row\w*|column\w*|killer-cage|place|remove|truths|steps|puzzle|and|operand|variant|latin|ER|ERROR|Puzzle not solveable|Startwert forms|all dies|clipboard|susser|Pelánek|http\S*|score|clues|difficulty|minimal)\b/g,
];

/** Returns the English words in what a command wrote. */
function englishWordsIn(text: string): string[] {
  const bare = ALIKE.reduce((left, pattern) => left.replaceAll(pattern, ' '), text);
  return [...new Set([...englishIn(bare, 'de'), ...wordsIn(bare).filter((word) => english.has(word))])];
}

let folder = '';
let trace = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'g-'));
  trace = (await sudoku('solve', '--explain', '--json', EASY)).out;
  writeFileSync(join(folder, 'zwei.txt'), `${EASY}\n${EASY}\nxyz uvw\n1234\n`);
  writeFileSync(join(folder, 'bogen.csv'), `lfd,puzzle,art\na,${EASY},${EASY}\n`);
});

/** The calls of each command: the arguments, and what is on standard input. */
const CALLS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  solve: [[EASY], ['--explain', EASY], [SEVERAL], [CLASHING], ['123'], ['-v', EASY], ['FOLDER/zwei.txt', EASY]],
  grade: [
    [HARD],
    ['--scale', 'hodoku,se,w,te', '--profile', '--people', '--forms', '2', EASY],
    [SEVERAL],
    [CLASHING],
    [VARIANT],
    ['1234341221434321'],
    ['--seed', 'x', EASY],
    ['--time-limit', '0.001', HARD],
    ['nosuch.txt'],
  ],
  hint: [[EASY], ['--all', EASY], [SEVERAL], [CLASHING], ['1234341221434321'], ['--sort', 'progress', EASY], ['12']],
  create: [
    ['easy', '4', '--seed', 'a'],
    ['easy', '4'],
    ['easy', '4', '--comment', '--seed', 'a'],
    ['--clues', '16'],
    ['--rating', '0.5'],
    ['hard', '4'],
    ['--require', 'naked-pair', '--max-level', 'easy'],
    ['--score', '40000', '--time-limit', '0.3', '--seed', 'a'],
    ['easy', '4', '--diverse'],
  ],
  check: [
    [EASY],
    ['--minimal', '--all', EASY],
    ['--backdoors', '--estimate', HARD],
    ['--backdoors', SEVERAL],
    ['--estimate', '.'.repeat(36)],
    ['--estimate', CLASHING],
    ['--all', EASY],
    ['....'],
  ],
  convert: [
    ['--to', 'line', EASY],
    ['--to', 'rows', ':0000:x:.3.1+4..2....1...::::'],
    ['--to', 'susser', '--lossy', VARIANT],
    ['--to', 'line', '--theme', 'dark', EASY],
    ['--to', 'rows', CLASHING],
    [EASY],
    ['--to', 'csv', '-v', 'FOLDER/bogen.csv'],
  ],
  canon: [
    [EASY],
    ['--automorphisms', EASY],
    ['--same', EASY, EASY],
    ['--same', EASY, SEVERAL],
    [VARIANT],
    ['--solution', SEVERAL],
  ],
  print: [
    ['--output', 'FOLDER/heft.pdf', SEVERAL],
    ['--output', 'FOLDER/heft.pdf', '--notes', 'level', CLASHING],
    [CLASHING, '--output', 'FOLDER/leer.pdf', '--candidates', '--overwrite'],
  ],
  dedupe: [['FOLDER/zwei.txt'], [VARIANT]],
  morph: [[EASY], ['--moves', 'x', EASY], ['--moves', 'rows in the order 1 1 2 3', EASY], [VARIANT]],
  stats: [
    ['FOLDER/zwei.txt', '--scale', 'hodoku,se'],
    ['--histogram', 'level', EASY],
    ['--theme', 'dark', EASY],
    [SEVERAL],
  ],
  strategies: [['--family', 'singles'], ['x-wing'], ['nosuch']],
  constraints: [['nosuch'], ['killer-cagee'], ['--search', 'nosuchword'], ['killer-cage', '--search', 'x']],
  verify: [['TRACE'], ['FALSE'], ['{"puzzle":""}'], ['x'], ['']],
  open: [['nosuch.txt'], ['--port', '99999']],
};

describe.each(Object.entries(CALLS))('%s', (name, calls) => {
  test.each(calls.map((args) => [args.join(' '), args] as const))('%s', async (_, args) => {
    const last = args.at(-1)!;
    const input = { TRACE: trace, FALSE: falseTrace(trace) }[last] ?? last;
    const { out, notes } =
      name === 'verify'
        ? await sudokuOn(input, name, '--lang', 'de')
        : await sudoku(name, '--lang', 'de', ...args.map((word) => word.replace('FOLDER', folder)));
    expect(out + notes).not.toBe('');
    const told = `${out}\n${notes}`;
    const words = told.replaceAll(folder, '').replaceAll(/(Startwert: )\S+/g, '$1');
    expect(englishWordsIn(words), told).toEqual([]);
  });
});

/** The trace with another digit in its first step. */
const falseTrace = (text: string): string => {
  const { solved: _, solution: _solution, ...told } = JSON.parse(text);
  const [{ place, ...step }] = told.steps;
  const [{ digit, ...cell }] = place;
  return JSON.stringify({ ...told, steps: [{ ...step, place: [{ ...cell, digit: (digit % 4) + 1 }] }] });
};

test('every command but those for shells has a language', () => {
  expect(Object.keys(CALLS).sort()).toEqual(
    commands
      .map(({ name }) => name)
      .filter((name) => !['completion', 'man'].includes(name))
      .sort(),
  );
});
