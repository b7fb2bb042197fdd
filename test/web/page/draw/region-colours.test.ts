import { expect, it } from 'vitest';
import { seeded } from '../../../../src/create/random.js';
import { COLOURS } from '../../../../web/elements/board/colours.js';
import { withPainted } from '../../../../web/page/draw-view/acts.js';
import { blankDrawing, boxesOf, type PuzzleDrawing, sizeOf } from '../../../../web/page/draw-view/drawing.js';
import { regionColours } from '../../../../web/page/draw-view/region-colours.js';
import { boxesOffered } from '../../../../web/page/draw-view/sizes.js';

/** Returns pairs of neighbouring cells of different regions in the same colour. */
function alike(drawing: PuzzleDrawing): readonly (readonly [number, number])[] {
  const size = sizeOf(drawing);
  const regions = drawing.regions ?? boxesOf(drawing);
  const colours = regionColours(drawing, COLOURS);
  return regions.flatMap((region, cell) =>
    [(cell + 1) % size === 0 ? -1 : cell + 1, cell + size].flatMap((other) =>
      regions[other] !== undefined && regions[other] !== region && colours[other] === colours[cell]
        ? [[cell, other] as const]
        : [],
    ),
  );
}

it('paints neighbouring regions in different colours, in every size, however they are painted', () => {
  const random = seeded('regions');
  for (const box of boxesOffered()) {
    let drawing = blankDrawing(box);
    const size = sizeOf(drawing);
    expect([box, alike(drawing)]).toEqual([box, []]);
    for (let act = 0; act < 3 * size; act++) {
      const cell = Math.floor(random() * size * (size - 1));
      const regions = drawing.regions ?? boxesOf(drawing);
      drawing = withPainted(drawing, regions[cell]!, [cell + size]);
    }
    expect([box, alike(drawing)]).toEqual([box, []]);
  }
});

it('leaves each region its colour as long as no neighbour has it', () => {
  const drawing = blankDrawing([2, 4]);
  expect(regionColours(drawing, COLOURS)).toEqual(boxesOf(drawing));
  expect(regionColours(withPainted(drawing, 3, [0]), COLOURS)[0]).toBe(3);
});
