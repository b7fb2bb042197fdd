/** Definitions beside the search, which uses none of them, and beside plain code on all small grids. */
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import type { Definition, Demand, Expression } from '../../src/core/definition.js';
import { Geometry } from '../../src/core/geometry.js';
import { accepts } from '../../src/definitions/automaton.js';
import { definedGrid, demandedBy } from '../../src/definitions/grid.js';
import { readPuzzle } from '../../src/formats/read.js';
import { solutionsOf } from '../../src/search/full-grid.js';
import { search } from '../../src/search/search.js';
import { DEFINITIONS } from '../constraints/definitions.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { shareOf } from '../tier.js';
import { type Sample, samplesOf } from './samples.js';

test('every constraint states its definition', () => {
  expect(constraints.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual([]);
});

/** All full grids of 4×4: 288. */
const SMALL = search({ geometry: Geometry.ofSize(4), values: new Int8Array(16).fill(-1) }, { limit: 1000 }).solutions;

const smallPuzzles = Object.keys(DEFINITIONS).flatMap((kind) =>
  linesOf(kind).flatMap((line) => (line.split(' ')[0]!.length === 16 ? [[kind, line] as const] : [])),
);

test('kinds with a puzzle of 4×4 are many', () => {
  expect(SMALL.length).toBe(288);
  expect(new Set(smallPuzzles.map(([kind]) => kind)).size).toBeGreaterThan(20);
});

test.each(smallPuzzles)('%s: plain code, the definition and the search accept the same of all grids: %s', (_, line) => {
  const { geometry } = readPuzzle(line).puzzle;
  const { size } = geometry;
  const plain = SMALL.filter((values) =>
    geometry.layout.statements!.every((clue) =>
      DEFINITIONS[clue.kind]!(
        {
          ...clue,
          lists: clue.lists.map((list) => list.map((at) => [geometry.rowOf(at) + 1, geometry.columnOf(at) + 1])),
        },
        (row, column) => values[(row - 1) * size + column - 1]! + 1,
        size,
      ),
    ),
  );
  const defined = SMALL.filter((values) => definedGrid(geometry).broken(values).length === 0);
  const found = search({ geometry, values: new Int8Array(16).fill(-1) }, { limit: 1000 }).solutions;
  expect(defined.map(String)).toEqual(plain.map(String));
  expect(found.map(String).sort()).toEqual(plain.map(String).sort());
});

/** Returns the texts that one changed sign makes of an expression. */
function spoiltTexts(text: Expression): Expression[] {
  const signs: readonly (readonly [RegExp, string])[] = [
    [/<=/g, '<'],
    [/>=/g, '>'],
    [/(?<![<>!])=/g, '!='],
    [/!=/g, '='],
    [/<(?!=)/g, '<='],
    [/>(?!=)/g, '>='],
    [/\+/g, '-'],
    [/(?<=[\w)] )-/g, '+'],
    [/ and /g, ' or '],
    [/ or /g, ' and '],
    [/\b1\b/g, '2'],
    [/\b2\b/g, '3'],
    [/\bmin\b/g, 'max'],
    [/\bmax\b/g, 'min'],
  ];
  return signs.flatMap(([sign, other]) =>
    [...text.matchAll(sign)].map(({ index, 0: own }) => text.slice(0, index) + other + text.slice(index + own.length)),
  );
}

const PARTS = ['one', 'two', 'three', 'where', 'sum', 'weight', 'end'] as const;

/** Returns all definitions that a changed sign, or a demand that is left out, makes of one. */
function spoilt({ demands, ...usual }: Definition): { readonly what: string; readonly definition: Definition }[] {
  return demands.flatMap((demand, at) => {
    const others = (changed: Demand[]): Definition => ({ ...usual, demands: demands.toSpliced(at, 1, ...changed) });
    const texts = [
      ...PARTS.flatMap((part) => {
        const text = (demand as unknown as Partial<Record<string, string>>)[part];
        return (text === undefined ? [] : spoiltTexts(text)).map(
          (changed) => ({ ...demand, [part]: changed }) as Demand,
        );
      }),
      ...('step' in demand
        ? Object.entries(demand.step).flatMap(([name, text]) =>
            spoiltTexts(text).map((changed) => ({ ...demand, step: { ...demand.step, [name]: changed } })),
          )
        : []),
    ];
    return [
      { what: 'a demand left out', definition: others([]) },
      ...texts.map((changed) => ({ what: JSON.stringify(changed), definition: others([changed]) })),
    ];
  });
}

/** Returns the grids that definitions accept or not unlike the search, the first of them if there are any. */
function* unlike(samples: readonly Sample[], others?: Readonly<Record<string, Definition>>): Generator<Sample> {
  const byShape = new Map<Geometry, ReturnType<typeof demandedBy>>();
  for (const sample of samples) {
    const { geometry, values, isAccepted } = sample;
    const demanded = byShape.get(geometry) ?? demandedBy(geometry, others);
    byShape.set(geometry, demanded);
    const areMet = demanded.every(({ demands }) => demands.every((machine) => accepts(machine, values)));
    if (areMet !== isAccepted) yield sample;
  }
}

/** True if a definition is no other by the grids, and can be read. */
function isUnnoticed(samples: readonly Sample[], id: string, definition: Definition): boolean {
  try {
    return unlike(samples, { [id]: definition }).next().done === true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** How many changes of each definition say the same of all grids, and why. */
const SAME: Readonly<Record<string, readonly [count: number, why: string]>> = {
  windoku: [2, 'each window follows from the others of its rows and columns'],
  'greater-than': [1, 'neighbours are never equal'],
  minimum: [1, 'neighbours are never equal'],
  maximum: [1, 'neighbours are never equal'],
  clone: [1, 'a cell is its own clone'],
  skyscraper: [1, 'digits of a line are never equal'],
  'counting-circles': [1, 'the second demand follows from the first'],
  'parity-line': [2, 'a sum is odd where a difference is'],
};

const defined = constraints.flatMap(({ id, holds }) => (holds!.demands.length > 0 ? [[id, holds!] as const] : []));

/** The kinds whose definitions are changed, which all their puzzles must notice. */
const changed = shareOf(defined, 4).map(([id]) => id);

/** The most puzzles of other kinds. */
const FEW = 2;

describe.each(defined)('%s', (id, holds) => {
  const isSpoilt = changed.includes(id);
  const samples = samplesOf(id, isSpoilt ? undefined : FEW);

  test('its definition accepts full grids as the search does', () => {
    expect([...unlike(samples)]).toEqual([]);
    expect(new Set(samples.map((each) => each.isAccepted)).size).toBe(2);
  });

  test.runIf(isSpoilt)('each change of its definition is noticed', () => {
    const unnoticed = spoilt(holds).filter(({ definition }) => isUnnoticed(samples, id, definition));
    expect(unnoticed.length, unnoticed.map(({ what }) => what).join('\n')).toBe(SAME[id]?.[0] ?? 0);
  });
});

test('a negative rule holds where no clue of its kind is stated', () => {
  const { puzzle } = readPuzzle('1234341221434321 all-black-dots');
  expect(solutionsOf(puzzle, {}).solutions).toEqual([]);
});
