/** Every function of the face has an example, which is correct and runs with the packed library. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { checkTypes, folderWithLibrary, root, runOnEach } from './packed.js';

const folder = folderWithLibrary('@types/node', 'undici-types');
const library = join(folder, 'node_modules/sudoku-strategist');
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

const ENTRIES = { 'sudoku-strategist': 'index.d.ts', 'sudoku-strategist/async': 'face/async/index.d.ts' };
const paths = Object.values(ENTRIES).map((path) => join(library, 'dist/src', path));
const program = ts.createProgram(paths, {
  ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  ...{ target: ts.ScriptTarget.ES2022, types: [], skipLibCheck: true },
});
const checker = program.getTypeChecker();

interface Exported {
  readonly name: string;
  /** True for functions and classes of the face itself, except errors. */
  readonly isOfFace: boolean;
  readonly examples: readonly string[];
}

const FACE = /\/dist\/src\/face\/(?!errors)/;

/** Returns the values that a module exports. */
function exportedBy(path: string): Exported[] {
  return exportedFrom(checker.getSymbolAtLocation(program.getSourceFile(path)!)!);
}

/** Returns the values that a module exports, and those of the namespaces among them. */
function exportedFrom(module: ts.Symbol): Exported[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.ValueModule)
      return exportedFrom(symbol).map((each) => ({ ...each, name: `${exported.name}.${each.name}` }));
    if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
    const [declaration] = symbol.declarations!;
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration!);
    const isCalled = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
    const isError = ts.isClassDeclaration(declaration!) && declaration.heritageClauses !== undefined;
    const examples = symbol.getJsDocTags(checker).filter(({ name }) => name === 'example');
    return {
      name: exported.name,
      isOfFace: isCalled && !isError && FACE.test(declaration!.getSourceFile().fileName),
      examples: examples.map(({ text }) => ts.displayPartsToString(text)),
    };
  });
}

/** Names that examples use without declaring them. */
const SUPPOSED = `
  const puzzle = '.3.1...2....1...';
  const play = ':0000:x:.3.1+4..2....1...::::';
  const signal = new AbortController().signal;
  const mine: Strategy = {
    ...{ id: 'none', name: 'None', family: 'mine', level: 'easy', score: 1 },
    *find() {},
    explain: () => ({ message: { template: '', slots: {} } as never, marks: [], truths: [] }),
  };`;

const STRICT = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
  ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext', types: [] },
};

/** Compiles a file of the folder as strictly as a project may, without types of Node or of optional packages. */
function compileStrictly(file: string): void {
  write('tsconfig.json', JSON.stringify({ compilerOptions: STRICT, files: [file] }));
  write('package.json', '{ "type": "module" }');
  checkTypes(folder);
}

test('declarations of pictures and books need no types of other packages', () => {
  const entries = ['render-print-node', 'render'].map((name) => join(root, 'dist/src', name));
  write('printed.ts', entries.map((entry) => `export type * from '${entry}.js';`).join('\n'));
  compileStrictly('printed.ts');
});

describe.each(Object.entries(ENTRIES))('%s', (entry, path) => {
  const exported = exportedBy(join(library, 'dist/src', path));

  test('every function has an example', () => {
    const functions = exported.filter(({ isOfFace }) => isOfFace);
    expect(functions.length).toBeGreaterThan(8);
    expect(functions.filter(({ examples }) => examples.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('the examples have correct types and run', () => {
    const names = exported.map(({ name }) => name).sort();
    const examples = exported.flatMap(({ examples }) => examples);
    // Node has no web workers, so the example that sets them comes last.
    examples.sort((a, b) => Number(a.includes('new Worker')) - Number(b.includes('new Worker')));
    const own = examples.map((code) => (code.includes('import ') ? code : `{\n${code}\n}`));
    const file = entry.replace('/', '-');
    write(
      `${file}.ts`,
      `import { ${[...new Set(names.map((name) => name.split('.')[0]))].join(', ')} } from '${entry}';
      import type { Strategy } from 'sudoku-strategist/strategies';
      ${SUPPOSED}
      ${own.join('\n')}
      export const unused = [puzzle, play, signal, mine];`,
    );
    compileStrictly(`${file}.ts`);
    runOnEach(folder, `${file}.js`);
    expect(readFileSync(join(folder, `${file}.js`), 'utf8')).toContain(entry);
  });
});
