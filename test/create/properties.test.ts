/** Each property of a request is known wherever requests are made, read or described. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { looseningAdvice, optionNamed, REQUEST_OPTIONS } from '../../src/cli/answers/create-options.js';
import { longName } from '../../src/cli/command.js';
import { Geometry } from '../../src/core/geometry.js';
import { clueAim } from '../../src/create/aims.js';
import { aimsOf, PROPERTIES } from '../../src/create/properties.js';
import type { PuzzleRequest } from '../../src/create/request.js';
import { justAim } from '../../src/create/require-aim.js';
import { SYMMETRIES } from '../../src/create/symmetries.js';
import { CREATE_REQUEST } from '../../src/face/drafting.js';
import { LEVELS } from '../../src/logic/step/strategy.js';

const KEYS = Object.keys(PROPERTIES) as (keyof PuzzleRequest)[];

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The option of a property, as users write it. */
const optionOf = (key: keyof typeof PROPERTIES | 'just'): string =>
  key in REQUEST_OPTIONS ? longName(REQUEST_OPTIONS[key as keyof typeof REQUEST_OPTIONS]) : optionNamed(key);

const ranged = { least: 1, most: 2 };
const EVERYTHING: Required<PuzzleRequest> = {
  level: 'hard',
  score: ranged,
  rating: ranged,
  w: ranged,
  b: ranged,
  gw: ranged,
  gb: ranged,
  require: ['x-wing', 'xy-wing'],
  strategy: ['naked-single'],
  maxLevel: 'medium',
  clues: ranged,
  minimal: true,
  symmetry: 'full',
  pattern: [0],
  fill: 'random',
};

test('the search aims at the properties in turn, the costly ones last', () => {
  expect(aimsOf(EVERYTHING, Geometry.of(3, 3)).map(({ key, name }) => [key, name])).toEqual([
    ['maxLevel', 'max-level medium'],
    ['strategy', 'strategy naked-single'],
    ['level', 'difficulty hard'],
    ['score', 'score 1..2'],
    ['require', 'require x-wing'],
    ['require', 'require xy-wing'],
    ['minimal', 'minimal'],
    ['w', 'w 1..2'],
    ['b', 'b 1..2'],
    ['gw', 'gw 1..2'],
    ['gb', 'gb 1..2'],
    ['rating', 'rating 1..2'],
  ]);
});

test('an unmet aim names the option to loosen', () => {
  const aims = [...aimsOf(EVERYTHING, Geometry.of(3, 3)), clueAim(ranged), justAim(['x-wing'])];
  for (const aim of aims) expect(looseningAdvice(aim)).toContain(optionOf(aim.key));
  expect(aims.filter(({ key }) => key === 'require').map(looseningAdvice)).toEqual([
    'do without --require x-wing',
    'do without --require xy-wing',
  ]);
});

describe.each(KEYS)('%s', (key) => {
  test('is a property of requests to the library', () => {
    expect(CREATE_REQUEST).toHaveProperty(key);
  });

  test('is in the table of docs/creating.md, by its option', () => {
    expect(read('docs/creating.md')).toMatch(
      new RegExp(`\`${optionOf(key).replace(/^--rating (?!w=)|A\.\.B$/g, '')}(?!-)`),
    );
  });
});

/** Properties that the server of examples does not take. */
const NOT_SERVED: readonly string[] = ['w', 'b', 'gw', 'gb', 'pattern', 'fill'];

test('the schema of the server takes the properties, and no others', () => {
  const { properties } = JSON.parse(read('examples/server/schemas/create.json'));
  const served = Object.keys(properties);
  expect(KEYS.filter((key) => !served.includes(key))).toEqual(KEYS.filter((key) => NOT_SERVED.includes(key)));
  expect(served.filter((name) => !(name in CREATE_REQUEST))).toEqual([]);
  expect([properties.level.enum, properties.maxLevel.enum, properties.symmetry.enum]).toEqual([
    LEVELS,
    LEVELS,
    SYMMETRIES,
  ]);
});

test('the schemas of answers know all levels and symmetries', () => {
  const { Level, Symmetry } = JSON.parse(read('schemas/common.json')).$defs;
  expect(Level.enum.toSorted()).toEqual(LEVELS.toSorted());
  expect(Symmetry.enum.toSorted()).toEqual(SYMMETRIES.toSorted());
});
