/**
 * No pattern that runs over a user's text backtracks: an analysis of each finds no two parts that could share a run of
 * the same characters in more than one way, nor a run that is searched again from each of its characters.
 */
import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { afterAll, expect, test, vi } from 'vitest';
import { shareOf } from '../tier.js';

const ROOMS = ['core', 'settings', 'rules', 'variants', 'canon', 'formats', 'session', 'face', 'cli/input'];
const files = globSync([...ROOMS.map((room) => `src/${room}/**/*.ts`), 'src/cli/options.ts', 'constraints/*.ts']);

/** The patterns written in a file, with their places. */
function patternsIn(file: string): readonly (readonly [place: string, pattern: RegExp])[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const patterns: (readonly [string, RegExp])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text)!;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      patterns.push([`${file}:${line + 1}`, new RegExp(body!, flags)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
}

/** The patterns that modules make as they load. Whoever makes one calls the constructor, which a literal does not. */
async function patternsMade(load: () => Promise<unknown>): Promise<readonly RegExp[]> {
  const { RegExp: Usual } = globalThis;
  const made: RegExp[] = [];
  globalThis.RegExp = new Proxy(Usual, {
    construct(target, args, self) {
      const pattern: RegExp = Reflect.construct(target, args, self);
      made.push(pattern);
      return pattern;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = Usual;
  }
  return made;
}

afterAll(() => vi.resetModules());

/** True if a pattern may take more than a time proportional to the length of its text. */
const mayBacktrack = ({ source, flags }: RegExp): boolean => analyse({ source, flags }).reports.length > 0;

test('no pattern in the sources backtracks', () => {
  const all = files.flatMap(patternsIn);
  expect(all.length).toBeGreaterThan(300);
  expect(
    shareOf(all, 4)
      .filter(([, pattern]) => mayBacktrack(pattern))
      .map(([place, { source }]) => [place, source]),
  ).toEqual([]);
});

test('no pattern that is made of parts backtracks', async () => {
  vi.resetModules();
  const made = await patternsMade(async () => {
    await import('../../src/formats/index.js');
    const { jsonDocuments } = await import('../../src/formats/json/document.js');
    const { documentSplitter } = await import('../../src/formats/stream/documents.js');
    const { pastedSplitter } = await import('../../src/formats/stream/solutions.js');
    documentSplitter(jsonDocuments(), () => pastedSplitter());
    const { splitterOf } = await import('../../src/formats/exchange/splitter.js');
    splitterOf(undefined)().end();
  });
  expect(made.some(({ source }) => source.includes('opensudoku'))).toBe(true);
  expect(made.some(({ source }) => source.includes('cages'))).toBe(true);
  expect(made.filter(mayBacktrack).map(({ source }) => source)).toEqual([]);
});

test.each([/\s+$/, /^\s*(.+?)\s*$/, /(?:a|b|ab)*c/, /#.*r\d/, /^\s*x\s*$/m])('the analysis finds %s', (pattern) => {
  expect(mayBacktrack(pattern)).toBe(true);
});
