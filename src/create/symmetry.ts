/** Symmetries of the set of givens. */
import type { Cell, Geometry } from '../core/geometry.js';
import { type MoveName, moved, namedMove } from '../core/moves.js';
import { SYMMETRIES, type Symmetry } from './symmetries.js';

/** Names of the symmetries in other programs. */
const ALIASES: Readonly<Record<Symmetry, readonly string[]>> = {
  none: ['asymmetric', 'random'],
  rotational: ['180', 'rotate180', 'half turn', 'point', 'central'],
  quarter: ['90', 'rotate90', 'quarter turn'],
  horizontal: ['flip', 'up-down', 'top-bottom'],
  vertical: ['mirror', 'left-right'],
  diagonal: ['main diagonal'],
  antidiagonal: ['secondary diagonal'],
  full: ['all', 'dihedral'],
};

/** All symmetries with their aliases. */
export const SYMMETRY_NAMES = SYMMETRIES.map((id) => ({ id, aliases: ALIASES[id] }));

/** The moves that, repeated and combined, make up each symmetry. */
const PARTS: Record<Symmetry, readonly MoveName[]> = {
  none: [],
  rotational: ['half turn'],
  quarter: ['quarter turn'],
  horizontal: ['horizontal'],
  vertical: ['vertical'],
  diagonal: ['diagonal'],
  antidiagonal: ['antidiagonal'],
  full: ['quarter turn', 'diagonal'],
};

/** Returns the cell to which each move of a symmetry takes each cell. The first move takes each cell to itself. */
export function movesOf(geometry: Geometry, symmetry: Symmetry): Cell[][] {
  const parts = PARTS[symmetry].map((name) => namedMove(name, geometry.size));
  const all = [Array.from({ length: geometry.cells }, (_, cell) => cell)];
  for (const move of all)
    for (const part of parts) {
      const next = move.map((cell) => moved(geometry, part, cell));
      if (!all.some((own) => own.every((cell, index) => cell === next[index]))) all.push(next);
    }
  return all;
}

/** Cells that are given together or not at all. */
export type Orbit = readonly Cell[];

/** Returns the orbits of all cells under a symmetry. */
export function orbitsOf(geometry: Geometry, symmetry: Symmetry): Orbit[] {
  const seen = new Uint8Array(geometry.cells);
  const orbits: Orbit[] = [];
  const moves = PARTS[symmetry].map((name) => namedMove(name, geometry.size));
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (seen[cell]) continue;
    const orbit = [cell];
    seen[cell] = 1;
    for (const member of orbit)
      for (const move of moves) {
        const image = moved(geometry, move, member);
        if (seen[image]) continue;
        seen[image] = 1;
        orbit.push(image);
      }
    orbits.push(orbit);
  }
  return orbits;
}

/** Symmetries that join cells, with their orbits: the one with the fewest orbits first. */
const richestFirst = (geometry: Geometry): readonly { symmetry: Symmetry; orbits: readonly Orbit[] }[] =>
  SYMMETRIES.filter((symmetry) => symmetry !== 'none')
    .map((symmetry) => ({ symmetry, orbits: orbitsOf(geometry, symmetry) }))
    .sort((a, b) => a.orbits.length - b.orbits.length);

/** Returns the richest symmetry that a set of cells has; none if it is empty, as a puzzle of clues alone is. */
export function symmetryOf(geometry: Geometry, has: (cell: Cell) => boolean): Symmetry {
  if (!Array.from({ length: geometry.cells }, (_, cell) => cell).some(has)) return 'none';
  const isKept = (orbits: readonly Orbit[]): boolean =>
    orbits.every((orbit) => orbit.every((cell) => has(cell) === has(orbit[0]!)));
  return geometry.memo(richestFirst).find(({ orbits }) => isKept(orbits))?.symmetry ?? 'none';
}
