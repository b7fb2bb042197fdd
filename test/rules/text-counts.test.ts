/** Random texts of all forms on grids of 6×6: counts beside brute force, and round trips through lines, JSON and links. */
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { cellsText } from '../../src/core/cells-text.js';
import { Geometry } from '../../src/core/geometry.js';
import type { ClueObject } from '../../src/core/statement.js';
import { permutation, seeded } from '../../src/create/random.js';
import { readPuzzle } from '../../src/formats/read.js';
import { search } from '../../src/search/search.js';
import type { Clue } from '../../src/variants/clue.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';
import { statementJson } from '../../src/variants/statement-text.js';
import { linkIn, linkOf } from '../../web/page/play/link.js';
import { playOf } from '../../web/page/play/play.js';
import { gridOf } from '../constraints/grids.js';
import { inTier } from '../tier.js';
import { randomEither } from './random-eithers.js';
import { randomNamed, randomText } from './random-texts.js';

const six = Geometry.ofSize(6);

interface Stated {
  readonly clue: string;
  obeys(grid: ArrayLike<number>): boolean;
}

/** A text of a form that a grid obeys. */
function obeyed(grid: ArrayLike<number>, round: number): Stated {
  const random = seeded(`counts ${round}`);
  for (;;) {
    const count = round % 3 === 0 ? 2 : 1;
    const cells = permutation(36, random);
    const lists = Array.from({ length: count }, () => cells.splice(0, 3 + Math.floor(random() * 2)));
    const written = lists.map((list) => cellsText(list, 6)).join('/');
    const make = round % 3 === 1 ? randomNamed : randomText;
    const { text, holds } =
      count === 2
        ? randomEither(random, count)
        : ((own) => ({ ...own, holds: ([digits]: number[][]) => own.holds(digits!) }))(make(random, lists[0]!.length));
    const obeys = (own: ArrayLike<number>): boolean => holds(lists.map((list) => list.map((cell) => own[cell]! + 1)));
    if (text.length <= 200 && obeys(grid)) return { clue: `rule="${text}":${written}`, obeys };
  }
}

const ROUNDS = inTier({ quick: 40, slow: 200 });
const cases = Array.from({ length: ROUNDS }, (_, round) => {
  const grid = gridOf(six, `count ${round % 20}`);
  return { grid, round, ...obeyed(grid, round) };
});

test('texts have as many grids as brute force counts, with ten givens', () => {
  const counts = new Set<number>();
  let fewer = 0;
  for (const { grid, round, clue, obeys } of cases) {
    const givens = new Set(permutation(36, seeded(`count givens ${round}`)).slice(0, 10));
    const values = Int8Array.from(grid, (digit, cell) => (givens.has(cell) ? digit : -1));
    const all = search({ geometry: six, values }, { limit: 20_000 }).solutions;
    expect(all.length).toBeLessThan(20_000);
    const expected = all.filter(obeys).length;
    const geometry = withRules(six, { constraints: [clue] });
    expect(search({ geometry, values }, { limit: 20_000 }).solutions.length, clue).toBe(expected);
    counts.add(expected);
    if (expected < all.length) fewer++;
  }
  expect(counts.size).toBeGreaterThan(ROUNDS / 10);
  expect(fewer).toBeGreaterThan(ROUNDS / 4);
});

const rule = constraints.find(({ id }) => id === 'rule')!;

test('each comes back from a line, from JSON and from a link', () => {
  for (const { clue } of cases) {
    const geometry = withRules(six, { constraints: [clue] });
    const written = rulesText(geometry);
    const line = readPuzzle(`${'.'.repeat(36)} ${written}`).puzzle.geometry;
    expect(rulesText(line)).toBe(written);
    const [statement] = geometry.layout.statements!;
    const json = JSON.parse(JSON.stringify(statementJson('rule', statement!, rule, 6))) as ClueObject<'rule'>;
    expect(rulesText(withRules(six, { constraints: [json as unknown as Clue] }))).toBe(written);
    const link = linkIn(linkOf(playOf({ geometry, values: new Int8Array(36).fill(-1) })));
    expect(rulesText(withRules(six, link!.shape.rules!))).toBe(written);
  }
});
