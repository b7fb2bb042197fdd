/** Expectations on the pictures of worked cases of strategies. */
import { XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';
import { letterOf, type Mark } from '../../src/logic/step/marks.js';
import type { Message } from '../../src/logic/step/message.js';
import type { Explanation, Strategy } from '../../src/logic/step/strategy.js';
import { drawnReasons } from '../../src/render/drawn-reasons.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import { partLetters } from '../../src/render/part-letters.js';
import { blockerShapes, blockersOf } from '../../src/render/picture/blockers.js';
import type { Drawn, DrawnPosition } from '../../src/render/picture/grid-picture.js';
import { layoutOf } from '../../src/render/picture/layout.js';
import { partWords } from '../../src/render/picture/legend.js';
import { around, boundsOf, overlap, struckCorner, union } from '../../src/render/picture/outlines.js';
import { picture } from '../../src/render/picture/picture.js';
import type { Shape, Subject } from '../../src/render/picture/shape.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { sentence } from '../../src/render/text.js';
import { casesOf, explained, firstHitOf } from '../strategies/fixture.js';
import { messagesIn, termsOf } from '../strategies/said.js';

interface DrawnCase {
  readonly position: DrawnPosition;
  readonly step: Drawn;
  readonly message: Message;
  readonly reasons: Explanation['reasons'];
  readonly name: string;
}

/**
 * Returns the first case of a strategy with a conclusion, and its step; an empty list if there is no such case. Throws
 * if the strategy finds no step in it.
 */
export function drawnCases(strategy: Strategy): DrawnCase[] {
  return casesOf(strategy.id)
    .filter(({ place, remove }) => place.length + remove.length > 0)
    .slice(0, 1)
    .map((one) => {
      const hit = firstHitOf(strategy, one);
      if (!hit) throw new Error(`${one.name}: not found`);
      const { marks, message, reasons } = explained(strategy, hit, one.board.geometry);
      return {
        position: one.board,
        step: { place: hit.place, remove: hit.remove, marks },
        message,
        reasons,
        name: one.name,
      };
    });
}

/** Returns the candidate that a shape shows or marks; undefined if there is none. */
export const subjectOf = (shape: Shape): number | undefined => ('of' in shape ? shape.of.candidate : undefined);

/** Expects a shape for every mark of a step, and that all digits can be read. */
export function expectDrawn(strategy: Strategy): void {
  for (const one of drawnCases(strategy)) {
    const { position, step, name } = one;
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
    const reasons = blockerShapes(layoutOf(position.geometry, true), blockersOf(position, step));
    const lines = reasons.filter(({ kind }) => kind === 'arc').length;
    // Lines of values are left out beneath digits, so that one may be several arcs; the last has the arrow.
    const arcs = lines > 0 ? of('arc').filter((shape) => shape.kind === 'arc' && shape.arrow) : of('arc');
    expect(arcs.length, name).toBe(links.size + lines);
    for (const candidate of step.remove)
      if (isShown(candidate))
        expect(
          of('struck').some((shape) => subjectOf(shape) === candidate),
          name,
        ).toBe(true);
    for (const candidate of step.place)
      expect(
        atFullSize.has(position.geometry.cellOf(candidate)) ||
          of('plate').some((shape) => subjectOf(shape) === candidate && 'edge' in shape && shape.edge === 'rim'),
        `${name}: candidate ${candidate} is placed`,
      ).toBe(true);
    expectReasons(one);
    expectLettered(one, shapes);
    expectLegible(shapes, name);
    for (const shape of shapes)
      if (shape.kind === 'disc' || shape.kind === 'diamond' || shape.kind === 'ring' || shape.kind === 'plate')
        expect(
          shapes.some((text) => text.kind === 'text' && subjectOf(text) === subjectOf(shape)),
          `${name}: a ${shape.kind} without its digit`,
        ).toBe(true);
    expect(coveredDigits(shapes), name).toEqual([]);
    expect(XMLValidator.validate(svgOf(picture(position, step))), name).toBe(true);
  }
}

/**
 * Expects that the picture and the sentence have the same letters in the same cells, as badges or colours, and that the
 * legend names every drawn part.
 */
function expectLettered({ position, step, message, name }: DrawnCase, shapes: readonly Shape[]): void {
  const { cellOf } = position.geometry;
  const letters = partLetters(position.geometry);
  const told = new Map<string, Set<number>>();
  for (const { letter, cells } of messagesIn(message).flatMap((one) => termsOf(one, 'letter')))
    told.set(letterOf(letter, letters), new Set([...(told.get(letterOf(letter, letters)) ?? []), ...cells]));
  const drawn = new Map<string, Set<number>>();
  for (const shape of shapes) {
    const subject: Subject = 'of' in shape ? shape.of : {};
    const isColour = subject.name?.part === 'colour' && subject.candidate !== undefined;
    if (shape.kind !== 'badge' && !isColour) continue;
    const letter = letterOf(subject.name!.letter!, letters);
    if (shape.kind === 'badge') expect(shape.text).toBe(letter);
    const cell = isColour ? cellOf.call(position.geometry, subject.candidate!) : subject.cell!;
    drawn.set(letter, (drawn.get(letter) ?? new Set()).add(cell));
  }
  const sorted = (all: ReadonlyMap<string, ReadonlySet<number>>) =>
    [...all].map(([letter, cells]) => [letter, [...cells].sort((a, b) => a - b)]).sort();
  expect(sorted(drawn), `${name}: the letters of the picture and of the sentence`).toEqual(sorted(told));
  const legend = picture(position, step, { legend: true }).shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.style === 'caption' ? [shape.text] : [],
  );
  for (const mark of step.marks)
    if (mark.kind !== 'link' && mark.name && isDrawn(mark, shapes))
      expect(legend, `${name}: the legend`).toContain(partWords(mark.name, ENGLISH.legend, letters));
}

/** True if a mark has a shape of its own. A candidate has none if its cell shows a digit at full size. */
const isDrawn = ({ name, ...mark }: Exclude<Mark, { kind: 'link' }>, shapes: readonly Shape[]): boolean =>
  shapes.some(
    (shape) =>
      'of' in shape && shape.of.name === name && (mark.kind !== 'candidate' || shape.of.candidate === mark.candidate),
  );

/** Expects a small picture for each part of the argument, with a caption from the sentence of the step. */
function expectReasons({ position, step, message, reasons, name }: DrawnCase): void {
  const drawn = drawnReasons(reasons, position.geometry);
  const { parts = [], shapes } = picture(position, step, { reasons: drawn });
  expect(parts.length, name).toBe(reasons?.length ?? 0);
  const text = sentence(message, position.geometry);
  const captions = shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === 'caption' ? [shape.text] : []));
  for (const [index, { caption, marks }] of drawn.entries()) {
    expect(captions.join(' '), name).toContain(caption);
    const beginning = caption.replace(/^\d+\. /, '').replace(/\.$/, '');
    if (!isWithinStep(marks, step)) continue;
    expect(text, `${name}: part ${index + 1}`).toContain(beginning);
  }
  for (const { picture: small } of parts) expect(small.shapes.some((shape) => 'role' in shape)).toBe(true);
}

/**
 * True if a part marks a candidate that the step places or removes. Only then does the sentence contain its caption:
 * other chains are grouped by their premises.
 */
const isWithinStep = (marks: readonly Mark[], { place, remove }: Drawn): boolean =>
  marks.some((mark) => mark.kind === 'candidate' && [...place, ...remove].includes(mark.candidate));

/** Expects that the digit of each removed candidate is dark, on top of its box, and clear of the filled corner. */
function expectLegible(shapes: readonly Shape[], name: string): void {
  shapes.forEach((shape, index) => {
    if (shape.kind !== 'struck') return;
    const at = shapes.findIndex((text) => text.kind === 'text' && subjectOf(text) === subjectOf(shape));
    const text = shapes[at];
    expect(at, `${name}: a removed candidate's digit`).toBeGreaterThan(index);
    if (text?.kind !== 'text') return;
    if (text.style === 'candidate') expect(text.on, name).toBe('target');
    const corner = union(struckCorner(shape.centre, shape.radius).map((point) => around(point, 0)));
    const digit = boundsOf(text);
    /** The corner is a triangle: its inner edge runs along the diagonal of its bounds. */
    const isClear = digit.right - corner.left + (corner.bottom - digit.top) <= corner.right - corner.left;
    expect(isClear || !overlap(corner, digit), `${name}: ${text.text} is clear of the corner`).toBe(true);
  });
}

/** Returns the texts that a later shape with another subject covers. */
function coveredDigits(shapes: readonly Shape[]): string[] {
  const covered: string[] = [];
  const bounds = shapes.map(boundsOf);
  shapes.forEach((shape, index) => {
    if (shape.kind !== 'text') return;
    for (let above = index + 1; above < shapes.length; above++)
      if (overlap(bounds[above]!, bounds[index]!) && subjectOf(shapes[above]!) !== subjectOf(shape))
        covered.push(`${shape.text} by ${shapes[above]!.kind}`);
  });
  return covered;
}
