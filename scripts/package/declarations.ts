/** The declarations that the package exports, as the TypeScript compiler reads them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { namedDeclarations } from '../../build/modules.js';

/** An exported name, and what it stands for. */
export interface Exported {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

export interface Declarations {
  readonly checker: ts.TypeChecker;
  /** What each entry exports, by the name under which it is imported. */
  readonly entries: ReadonlyMap<string, readonly Exported[]>;
}

/** Reads the declarations that `npm run build:package` wrote. */
export function readDeclarations(): Declarations {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const paths = namedDeclarations(name, exports);
  const program = ts.createProgram([...paths.values()], {
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [], skipLibCheck: true },
  });
  const checker = program.getTypeChecker();
  const exportedBy = (path: string): Exported[] => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    return (module ? exportsOf(module, checker) : []).sort((a, b) => (a.name < b.name ? -1 : 1));
  };
  return { checker, entries: new Map([...paths].map(([entry, path]) => [entry, exportedBy(path)])) };
}

/** Returns the exports of a module. The members of a namespace among them stand for it: `workers.grade`. */
const exportsOf = (module: ts.Symbol, checker: ts.TypeChecker, before = ''): Exported[] =>
  checker.getExportsOfModule(module).flatMap(({ name: own }, index, all) => {
    const symbol = targetOf(all[index]!, checker);
    const name = `${before}${own}`;
    return symbol.flags & ts.SymbolFlags.ValueModule ? exportsOf(symbol, checker, `${name}.`) : [{ name, symbol }];
  });

const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
