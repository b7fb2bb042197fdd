import { describe, expect, test } from 'vitest';
import { OutOfTime, unlimited } from '../../src/core/clock.js';
import { readPuzzle } from '../../src/formats/read.js';
import { checkJson } from '../../src/render/json/check.js';
import { checked } from '../../src/search/checked.js';
import { search } from '../../src/search/search.js';
import { eachTriedPart } from '../../src/search/spare.js';
import { rulesOf } from '../../src/variants/of-grid.js';
import { withoutRule } from '../../src/variants/removable.js';
import { sudoku } from '../cli/sudoku.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { validatorOf } from '../schema-validators.js';

/** The rules of puzzles with one solution, each a word; `killer-cage` is of cages with their sums. */
const PUZZLES = [
  ['.3.1...2....1...', ['disjoint-groups']],
  ['.3.1.1.2........', ['disjoint-groups']],
  ['.3.1...2....1...', ['pairs=r1c1r2c3', 'killer-cage=5:r1c12', 'killer-cage=6:r3c4r2c4']],
  ['.3.1.1.2........', ['disjoint-groups', 'killer-cage=5:r1c12', 'killer-cage=6:r3c4r2c4', 'pairs=r1c1r4c4']],
  ['.3.1......1.....', ['thermometer=r2c2r1c1r1c2', 'white-dot=r2c3r2c4', 'killer-cage=5:r1c34', 'even=r2c4r3c2']],
  ['................', ['killer-cage=7:r1c12', 'killer-cage=6:r12c3', 'killer-cage=6:r34c1', 'killer-cage=7:r3c34']],
] as const;

const parse = (givens: string, rules: readonly string[]) => readPuzzle([givens, ...rules].join(' ')).puzzle;

describe.each(PUZZLES)('%s %j', (givens, rules) => {
  const puzzle = parse(givens, rules);
  const { result, spareRules, spare } = checked(puzzle, unlimited, 2, true);
  const isSpare = (at: number): boolean =>
    search(parse(givens, rules.toSpliced(at, 1)), { limit: 2 }).solutions.length === 1;

  test('a rule is spare if one solution is left without it', () => {
    expect(result.solutions).toHaveLength(1);
    const wanted = rules.filter((_, at) => isSpare(at)).flatMap((rule) => rulesWords(parse('.'.repeat(16), [rule])));
    expect(spareRules!.flatMap(({ rule }) => JSON.stringify(rule)).sort()).toEqual(wanted.sort());
  });

  test('parts that are tried one by one are spare as in a check', () => {
    const tried = [...eachTriedPart(puzzle, unlimited)];
    const spareParts = tried.filter(({ isSpare }) => isSpare).map(({ part }) => part);
    expect(spareParts.filter((part) => typeof part === 'number')).toEqual(spare);
    expect(spareParts.filter((part) => typeof part !== 'number')).toEqual(spareRules);
    expect(tried.map(({ left }) => left)).toEqual(tried.map((_, at) => tried.length - at - 1));
  });

  test('JSON lists the spare rules as the schema has them', () => {
    const json = JSON.parse(JSON.stringify(checkJson(puzzle, checked(puzzle, unlimited, 2, true))));
    const validate = validatorOf('check');
    expect(validate(json) ? [] : validate.errors).toEqual([]);
    expect(json.minimal).toBe(spare!.length + spareRules!.length === 0);
    expect(json.redundantRules === undefined).toBe(spareRules!.length === 0);
  });
});

test('a clue is needed if without it a rule about all clues leaves another solution', () => {
  for (const line of [linesOf('all-x')[0]!]) {
    const { puzzle } = readPuzzle(line);
    const { result, spareRules } = checked(puzzle, unlimited, 2, true);
    const spare = [...eachTriedPart(puzzle, unlimited)].filter(({ isSpare }) => isSpare).map(({ part }) => part);
    for (const part of [...spareRules!, ...spare])
      if (typeof part !== 'number') {
        const left = search({ geometry: withoutRule(puzzle.geometry, part), values: puzzle.values }, { limit: 2 });
        expect(left.solutions, line).toEqual(result.solutions);
      }
  }
});

const rulesWords = ({ geometry }: ReturnType<typeof parse>): string => JSON.stringify(rulesOf(geometry));

test('spare rules are named, and what is needed', async () => {
  const of = async (text: string) => (await sudoku('check', '--minimal', text)).out.trim();
  expect(await of('................ killer-cage=7:r1c12;6:r12c3;6:r34c1;7:r3c34')).toBe(
    'one solution, every clue needed',
  );
  expect(await of('................ killer-cage=7:r1c12;6:r12c3;6:r34c1;7:r3c34;4:r12c4')).toMatch(
    /^one solution; spare: .*the 4-cage in r12c4/,
  );
  expect(await of('.3.1...2....1... disjoint-groups white-dot=r2c34')).toBe(
    'one solution, every given needed; spare: Disjoint groups, the white dot r2c34',
  );
  expect(await of('.3.1...2....1...')).toBe('one solution, every given needed');
});

test('a time limit holds, and leaves the question open', () => {
  const puzzle = parse('................', ['killer-cage=7:r1c12;6:r12c3;6:r34c1;7:r3c34']);
  const total = countLooks((clock) => checked(puzzle, clock, 2, true));
  const full = checked(puzzle, unlimited, 2, true);
  const cuts = new Set<boolean>();
  for (let most = 0; most < total; most++) {
    let looks = 0;
    const clock = (): void => {
      if (looks++ >= most) throw new OutOfTime();
    };
    const { spare, spareRules } = checked(puzzle, clock, 2, true);
    cuts.add(spare === undefined);
    expect([spare, spareRules]).toEqual(spare ? [full.spare, full.spareRules] : [undefined, undefined]);
  }
  expect(cuts).toContain(true);
});

function countLooks(work: (clock: () => void) => void): number {
  let looks = 0;
  work(() => void looks++);
  return looks;
}
