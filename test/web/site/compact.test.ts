import { expect, it } from 'vitest';
import { boardOf } from '../../../src/core/index.js';
import { picture, svgOf } from '../../../src/render/index.js';
import { strategyOf } from '../../../strategies/index.js';
import { compact } from '../../../web/site/compact.js';
import { read } from '../../read-text.js';

const PUZZLE = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

/** Returns each character of a picture with its place and its style. */
const signsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].flatMap(([, attributes, signs]) => {
    const value = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes!)![1]!;
    const [xs, ys] = [value('x').split(' '), value('y').split(' ')];
    if (xs.length === 1) return [[signs, xs, ys, value('class'), value('font-size')].join()];
    return [...signs!].map((sign, at) => [sign, xs[at], ys[at], value('class'), value('font-size')].join());
  });

/** Returns the rules of the style sheet of a picture that apply to its elements. Rules for dark screens are marked. */
const rulesIn = (svg: string): string[] => {
  const [, css, body] = /<style>([\s\S]*)<\/style>([\s\S]*)/.exec(svg)!;
  const used = new Set([...body!.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
  return css!.split('@media').flatMap((part, at) =>
    [...part.matchAll(/([^{}]+)(\{[^{}]*\})/g)].flatMap(([, selectors, rule]) =>
      selectors!
        .split(',')
        .filter((selector) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => used.has(name!)))
        .map((selector) => `${at} ${selector.trim()}${rule}`),
    ),
  );
};

it('makes a picture smaller, and keeps all its characters and the styles that they use', () => {
  const board = boardOf(read(PUZZLE));
  const strategy = strategyOf('hidden-single')!;
  const [hit] = strategy.find(board);
  const { marks } = strategy.explain(hit!, board.geometry);
  const svg = svgOf(picture(board, { ...hit!, marks }, { title: 'Hidden Single' }));
  const small = compact(svg);
  expect(small.length).toBeLessThan(svg.length / 2);
  expect(signsIn(small).sort()).toEqual(signsIn(svg).sort());
  expect(rulesIn(small)).toEqual(rulesIn(svg));
  expect(rulesIn(small).length).toBeGreaterThan(20);
});
