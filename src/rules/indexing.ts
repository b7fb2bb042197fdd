/** Cells that tell where in their row, column or boxes a digit stands. */
import type { ExclusivePair } from '../core/exclusions.js';
import type { Cell, Statement } from '../core/statement.js';

/**
 * Returns what indexing cells exclude. Such a cell has a digit exactly if another cell, which `target` returns for each
 * digit from zero, has the digit `own`, from zero.
 */
export const indexingPairs = (
  clues: readonly Statement[],
  size: number,
  own: (cell: Cell) => number,
  target: (cell: Cell, digit: number) => Cell,
): ExclusivePair[] =>
  clues.flatMap(({ lists }) =>
    lists.flat().flatMap((cell) =>
      Array.from({ length: size }, (_, digit) => digit).flatMap((digit) => {
        const to = target(cell, digit);
        if (to === cell) return [];
        const others = (wanted: number): number[] => [...Array(size).keys()].filter((other) => other !== wanted);
        return [
          ...others(own(cell)).map((other): ExclusivePair => [cell * size + digit, to * size + other]),
          ...others(digit).map((other): ExclusivePair => [cell * size + other, to * size + own(cell)]),
        ];
      }),
    ),
  );
