/** The player's selection and tools: a pause covers the board, and another puzzle resets them. */
import { describe, expect, it } from 'vitest';
import { read } from '../../../src/index.js';
import type { Action } from '../../../web/page/play/act.js';
import { type Play, playOf } from '../../../web/page/play/play.js';
import { PlayerInput } from '../../../web/page/play-view/player-input.js';
import { en } from '../../../web/page/words/en.js';

const SMALL = playOf(read('1...............'));
const LARGE = playOf(read('1'.padEnd(36, '.')));

function handOn(play: Play) {
  const done: Action[] = [];
  const game = { play, isPaused: false, do: (action: Action) => done.push(action) };
  const advice = { isWondering: false };
  const hand = new PlayerInput({ requestUpdate() {} } as never, () => ({ game, advice, words: en }) as never);
  hand.resetFor(play);
  return { hand, game, done };
}

describe('the selection and tools of a player', () => {
  it('change nothing on a board that a pause covers', () => {
    const { hand, game, done } = handOn(SMALL);
    game.isPaused = true;
    hand.choose(new Set([1]));
    hand.press(2);
    hand.wipe();
    hand.pick(5);
    hand.link(5, 9);
    hand.pressTwice(1);
    expect(done).toEqual([]);
    game.isPaused = false;
    hand.link(5, 9);
    expect(done).toEqual([{ kind: 'link', from: 5, to: 9 }]);
  });

  it('lose a link begun, cells and a filter that another board does not have', () => {
    const { hand, game, done } = handOn(LARGE);
    hand.choose(new Set([35]));
    hand.press(5, 'draw', true);
    hand.toggleFilter(5);
    game.play = SMALL;
    hand.resetFor(SMALL);
    expect(hand.selected.size).toBe(0);
    expect(hand.filter).toBeUndefined();
    hand.choose(new Set([3]));
    hand.press(0, 'draw', true);
    expect(done).toEqual([]);
  });

  it('keep the chosen cells while the same puzzle is played', () => {
    const { hand } = handOn(SMALL);
    hand.choose(new Set([3]));
    hand.resetFor({ ...SMALL });
    expect([...hand.selected]).toEqual([3]);
  });
});
