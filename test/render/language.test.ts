import { describe, expect, it, test } from 'vitest';
import { nudge } from '../../src/render/hint.js';
import { isToldIn, languageOf } from '../../src/render/language/index.js';
import { sentence } from '../../src/render/text.js';
import { Step } from '../../src/solver/step.js';
import { catalogue, strategyOf } from '../../strategies/index.js';
import { casesOf } from '../strategies/fixture.js';

const german = languageOf('de');

const slots = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();

test('each translation has exactly the slots of its original', () => {
  for (const [original, translated] of Object.entries(german.templates!))
    expect([original, slots(translated)]).toEqual([original, slots(original)]);
});

/** Families whose sentences are translated into German. */
const FAMILIES = ['singles', 'intersections', 'subsets', 'wings', 'single-digit', 'colouring', 'chains'] as const;

describe('in German', () => {
  const told = catalogue.filter(({ family }) => FAMILIES.some((each) => each === family));
  it.each(told.map(({ id }) => [id]))('%s is explained in German', (id) => {
    const strategy = strategyOf(id)!;
    for (const { board } of casesOf(id)) {
      const [hit] = [...strategy.find(board)];
      if (!hit) continue;
      const { message } = strategy.explain(hit, board.geometry);
      expect([message.template, isToldIn(german, message)]).toEqual([message.template, true]);
      expect(sentence(message, board.geometry, german)).not.toMatch(/[{}]|\b(the|and|row|box|place|remove|from)\b/);
    }
  });
});

test('an explanation without a translation is entirely in English', () => {
  const strategy = strategyOf('sue-de-coq')!;
  const { board } = casesOf('sue-de-coq')[0]!;
  const [hit] = [...strategy.find(board)];
  const { message } = strategy.explain(hit!, board.geometry);
  expect(isToldIn(german, message)).toBe(false);
  expect(sentence(message, board.geometry, german)).toBe(sentence(message, board.geometry));
});

test('hints of each degree of detail', () => {
  const strategy = strategyOf('hidden-single')!;
  const { board } = casesOf('hidden-single')[0]!;
  const [hit] = [...strategy.find(board)];
  const step = new Step({ strategy, hit: hit!, rating: 0 }, board.geometry);
  expect(nudge(step, 'where', german)).toMatch(/^Sieh dich um in: (Zeile|Spalte|Block) \d\.$/);
  expect(nudge(step, 'what', german)).toMatch(/^Hidden Single mit r\dc\d/);
});
