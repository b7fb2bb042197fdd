/** Strokes that paint the regions of a jigsaw, which a setter begins with boxes in a row each. */

/** Returns the cells of each stroke: it begins in a cell that has the colour of its region already. */
export function regionStrokes(regions: readonly number[], size: number): readonly (readonly number[])[] {
  const rowOf = (cell: number): number => Math.floor(cell / size);
  const own = (region: number): number[] => regions.flatMap((each, cell) => (each === region ? [cell] : []));
  return paired(Array.from({ length: size }, (_, region) => own(region).map(rowOf))).map((row, region) => {
    const first = own(region).find((cell) => rowOf(cell) === row)!;
    return walkOver(first, new Set(own(region)), size);
  });
}

/** Pairs each region with a row that it has a cell in, and that no other region is paired with. */
function paired(rowsOf: readonly (readonly number[])[]): readonly number[] {
  const regionOf = new Map<number, number>();
  const pair = (region: number, tried: Set<number>): boolean =>
    rowsOf[region]!.some((row) => {
      if (tried.has(row)) return false;
      tried.add(row);
      const other = regionOf.get(row);
      if (other !== undefined && !pair(other, tried)) return false;
      regionOf.set(row, region);
      return true;
    });
  for (const region of rowsOf.keys()) if (!pair(region, new Set())) throw new Error('no row is left for a region');
  return [...rowsOf.keys()].map((region) => [...regionOf].find(([, each]) => each === region)![0]);
}

/** Returns a way over all cells of a region, from side to side, back through its own cells where it has to. */
function walkOver(first: number, cells: ReadonlySet<number>, size: number): readonly number[] {
  const seen = new Set<number>();
  const from = (cell: number): number[] => {
    seen.add(cell);
    const beside = [
      cell - size,
      cell + size,
      ...(cell % size > 0 ? [cell - 1] : []),
      ...((cell + 1) % size > 0 ? [cell + 1] : []),
    ];
    return [cell, ...beside.flatMap((next) => (cells.has(next) && !seen.has(next) ? [...from(next), cell] : []))];
  };
  const way = from(first);
  // The way back from the last cell paints nothing.
  const lastNew = way.findLastIndex((cell, at) => way.indexOf(cell) === at);
  return way.slice(0, lastNew + 1);
}
