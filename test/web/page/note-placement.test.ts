import { expect, test } from 'vitest';
import { noteAt } from '../../../web/page/app/note-placement.js';

test('a note opens below its button; above it where there is more room; never beyond the window', () => {
  const desktop = { width: 1280, height: 800 };
  expect(noteAt({ left: 600, top: 80, bottom: 100 }, desktop)).toEqual({
    left: 600,
    width: 512,
    top: 108,
    height: 684,
  });
  expect(noteAt({ left: 1200, top: 700, bottom: 720 }, desktop)).toEqual({
    left: 760,
    width: 512,
    bottom: 108,
    height: 684,
  });
  expect(noteAt({ left: 140, top: 450, bottom: 470 }, { width: 390, height: 844 })).toMatchObject({
    left: 8,
    width: 374,
  });
});
