/**
 * Plays of a simulated player: a position in the middle of a path, with marks in most cells and deliberate mistakes.
 * `npx tsx test/session/plays.ts [COUNT] [SEED]` simulates COUNT plays (default 300).
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prove } from '../../src/check/prove.js';
import { bitsOf } from '../../src/core/bits.js';
import { EMPTY } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { unlimited } from '../../src/core/clock.js';
import { openTo } from '../../src/core/open-to.js';
import { puzzleOf } from '../../src/core/position.js';
import { asMarked, clashes, type Puzzle } from '../../src/core/puzzle.js';
import { type Random, seeded } from '../../src/create/random.js';
import { seedAt } from '../../src/create/seeds.js';
import { parseLine } from '../../src/formats/text/line.js';
import { uniqueSolution } from '../../src/search/search.js';
import { judge, type Mistake } from '../../src/session/mistakes.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';

export interface Played {
  readonly play: Puzzle;
  /** The expected mistakes as texts, sorted. */
  readonly wanted: readonly string[];
}

const PUZZLES = readFileSync(new URL('../../fixtures/grades/hodoku.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => line.split('\t')[0]!);

const most = (random: Random, count: number): number => Math.floor(random() * (count + 1));

/** Removes a random item from a list and returns it. */
const drawn = <Item>(random: Random, items: Item[]): Item | undefined =>
  items.splice(Math.floor(random() * items.length), 1)[0];

export const worded = (mistake: Mistake): string => {
  switch (mistake.kind) {
    case 'clash':
      return `clash ${mistake.house} ${mistake.digit} ${mistake.cells}`;
    case 'wrong':
      return `wrong ${mistake.cell} ${mistake.digit} ${mistake.right}`;
    case 'lost':
    case 'stale':
      return `${mistake.kind} ${mistake.cell} ${mistake.digit}`;
  }
};

/** Returns a position on a path, with up to three mistakes of each kind. */
export function playOf(random: Random): Played {
  const puzzle = parseLine(PUZZLES[Math.floor(random() * PUZZLES.length)]!);
  const { geometry } = puzzle;
  const solution = uniqueSolution(puzzle)!;
  const board = boardOf(puzzle);
  let steps = most(random, 30);
  for (const _ of walk(board, full, { maxLevel: 'hard' })) if (steps-- <= 0) break;
  const position = puzzleOf(board.unsolved > 0 ? board : boardOf(puzzle));
  const values = Int32Array.from(position.values);
  const marks = Int32Array.from(position.candidates!, (set) => (random() < 0.15 ? 0 : set));
  const placed = Int32Array.from(position.placed!);
  const wanted: string[] = [];
  const misleading = random() < 0.6 ? 3 : 0;
  const open = Array.from(values.keys()).filter((cell) => values[cell] === EMPTY);
  for (let count = most(random, misleading); count > 0 && open.length > 4; count--) {
    const cell = drawn(random, open)!;
    const others = bitsOf(geometry.all & ~(1 << solution[cell]!));
    const digit = drawn(random, others)!;
    values[cell] = digit;
    marks[cell] = 0;
    placed[cell] = 1;
    wanted.push(`wrong ${cell} ${digit} ${solution[cell]}`);
    if (random() < 0.5) for (const peer of open) if (geometry.sees(cell, peer)) marks[peer]! &= ~(1 << digit);
  }
  for (let house = 0; house < geometry.houses; house++) {
    const cells = geometry.cellsOf(house);
    for (let digit = 0; digit < geometry.size; digit++) {
      const those = cells.filter((cell) => values[cell] === digit);
      for (const other of those.slice(1)) wanted.push(`clash ${house} ${digit} ${[those[0], other]}`);
    }
  }
  const crossed = open.filter((cell) => marks[cell]! & ~(1 << solution[cell]!));
  for (let count = most(random, misleading); count > 0 && crossed.length > 0; count--) {
    const cell = drawn(random, crossed)!;
    marks[cell]! &= ~(1 << solution[cell]!);
    if (openTo(geometry, values, cell) & (1 << solution[cell]!)) wanted.push(`lost ${cell} ${solution[cell]}`);
  }
  const rightAlone = values.map((value, cell) => (value === solution[cell] ? value : EMPTY));
  const leftOver = open.filter((cell) => marks[cell] && openTo(geometry, rightAlone, cell) !== geometry.all);
  for (let count = most(random, 3); count > 0 && leftOver.length > 0; count--) {
    const cell = drawn(random, leftOver)!;
    const digit = drawn(random, bitsOf(geometry.all & ~openTo(geometry, rightAlone, cell)))!;
    marks[cell]! |= 1 << digit;
    wanted.push(`stale ${cell} ${digit}`);
  }
  return { play: { geometry, values, placed, candidates: marks }, wanted: wanted.sort() };
}

/**
 * Returns the fault in the judgement of a play, if any: a missed or false mistake, or a hint that is not proved or not
 * new.
 */
export function faultOf({ play, wanted }: Played): string | undefined {
  const { mistakes, canGoOn } = judge(play, unlimited);
  const told = mistakes.map(worded).sort();
  if (told.join() !== wanted.join()) return `told ${told.join('; ')} in place of ${wanted.join('; ')}`;
  if (!canGoOn) return mistakes.length > 0 ? undefined : 'no way on, and nothing wrong';
  if (clashes(play).length > 0) return 'goes on in spite of a clash';
  const marked = asMarked(play);
  const board = boardOf(marked);
  for (const { place, remove, explanation, strategy } of walk(board, full)) {
    const isKnown = (candidate: number): boolean => {
      const cell = play.geometry.cellOf(candidate);
      return play.values[cell] !== EMPTY || !(marked.candidates![cell]! & (1 << play.geometry.digitOf(candidate)));
    };
    if ([...place, ...remove].some(isKnown)) return `${strategy.id} says what is marked already`;
    const { verdict } = prove(board, { place, remove, truths: explanation.truths });
    return verdict === 'proved' ? undefined : `${strategy.id} is ${verdict}`;
  }
  return 'no hint';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = Number(process.argv[2] ?? 300);
  const seed = process.argv[3] ?? 'plays';
  const counts = new Map<string, number>();
  let faults = 0;
  for (let index = 0; index < count; index++) {
    const played = playOf(seeded(seedAt(seed, index)));
    for (const each of played.wanted.length > 0 ? played.wanted : ['none']) {
      const [kind] = each.split(' ');
      counts.set(kind!, (counts.get(kind!) ?? 0) + 1);
    }
    const fault = faultOf(played);
    if (fault === undefined) continue;
    faults++;
    console.error(`play ${index}: ${fault}`);
  }
  console.log(`${count} plays, ${faults} at fault; put in: ${[...counts].map((each) => each.join(' ')).join(', ')}`);
  if (faults > 0) process.exitCode = 1;
}
