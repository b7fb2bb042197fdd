/** The state of hints: requests and their answers. */
import { expect, it } from 'vitest';
import { read } from '../../../src/index.js';
import { playOf } from '../../../web/page/play/play.js';
import { HintState } from '../../../web/page/play-view/hints.js';
import { en } from '../../../web/page/words/en.js';

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
