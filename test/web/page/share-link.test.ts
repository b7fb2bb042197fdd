/** Links that are sent: they hold a puzzle as it was shared, up to a length that programs leave whole. */
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import type { Sign } from '../../../src/core/sign.js';
import type { About } from '../../../web/page/engine/protocol.js';
import { read as readText } from '../../../web/page/engine/texts.js';
import { puzzleIn } from '../../../web/page/engine/with-rules.js';
import { LONGEST_LINK, linkTo } from '../../../web/page/exchange/share-link.js';
import { areSame, playOf } from '../../../web/page/play/play.js';
import { documentOf, line, square } from '../../formats/drawn/shared-puzzle.js';
import { read } from '../../read-text.js';

const PAGE = { href: 'https://play.example/sudoku/#/draw' };
const PLAY = playOf(read('.3.1...2....1... killer-cage=5:r4c3r4c4'));
const textAt = (index: number): Sign => ({
  kind: 'label',
  at: { row: (index * 0.37) % 4, column: (index * 0.73) % 4 },
  text: `${index * 7919}`,
  type: { height: 0.3, ink: `light-dark(#${(index * 104729 + 1e6).toString(16).slice(0, 5)}0,#ffffff)` },
});
const opened = async (link: string) => {
  const { grids, unread } = await readText({ text: link }, () => {}, 'en');
  expect(unread).toEqual([]);
  expect(grids).toHaveLength(1);
  return grids[0]!;
};

test('a link holds all that is told of a puzzle', async () => {
  const about: About = {
    title: 'Five',
    author: 'Ann',
    rules: 'Cages show their sums.',
    signs: [textAt(1)],
    fog: { clear: [1], triggers: [] },
  };
  const { link, isWithoutOrnaments } = linkTo(PLAY, about, PAGE);
  expect(isWithoutOrnaments).toBe(false);
  const { grid, about: again } = await opened(link);
  expect(again).toEqual(about);
  expect(areSame(playOf(puzzleIn(grid)), PLAY)).toBe(true);
});

test('what is not understood is told, also what was left out', async () => {
  const about = { notUnderstood: ['"One."'], leftOut: ['"Two."'], title: 'A puzzle' };
  const { link } = linkTo(PLAY, about, PAGE);
  expect((await opened(link)).about).toEqual({ title: 'A puzzle', notUnderstood: ['"One."', '"Two."'] });
});

test('a puzzle of which nothing is told has a short link, and so has that of a day', () => {
  const { link } = linkTo(PLAY, {}, PAGE);
  expect(link).not.toContain('about');
  expect(linkTo(PLAY, { title: 'Of today', daily: '2026-11-30', level: 'easy' }, PAGE).link).toBe(link);
  expect(linkTo(PLAY, {}, PAGE, { practise: 'x-wing' }).link).toContain('practise=x-wing');
});

test('a link that would be too long leaves out what is drawn, and says so', async () => {
  const about = { title: 'Long', rules: 'A story.', signs: Array.from({ length: 400 }, (_, index) => textAt(index)) };
  const { link, isWithoutOrnaments } = linkTo(PLAY, about, PAGE);
  expect(isWithoutOrnaments).toBe(true);
  expect(link.length).toBeLessThan(LONGEST_LINK);
  expect((await opened(link)).about).toEqual({ title: 'Long', rules: 'A story.' });
});

const DRAWN = { lines: [line('r1c1r1c2r1c3r2c4', '#67f067')], overlays: [square('r6c6', 1, '#ffd700')] };
const sourceOf = (rules: string, source = ''): string =>
  `scl${LZString.compressToBase64(JSON.stringify(documentOf(rules, [DRAWN], 6, { source })))}`;
const RULES = 'Normal sudoku rules apply. Neighbours on the green line differ by at least 2.';
const noise = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');

test('a puzzle with its source is sent with it, or if that is too long with what was read of it', async () => {
  const short = await opened(sourceOf(RULES));
  const { link } = linkTo(playOf(puzzleIn(short.grid)), short.about, PAGE);
  expect(link).toContain('puzzle=scl');
  expect((await opened(link)).about).toEqual(short.about);

  const long = await opened(sourceOf(`${RULES} Evil is doubled.`, noise));
  const sent = linkTo(playOf(puzzleIn(long.grid)), long.about, PAGE);
  expect(sent.isWithoutOrnaments).toBe(false);
  expect(sent.link.length).toBeLessThan(LONGEST_LINK);
  const { source: _, ...told } = long.about;
  expect(told.notUnderstood?.join()).toContain('Evil');
  expect((await opened(sent.link)).about).toEqual(told);
});
