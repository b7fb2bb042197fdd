/** What people call things is understood; what may mean several is listed, and never guessed. */
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../../src/cli/options.js';
import { strategyIds, strategyNamed } from '../../src/cli/strategy-names.js';
import { namedBy, oneOf } from '../../src/cli/words.js';
import { FORMATS } from '../../src/formats/format.js';
import { LEVELS, type Strategy } from '../../src/logic/step/strategy.js';
import { catalogue } from '../../strategies/index.js';
import { sudoku } from './sudoku.js';

test.each(catalogue.map((strategy) => [strategy.id, strategy] as const))('%s by id and name', (id, { name }) => {
  for (const word of [id, id.toUpperCase(), id.replaceAll('-', ' '), id.replaceAll('-', ''), name, name.toLowerCase()])
    expect(strategyNamed(word).id).toBe(id);
});

const spelling = ({ id, name, aliases = [] }: Strategy): string => [id, name, ...aliases].join('\n').toLowerCase();

test('every alias is understood, or what it may mean is listed with what it is an alias of', () => {
  for (const { id, aliases = [] } of catalogue)
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
  ['exocet', "strategy 'exocet' may mean junior-exocet, double-exocet, senior-exocet: say which"],
  ['Simple Colouring', /may mean simple-colors-wrap, simple-colors-trap: say which/],
  ['chain', /may mean (\S+, ){11}\S+ and \d+ more: say which/],
  ['swordfsh', "unknown strategy 'swordfsh'. Did you mean swordfish?"],
  ['Thor', "unknown strategy 'Thor'. Did you mean tridagon?"],
  ['naked-singel', "unknown strategy 'naked-singel'. Did you mean naked-single?"],
  ['', "unknown strategy ''."],
])('%s is not guessed', (word, says) => {
  expect(() => strategyNamed(word)).toThrow(says);
});

test('words of a short list, which is told', () => {
  for (const level of LEVELS) expect(oneOf('level', level.toUpperCase(), LEVELS)).toBe(level);
  expect(oneOf('format', 'Pencil-Marks', FORMATS)).toBe('pencilmarks');
  expect(() => oneOf('level', 'esy', LEVELS)).toThrow(
    "unknown level 'esy' (easy, medium, hard, unfair, extreme). Did you mean easy?",
  );
});

test('an id goes before an alias of something else', () => {
  const items = [{ id: 'a', aliases: ['b'] }, { id: 'b' }];
  expect(namedBy('letter', 'B', items).id).toBe('b');
});

describe('commands', () => {
  test('in any case, in help too', async () => {
    expect((await sudoku('Strategies', 'xwing')).out).toMatch(/^# X-Wing\n/);
    expect((await sudoku('help', 'SOLVE')).out).toContain('--explain');
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
    expect(rangeOf('--score', word)).toEqual({ least, most });
  });

  test.each(['', '..', 'Infinity', '9..5', '5-9'])("'%s' is none", (word) => {
    expect(() => rangeOf('--score', word)).toThrow('--score takes a number or a range A..B, A.. or ..B');
  });
});
