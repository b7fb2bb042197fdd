/**
 * Every format through every command, in processes of their own: a format that another test has loaded would hide that
 * a command does not load it. Runs the built program.
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read, solve } from '../../src/face/index.js';
import { load, READ, readAny, WRITTEN, writerNamed } from '../../src/formats/exchange/any.js';
import { formatLine, parseLine } from '../../src/formats/line.js';
import { readPasted } from '../../src/formats/solutions.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { LINE, SOLUTION } from '../formats/exchange/example.js';
import { penpaLink } from '../formats/exchange/penpa-link.js';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));

/** Returns a line in each format that is read. */
function textsOf(line: string): ReadonlyMap<string, string> {
  const puzzle = parseLine(line);
  const texts = new Map([['json', JSON.stringify({ puzzle: line })]]);
  for (const name of WRITTEN)
    if (name !== 'json' && READ.includes(name)) texts.set(name, writerNamed(name).format(puzzle, alphabetOf(9), {}));
  return texts.set('penpa', penpaLink(line)).set('vbforums', line.match(/.{9}/g)!.join('\n'));
}

await load([], ...READ);
const TEXTS = textsOf(LINE);
/** Texts of a puzzle with a few open cells, so that hints of every outcome are quick. */
const QUICK = textsOf(`..5.2.8.${SOLUTION.slice(8, 60)}.${SOLUTION.slice(61)}`);

async function outputOf(
  input: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; notes: string }> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'pipe' });
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, notes] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, out, notes };
}

const COMMANDS: readonly (readonly string[])[] = [
  ['solve', '--json'],
  ['solve', '--explain', '--json'],
  ['hint', '--json'],
  ['hint', '--all', '--max-level', 'easy', '--json'],
  ['hint', '--every', '--max-level', 'easy', '--json'],
  ['grade', '--json'],
  ['check', '--json'],
  ['convert', '--to', 'library'],
  ['canon', '--json'],
  ['morph', '--json'],
  ['stats'],
  ['dedupe'],
];

test('the texts are of every format that is read', () => {
  expect([...TEXTS.keys()].sort()).toEqual([...READ].sort());
});

test.each(COMMANDS)('%s %s reads every format', async (...args: string[]) => {
  const { code, out, notes } = await outputOf([...QUICK.values()].join('\n\n'), ...args);
  expect([code, notes]).toEqual([0, expect.not.stringMatching(/\bline \d|Error|not loaded/)]);
  expect(out).not.toContain('ERROR');
  if (!/^(?:stats|dedupe)/.test(String(args))) expect(out.trim().split('\n').filter(Boolean)).toHaveLength(QUICK.size);
});

test('canon --same takes every format', async () => {
  for (const name of ['f-puzzles', 'solo'])
    expect((await outputOf(LINE, 'canon', '--same', TEXTS.get(name)!)).code).toBe(0);
});

test("the library's readers read every format, recognised or named", async () => {
  for (const [name, text] of TEXTS) {
    const { puzzle } = await readAny(text);
    expect([name, formatLine(puzzle)]).toEqual([name, LINE]);
    expect(formatLine((await readAny(text, undefined, name)).puzzle)).toBe(LINE);
    expect(solve(puzzle).solution).toBe(SOLUTION);
  }
  for (const name of ['line', 'rows', 'framed', 'bars', 'pencilmarks', 'library', 'sukaku', 'clipboard', 'json'])
    for (const puzzle of [read(TEXTS.get(name)!), readPasted(TEXTS.get(name)!).puzzle])
      expect(formatLine(puzzle)).toBe(LINE);
});

test('refuses the name of no format, and a writer that is not loaded, with a code', async () => {
  await expect(readAny(LINE, undefined, 'sodoku')).rejects.toThrow("unknown format 'sodoku'");
  expect(() => writerNamed('opensodoku')).toThrow('opensudoku');
});
