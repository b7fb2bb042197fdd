/** The sizes in which a puzzle can be drawn, each with the boxes of its rows and columns. */
import { BOXES, boxIn } from '../make-view/boxes.js';
import { LEAST_SIZE, MOST_SIZE, sizeOf } from './drawing.js';

/** Returns the boxes on offer: those of Make and, for sizes without such boxes, the flattest ones. */
export function boxesOffered(): readonly (readonly [rows: number, columns: number])[] {
  const usual = BOXES.map(boxIn);
  const sizes = Array.from({ length: MOST_SIZE - LEAST_SIZE + 1 }, (_, index) => LEAST_SIZE + index);
  return sizes.flatMap((size) => {
    const own = usual.filter((box) => sizeOf({ box }) === size);
    return own.length > 0 ? own : [squarest(size)];
  });
}

/** Returns the box of a size that is nearest to a square. */
export function squarest(size: number): readonly [rows: number, columns: number] {
  let rows = Math.floor(Math.sqrt(size));
  while (size % rows !== 0) rows--;
  return [rows, size / rows];
}
