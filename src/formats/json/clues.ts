/**
 * Clues under the name of their constraint, as people write them in JSON: `"killer-cage": [{ "sum": 3, "cells": ["r1c1",
 * "r1c2"] }]`, `"thermometer": [["r1c1", "r1c2"]]`, `"odd": "r1c1r2c2"`. They become the texts of clues.
 */
import type { Constraint } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import { Misread } from '../misread.js';
import { isNumbered, placeIn } from './places.js';

/** The number from which rows and columns count in lists of numbers; undefined if they do not show it. */
type First = 0 | 1 | undefined;

/** Returns the number from which the places in a value count, in a grid of a size if that is known. */
export function firstIn(value: unknown, size?: number): First {
  const lines: number[] = [];
  const walk = (each: unknown): void => {
    if (isNumbered(each)) lines.push(...placeIn(each)!);
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(walk);
  };
  walk(value);
  return lines.includes(0) ? 0 : size !== undefined && lines.includes(size) ? 1 : undefined;
}

/** Returns the texts of the clues that a value under the name of a constraint states. Throws a Misread. */
export function cluesIn(name: string, constraint: Constraint, value: unknown, first: First): readonly string[] {
  const { id, takes } = constraint;
  const said = (takes?.value ?? takes?.text)?.name;

  const fail = (what: string): never => {
    throw new Misread(
      `${quoted(name)} in this JSON ${what}: write its clues as { "kind": "${id}", … } in "constraints"`,
    );
  };
  const nameOf = (cell: unknown): string => {
    if (typeof cell === 'string') return /^\s*r\d/i.test(cell) ? cell.trim() : fail(`has ${quoted(cell)} as a cell`);
    const place = placeIn(cell) ?? fail('has a cell that is no row and column');
    if (first === undefined) fail('has cells that may count from 0 or from 1');
    return `r${place[0] - first! + 1}c${place[1] - first! + 1}`;
  };
  const listText = (list: unknown): string =>
    (Array.isArray(list) && !isNumbered(list) ? list : [list]).map(nameOf).join('');
  const textOf = (number: unknown, lists: readonly unknown[]): string =>
    `${id}=${number === undefined || number === null || number === '' ? '' : `${number}:`}${lists.map(listText).join('/')}`;

  const inObject = ({ kind: _, ...clue }: Readonly<Record<string, unknown>>): string => {
    const numbers = [...new Set([said, 'value', 'total', 'sum', 'number'])].filter((each) => each !== undefined);
    const known = ['cells', 'cell', 'lists', 'lines', ...numbers];
    const other = Object.keys(clue).find((key) => !known.includes(key));
    if (other !== undefined) fail(`has ${quoted(other)}, which is not read`);
    const { cells = clue.cell, lists = clue.lines } = clue;
    const number = numbers.map((each) => clue[each]).find((each) => each !== undefined);
    if ((cells === undefined) === (lists === undefined)) fail('has a clue without its cells');
    if (typeof number === 'object' && number !== null) fail('has a clue with a list as its number');
    return textOf(number, Array.isArray(lists) ? lists : [cells]);
  };

  const inList = (list: readonly unknown[]): string => {
    const [number, cells] = list;
    const isPair = list.length === 2 && said !== undefined && Array.isArray(cells) && !Array.isArray(number);
    if (isPair && placeIn(number) === undefined) return textOf(number, [cells]);
    return textOf(undefined, list.some((each) => Array.isArray(each) && !isNumbered(each)) ? list : [list]);
  };

  const clueIn = (clue: unknown): string => {
    if (typeof clue === 'string') return `${id}=${clue}`;
    if (Array.isArray(clue)) return inList(clue);
    return typeof clue === 'object' && clue !== null ? inObject(clue as Record<string, unknown>) : fail('is no clue');
  };

  if (!Array.isArray(value)) return [clueIn(value)];
  const areCells = value.every((each) => placeIn(each) !== undefined);
  return areCells && !takes?.outside ? [textOf(undefined, [value])] : value.map(clueIn);
}
