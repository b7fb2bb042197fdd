import { expect, it } from 'vitest';
import { loadProgress, saveDone } from '../../../web/page/learn-view/progress.js';

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
