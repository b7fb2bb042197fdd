/** The functions answer in a language that is given to them as a value. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { endWorkers, workers as later, setWorkers } from '../../src/face/async/index.js';
import { allSteps, BadOption, check, explain, Game, hint, solve, walk } from '../../src/index.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { read } from '../read-text.js';

const PUZZLE = '.3.1...2....1...';
/** A player's 3 in column 2, where one is given. */
const CLASHING = '.3.1.+3.2....1...';
const IN_GERMAN = { language: GERMAN };
const SINGLE = 'In Block 1 ist r2c2 der einzige Platz für die 1.';

test('steps are told in the language', () => {
  expect(hint(PUZZLE, IN_GERMAN).step?.text).toBe(SINGLE);
  expect(walk(PUZZLE, IN_GERMAN).next().value?.text).toBe(SINGLE);
  expect(explain(PUZZLE, IN_GERMAN).steps[0]?.text).toBe(SINGLE);
  expect(allSteps(PUZZLE, IN_GERMAN).steps[0]?.text).toMatch(/ ist der einzige Kandidat, /);
  expect(hint(PUZZLE).step?.text).toBe('In box 1, the only place for 1 is r2c2.');
});

test('mistakes are told in the language', () => {
  const game = Game.from(PUZZLE);
  game.place('r2c2', 3);
  const answers = [hint(CLASHING, IN_GERMAN), solve(CLASHING, IN_GERMAN), check(CLASHING, IN_GERMAN)];
  const told = [...answers.map(({ mistakes = [] }) => mistakes), game.mistakes(IN_GERMAN)];
  for (const mistakes of told) expect(mistakes.map(({ text }) => text).join()).toMatch(/zweimal/);
});

test('clashes of givens are told in the language', () => {
  const told = (puzzle: string, settings = {}) => check(puzzle, settings).conflicts.map(({ text }) => text);
  const [ofRow] = told('33.1...2....1...');
  expect(ofRow).toBe('Clash: 3 stands twice in row 1: r1c1 and r1c2.');
  const [auf] = told('33.1...2....1...', IN_GERMAN);
  expect(auf).toMatch(/ zweimal in Zeile 1: r1c1 und r1c2\.$/);
});

test.each([
  ['variant=anti-knight', "cells a knight's move apart differ"],
  [
    'clone=r1c1/r3c3',
    'cells in the same place of two grey shapes are equal, which have the same letter where shapes have letters',
  ],
  ['killer-cage=6:r1c1r2c3r3c3', 'the digits of a cage differ and add up to its number'],
])('a clash outside of houses names its rule: %s', (rules, rule) => {
  const [conflict] = check(read(`1.....1......... ${rules}`)).conflicts;
  expect(conflict?.text).toBe(`Clash: 1 stands in r1c1 and r2c3, which must differ: ${rule}.`);
});

test('a clash of cells that are stated to differ names no rule', () => {
  const [conflict] = check({ puzzle: '1.....1.........', pairs: ['r1c1r2c3'] }).conflicts;
  expect(conflict?.text).toBe('Clash: 1 stands in r1c1 and r2c3, which must differ.');
});

test('a code is no language', () => {
  const settings = { language: 'de' } as never;
  const refused = "language takes a language, as await loadLanguage('de') of /render returns it, not 'de'";
  for (const answer of [hint, walk, explain, allSteps, solve, check])
    expect(() => answer(PUZZLE, settings)).toThrow(new BadOption('language', refused.slice('language '.length)));
  expect(() => Game.from(PUZZLE).mistakes(settings)).toThrow(refused);
});

describe('asynchronous functions', () => {
  afterAll(() => {
    endWorkers();
    vi.restoreAllMocks();
  });

  test('answer as the synchronous ones do', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    setWorkers({
      begin: () => {
        throw new Error('not allowed');
      },
    });
    expect(await later.hint(CLASHING, IN_GERMAN)).toEqual(hint(CLASHING, IN_GERMAN));
    expect(await later.explain(PUZZLE, IN_GERMAN)).toEqual(explain(PUZZLE, IN_GERMAN));
    expect((await later.walk(PUZZLE, IN_GERMAN).next()).value?.text).toBe(SINGLE);
    await expect(later.hint(PUZZLE, { language: 'de' } as never)).rejects.toThrow(BadOption);
    const own = { language: { ...GERMAN, code: 'fr' } } as never;
    await expect(later.hint(PUZZLE, own)).rejects.toThrow("language: unknown language 'fr'");
  });
});
