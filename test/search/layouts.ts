/** Random layouts of connected regions, some of which leave no grid. */
import { Geometry } from '../../src/core/geometry.js';
import { below, type Random } from '../../src/create/random.js';
import { adjacentCells } from '../../src/create/regions.js';
import { LETTERS } from '../../src/variants/of-grid.js';
import { withRules } from '../../src/variants/rules.js';

/** Exchanges of cells that are tried for each cell of the grid: enough that nothing is left of the first layout. */
const EXCHANGES = 200;

/** Draws a layout: rows that exchange cells with their neighbours and stay connected. */
export function randomLayout(size: number, random: Random): Geometry {
  const beside = adjacentCells(size, false);
  const regions = Array.from({ length: size * size }, (_, cell) => Math.floor(cell / size));
  const cellsOf = (region: number): number[] => [...regions.keys()].filter((cell) => regions[cell] === region);
  const isConnected = (region: number): boolean => {
    const reached = cellsOf(region).slice(0, 1);
    for (const cell of reached)
      for (const next of beside[cell]!) if (regions[next] === region && !reached.includes(next)) reached.push(next);
    return reached.length === size;
  };
  for (let tried = 0; tried < EXCHANGES * size; tried++) {
    const cell = below(random, regions.length);
    const own = regions[cell]!;
    const other = regions[beside[cell]![below(random, beside[cell]!.length)]!]!;
    const back = cellsOf(other)[below(random, size)]!;
    regions[cell] = other;
    regions[back] = own;
    if (isConnected(own) && isConnected(other)) continue;
    regions[cell] = own;
    regions[back] = other;
  }
  return withRules(Geometry.ofSize(size), { regions: regions.map((region) => LETTERS[region]).join('') });
}
