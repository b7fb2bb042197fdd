/** The box shapes on offer: the usual one of each size, and a few others. */
export const BOXES = ['2x2', '2x3', '3x2', '2x4', '3x3', '2x5', '3x4', '4x4', '5x5'] as const;

/** Returns the rows and columns of a box: 2 and 3 for `2x3`. */
export const boxIn = (box: string): readonly [rows: number, columns: number] =>
  box.split('x').map(Number) as [number, number];

/** Returns the number of cells of a box, which is the number of digits: 6 for `2x3`. */
export const sizeOf = (box: string): number => {
  const [rows, columns] = boxIn(box);
  return rows * columns;
};
