/** Names as users write them: aliases are accepted, and ambiguous names are listed, never guessed. */
import { describe, expect, test } from 'vitest';
import { findByName, oneOf } from '../../src/cli/command.js';
import { strategyIds, strategyIdsAmong, strategyNamed } from '../../src/cli/input/strategy-names.js';
import { readWord } from '../../src/cli/options.js';
import { FORMATS } from '../../src/formats/format.js';
import { FAMILIES, LEVELS, type Strategy } from '../../src/logic/step/strategy.js';
import { range } from '../../src/settings/range.js';
import { catalogue } from '../../strategies/index.js';
import { shareOf } from '../tier.js';
import { sudoku } from './sudoku.js';

test.each(shareOf(catalogue, 4).map((strategy) => [strategy.id, strategy] as const))(
  'finds %s by id and name',
  (id, { name }) => {
    for (const word of [
      id,
      id.toUpperCase(),
      id.replaceAll('-', ' '),
      id.replaceAll('-', ''),
      name,
      name.toLowerCase(),
    ])
      expect(strategyNamed(word).id).toBe(id);
  },
);

const spelling = ({ id, name, aliases = [] }: Strategy): string => [id, name, ...aliases].join('\n').toLowerCase();

test('every alias names one strategy, or the message lists its meanings', () => {
  for (const { id, aliases = [] } of shareOf(catalogue, 4))
    for (const alias of aliases)
      try {
        expect(spelling(strategyNamed(alias))).toContain(alias.toLowerCase());
      } catch (error) {
        expect(String(error)).toContain(` ${id}`);
      }
});

test.each([
  ['X-Wing, xwing,SKYSCRAPER', ['x-wing', 'x-wing', 'skyscraper']],
  ['UR1,Y-Wing,BUG+1,bug+n', ['unique-rectangle-1', 'xy-wing', 'bug-plus-1', 'bug-plus-n']],
  ["Bowman's Bingo,thor's hammer", ['bowmans-bingo', 'tridagon']],
])('%s', (words, ids) => {
  expect(strategyIds(words)).toEqual(ids);
});

test.each([
  ['fish', 'fish'],
  ['wing', 'wings'],
  ['coloring', 'colouring'],
  ['ALS', 'als'],
  ['rank zero', 'rank-zero'],
  ['whips', 'whips'],
  ['Oddagons', 'oddagons'],
])('%s in a list names a family', (word, family) => {
  const ids = catalogue.filter((strategy) => strategy.family === family).map(({ id }) => id);
  expect(strategyIdsAmong(word)).toEqual(ids);
});

test.each([
  ['Locked Candidates', 'pointing claiming'],
  ['Simple Coloring', 'simple-colors-wrap simple-colors-trap'],
  ['simple colours', 'simple-colors-wrap simple-colors-trap'],
  ['Unique Rectangle', [1, 2, 3, 4, 5, 6].map((type) => `unique-rectangle-${type}`).join(' ')],
  ['Forcing Chain', 'forcing-chain'],
  ['X-Wing,xwing', 'x-wing'],
])('%s in a list names all strategies of that name', (words, ids) => {
  expect(strategyIdsAmong(words)).toEqual(ids.split(' '));
});

test.each([
  ['Locked Candidates Type 1 (Pointing)', 'pointing'],
  ['Uniqueness Test 4', 'unique-rectangle-4'],
  ['Bivalue Universal Grave + 1', 'bug-plus-1'],
  ['Almost Locked Set XY-Chain', 'als-chain'],
  ['Naked Triplet', 'naked-triple'],
  ['Hidden Quad', 'hidden-quadruple'],
  ['2-String Kite', 'two-string-kite'],
  ['Bivalue Universal Grave type 3', 'bug-type-3'],
  ['Aligned Triplet Exclusion', 'aligned-triple-exclusion'],
  ['Nishio Forcing Chains', 'forcing-chain-contradiction'],
  ['UR type 2', 'unique-rectangle-2'],
  ['Box/Line Reduction', 'claiming'],
])('finds %s by the name of other programs', (word, id) => {
  expect(strategyNamed(word).id).toBe(id);
});

test('a family comes before the strategy whose plural it is, everywhere', async () => {
  const whips = catalogue.filter(({ family }) => family === 'whips').map(({ id }) => id);
  expect(whips.length).toBeGreaterThan(1);
  expect(strategyIdsAmong('whip')).toEqual(['whip']);
  const { out } = await sudoku('strategies', 'whips');
  for (const id of whips) expect(out).toContain(id);
  expect(out).not.toContain('x-wing');
  const listed = (await sudoku('strategies', 'whips', '--json')).out.trim().split('\n');
  expect(listed.map((line) => JSON.parse(line).id)).toEqual(whips);
});

test('no family has the name of a strategy', () => {
  const names = new Set(catalogue.flatMap(({ id, name }) => [id, name.toLowerCase()]));
  expect(FAMILIES.filter((family) => names.has(family))).toEqual([]);
});

test.each([
  ['exocet', "strategy 'exocet' may mean junior-exocet, double-exocet, senior-exocet: say which"],
  ['Simple Colouring', /may mean simple-colors-wrap, simple-colors-trap: say which/],
  ['chain', /may mean (\S+, ){11}\S+ and \d+ more: say which/],
  ['swordfsh', "unknown strategy 'swordfsh'. Did you mean swordfish?"],
  ['Thor', "unknown strategy 'Thor'. Did you mean tridagon?"],
  ['naked-singel', "unknown strategy 'naked-singel'. Did you mean naked-single?"],
  ['', "unknown strategy ''."],
])('does not guess %s', (word, says) => {
  expect(() => strategyNamed(word)).toThrow(says);
});

test('a message lists the allowed words if they are few', () => {
  for (const level of LEVELS) expect(oneOf('level', level.toUpperCase(), LEVELS)).toBe(level);
  expect(oneOf('format', 'Pencil-Marks', FORMATS)).toBe('pencilmarks');
  expect(() => oneOf('level', 'esy', LEVELS)).toThrow(
    "unknown level 'esy' (easy, medium, hard, unfair, extreme). Did you mean easy?",
  );
});

test('an id takes precedence over an alias of another item', () => {
  const items = [{ id: 'a', aliases: ['b'] }, { id: 'b' }];
  expect(findByName('letter', 'B', items).id).toBe('b');
});

describe('commands', () => {
  test('are found in any case, also in help', async () => {
    expect((await sudoku('Strategies', 'xwing')).out).toMatch(/^# X-Wing\n/);
    expect((await sudoku('help', 'SOLVE')).out).toContain('--explain');
    expect((await sudoku('help', 'Notation')).out).toContain('(3=7)r1c2');
    expect(await sudoku('help', 'help')).toEqual(await sudoku('help'));
    expect((await sudoku('Create', 'Easy', '4', '--seed', 'words', '--symmetry', 'None')).status).toBe(0);
  });
});

describe('ranges', () => {
  test.each([
    ['5000..', 5000, Infinity],
    ['5000..Infinity', 5000, Infinity],
    ['5000..inf', 5000, Infinity],
    ['..7.5', 0, 7.5],
    ['6', 6, 6],
  ])('%s', (word, least, most) => {
    expect(readWord(range, word, '--score')).toEqual({ least, most });
  });

  test.each(['', '..', 'Infinity', '9..5', '5-9'])("rejects '%s'", (word) => {
    expect(() => readWord(range, word, '--score')).toThrow('--score takes a number or a range A..B, A.. or ..B');
  });
});
