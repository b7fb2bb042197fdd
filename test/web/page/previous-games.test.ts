/** Games that newer ones have replaced, to which the browser's Back and Forward return. */
import { expect, it } from 'vitest';
import { read } from '../../../src/index.js';
import type { GameState } from '../../../web/page/app/game-storage.js';
import { PreviousGames } from '../../../web/page/app/previous-games.js';
import { begun, did } from '../../../web/page/play/history.js';
import { playOf } from '../../../web/page/play/play.js';

/** Returns a game in which something was done. */
function gameOf(first: string): GameState {
  const play = playOf(read(first.padEnd(16, '.')));
  return { history: did(begun(play), { ...play }), seconds: Number(first) };
}

const [one, two, three] = ['1', '2', '3'].map(gameOf) as [GameState, GameState, GameState];

it('exchange keeps every game, whichever of them is open', () => {
  const previous = new PreviousGames();
  previous.replace(one);
  previous.replace(two);
  const is = (wanted: GameState) => (game: GameState) => game === wanted;
  expect(previous.exchange(three, is(one))).toBe(one);
  expect(previous.exchange(one, is(three))).toBe(three);
  expect(previous.exchange(three, is(two))).toBe(two);
  expect(previous.exchange(two, is(two))).toBeUndefined();
  expect(previous.back(two)).toBe(three);
  expect(previous.back(three)).toBe(one);
});
