import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import { shownPosition } from '../../src/core/position.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { readPuzzle } from '../../src/formats/read.js';
import { Game, hint } from '../../src/index.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { mistakeText } from '../../src/render/mistake-text.js';
import type { DrawnPosition } from '../../src/render/picture/grid-picture.js';
import { mistakesPicture } from '../../src/render/picture/mistakes.js';
import { boundsOf, overlap } from '../../src/render/picture/outlines.js';
import { picture } from '../../src/render/picture/picture.js';
import type { Shape } from '../../src/render/picture/shape.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { svgOfStep } from '../../src/render/svg-of-step.js';
import { judge } from '../../src/session/mistakes.js';
import { withRules } from '../../src/variants/rules.js';
import { catalogue } from '../../strategies/index.js';
import { drawnCases, subjectOf } from './drawn.js';

test.each([1, 2, 4, 6, 8, 9, 12, 16, 25])('candidates of a full cell do not overlap in size %i', (size) => {
  const geometry = Geometry.ofSize(size);
  const position: DrawnPosition = {
    geometry,
    values: new Int8Array(geometry.cells).fill(-1),
    givens: new Uint8Array(geometry.cells),
    digits: new Int32Array(geometry.cells).fill(geometry.all),
  };
  const { shapes, width, height } = picture(position, undefined, { candidates: true });
  expect(shapes.filter((shape) => shape.kind === 'text' && shape.style === 'candidate')).toHaveLength(
    geometry.candidates,
  );
  const firstCell = shapes.filter((shape) => shape.kind === 'text' && subjectOf(shape)! < size);
  const overlapping = firstCell.filter((a) => firstCell.some((b) => a !== b && overlap(boundsOf(a), boundsOf(b))));
  expect(overlapping).toEqual([]);
  const bounds = shapes.map(boundsOf);
  expect(Math.min(...bounds.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...bounds.map(({ right }) => right))).toBeLessThanOrEqual(width);
  expect(Math.max(...bounds.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
});

test('titles with markup are drawn as text', () => {
  const geometry = Geometry.ofSize(4);
  const position: DrawnPosition = {
    geometry,
    values: new Int8Array(geometry.cells).fill(-1),
    givens: new Uint8Array(geometry.cells),
    digits: new Int32Array(geometry.cells).fill(geometry.all),
  };
  const title = '</title><script>alert(1)</script>&amp;"\'\u0000\ud800 ]]>';
  const svg = svgOf(picture(position, undefined, { title, description: title }));
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('\u0000');
});

test('a German legend names houses in the nominative case', () => {
  const [one] = drawnCases(catalogue.find(({ id }) => id === 'tridagon')!);
  const { shapes } = picture(one!.position, one!.step, { legend: true, language: GERMAN });
  expect(shapes.some((shape) => shape.kind === 'text' && shape.text === 'Blöcke 1, 2, 7 und 8')).toBe(true);
});

test('the legend names each role in the picture once, below the grid and within the picture', () => {
  const [one] = drawnCases(catalogue.find(({ id }) => id === 'finned-x-wing')!);
  const { position, step } = one!;
  const plain = picture(position, step);
  const { shapes, height, width, grid } = picture(position, step, { legend: true });
  expect(shapes.slice(0, plain.shapes.length)).toEqual(plain.shapes);
  const key = shapes.slice(plain.shapes.length);
  expect(key.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual([
    'pattern',
    'rows 2 and 5',
    'columns 5 and 9',
    'fin (extra place)',
    'removed',
  ]);
  for (const shape of key) {
    const { left, top, right, bottom } = boundsOf(shape);
    expect(top).toBeGreaterThan(grid.bottom);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(picture(position, undefined, { legend: true }).height).toBe(picture(position, undefined).height);
});

test('steps that are explained by links mark them, and weak links join conflicting candidates', () => {
  const TOLD = [
    ...['remote-pair', 'simple-colors-wrap', 'simple-colors-trap', 'multi-colors-1', 'multi-colors-2', '3d-medusa'],
    ...['xyz-wing', 'broken-wing', 'bivalue-oddagon', 'als-xz', 'als-w-wing', 'als-xy-wing', 'als-chain'],
    ...[
      'death-blossom',
      'region-death-blossom',
      'nishio',
      'cell-forcing-chain',
      'region-forcing-chain',
      'whip',
      'braid',
    ],
    ...['bowmans-bingo', 'forcing-net-verity', 'forcing-net-contradiction', 'dynamic-forcing-chain'],
  ];
  for (const id of TOLD)
    for (const { position, step } of drawnCases(catalogue.find((strategy) => strategy.id === id)!)) {
      const links = step.marks.flatMap((mark) => (mark.kind === 'link' ? [mark] : []));
      expect(links.length, id).toBeGreaterThan(0);
      const { geometry } = position;
      for (const { from, to, strong } of links) {
        expect(Math.min(from.length, to.length), id).toBeGreaterThan(0);
        if (!strong) for (const a of from) for (const b of to) expect(geometry.conflict(a, b), id).toBe(true);
      }
    }
});

test.each(['cell-forcing-chain', 'forcing-net-verity', 'kraken-fish-2', 'death-blossom', 'rectangle-forcing-chain'])(
  '%s: letters distinguish the cases in the picture and in its legend',
  (id) => {
    const [one] = drawnCases(catalogue.find((strategy) => strategy.id === id)!);
    const { position, step } = one!;
    const cases = new Set(step.marks.flatMap((mark) => (mark.kind === 'link' ? (mark.branch ?? []) : [])));
    expect(cases.size).toBeGreaterThan(1);
    const { shapes } = picture(position, step, { legend: true });
    const texts = (style: string): string[] =>
      shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === style ? [shape.text] : []));
    for (const branch of cases) {
      const letter = 'abcdef'[branch]!;
      expect(texts('tag').join('')).toContain(letter);
      expect(texts('caption')).toContain(`case ${letter}`);
    }
  },
);

test('tints a house once, even if a step names it twice', () => {
  for (const id of ['double-exocet', 'siamese-finned-x-wing']) {
    const [one] = drawnCases(catalogue.find((strategy) => strategy.id === id)!);
    const { shapes } = picture(one!.position, one!.step);
    const tints = shapes.flatMap((shape) =>
      shape.kind === 'wash' ? [`${shape.role} ${JSON.stringify(shape.of)}`] : [],
    );
    expect(tints.length, id).toBeGreaterThan(0);
    expect(new Set(tints).size, id).toBe(tints.length);
  }
});

test('strikes wrong values and stale marks of a play, frames clashes and cells that lost their candidate, and lists all below', () => {
  const { puzzle } = readPuzzle(':0000:x:21+24.......3.2..:322:::');
  const play: Puzzle = {
    ...puzzle,
    candidates: Int32Array.from(puzzle.candidates!, (set, cell) => (cell === 4 ? set | 1 : set)),
  };
  const { mistakes } = judge(play, unlimited);
  expect(mistakes.map(({ kind }) => kind)).toEqual(['clash', 'wrong', 'lost', 'stale']);
  const { shapes, height } = mistakesPicture(play, mistakes);
  const ofKind = (kind: Shape['kind']) => shapes.filter((shape) => shape.kind === kind);
  const at = (cell: number, digit: number): number => play.geometry.candidate(cell, digit);
  expect(ofKind('struck').map(subjectOf)).toEqual([at(4, 0), at(2, 1)]);
  expect(ofKind('outline')).toMatchObject([{ of: { cell: 0 } }, { of: { cell: 2 } }, { of: { cell: 5 } }]);
  const captions = shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === 'caption' ? [shape] : []));
  expect(captions.map(({ text }) => text).join(' ')).toBe(
    mistakes.map((mistake) => mistakeText(play.geometry, mistake, false)).join(' '),
  );
  expect(Math.max(...captions.map((shape) => boundsOf(shape).bottom))).toBeLessThan(height);
});

test('names the pieces of regions that wrap around, and no other regions', () => {
  const namesIn = (regions: string): string[] => {
    const { shapes } = picture(new Board(withRules(Geometry.of(1, 4), { regions })), undefined, { labels: false });
    return shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === 'label' ? [shape.text] : []));
  };
  expect(namesIn('ABBA ABBA CCDD CCDD'.replaceAll(' ', ''))).toEqual(['A', 'A']);
  expect(namesIn('AAAB ABBB CCCD CDDD'.replaceAll(' ', ''))).toEqual([]);
});

test('svgOfStep draws a game like its position', () => {
  const game = Game.from('.3.1...2....1...');
  game.place('r1c1', 2);
  const { step } = hint(game.puzzle);
  expect(svgOfStep(game, step)).toBe(svgOfStep(game.puzzle, step));
});

test('svgOfStep draws a value that a player placed though it clashes', () => {
  const game = Game.from('1...............');
  game.place('r1c2', 1);
  expect(svgOfStep(game).match(/class="(given|placed)"/g)).toEqual(['class="given"', 'class="placed"']);
});

test('svgOfStep refuses a width that is no number above 0, and a step of another grid', () => {
  const puzzle = '.3.1...2....1...';
  for (const width of [0, -1, Number.NaN, 'x"><b' as never])
    expect(() => svgOfStep(puzzle, undefined, { width })).toThrow('width takes a number of pixels above 0');
  const far = { place: [{ row: 1, column: 9, digit: 9 }], remove: [], marks: [] };
  expect(() => svgOfStep(puzzle, far)).toThrow(expect.objectContaining({ code: 'BAD_OPTION', option: 'step' }));
});

test.each([[['A']], [['A', 'A', 'B', 'C']], [['A', 'B', 'C', '']]])(
  'refuses symbols %j for a grid of 4×4',
  (alphabet) => {
    const { puzzle } = readPuzzle('.3.1...2....1...');
    expect(() => picture(shownPosition(puzzle), undefined, { alphabet })).toThrow(
      'takes a list of 4 texts, a symbol for each digit',
    );
  },
);
