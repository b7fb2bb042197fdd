/** The state of hints: requests and their answers. */
import { expect, it } from 'vitest';
import { hint } from '../../../web/page/engine/hint.js';
import { refute } from '../../../web/page/engine/why.js';
import { act } from '../../../web/page/play/act.js';
import { type Play, playOf } from '../../../web/page/play/play.js';
import { HintState } from '../../../web/page/play-view/hints.js';
import { en } from '../../../web/page/words/en.js';
import { read } from '../../read-text.js';

const HINT = { mistakes: [], canGoOn: true, isFull: false };

it('resolves to a hint only for the request that it answers', async () => {
  const answers: (() => void)[] = [];
  const engine = {
    ask: (_kind: string, _input: unknown, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        answers.push(() => resolve(HINT));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  };
  const host = { addController() {}, requestUpdate() {} };
  const context = { engine, play: playOf(read('1...............')), settings: {}, words: en };
  const hints = new HintState(host as never, () => context as never);
  const first = hints.askHint();
  answers[0]!();
  expect(await first).toBe(HINT);
  const second = hints.askHint();
  expect(await hints.askHint()).toBeUndefined();
  hints.stop();
  expect(await second).toBeUndefined();
  expect(hints.hint).toBe(HINT);
});

it('drops the error of an answer when the grid changes', async () => {
  const engine = { ask: () => Promise.reject(new Error('lost')) };
  const host = { addController() {}, requestUpdate() {} };
  const context = { engine, play: playOf(read('1...............')), settings: { language: 'en' }, words: en };
  const hints = new HintState(host as never, () => context as never);
  hints.hostUpdate();
  await hints.askHint();
  hints.hostUpdate();
  expect(hints.error).toBe('That did not work: lost');
  context.play = playOf(read('.2..............'));
  hints.hostUpdate();
  expect(hints.error).toBe('');
});

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';
/** A well-known puzzle that needs guesses. */
const GUESSED = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** Returns the hint state of a play, with an engine that answers here, and what the engine was asked. */
async function hinted(play: Play, level: 'easy' | 'extreme') {
  const asked: string[] = [];
  const engine = {
    ask: (kind: 'hint' | 'refute', input: never) => {
      asked.push(kind);
      return kind === 'hint' ? hint(input, () => {}, 'en') : refute(input, () => {}, 'en');
    },
  };
  const host = { addController() {}, requestUpdate() {} };
  const settings = { language: 'en', ladder: 'full', level };
  const hints = new HintState(host as never, () => ({ engine, play, settings, words: en }) as never);
  hints.hostUpdate();
  await hints.askHint();
  return { hints, asked };
}

const written = (text: string, cell: number, digit: number): Play =>
  act(playOf(read(text)), { kind: 'write', cells: [cell], digit: digit - 1 }, { tidy: true });

it('says by a step why a digit is wrong that clashes with none, on a board without it', async () => {
  // 6 belongs in r1c2, and no other cell has a 6 that r1c1 sees.
  const play = written(PUZZLE, 0, 6);
  const { hints, asked } = await hinted(play, 'extreme');
  await hints.deepen('what');
  expect(asked).toEqual(['hint']);
  expect(hints.drawnPlay).toBe(play);
  await hints.deepen('why');
  await hints.deepen('why');
  expect(asked).toEqual(['hint', 'refute']);
  expect(hints.refutation).toMatchObject({ wrong: { digit: '6', at: 'r1c1' }, answer: { kind: 'step', at: 'r1c1' } });
  expect(hints.step?.text).toMatch(/^Suppose 6 in r1c1\./);
  expect(hints.drawnPlay.values[0]).toBe(-1);
  await hints.deepen('where');
  expect(hints.drawnPlay).toBe(play);
  hints.close();
  expect(hints.refutation).toBeUndefined();
});

it('asks nothing about a wrong digit whose clash is the reason', async () => {
  const { hints, asked } = await hinted(written(PUZZLE, 0, 4), 'extreme');
  await hints.deepen('why');
  expect(asked).toEqual(['hint']);
});

it('says that no step up to the level shows why a digit is wrong', async () => {
  const { hints } = await hinted(written(GUESSED, 1, 4), 'easy');
  await hints.deepen('why');
  expect(hints.refutation?.answer).toEqual({ kind: 'not-found' });
  expect(hints.step).toBeUndefined();
});
