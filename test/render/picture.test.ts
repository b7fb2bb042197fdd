import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { unlimited } from '../../src/core/clock.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { readPuzzle } from '../../src/formats/read.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { mistakeText } from '../../src/render/mistakes.js';
import { mistakesPicture } from '../../src/render/picture/mistakes.js';
import { type Drawn, type DrawnPosition, picture } from '../../src/render/picture/picture.js';
import { boundsOf, overlap, type Shape } from '../../src/render/picture/shape.js';
import { svgOf } from '../../src/render/picture/svg.js';
import { judge } from '../../src/session/mistakes.js';
import { catalogue } from '../../strategies/index.js';
import { type Case, casesOf } from '../strategies/fixture.js';

const sameOutcome = ({ place, remove }: Case, hit: Hit): boolean =>
  [...place].sort().join() === [...hit.place].sort().join() &&
  [...remove].sort().join() === [...hit.remove].sort().join();

function drawnCases(
  strategy: Strategy,
): { readonly position: DrawnPosition; readonly step: Drawn; readonly name: string }[] {
  return casesOf(strategy.id)
    .filter(({ place, remove }) => place.length + remove.length > 0)
    .slice(0, 1)
    .flatMap((one) => {
      for (const hit of strategy.find(one.board))
        if (sameOutcome(one, hit)) {
          const { marks } = strategy.explain(hit, one.board.geometry);
          return [{ position: one.board, step: { place: hit.place, remove: hit.remove, marks }, name: one.name }];
        }
      throw new Error(`${one.name}: not found`);
    });
}

/** Digits of the position that stand where something else is pointed out, or are pointed out themselves. */
const subjectOf = (shape: Shape): number | undefined => ('of' in shape ? shape.of.candidate : undefined);

for (const strategy of catalogue)
  test(`${strategy.id}: every mark of a step has its shape, and no digit is covered that must be read`, () => {
    for (const { position, step, name } of drawnCases(strategy)) {
      const { shapes } = picture(position, step);
      const of = (kind: Shape['kind']): Shape[] => shapes.filter((shape) => shape.kind === kind);
      const atFullSize = new Set(
        step.place
          .filter((candidate) =>
            shapes.some((shape) => shape.kind === 'text' && shape.style === 'new' && subjectOf(shape) === candidate),
          )
          .map((candidate) => position.geometry.cellOf(candidate)),
      );
      const isShown = (candidate: number): boolean => {
        const cell = position.geometry.cellOf(candidate);
        return !atFullSize.has(cell) && (position.digits[cell]! & (1 << position.geometry.digitOf(candidate))) !== 0;
      };
      for (const mark of step.marks) {
        if (mark.kind === 'house')
          expect(
            of('wash').some((shape) => 'of' in shape && shape.of.house === mark.house),
            name,
          ).toBe(true);
        if (mark.kind === 'cell')
          expect(
            of('wash').some((shape) => 'of' in shape && shape.of.cell === mark.cell),
            name,
          ).toBe(true);
        if (mark.kind === 'candidate' && isShown(mark.candidate)) {
          const kinds = shapes.filter(
            (shape) => subjectOf(shape) === mark.candidate && 'role' in shape && shape.role === mark.role,
          );
          expect(kinds.length, `${name}: ${mark.role} of candidate ${mark.candidate}`).toBeGreaterThan(0);
        }
      }
      const links = new Set(
        step.marks.flatMap((mark) => (mark.kind === 'link' ? [`${mark.from} ${mark.strong} ${mark.to}`] : [])),
      );
      expect(of('arc').length, name).toBe(links.size);
      for (const candidate of step.remove)
        if (isShown(candidate))
          expect(
            of('struck').some((shape) => subjectOf(shape) === candidate),
            name,
          ).toBe(true);
      for (const candidate of step.place)
        expect(
          atFullSize.has(position.geometry.cellOf(candidate)) ||
            shapes.some((shape) => shape.kind === 'text' && subjectOf(shape) === candidate),
          name,
        ).toBe(true);
      for (const shape of shapes)
        if (shape.kind === 'disc' || shape.kind === 'diamond' || shape.kind === 'ring')
          expect(
            shapes.some((text) => text.kind === 'text' && subjectOf(text) === subjectOf(shape)),
            `${name}: a ${shape.kind} without its digit`,
          ).toBe(true);
      expect(coveredDigits(shapes), name).toEqual([]);
      expect(XMLValidator.validate(svgOf(picture(position, step))), name).toBe(true);
    }
  });

/** Digits with something drawn over them that is neither theirs nor see-through. */
function coveredDigits(shapes: readonly Shape[]): string[] {
  const covered: string[] = [];
  shapes.forEach((shape, index) => {
    if (shape.kind !== 'text') return;
    for (const over of shapes.slice(index + 1))
      if (subjectOf(over) !== subjectOf(shape) && overlap(boundsOf(over), boundsOf(shape)))
        covered.push(`${shape.text} by ${over.kind}`);
  });
  return covered;
}

test.each([1, 2, 4, 6, 8, 9, 12, 16, 25])('a full cell of candidates is readable in size %i', (size) => {
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
  for (const a of firstCell)
    for (const b of firstCell) if (a !== b) expect(overlap(boundsOf(a), boundsOf(b))).toBe(false);
  for (const shape of shapes) {
    const { left, top, right, bottom } = boundsOf(shape);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
});

test('hostile titles stay text', () => {
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

test('a legend names what occurs, each once, within the picture and below the grid', () => {
  const [one] = drawnCases(catalogue.find(({ id }) => id === 'finned-x-wing')!);
  const { position, step } = one!;
  const plain = picture(position, step);
  const { shapes, height, width, grid } = picture(position, step, { legend: true });
  expect(shapes.slice(0, plain.shapes.length)).toEqual(plain.shapes);
  const key = shapes.slice(plain.shapes.length);
  expect(key.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual([
    'pattern',
    'house of the pattern',
    'house that is covered',
    'fin or further set',
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

test('where a story tells of links, they are drawn', () => {
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

test.each(['cell-forcing-chain', 'forcing-net-verity', 'kraken-fish-1', 'death-blossom', 'rectangle-forcing-chain'])(
  '%s: cases are told apart by letters, on the picture and in its legend',
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

test('what a nested chain draws hangs together: each placement has a cause', () => {
  for (const id of ['dynamic-forcing-chain-plus', 'nested-forcing-chain', 'nested-multiple-forcing-chain']) {
    const [one] = drawnCases(catalogue.find((strategy) => strategy.id === id)!);
    const marks = one!.step.marks;
    const caused = new Set(marks.flatMap((mark) => (mark.kind === 'link' ? mark.to : [])));
    const placed = marks.flatMap((mark) => (mark.kind === 'candidate' && mark.role === 'on' ? [mark.candidate] : []));
    expect(placed.filter((candidate) => !caused.has(candidate)).length, id).toBeLessThanOrEqual(1);
    for (const mark of marks)
      if (mark.kind === 'link')
        for (const candidate of [...mark.from, ...mark.to])
          expect(
            marks.some((other) => other.kind === 'candidate' && other.candidate === candidate),
            id,
          ).toBe(true);
  }
});

test('a house that a step names twice is tinted once', () => {
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

test('of a play: wrong values and stale marks are struck, what clashes or lost its digit is framed, all is told below', () => {
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
  expect(ofKind('struck').map(subjectOf)).toEqual([at(2, 1), at(4, 0)]);
  expect(ofKind('outline')).toMatchObject([{ of: { cell: 0 } }, { of: { cell: 2 } }, { of: { cell: 5 } }]);
  const captions = shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === 'caption' ? [shape] : []));
  expect(captions.map(({ text }) => text).join(' ')).toBe(
    mistakes.map((mistake) => mistakeText(play.geometry, mistake, false)).join(' '),
  );
  expect(Math.max(...captions.map((shape) => boundsOf(shape).bottom))).toBeLessThan(height);
});
