/**
 * Killer cages as lists in JSON: `[17, [[0, 0], [0, 1]]]` or `{ "sum": 17, "cells": [[0, 0], [0, 1]] }`. Rows and columns
 * count from 0 if one of them is 0, else from 1, which is remarked where both would fit the grid.
 */
import { LARGEST_SIZE } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import { placeIn } from './places.js';

/** Cages of a grid, as clues. */
export interface ListedCages {
  readonly size: number;
  readonly clues: readonly string[];
  /** The remark on rows and columns that may count from 0 or 1. */
  readonly remark?: string;
}

interface Cage {
  readonly sum: number | undefined;
  readonly cells: readonly (readonly [row: number, column: number])[];
  /** True if its cells are names, as r1c1. */
  readonly isNamed: boolean;
}

/** The usual size, in which cages lie that do not fill a smaller grid. */
const USUAL = 9;

/** Returns the cages in a list of them; undefined for any other value. `expected` is the size of the grid, if it is known. */
export function cagesListed(value: unknown, expected?: number): ListedCages | undefined {
  const cages = Array.isArray(value) ? value.map(cageIn) : [];
  if (cages.length === 0 || !cages.every((cage) => cage !== undefined)) return undefined;
  const cells = cages.flatMap((cage) => cage.cells);
  const lines = cells.flat();
  const first = lines.includes(0) ? 0 : 1;
  const reach = Math.max(...lines) - first + 1;
  const isFull = new Set(cells.map(([row, column]) => row * LARGEST_SIZE + column)).size === reach ** 2;
  const size = expected ?? (isFull ? reach : Math.max(reach, USUAL));
  if (reach > size || !usualShape(size)) return undefined;
  const clueOf = ({ sum, cells }: Cage): string =>
    `killer-cage=${sum === undefined ? '' : `${sum}:`}${cells.map(([row, column]) => `r${row - first + 1}c${column - first + 1}`).join('')}`;
  const mayBeFromZero = first === 1 && reach < size && !cages.some(({ isNamed }) => isNamed);
  return { size, clues: cages.map(clueOf), ...(mayBeFromZero && { remark: FROM_ONE }) };
}

const FROM_ONE = 'no row or column of the cages is 0, so they count from 1; if they count from 0, add 1 to each';

/** Returns the cage that a pair or an object is; undefined for anything else. */
function cageIn(value: unknown): Cage | undefined {
  const {
    sum,
    value: number,
    total,
    cells,
  } = (Array.isArray(value) && value.length === 2 ? { sum: value[0], cells: value[1] } : (value ?? {})) as Readonly<
    Record<string, unknown>
  >;
  const stated = sum ?? number ?? total;
  const hasSum = typeof stated === 'number' && Number.isInteger(stated) && stated > 0;
  const places = Array.isArray(cells) ? cells.map(placeIn) : [];
  if (places.length === 0 || !places.every((place) => place !== undefined)) return undefined;
  const isNamed = Array.isArray(cells) && cells.some((place) => typeof place === 'string');
  return hasSum || stated === undefined ? { sum: stated as number | undefined, cells: places, isNamed } : undefined;
}
