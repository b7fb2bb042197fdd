import { expect, it } from 'vitest';
import { loadProgress, saveDone } from '../../../web/page/learn-view/progress.js';
import { pageAddress } from '../../../web/page/learn-view/strategy-page.js';

const BASE = 'https://play.example/sudoku/';
const addressOf = (link: string): string => pageAddress(new URL(link, `${BASE}learn/fish/x-wing.html`), BASE);

it('converts links in articles to addresses in Learn, and leaves links to other sites', () => {
  expect(addressOf('swordfish.html')).toBe('#/learn?strategy=swordfish');
  expect(addressOf('../wings/xy-wing.html')).toBe('#/learn?strategy=xy-wing');
  expect(addressOf('../index.html')).toBe('#/learn?part=strategies');
  expect(addressOf('../index.html#fish')).toBe('#/learn?part=strategies&family=fish');
  expect(addressOf('../glossary.html')).toBe('#/learn?part=glossary');
  expect(addressOf('../../index.html#/play?practise=x-wing')).toBe('#/play?practise=x-wing');
  expect(addressOf('https://other.example/sudoku/learn/fish/x-wing.html#top')).toBe(
    'https://other.example/sudoku/learn/fish/x-wing.html#top',
  );
});

it('keeps the valid exercises of a lesson whose stored progress is damaged', () => {
  let text = '{"x-wing":[0,1.5,"2",99,3],"pointing":7}';
  const storage = () => ({
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  });
  expect(loadProgress(storage)).toEqual({ 'x-wing': [0, 3] });
  saveDone('x-wing', 1, storage);
  expect(JSON.parse(text)).toEqual({ 'x-wing': [0, 1, 3] });
});
