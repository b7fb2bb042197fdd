/** Games that newer ones have replaced, to which the browser's Back and Forward return. */
import { expect, it } from 'vitest';
import type { GameState } from '../../../web/page/app/game-storage.js';
import { PreviousGames } from '../../../web/page/app/previous-games.js';
import { begun, did } from '../../../web/page/play/history.js';
import { playOf } from '../../../web/page/play/play.js';
import { read } from '../../read-text.js';

/** Returns a game in which something was done. */
function gameOf(first: string): GameState {
  const play = playOf(read(first.padEnd(16, '.')));
  return { history: did(begun(play), { ...play }), seconds: Number(first) };
}

const [one, two, three] = ['1', '2', '3'].map(gameOf) as [GameState, GameState, GameState];

const is = (wanted: GameState) => (game: GameState) => game === wanted;

/** Three games, begun one after another; the third is open. */
function begunThree(): PreviousGames {
  const previous = new PreviousGames();
  previous.replace(one);
  previous.replace(two);
  return previous;
}

it('goes back and forward over several games, in their order', () => {
  const previous = begunThree();
  expect(previous.to(three, is(one))).toBe(one);
  expect(previous.forward(one)).toBe(two);
  expect(previous.to(two, is(three))).toBe(three);
  expect(previous.back(three)).toBe(two);
  expect(previous.to(two, is(two))).toBeUndefined();
});

it('finds a game that was left by going back, though redo no longer leads to it', () => {
  const previous = begunThree();
  expect(previous.to(three, is(two))).toBe(two);
  previous.dropLater();
  expect(previous.hasLater).toBe(false);
  expect(previous.last).toBe(one);
  expect(previous.to(two, is(three))).toBe(three);
  expect(previous.last).toBe(two);
});
