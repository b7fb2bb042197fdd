/** The types of clues say what each constraint takes: correct clues compile, wrong ones do not. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import type { Constraint } from '../../src/core/constraint.js';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Pairs are stated in a part of the rules of their own. */
const kinds = constraints.filter(({ id }) => id !== 'pairs');
const CELLS = "cells: 'r1c1'";
const LISTS = "lists: ['r1c1', ['r1c2', 'r1c3']]";

/** Returns objects, as sources: those that are clues of a constraint, and those that are not. */
function objectsOf({ id, takes }: Constraint): {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
} {
  const object = (...parts: readonly string[]): string =>
    `{ ${[`kind: '${id}'`, ...parts].filter(Boolean).join(', ')} }`;
  if (!takes) return { right: [object()], wrong: [object(CELLS), object('sum: 3')] };
  const { value, text, lists } = takes;
  const own = value ? `${value.name}: 3` : text ? `${text.name}: '${text.example}'` : '';
  const cells = lists ? LISTS : CELLS;
  const isWithout = own !== '' && value?.isOptional === true;
  return {
    right: [
      object(cells, own),
      ...(isWithout ? [object(cells)] : []),
      ...(lists?.least === 1 ? [object(CELLS, own)] : []),
    ],
    wrong: [
      object(own),
      object(cells, own, 'other: 3'),
      object(lists ? '' : LISTS, own),
      object(CELLS, LISTS, own),
      ...(lists && lists.least > 1 ? [object(CELLS)] : []),
      ...(own !== '' && !isWithout ? [object(cells)] : []),
      ...(own === '' ? [] : [object(cells, `${(value ?? text)!.name}: null`)]),
    ],
  };
}

test('every kind of clues has the cells and the number that its constraint takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clues-'));
  const all = kinds.map(objectsOf);
  const source = [
    `import type { Clue } from '${pathOf('src/variants/clue.js')}';`,
    `export const kinds: Record<Clue['kind'], 0> = { ${kinds.map(({ id }) => `'${id}': 0`).join(', ')} };`,
    'export const clues: Clue[] = [',
    ...all.flatMap(({ right }) => right.map((object) => `${object},`)),
    ...all.flatMap(({ wrong }) => wrong.map((object) => `// @ts-expect-error\n${object},`)),
    '];',
  ];
  writeFileSync(join(folder, 'clues.mts'), source.join('\n'));
  const options = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--module',
    'nodenext',
    '--target',
    'es2022',
  ];
  const tsc = [pathOf('node_modules/typescript-native/bin/tsc'), ...options, 'clues.mts'];
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('');
});
