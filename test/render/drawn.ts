/** Expectations on the drawings of a strategy's worked cases. */
import { XMLValidator } from 'fast-xml-parser';
import { expect } from 'vitest';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { blockerShapes, blockersOf } from '../../src/render/picture/blockers.js';
import { layoutOf } from '../../src/render/picture/layout.js';
import { type Drawn, type DrawnPosition, picture } from '../../src/render/picture/picture.js';
import { boundsOf, overlap, type Shape } from '../../src/render/picture/shape.js';
import { svgOf } from '../../src/render/picture/svg.js';
import { casesOf, hitsOf } from '../strategies/fixture.js';

/** The first case of a strategy in which it finds something, and the step there. */
export function drawnCases(
  strategy: Strategy,
): { readonly position: DrawnPosition; readonly step: Drawn; readonly name: string }[] {
  return casesOf(strategy.id)
    .filter(({ place, remove }) => place.length + remove.length > 0)
    .slice(0, 1)
    .map((one) => {
      const [hit] = hitsOf(strategy, one);
      if (!hit) throw new Error(`${one.name}: not found`);
      const { marks } = strategy.explain(hit, one.board.geometry);
      return { position: one.board, step: { place: hit.place, remove: hit.remove, marks }, name: one.name };
    });
}

/** Digits of the position that stand where something else is pointed out, or are pointed out themselves. */
export const subjectOf = (shape: Shape): number | undefined => ('of' in shape ? shape.of.candidate : undefined);

/** Expects a shape for every mark of a step, and that none covers a digit that must be read. */
export function expectDrawn(strategy: Strategy): void {
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
    const reasons = blockerShapes(layoutOf(position.geometry, true), blockersOf(position, step));
    const lines = reasons.filter(({ kind }) => kind === 'arc').length;
    expect(of('arc').length, name).toBe(links.size + lines);
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
}

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
