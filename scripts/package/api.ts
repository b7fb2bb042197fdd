/**
 * `npm run api` (after `npm run build:package`): writes the exports of each entry of the package to `api`, as
 * declarations without comments. A test compares them, so that no public change goes unnoticed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type Exported, readDeclarations } from './declarations.js';

/** Returns the texts of the report by file name. */
export function apiReport(): Map<string, string> {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  const homes = new Map<ts.Symbol, string>();
  const report = new Map<string, string>();
  const { checker, entries } = readDeclarations();
  for (const [entry, exported] of entries) {
    const texts = exported.map((each) => textOf(each, entry, homes, checker));
    const text = `# ${entry}\n\n\`\`\`ts\n${texts.join('\n') || '// Imported for what it does.'}\n\`\`\`\n`;
    report.set(fileOf(entry.slice(name.length + 1)), text);
  }
  return report;
}

/** Returns the file of an entry. */
const fileOf = (subpath: string): string => `${subpath.replaceAll('/', '-') || 'index'}.md`;

/** Returns the declarations of an export, or the name of the entry that has reported it already. */
function textOf(
  { name, symbol }: Exported,
  entry: string,
  homes: Map<ts.Symbol, string>,
  checker: ts.TypeChecker,
): string {
  const home = homes.get(symbol);
  if (home) return `export { ${name} } from '${home}';`;
  homes.set(symbol, entry);
  const texts = symbol.declarations!.map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printed(writtenOut(node as ts.Statement, checker), declaration.getSourceFile());
  });
  const renamed = name === symbol.name ? '' : ` // exported as ${name}`;
  return [...new Set(texts)].join('\n') + renamed;
}

/** Returns a declaration with the settings that an interface takes from a table written out. */
function writtenOut(node: ts.Statement, checker: ts.TypeChecker): ts.Statement {
  if (!ts.isInterfaceDeclaration(node)) return node;
  const shown = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const isTable = (base: ts.ExpressionWithTypeArguments): boolean => base.getText().includes('<typeof ');
  const clauses = node.heritageClauses?.map((clause) =>
    ts.factory.updateHeritageClause(
      clause,
      clause.types.map((base) => {
        if (!isTable(base)) return base;
        const text = checker.typeToString(checker.getTypeAtLocation(base), undefined, shown);
        return ts.factory.createExpressionWithTypeArguments(ts.factory.createIdentifier(text), undefined);
      }),
    ),
  );
  return ts.factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    clauses,
    node.members,
  );
}

const printer = ts.createPrinter({ removeComments: true });

/** Prints a declaration without comments and private members. */
function printed(node: ts.Statement, source: ts.SourceFile): string {
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
  return printer.printNode(ts.EmitHint.Unspecified, shown, source);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync('api', { recursive: true, force: true });
  mkdirSync('api');
  for (const [name, text] of apiReport()) writeFileSync(join('api', name), text);
}
