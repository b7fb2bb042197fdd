/**
 * `npm run api` (after `npm run build:package`): writes the exports of each entry of the package to `api`, as
 * declarations without comments. A test compares them, so that no public change goes unnoticed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { namedDeclarations } from './modules.js';

/** Returns the texts of the report by file name. */
export function apiReport(): Map<string, string> {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const entries = namedDeclarations(name, exports);
  const program = ts.createProgram([...entries.values()], {
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
    ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [], skipLibCheck: true },
  });
  const checker = program.getTypeChecker();
  const homes = new Map<ts.Symbol, string>();
  const report = new Map<string, string>();
  for (const [entry, path] of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    const exported = module ? checker.getExportsOfModule(module).filter((symbol) => !isOld(symbol, checker)) : [];
    const texts = exported
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => textOf(symbol, entry, checker, homes));
    const section = `# ${entry}\n\n\`\`\`ts\n${texts.join('\n') || '// Imported for what it does.'}\n\`\`\`\n`;
    const file = fileOf(entry.slice(name.length + 1));
    report.set(file, report.has(file) ? `${report.get(file)}\n${section}` : section);
  }
  return report;
}

/** True for a name that only says where it has moved. */
const isOld = (exported: ts.Symbol, checker: ts.TypeChecker): boolean =>
  targetOf(exported, checker).declarations!.every((node) => node.getSourceFile().fileName.endsWith('/face/moved.d.ts'));

const targetOf = (exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;

/** Returns the file of an entry. The entries of single strategies share one, since they all look the same. */
const fileOf = (subpath: string): string =>
  `${subpath.startsWith('strategies/') ? 'each-strategy' : subpath.replaceAll('/', '-') || 'index'}.md`;

/** Returns the declarations of an export, or the name of the entry that has reported it already. */
function textOf(exported: ts.Symbol, entry: string, checker: ts.TypeChecker, homes: Map<ts.Symbol, string>): string {
  const symbol = targetOf(exported, checker);
  const home = homes.get(symbol);
  if (home) return `export { ${exported.name} } from '${home}';`;
  homes.set(symbol, entry);
  const texts = symbol.declarations!.map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printed(node as ts.Statement);
  });
  const renamed = exported.name === symbol.name ? '' : ` // exported as ${exported.name}`;
  return [...new Set(texts)].join('\n') + renamed;
}

const printer = ts.createPrinter({ removeComments: true });

/** Prints a declaration without comments and private members. */
function printed(node: ts.Statement): string {
  const isPrivate = (member: ts.ClassElement): boolean =>
    (member.name && ts.isPrivateIdentifier(member.name)) ||
    (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;
  const shown = ts.isClassDeclaration(node)
    ? ts.factory.updateClassDeclaration(
        node,
        node.modifiers,
        node.name,
        node.typeParameters,
        node.heritageClauses,
        node.members.filter((member) => !isPrivate(member)),
      )
    : node;
  return printer.printNode(ts.EmitHint.Unspecified, shown, node.getSourceFile());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync('api', { recursive: true, force: true });
  mkdirSync('api');
  for (const [name, text] of apiReport()) writeFileSync(join('api', name), text);
}
