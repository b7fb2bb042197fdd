/** Random rules that a known grid satisfies: regions of any shape or none, extra houses, smaller sets and pairs. */
import { randomTransform, type Transform, transformBy } from '../../src/canon/transform.js';
import { Geometry } from '../../src/core/geometry.js';
import { type Cell, setsOf } from '../../src/core/layout.js';
import { fillerOf } from '../../src/create/fill.js';
import { below, permutation, type Random } from '../../src/create/random.js';
import { LETTERS } from '../../src/variants/of-grid.js';
import { withRules } from '../../src/variants/rules.js';

export interface RandomVariant {
  readonly geometry: Geometry;
  readonly solution: Int8Array;
}

/** Returns the usual shape of a size, or one with neither boxes nor regions. */
const baseOf = (size: number): Geometry => {
  const usual = Geometry.ofSize(size);
  return usual.boxRows > 1 ? usual : withRules(Geometry.of(1, size), { variant: ['latin'] });
};

/** Returns a grid of a size with random rules. Half of those of 9×9 also have named rules, if some fit. */
export function randomVariant(size: number, random: Random): RandomVariant {
  const named = NAMED[below(random, NAMED.length)]!;
  if (random() < 0.4 && size === 9) return filled(withRules(Geometry.of(3, 3), { variant: named }), random);
  const base = filled(random() < 0.5 ? withRules(baseOf(size), { variant: ['latin'] }) : baseOf(size), random);
  const cellsOf = Array.from({ length: size }, (_, digit) =>
    [...base.solution.keys()].filter((cell) => base.solution[cell] === digit),
  );
  const isTiled = base.geometry.tiling === 'none' && random() < 0.7;
  const ground = isTiled ? Geometry.of(1, size) : base.geometry;
  return {
    solution: base.solution,
    geometry: withRules(ground, {
      ...(isTiled && { regions: regionsFor(cellsOf, random) }),
      pairs: [
        ...Array.from({ length: below(random, 3) }, () => setOf(cellsOf, size, random)),
        ...Array.from({ length: below(random, 3) }, () => setOf(cellsOf, 2 + below(random, size - 2), random)),
        ...Array.from({ length: below(random, 3 * size) }, () => setOf(cellsOf, 2, random)),
      ].map((cells) => cells.map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`).join('')),
    }),
  };
}

const NAMED = [['x'], ['windoku'], ['anti-knight'], ['anti-king'], ['disjoint-groups'], ['x', 'windoku']];

const filled = (geometry: Geometry, random: Random): RandomVariant => ({
  geometry,
  solution: Int8Array.from(fillerOf(geometry, 'random')(random)),
});

/**
 * Returns a random transform that permutes lines and digits. Bands and stacks stay together if there are boxes;
 * otherwise any line may go anywhere.
 */
export function randomTurn(geometry: Geometry, random: Random): Transform {
  const { size, layout, tiling } = geometry;
  const { from, digits, to } =
    tiling === 'boxes'
      ? randomTransform(Geometry.of(layout.boxRows, layout.boxColumns), random)
      : transformBy(geometry, false, permutation(size, random), permutation(size, random), permutation(size, random));
  const at = from.reduce<Cell[]>((places, cell, place) => Object.assign(places, { [cell]: place }), []);
  const regions = layout.regions && from.map((cell) => layout.regions![cell]!);
  const order = [...new Set(regions)];
  return {
    from,
    digits,
    to: Geometry.from({
      boxRows: to.boxRows,
      boxColumns: to.boxColumns,
      tiling,
      ...(regions && { regions: regions.map((region) => order.indexOf(region)) }),
      groups: setsOf(
        layout.groups.map(({ cells }) => cells.map((cell) => at[cell]!)),
        size,
      ),
      pairs: layout.pairs.map(([a, b]) => [at[a]!, at[b]!] as const),
      names: [],
    }),
  };
}

/** Returns `count` cells with different digits. */
const setOf = (cellsOf: readonly (readonly Cell[])[], count: number, random: Random): Cell[] =>
  permutation(cellsOf.length, random)
    .slice(0, count)
    .map((digit) => cellsOf[digit]![below(random, cellsOf.length)]!);

/** Returns a letter for each cell: each region has a cell of each digit. */
function regionsFor(cellsOf: readonly (readonly Cell[])[], random: Random): string {
  const letters: string[] = [];
  for (const cells of cellsOf)
    for (const [index, region] of permutation(cells.length, random).entries())
      letters[cells[index]!] = LETTERS[region]!;
  return letters.join('');
}
