import { expect, test } from 'vitest';
import { say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { skyscraper } from '../../strategies/single-digit/skyscraper.js';
import { turbotFish } from '../../strategies/single-digit/turbot-fish.js';
import { nakedSingle } from '../../strategies/singles/naked-single.js';
import { useOfLines } from './code.js';
import { missingIn } from './missing.js';

test('lists all that a new strategy lacks', () => {
  const { learnAfter, ...untold } = nakedSingle;
  expect(missingIn({ ...untold, id: 'lone-digit' })).toEqual([
    'strategies/singles/lone-digit.md: the page',
    'fixtures/strategies/lone-digit.txt: worked cases',
    'src/render/language/de/strategies.ts: the name in that language, even if it is the same',
    'learnAfter: the ids of the strategies to learn before',
  ]);
});

test('names what is wrong in what a strategy has', () => {
  const explain: Strategy['explain'] = () => ({
    message: say('Nobody has translated this.', {}),
    marks: [],
    truths: [],
  });
  const strategy = {
    ...nakedSingle,
    name: 'Lone Digit',
    learnAfter: ['lone-house'],
    explain,
  };
  expect(missingIn(strategy as Strategy)).toEqual([
    'strategies/singles/naked-single.md: the line # Lone Digit',
    "src/render/language/de/templates: 'Nobody has translated this.'",
    "learnAfter: another strategy's id in place of 'lone-house'",
  ]);
});

test('knows which code is about lines', () => {
  expect(useOfLines(skyscraper)!.files).toEqual(['strategies/single-digit/skyscraper.ts']);
  expect(useOfLines(turbotFish)!.files).toEqual([]);
});
