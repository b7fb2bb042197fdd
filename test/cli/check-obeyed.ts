/** Tests that every option of a command has an effect, is rejected, or is reported as without effect, for an output. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declaredCommands } from '../../src/cli/commands/man.js';
import { commands } from '../../src/cli/commands.js';
import { ELSEWHERE } from './options-elsewhere.js';
import { sudoku } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'obeyed-'));

/** A small puzzle, so that each call is quick. */
const PUZZLE = 'fixtures/puzzles/6x6.txt';
const PATTERN = join(folder, 'pattern.txt');
writeFileSync(PATTERN, '####..##########');

const ORDER = join(folder, 'order.txt');
writeFileSync(ORDER, 'naked-single\n');

const DEVANAGARI =
  'node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff';

/** A word for each option that takes one, or the options that it requires. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '--ladder': ['se'],
  'create --level': ['medium'],
  '--theme': ['dark'],
  '--title': ['Other'],
  '--subtitle': ['Below'],
  '--book': ['cover'],
  '--number-from': ['61'],
  // The option changes a title that our fonts cannot print; without it such a title is rejected.
  '--font': [DEVANAGARI, '--title', 'हिन्दी'],
  '--link': ['https://example.org/'],
  '--lang': ['de'],
  '--per-page': ['1'],
  '--paper': ['letter'],
  '--notes': ['score'],
  '--proof': [join(folder, 'proof/')],
  '--steps': ['3..4'],
  '--from-level': ['hard'],
  '--without': ['full-house'],
  '--order': [ORDER],
  'solve --strategy': ['naked-single'],
  'hint --strategy': ['full-house', '--all'],
  'hint --max-level': ['medium', '--all'],
  '--sort': ['progress', '--all'],
  '--limit': ['2', '--all'],
  '--to': ['csv'],
  '--count': ['3'],
  '--seed': ['other'],
  '--size': ['6'],
  '--box': ['2x3'],
  '--require': ['hidden-single', '--size', '6'],
  '--just': ['--require', 'hidden-single', '--size', '6'],
  'create --strategy': ['naked-single', '--size', '6'],
  '--score': ['..150', '--size', '6'],
  '--rating': ['1.5..1.5', '--size', '6'],
  '--max-level': ['easy', '--size', '6'],
  '--clues': ['8'],
  '--symmetry': ['full'],
  '--pattern': [PATTERN],
  '--like': ['.3.1...2....1...'],
  '--fill': ['canonical'],
  '--difficulty': ['easy', '--size', '6'],
};

/** Options for the destination of the answer, and those that other tests show. */
const NOT_HERE = [
  ...ELSEWHERE,
  ...['--output', '--to', '--help', '--difficulty'],
  // Options without effect on such a small puzzle.
  ...['--to-level', '--ladder', '--sort', '--lossy', '--explain'],
  // The tests of dedupe and of the bank cover this option.
  '--against',
  '--diverse',
  // The language of remarks: german.test.ts.
  'convert --lang',
  'create --lang',
];

/** The commands that draw, each with arguments for which it does, and the option for the format of its output. */
const CALLS: Readonly<Record<string, readonly [base: readonly string[], option: string]>> = {
  hint: [['--max-level', 'easy', PUZZLE], '--to'],
  solve: [['--explain', PUZZLE], '--to'],
  convert: [[PUZZLE], '--to'],
  create: [['4', '--seed', 'same'], '--to'],
};

let runs = 0;

/** Runs a command. Returns its output, its remarks and the files it wrote. */
export async function written(args: readonly string[], isDrawn: boolean) {
  const out = join(folder, `${runs++}/`);
  const { status, out: text, notes } = await sudoku(...args, ...(isDrawn ? ['--output', out] : []));
  const names = isDrawn && existsSync(out) ? readdirSync(out) : [];
  const files = names.map((name) => [name, withoutDate(readFileSync(join(out, name), 'latin1'))]);
  return { status, text, notes, files };
}

const withoutDate = (text: string): string => text.replaceAll(/\/(CreationDate|ModDate) \(.*?\)|\/ID \[[^\]]*\]/g, '');

const declared = await declaredCommands(commands);

/** Tests the options of a command that draws, in some formats of its output. */
export function checkObeyed(name: string, formats: readonly string[]): void {
  const [base, formatOption] = CALLS[name]!;
  const options = declared.find((command) => command.name === name)!.options;
  const names = options.map((option) => option.long!).filter((long) => long !== formatOption);
  const tested = names.filter((long) => !NOT_HERE.includes(long) && !NOT_HERE.includes(`${name} ${long}`));
  describe.each(formats)(`${name} %s`, (format) => {
    const isDrawn = format !== 'line';
    const start = [name, ...base, formatOption, format];
    const plain = written(start, isDrawn);
    test.each(tested)('%s', async (long) => {
      const [word = '', ...others] = WORDS[`${name} ${long}`] ?? WORDS[long] ?? [];
      const takesWord = options.find((option) => option.long === long)!.required;
      if (takesWord) expect(word, `a word for ${long}`).not.toBe('');
      const before = others.length > 0 ? await written([...start, ...others], isDrawn) : await plain;
      const after = await written([...start, ...others, long, ...(takesWord ? [word] : [])], isDrawn);
      if (after.status === 2 || after.status === 3 || after.notes.includes(`${long} does nothing`)) return;
      expect(after.files.length > 0 || after.text !== '' ? { ...after, notes: '' } : after).not.toEqual({
        ...before,
        notes: '',
      });
    });
  });
}
