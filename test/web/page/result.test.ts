/** The result of a solved puzzle as a text for others. */
import { describe, expect, it } from 'vitest';
import { resultText } from '../../../web/page/play-view/result-text.js';
import { resultWordsIn } from '../../../web/page/play-view/result-words.js';
import { de } from '../../../web/page/words/de.js';
import { en } from '../../../web/page/words/en.js';

const ENGLISH = {
  words: en,
  texts: resultWordsIn('en'),
  hasTimer: true,
  streak: 0,
  page: 'https://example.org/sudoku/#/play?p=own',
};
const GAME = { daily: '2026-11-27', level: 'hard', link: 'abc', seconds: 332, hints: 0 } as const;

describe('the text of a result', () => {
  it('names the daily puzzle, its level, time, hints, streak and address', () => {
    expect(resultText(GAME, { ...ENGLISH, streak: 4 }).split('\n')).toEqual([
      'Daily puzzle, 27 November 2026 · Hard',
      '05:32 · without hints',
      '4 days in a row',
      'https://example.org/sudoku/#/play?daily=2026-11-27',
    ]);
  });

  it('is in the language of the player, whatever the one in which the puzzle began', () => {
    const german = { ...ENGLISH, words: de, texts: resultWordsIn('de') };
    expect(resultText({ ...GAME, title: 'Daily puzzle, 27 November 2026', hints: 1 }, german).split('\n')).toEqual([
      'Rätsel des Tages, 27. November 2026 · Schwer',
      '05:32 · mit einem Hinweis',
      'https://example.org/sudoku/#/play?daily=2026-11-27',
    ]);
  });

  it('leads to the givens of another puzzle, and has no time if the player wants none', () => {
    const { daily: _, ...other } = GAME;
    expect(resultText({ ...other, title: 'Spring' }, { ...ENGLISH, hasTimer: false }).split('\n')).toEqual([
      'Spring · Hard',
      'without hints',
      'https://example.org/sudoku/#/play?p=abc',
    ]);
  });

  it('has no address that leads only to this machine', () => {
    for (const page of [
      'http://localhost:4800/',
      'http://127.0.0.1:4800/',
      'http://[::1]:4800/',
      'file:///sudoku.html',
    ])
      expect(resultText(GAME, { ...ENGLISH, page })).not.toContain('//');
  });
});
