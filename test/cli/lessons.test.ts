/** Lessons of books are read from the strategies' pages. */
import { expect, test } from 'vitest';
import { kindLessons } from '../../src/cli/draw/kind-lessons.js';
import { lessonsOf, pageIn, untranslated } from '../../src/cli/draw/lessons.js';
import { Geometry } from '../../src/core/geometry.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { languageOf, loadLanguage } from '../../src/render/language/index.js';
import { ladderOf } from '../../src/solver/index.js';
import { constraintOf } from '../../src/variants/names.js';
import { withRules } from '../../src/variants/rules.js';
import { catalogue } from '../../strategies/index.js';
import { englishIn } from '../strategies/languages.js';
import { shareOf } from '../tier.js';

test('lessons are in the order of the catalogue, with text, steps and an example', () => {
  const lessons = lessonsOf(new Set(['x-wing', 'hidden-single', 'full-house']));
  expect(lessons.map(({ name }) => name)).toEqual(['Full House', 'Hidden Single', 'X-Wing']);
  const [, single, fish] = lessons;
  expect(single!.text[0]).toEqual({
    kind: 'paragraph',
    text: expect.stringMatching(/^A digit with only one place left .*\.$/),
  });
  const spotIt = fish!.text.findIndex(({ kind, text }) => kind === 'heading' && text === 'How to spot it');
  expect(fish!.text.slice(spotIt + 1, spotIt + 4).map(({ mark }) => mark)).toEqual(['1.', '2.', '3.']);
  expect(fish!.example!.sentence).toMatch(/^In rows 1 and 6, every place for 4 .*\.$/);
  expect(fish!.example!.picture.shapes.some(({ kind }) => kind === 'struck')).toBe(true);
});

test('a German book has German names, texts, sentences and legends', async () => {
  const [fish] = lessonsOf(new Set(['swordfish']), await loadLanguage('de'));
  expect(fish!.name).toBe('Schwertfisch');
  expect(fish!.text.map(({ text }) => text)).toContain('So erkennt man es');
  expect(fish!.example!.sentence).toMatch(
    /^In den (Zeilen|Spalten) \d, \d und \d liegt jeder Platz für die \d in den /,
  );
  const legend = fish!.example!.picture.shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.style === 'caption' ? [shape.text] : [],
  );
  expect(legend[0]).toBe('Muster');
});

test('all strategies of HoDoKu have German texts; others are named', () => {
  const ids = new Set(ladderOf('hodoku')!.rungs.flatMap(({ strategies }) => strategies.map(({ id }) => id)));
  expect(untranslated(ids, 'de')).toEqual([]);
  expect(untranslated(new Set(['x-wing', 'm-wing']), 'de')).toEqual(['M-Wing']);
});

/** German texts by their files. A page says the name of its strategy as the site does. */
const GERMAN = catalogue.flatMap((strategy) => {
  const page = pageIn(strategy, 'de');
  return page === undefined ? [] : [[strategy, page] as const];
});

test.each(GERMAN.map(([{ id }]) => id))('%s in German has an idea, a way to spot it, and its German name', (id) => {
  const [, page] = GERMAN.find(([strategy]) => strategy.id === id)!;
  const [, title, idea, rest] =
    /^# (.+)\n\n(.+)\n\n(?:## Schritt für Schritt\n\n(?:\d\. .+\n)+\n)?## So erkennt man es\n\n([\s\S]+)\n$/.exec(
      page,
    )!;
  expect(title).toBe(languageOf('de').strategies![id]);
  expect(idea).toMatch(/[.)]$/);
  expect(
    rest!.split('\n').filter((line) => line !== '' && !/^(\d\. |- |## Häufige Fehler$|[A-ZÄÖÜ])/.test(line)),
  ).toEqual([]);
  expect(englishIn(page.replaceAll(title!, ''), 'de')).toEqual([]);
});

const TAUGHT = catalogue.filter(({ level }) => level !== 'extreme');

test.each(shareOf(TAUGHT, 4).map(({ id }) => id))('%s', (id) => {
  const [lesson] = lessonsOf(new Set([id]));
  const { text, example } = lesson!;
  expect(new Set(text.map(({ kind }) => kind))).toEqual(new Set(['heading', 'paragraph', 'point']));
  for (const part of text) expect(part.text).not.toMatch(/^$|[`<>\n#]|\*\*|\]\(/);
  expect(example).toBeDefined();
});

test('a lesson on each kind of clues, with the grid of its page; in German the rule', async () => {
  const kinds = ['arrow', 'thermometer', 'sandwich'];
  const grids = [
    withRules(Geometry.of(3, 3), { constraints: ['arrow=r1c1/r1c2r1c3', 'thermometer=r2c2r2c3'] }),
    withRules(Geometry.of(2, 3), { variant: ['x'], constraints: ['sandwich=5:r1c0', 'arrow=r1c1/r2c2'] }),
  ];
  const lessons = kindLessons(grids, ENGLISH);
  expect(lessons.map(({ name }) => name).sort()).toEqual(kinds.map((id) => constraintOf(id)!.names.en).sort());
  for (const { text, example } of lessons) {
    expect(text.map((part) => part.text)).toEqual(expect.arrayContaining(['Corner cases', 'Solving it']));
    expect(text.map((part) => part.text).join(' ')).not.toMatch(/JSON|--constraint/);
    expect(example?.picture.shapes.length).toBeGreaterThan(20);
  }
  const german = kindLessons(grids, await loadLanguage('de'));
  expect(german.flatMap(({ text }) => text)).toContainEqual({
    kind: 'paragraph',
    text: 'Die Ziffern entlang eines Pfeils ergeben zusammen die Zahl in seinem Kreis.',
  });
});
