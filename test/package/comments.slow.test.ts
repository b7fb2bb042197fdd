/** Public names have comments that editors show. Requires `npm run build:package`. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readDeclarations } from '../../scripts/package/declarations.js';

const NAME = 'sudoku-strategist';
const { checker, entries } = readDeclarations();

const isCommented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** Entries of which each part of a type has a comment too: those that apps use. */
const OF_APPS = ['', '/async'].map((subpath) => `${NAME}${subpath}`);

/** Returns the parts that a type takes from a table of settings. */
const settingsOf = (symbol: ts.Symbol): ts.Symbol[] =>
  (symbol.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => [...types]))
    .filter((base) => base.getText().includes('<typeof '))
    .flatMap((base) => checker.getTypeAtLocation(base).getProperties());

/** Returns the parts of a type, but those that it takes from another one. */
const partsOf = (symbol: ts.Symbol): ts.Symbol[] =>
  [...(symbol.members?.values() ?? []), ...settingsOf(symbol)].filter(
    ({ flags, declarations: [declaration] = [] }) =>
      flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method | ts.SymbolFlags.Accessor) &&
      !(declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private),
  );

/** The modules of single strategies and constraints, which have their pages. */
const HAVE_PAGES = /\/dist\/(?:strategies|constraints)\/(?!index)/;

const hasPage = ({ declarations: [declaration] = [] }: ts.Symbol): boolean =>
  declaration !== undefined && HAVE_PAGES.test(declaration.getSourceFile().fileName);

test.each([...entries])('each name of %s has a comment', (_, exported) => {
  const bare = exported.filter(({ symbol }) => !isCommented(symbol) && !hasPage(symbol));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test.each(OF_APPS)('each part of a type of %s has a comment', (entry) => {
  const bare = entries.get(entry)!.flatMap(({ name, symbol }) =>
    partsOf(symbol)
      .filter((part) => !isCommented(part))
      .map((part) => `${name}.${part.name}`),
  );
  expect(bare).toEqual([]);
});

const isFunction = ({ valueDeclaration }: ts.Symbol): boolean =>
  valueDeclaration !== undefined && checker.getTypeAtLocation(valueDeclaration).getCallSignatures().length > 0;

test('each function of the main entry has an example, and says what it throws', () => {
  const functions = entries.get(NAME)!.filter(({ symbol }) => isFunction(symbol));
  expect(functions.length).toBeGreaterThan(10);
  const without = (tag: string): string[] =>
    functions
      .filter(({ symbol }) => !symbol.getJsDocTags(checker).some(({ name }) => name === tag))
      .map(({ name }) => name);
  expect(without('example')).toEqual([]);
  expect(without('throws')).toEqual(['enableKernel', 'kindSet']);
});
