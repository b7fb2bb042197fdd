/** Constraints on the command line: as options, in files, in lines, and their list. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { sudoku } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'constraints-'));
const FILE = join(folder, 'rules.txt');
writeFileSync(FILE, '# rules of a friend\n# killer-cage: 5 r1c12\nodd: r3c1\nx\n');
const JSON_FILE = join(folder, 'rules.json');
writeFileSync(JSON_FILE, '[{ "kind": "killer-cage", "sum": 5, "cells": ["r1c1", "r1c2"] }, { "kind": "x" }]');

const GRID = '.'.repeat(16);
const lineOf = async (...args: string[]): Promise<string> =>
  (await sudoku('convert', '--to', 'line', ...args)).out.trim().slice(17);

test.each([
  [['--constraint', 'x killer-cage=5:r1c12;3:r2c1r3c1'], 'variant=x killer-cage=5:r1c1r1c2;3:r2c1r3c1'],
  [['--constraint', 'killer=5:r1c12 x'], 'variant=x killer-cage=5:r1c1r1c2'],
  [['--constraint', 'odd=r1c1', '--constraint', 'anti-knight'], 'variant=anti-knight odd=r1c1'],
  [['--constraint', FILE], 'variant=x killer-cage=5:r1c1r1c2 odd=r3c1'],
  [['--constraint', JSON_FILE], 'variant=x killer-cage=5:r1c1r1c2'],
])('reads %s', async (options, expected) => expect(await lineOf(...options, GRID)).toBe(expected));

test('reads names of rules after a puzzle in its line', async () => {
  expect(await lineOf(`${GRID} x anti-knight odd=r1c1`)).toBe('variant=x,anti-knight odd=r1c1');
});

test('reads and writes cages drawn with letters', async () => {
  const drawn =
    '# cages: AABB\n# cages: CCDD\n# cages: EEFF\n# cages: GG.H\n# cages: A=3 B=7 C=5\n....\n....\n....\n....';
  const line = await lineOf(drawn);
  expect(line).toBe('killer-cage=3:r1c1r1c2;7:r1c3r1c4;5:r2c1r2c2;r2c3r2c4;r3c1r3c2;r3c3r3c4;r4c1r4c2;r4c4');
  const { out } = await sudoku('convert', '--to', 'rows', `${GRID} ${line}`);
  expect(out.split('\n').slice(0, 5)).toEqual(drawn.split('\n').slice(0, 5));
  const { status, notes } = await sudoku('check', '# cages: AA.\n....\n....\n....\n....');
  expect([status, notes]).toEqual([2, expect.stringContaining('row 1 of the cages is no row of 1 letters')]);
});

test.each([
  ['kage=5:r1c1', "unknown constraint 'kage'. Did you mean killer-cage?"],
  ['killer-cage 3 r1c1', "unknown constraint '3'."],
  ['nofile.txt', 'there is no file nofile.txt'],
  ['rules/nofile', 'there is no file rules/nofile'],
  ['odd', 'odd needs its cells, as in odd=r1c1r1c2'],
  ['{"kind":', 'constraints begin like JSON but are not valid'],
])('rejects %s', async (text, message) => {
  const { status, notes } = await sudoku('check', GRID, '--constraint', text);
  expect([status, notes]).toEqual([2, expect.stringContaining(message)]);
});

test('suggests no name of one letter', async () => {
  expect((await sudoku('check', GRID, '--constraint', 'killer-cage 3 r1c1')).notes).not.toContain('Did you mean');
});

test('constraints lists all, in German too, and shows the page of one', async () => {
  const { out } = await sudoku('constraints');
  for (const { id } of constraints) expect(out).toContain(` ${id} `);
  const families = [...out.matchAll(/│ (grid|cages|dots|cells|lines|outside) +│/g)].map(([, family]) => family);
  expect(families).toHaveLength(constraints.length);
  expect(families.filter((family, at) => family !== families[at - 1])).toHaveLength(6);
  for (const written of ['killer-cage=10:r1c1r1c2', 'white-dot=r1c1r1c2']) expect(out).toContain(` ${written} `);
  expect((await sudoku('constraints', '--lang', 'de')).out).toContain('Killer-Käfige');
  expect((await sudoku('constraints', 'killer')).out).toMatch(/^# Killer cages\n/);
  expect((await sudoku('constraints', '--search', 'consecutive dot')).out).toContain('white-dot');
  const { status, notes } = await sudoku('constraints', 'kage');
  expect([status, notes]).toEqual([2, expect.stringContaining('Did you mean killer-cage?')]);
});
