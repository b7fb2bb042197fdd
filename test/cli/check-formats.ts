/** The texts of a puzzle in every format that is read, and the test that commands read them all. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pageLinks } from '../../src/cli/draw/writer.js';
import { load, READ, WRITTEN, writerNamed } from '../../src/formats/exchange/any.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { parseLine } from '../../src/formats/text/line.js';
import { LINE, SOLUTION } from '../formats/exchange/example.js';
import { penpaLink } from '../formats/exchange/penpa-link.js';

const bin = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));

/** Returns a line in each format that is read. */
function textsOf(line: string): ReadonlyMap<string, string> {
  const puzzle = parseLine(line);
  const texts = new Map([['json', JSON.stringify({ puzzle: line })]]);
  for (const name of WRITTEN)
    if (name !== 'json' && READ.includes(name)) texts.set(name, writerNamed(name).format(puzzle, alphabetOf(9), {}));
  return texts
    .set('penpa', penpaLink(line))
    .set('page-link', pageLinks('https://play.example/', puzzle).link)
    .set('vbforums', line.match(/.{9}/g)!.join('\n'))
    .set('sudokumaker', sudokuMakerOf(line))
    .set('lisudoku', lisudokuOf(line))
    .set('sudokustudio', sudokuStudioOf(line));
}

const digitsIn = (line: string): number[] => [...line].map((sign) => Number(sign) || 0);

const sudokuMakerOf = (line: string): string =>
  JSON.stringify({
    formatVersion: '1.6.0',
    puzzle: {
      cells: digitsIn(line).map((value) => (value ? { given: true, value } : {})),
      constraints: [
        { type: 0 },
        { type: 1, regions: digitsIn(line).map((_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3)) },
      ],
    },
  });

const lisudokuOf = (line: string): string =>
  JSON.stringify({
    gridSize: 9,
    fixedNumbers: digitsIn(line).flatMap((value, cell) =>
      value ? [{ position: { row: Math.floor(cell / 9), col: cell % 9 }, value }] : [],
    ),
  });

const sudokuStudioOf = (line: string): string =>
  JSON.stringify({
    grid: { width: 9, height: 9 },
    meta: {},
    elements: {
      1: { type: 'box', value: { width: 3, height: 3 } },
      2: { type: 'givens', value: Object.fromEntries(Object.entries(digitsIn(line)).filter(([, digit]) => digit)) },
    },
  });

await load([], ...READ);
export const TEXTS = textsOf(LINE);
/** Texts of a puzzle with a few open cells, so that hints of every outcome are quick. */
const QUICK = textsOf(`..5.2.8.${SOLUTION.slice(8, 60)}.${SOLUTION.slice(61)}`);

/** Runs the built program on a text. */
export async function outputOf(
  input: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; notes: string }> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: 'pipe' });
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, notes] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, out, notes };
}

/** Tests that commands, with their options, read the texts of all formats. */
export const checkReads = (commands: readonly (readonly string[])[]): void =>
  test.each(commands)('%s %s reads every format', async (...args: string[]) => {
    const { code, out, notes } = await outputOf([...QUICK.values()].join('\n\n'), ...args);
    // Some formats hold the solution as a player's values.
    const others = notes.replaceAll(/.*the grid is full: the steps are those from its givens\n/g, '');
    expect([code, others]).toEqual([0, expect.not.stringMatching(/\bline \d|Error|not loaded/)]);
    expect(out).not.toContain('ERROR');
    if (!/^(?:stats|dedupe)/.test(String(args)))
      expect(out.trim().split('\n').filter(Boolean)).toHaveLength(QUICK.size);
  });
