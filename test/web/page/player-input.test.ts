/** The selection and tools of a player, while a pause covers the board and after a change of the puzzle. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../web/page/play/act.js';
import { type Play, playOf } from '../../../web/page/play/play.js';
import { PlayerInput } from '../../../web/page/play-view/player-input.js';
import { en } from '../../../web/page/words/en.js';
import { read } from '../../read-text.js';

const SMALL = playOf(read('1...............'));
const LARGE = playOf(read('1'.padEnd(36, '.')));

function inputOn(play: Play, first: 'cell' | 'digit' = 'cell') {
  const done: Action[] = [];
  const settings = { first };
  const game = { play, isPaused: false, do: (action: Action) => done.push(action) };
  const hints = { isAskingWhy: false };
  const input = new PlayerInput({ requestUpdate() {} } as never, () => ({ game, hints, settings, words: en }) as never);
  input.resetFor(play);
  return { input, game, done, hints };
}

describe('the selection and tools of a player', () => {
  it('change nothing on a board that a pause covers', () => {
    const { input, game, done } = inputOn(SMALL);
    game.isPaused = true;
    input.choose(new Set([1]));
    input.press(2);
    input.wipe();
    input.pick(5);
    input.link(5, 9);
    input.pressTwice(1);
    input.fill();
    input.apply({ place: [], remove: [] } as never);
    expect(done).toEqual([]);
    game.isPaused = false;
    input.link(5, 9);
    expect(done).toEqual([{ kind: 'link', from: 5, to: 9 }]);
  });

  it('drop an unfinished link, and cells and a filter that a new board lacks', () => {
    const { input, game, done } = inputOn(LARGE);
    input.choose(new Set([35]));
    input.press(5, 'draw', true);
    input.toggleFilter(5);
    game.play = SMALL;
    input.resetFor(SMALL);
    expect(input.selected.size).toBe(0);
    expect(input.filter).toBeUndefined();
    input.choose(new Set([3]));
    input.press(0, 'draw', true);
    expect(done).toEqual([]);
  });

  it('drop a message about an action on the puzzle before, but none about the page', () => {
    const { input } = inputOn(LARGE);
    input.switchTo('centre');
    expect(input.message).not.toBe('');
    input.resetFor(SMALL);
    expect(input.message).toBe('');
    input.showMessage(en.otherTab);
    input.resetFor(LARGE);
    expect(input.message).toBe(en.otherTab);
  });

  it('keep the selected cells while the same puzzle is played', () => {
    const { input } = inputOn(SMALL);
    input.choose(new Set([3]));
    input.resetFor({ ...SMALL });
    expect([...input.selected]).toEqual([3]);
  });
});

describe('a digit chosen first', () => {
  it('is written in each cell that is pressed, and in no given one', () => {
    const { input, done } = inputOn(SMALL, 'digit');
    input.choose(new Set([1]));
    input.choosePlain(2);
    expect(done).toEqual([]);
    expect(input.inHand).toBe(2);
    for (const cell of [1, 5]) {
      input.choose(new Set([cell]));
      input.enterInHand();
    }
    expect(done).toEqual([
      { kind: 'write', cells: [1], digit: 2 },
      { kind: 'write', cells: [5], digit: 2 },
    ]);
    input.choose(new Set([0]));
    input.enterInHand();
    expect(input.inHand).toBe(0);
    expect(done).toHaveLength(2);
    input.escape();
    input.enterInHand();
    expect(done).toHaveLength(2);
  });

  it('is marked or coloured in the mode of marks or colours', () => {
    const { input, done } = inputOn(SMALL, 'digit');
    input.choosePlain(3);
    input.switchTo('corner');
    input.choose(new Set([1, 2]));
    input.enterInHand();
    input.switchTo('colours');
    input.choosePlain(4);
    input.enterInHand();
    expect(done).toEqual([
      { kind: 'mark', layer: 'corner', cells: [1, 2], mark: 3 },
      { kind: 'mark', layer: 'colours', cells: [1, 2], mark: 4 },
    ]);
  });

  it('is not written during a pause, nor if cells come first', () => {
    const { input, game, done } = inputOn(SMALL, 'digit');
    input.choosePlain(3);
    input.choose(new Set([1]));
    game.isPaused = true;
    input.enterInHand();
    const other = inputOn(SMALL);
    other.input.choosePlain(3);
    other.input.choose(new Set([1]));
    other.input.enterInHand();
    expect([...done, ...other.done]).toEqual([]);
    other.input.choosePlain(3);
    expect(other.done).toHaveLength(1);
  });
});
