/** Public names have comments that editors show. Requires `npm run build:package`. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { namedDeclarations } from '../../scripts/package/modules.js';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = namedDeclarations(name, exports);
const program = ts.createProgram([...entries.values()], {
  ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [], skipLibCheck: true },
});
const checker = program.getTypeChecker();

const isCommented = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

/** Returns the names that an entry exports, without the old ones that only say where they have moved. */
function exportsOf(entry: string): ts.Symbol[] {
  const module = checker.getSymbolAtLocation(program.getSourceFile(entries.get(entry)!)!);
  return (module ? checker.getExportsOfModule(module) : [])
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ declarations = [] }) => !declarations[0]?.getSourceFile().fileName.endsWith('/face/moved.d.ts'));
}

/** Entries of which each part of a type has a comment too: those that apps use. */
const OF_APPS = ['', '/async'].map((subpath) => `${name}${subpath}`);

/** Returns the parts of a type, but those that it takes from another one. */
const partsOf = (symbol: ts.Symbol): ts.Symbol[] =>
  [...(symbol.members?.values() ?? [])].filter(
    ({ flags, declarations: [declaration] = [] }) =>
      flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method | ts.SymbolFlags.Accessor) &&
      !(declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private),
  );

test.each([...entries.keys()].filter((entry) => !entry.includes('/strategies/')))(
  'each name of %s has a comment',
  (entry) => {
    expect(
      exportsOf(entry)
        .filter((symbol) => !isCommented(symbol))
        .map((symbol) => symbol.name),
    ).toEqual([]);
  },
);

test.each(OF_APPS)('each part of a type of %s has a comment', (entry) => {
  const bare = exportsOf(entry).flatMap((symbol) =>
    partsOf(symbol)
      .filter((part) => !isCommented(part))
      .map((part) => `${symbol.name}.${part.name}`),
  );
  expect(bare).toEqual([]);
});

test('each function of the main entry has an example', () => {
  const functions = exportsOf(name).filter(({ flags, valueDeclaration }) =>
    Boolean(
      flags & ts.SymbolFlags.Function ||
        (valueDeclaration && checker.getTypeAtLocation(valueDeclaration).getCallSignatures().length),
    ),
  );
  expect(functions.length).toBeGreaterThan(10);
  expect(
    functions
      .filter((symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === 'example'))
      .map(({ name }) => name),
  ).toEqual([]);
});
