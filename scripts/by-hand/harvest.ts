/**
 * Finds cases for a fixture in real positions. Each FILE has one puzzle a line:
 *
 *   npx tsx scripts/by-hand/harvest.ts ID [--most N] FILE...
 *
 * Walks each puzzle and prints, in the fixture's format, the first hit of the strategy at each position where the path
 * takes it. With each case it prints a negative one: the same position after all hits.
 *
 * `--any LEVEL` also takes hits where the path's own next step is another one of at least that level. `--morph SEED`
 * takes a random equivalent of each puzzle, for files of puzzles that are not ours.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import seedrandom from 'seedrandom';
import { morph } from '../../src/canon/transform.js';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { readWithRules } from '../../src/formats/beside/rules.js';
import { withRulesWritten } from '../../src/formats/beside/rules-written.js';
import { symbolOf } from '../../src/formats/symbols.js';
import { parseLineText } from '../../src/formats/text/line-text.js';
import { type Hit, LEVELS, type Level } from '../../src/logic/step/strategy.js';
import { candidateName } from '../../src/render/notation.js';
import { sentence } from '../../src/render/text.js';
import { full } from '../../src/solver/full.js';
import { applyHit } from '../../src/solver/ladder.js';
import { walk } from '../../src/solver/walk.js';
import { strategyOf } from '../../strategies/index.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '3' },
    any: { type: 'string' },
    morph: { type: 'string' },
  },
});
const [id, ...files] = positionals;
const strategy = strategyOf(id ?? '');
if (!strategy) throw new Error(`no strategy ${id}`);

let left = Number(options.most);
for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/))) {
  const [symbols] = line.split(/\s/);
  if (!symbols || !/^[.0-9]{81}$/.test(symbols) || left <= 0) continue;
  const { puzzle } = readWithRules(line, undefined, parseLineText);
  const board = boardOf(options.morph ? morph(puzzle, seedrandom(`${options.morph} ${symbols}`)) : puzzle);
  for (const step of walk(board, full)) {
    if (
      options.any
        ? LEVELS.indexOf(step.strategy.level) < LEVELS.indexOf(options.any as Level)
        : step.strategy !== strategy
    )
      continue;
    const { value: hit } = strategy.find(board).next();
    if (!hit) continue;
    printCase(board, hit);
    if (--left <= 0) break;
    break;
  }
}

function printCase(board: Board, hit: Hit): void {
  const { geometry } = board;
  const names = (list: readonly number[], sign: string): string[] =>
    [...new Set(list)].map((candidate) => sign + candidateName(geometry, candidate));
  const [does, done] = hit.place.length > 0 ? ['places', hit.place] : ['removes', hit.remove];
  console.log(`case     ${does} ${names(done, '').join(' ')}\ngrid     ${gridOf(board)}`);
  printGone(board);
  console.log(`finds    ${[...names(hit.place, '+'), ...names(hit.remove, '-')].join(' ')}`);
  console.log(
    `says     ${sentence(strategy!.explain(hit, geometry).message, geometry).replaceAll('\n', '\n         ')}\n`,
  );
  const after = board.copy();
  for (let next: Hit | undefined = hit; next; [next] = strategy!.find(after)) applyHit(after, next);
  console.log(`case     the same, once nothing is left to find\ngrid     ${gridOf(after)}`);
  printGone(after);
  console.log('finds    nothing\n');
}

function gridOf({ geometry, values, givens }: Board): string {
  const symbols = Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell]! < 0 ? '.' : (givens[cell] ? '' : '+') + symbolOf(values[cell]!, geometry.size),
  ).join('');
  return withRulesWritten(symbols, geometry, true);
}

/** Prints the missing candidates that the values alone do not exclude. */
function printGone(board: Board): void {
  const removed: string[] = [];
  const fresh = boardOf({ geometry: board.geometry, values: board.values });
  for (let candidate = 0; candidate < board.geometry.candidates; candidate++)
    if (fresh.has(candidate) && !board.has(candidate)) removed.push(candidateName(board.geometry, candidate));
  if (removed.length > 0) console.log(`without  ${removed.join(' ')}`);
}
