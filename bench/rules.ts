/**
 * Measures exact search beside rules: the CPU milliseconds and guesses of counting to two, warm, the median of three rounds
 * over all puzzles. The time of a first search, with the tables of its rules, stands beside it.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Puzzle } from '../src/core/puzzle.js';
import { readAny } from '../src/formats/exchange/any.js';
import { type SearchResult, search } from '../src/search/search.js';
import { cpuSeconds, heading, median, row } from './measure.js';

const ROUNDS = 3;
/** The milliseconds after which a search is undecided. */
const MOST = 20_000;
/** A search that takes so many milliseconds is timed once. */
const LONG = 2000;
/** Milliseconds by which a search may be behind a peer, since less is not felt. */
const UNFELT = 5;

/** A puzzle of a list, with what a peer needed for it: milliseconds, and its guesses. */
interface Listed {
  readonly id: string;
  /** Undefined if it cannot be read. */
  readonly puzzle: Puzzle | undefined;
  readonly peer?: number;
  readonly peerGuesses?: string | undefined;
}

/**
 * Returns the puzzles of a list. A `.tsv` names its columns: `id`, those that may hold the puzzle (the first of them that
 * is read counts), and `… ms` and `… guesses` of a peer. A `.jsonl` has an `id` and a `line` in each record. Else each
 * line is a puzzle.
 */
async function listed(file: string): Promise<Listed[]> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (file.endsWith('.jsonl'))
    return Promise.all(
      lines.map(async (line) => {
        const { id, line: text } = JSON.parse(line) as { id: string; line: string };
        return { id, puzzle: await puzzleOf([text]) };
      }),
    );
  if (!file.endsWith('.tsv'))
    return Promise.all(lines.map(async (line, index) => ({ id: `line ${index + 1}`, puzzle: await puzzleOf([line]) })));
  const columns = lines[0]!.split('\t');
  const endingIn = (end: string): number => columns.findIndex((name) => name.endsWith(end));
  const [time, guesses] = [endingIn(' ms'), endingIn(' guesses')];
  const texts = ['iss', 'f-puzzles', 'puzzle'].map((name) => columns.indexOf(name)).filter((column) => column >= 0);
  return Promise.all(
    lines.slice(1).map(async (line) => {
      const cells = line.split('\t');
      const puzzle = await puzzleOf(texts.map((column) => cells[column] ?? ''));
      return { id: cells[0]!, puzzle, ...(time >= 0 && { peer: Number(cells[time]), peerGuesses: cells[guesses] }) };
    }),
  );
}

/** Reads the first of some texts that can be read. */
async function puzzleOf(texts: readonly string[]): Promise<Puzzle | undefined> {
  for (const text of texts)
    try {
      if (text !== '') return (await readAny(text)).puzzle;
    } catch {}
  return undefined;
}

function timed(puzzle: Puzzle): { readonly milliseconds: number; readonly result: SearchResult } {
  const started = cpuSeconds();
  const result = search(puzzle, { milliseconds: MOST });
  return { milliseconds: 1000 * (cpuSeconds() - started), result };
}

/** Measures the puzzles of some lists. `scale`: the factor by which this machine is slower than the one of the peer. */
export async function benchRules(files: readonly string[], scale: number): Promise<void> {
  for (const file of files) {
    const all = await listed(file);
    const read = all.flatMap(({ puzzle, ...entry }) => (puzzle ? [{ ...entry, puzzle }] : []));
    heading(
      `Search beside rules, ${basename(file)}, ${read.length} of ${all.length} read`,
      'first ms',
      'warm ms',
      'guesses',
      'peer ms',
      'its guesses',
      'behind',
    );
    const times = read.map((): number[] => []);
    const results: SearchResult[] = [];
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, { puzzle }] of read.entries()) {
        if (times[index]!.at(-1)! > LONG) continue;
        const { milliseconds, result } = timed(puzzle);
        times[index]!.push(milliseconds);
        results[index] = result;
      }
    const warm = times.map((rounds) => median(rounds.slice(rounds.length > 1 ? 1 : 0)));
    const behind = read.map(({ peer }, index) => (peer === undefined ? 0 : (warm[index]! + 1) / (peer * scale + 1)));
    for (const [index, { id, peer, peerGuesses }] of read.entries()) {
      const { ended, nodes, solutions } = results[index]!;
      const told = ended === 'cut' ? 'undecided' : solutions.length === 1 ? '' : `${solutions.length} solutions`;
      const own = [times[index]![0]!, warm[index]!, nodes];
      row(`${id} ${told}`, ...own, ...(peer === undefined ? [] : [peer * scale, peerGuesses ?? '', behind[index]!]));
    }
    const felt = behind.filter((factor, index) => factor > 3 && warm[index]! > read[index]!.peer! * scale + UNFELT);
    row(
      'sum of warm ms, worst',
      warm.reduce((sum, time) => sum + time, 0),
      Math.max(...warm),
    );
    if (!read.some(({ peer }) => peer !== undefined)) continue;
    const mean = Math.exp(behind.reduce((sum, factor) => sum + Math.log(factor), 0) / behind.length);
    row('behind: geometric mean, over 3 times', mean, felt.length);
  }
}
