/** Lessons of books are read from the strategies' pages. */
import { expect, test } from 'vitest';
import { lessonsOf } from '../../src/cli/draw/lessons.js';
import { catalogue } from '../../strategies/index.js';

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

/** Strategies whose examples depend on the givens, which their pages do not show. */
const WITHOUT_EXAMPLE = ['avoidable-rectangle-1', 'avoidable-rectangle-2'];

const TAUGHT = catalogue.filter(({ level }) => level !== 'extreme');

test.each(TAUGHT.map(({ id }) => id))('%s', (id) => {
  const [lesson] = lessonsOf(new Set([id]));
  const { text, example } = lesson!;
  expect(new Set(text.map(({ kind }) => kind))).toEqual(new Set(['heading', 'paragraph', 'point']));
  for (const part of text) expect(part.text).not.toMatch(/^$|[`<>\n#]|\*\*|\]\(/);
  expect(example === undefined).toBe(WITHOUT_EXAMPLE.includes(id));
});
