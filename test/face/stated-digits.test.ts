/** Puzzles whose digits are stated, in the library: steps, games, rules and pictures have what is written. */
import { expect, test } from 'vitest';
import { explain, Game, hint, type SavedGame, solve, verify } from '../../src/face/index.js';
import { GERMAN_RULES } from '../../src/render/language/de/rules.js';
import { ruleTexts } from '../../src/render/rules.js';
import { svgOfStep } from '../../src/render-print.js';
import { read } from '../read-text.js';

const CLUES =
  'killer-cage=6:r1c1r2c1r3c1;6:r1c2r1c3r2c3r3c3;3:r1c4r2c4;3:r2c2r3c2;5:r3c4r4c3r4c4;1:r4c1r4c2 digits=0-3';
const puzzle = read(`................ ${CLUES}`);

test('steps place what the solution has, and are proved', () => {
  const trace = explain(puzzle);
  const solution = trace.solution!;
  const wrong = trace.steps
    .flatMap(({ place }) => place)
    .filter(({ row, column, digit }) => solution[(row - 1) * 4 + column - 1] !== String(digit));
  expect(wrong).toEqual([]);
  expect(solution).toMatch(/^[0-3]{16}$/);
  const { steps, proved } = verify({ ...trace, puzzle });
  expect([trace.solved, proved]).toEqual([true, steps]);
});

test('a step with another digit is refuted, one with a digit that is none is refused', () => {
  const trace = explain(puzzle);
  const at = trace.steps.findIndex(({ place }) => place.length > 0);
  const withDigit = (digit: number) => ({
    ...trace,
    puzzle,
    steps: trace.steps
      .slice(0, at + 1)
      .map((step, index) => (index < at ? step : { ...step, place: step.place.map((each) => ({ ...each, digit })) })),
  });
  const { digit } = trace.steps[at]!.place[0]!;
  const { solved: _, ...unsolved } = withDigit((digit + 1) % 4);
  expect(verify(unsolved).refuted).toBeGreaterThan(0);
  expect(() => verify(withDigit(4))).toThrow('none of the digits 0-3');
});

test('a game takes digits as they are written, also when it is saved', () => {
  const plain = read('.3.0...2....0... digits=0-3');
  const game = Game.from(plain);
  const { solution } = solve(plain);
  game.place('r1c1', Number(solution![0]));
  game.mark('r1c3', 0, 1);
  const again = Game.from(JSON.parse(JSON.stringify(game)) as SavedGame);
  for (const each of [game, again]) {
    expect(each.cell('r1c1').digit).toBe(Number(solution![0]));
    expect(each.cell('r1c3').marks).toEqual([0, 1]);
  }
  expect(() => game.place('r2c2', 4)).toThrow('none of the digits 0-3');
  expect(hint(game.puzzle).step).toBeDefined();
});

test('the rules and the picture tell the digits', () => {
  expect(ruleTexts(puzzle.geometry)[0]).toBe('The digits are 0–3.');
  expect(ruleTexts(puzzle.geometry, { code: 'de', rules: GERMAN_RULES })[0]).toBe('Die Ziffern sind 0–3.');
  expect(ruleTexts(read('................ digits=1,2,4,8').geometry)).toEqual(['The digits are 1, 2, 4, 8.']);
  expect(svgOfStep(read('0............... digits=0-3'))).toContain('>0<');
});
