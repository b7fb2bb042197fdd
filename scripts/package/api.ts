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
  for (const [entry, exported] of readDeclarations().entries) {
    const texts = exported.map((each) => textOf(each, entry, homes));
    const text = `# ${entry}\n\n\`\`\`ts\n${texts.join('\n') || '// Imported for what it does.'}\n\`\`\`\n`;
    report.set(fileOf(entry.slice(name.length + 1)), text);
  }
  return report;
}

/** Returns the file of an entry. */
const fileOf = (subpath: string): string => `${subpath.replaceAll('/', '-') || 'index'}.md`;

/** Returns the declarations of an export, or the name of the entry that has reported it already. */
function textOf({ name, symbol }: Exported, entry: string, homes: Map<ts.Symbol, string>): string {
  const home = homes.get(symbol);
  if (home) return `export { ${name} } from '${home}';`;
  homes.set(symbol, entry);
  const texts = symbol.declarations!.map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printed(node as ts.Statement);
  });
  const renamed = name === symbol.name ? '' : ` // exported as ${name}`;
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
