/** The lines of a grid, and the numbers of its rows and columns. */
import { CELL, LABELS, type Layout } from './layout.js';
import type { Shape, Weight } from './shape.js';

/** Thin lines first, so that the frame lies on top. */
export function gridLines({ geometry, origin }: Layout): Shape[] {
  const { size, boxRows, boxColumns } = geometry;
  const end = size * CELL;
  const shapes: Shape[] = [];
  const weightAt = (index: number, width: number): Weight =>
    index === 0 || index === size ? 'frame' : index % width === 0 ? 'box' : 'thin';
  for (const weight of ['thin', 'box', 'frame'] as const)
    for (let index = 0; index <= size; index++) {
      const at = index * CELL;
      if (weightAt(index, boxRows) === weight)
        shapes.push({
          kind: 'line',
          weight,
          from: { x: origin.x, y: origin.y + at },
          to: { x: origin.x + end, y: origin.y + at },
        });
      if (weightAt(index, boxColumns) === weight)
        shapes.push({
          kind: 'line',
          weight,
          from: { x: origin.x + at, y: origin.y },
          to: { x: origin.x + at, y: origin.y + end },
        });
    }
  return shapes;
}

const LABEL_HEIGHT = 13;

export function gridLabels({ geometry, origin }: Layout): Shape[] {
  return Array.from({ length: geometry.size }, (_, index): Shape[] => {
    const along = (index + 0.5) * CELL;
    const label = { kind: 'text', style: 'label', height: LABEL_HEIGHT, text: String(index + 1), of: {} } as const;
    return [
      { ...label, centre: { x: origin.x + along, y: origin.y - LABELS / 2 } },
      { ...label, centre: { x: origin.x - LABELS / 2, y: origin.y + along } },
    ];
  }).flat();
}
