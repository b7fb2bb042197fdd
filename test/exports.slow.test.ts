/** Exports of the package: every type that users need is exported, and no name hides a global one. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The entries of the package by their subpaths, except patterns and pages. */
const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports as Record<string, { types?: string } | null>,
  )
    .filter(([name, target]) => target?.types && !name.includes('*') && name !== './elements')
    .map(([name, target]) => [name, join(root, target!.types!.replace('./dist/', '').replace('.d.ts', '.ts'))]),
);

/** Emitted declarations by file. */
const declarations = new Map<string, ts.SourceFile>();

beforeAll(() => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(Object.values(entries), { ...options, emitDeclarationOnly: true });
  const write = (name: string, text: string): void => {
    const file = relative(join(root, 'dist'), name).replace('.d.ts', '.ts');
    declarations.set(file, ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  };
  program.emit(undefined, write, undefined, true);
});

/** `file#name`, for a declaration in `file`. */
type Id = string;

const target = (file: string, path: string): string => join(dirname(file), path.replace('.js', '.ts'));

/** Returns the names in a file and their declarations. `exported`: only names that other files can import. */
function namesIn(file: string, exported: boolean): Map<string, Id> {
  const names = new Map<string, Id>();
  for (const statement of declarations.get(file)!.statements) {
    if (!exported && ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      const path = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (bindings && ts.isNamedImports(bindings) && path.startsWith('.'))
        for (const { name, propertyName } of bindings.elements)
          names.set(name.text, resolve(target(file, path), (propertyName ?? name).text));
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const from = target(file, (statement.moduleSpecifier as ts.StringLiteral).text);
      if (!statement.exportClause) for (const [name, id] of namesIn(from, true)) names.set(name, id);
      else if (ts.isNamespaceExport(statement.exportClause)) {
        const { text } = statement.exportClause.name;
        for (const [name, id] of namesIn(from, true)) names.set(`${text}.${name}`, id);
      } else if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          names.set(name.text, resolve(from, (propertyName ?? name).text));
    } else for (const name of declaredBy(statement)) names.set(name, `${file}#${name}`);
  }
  return names;
}

const resolve = (file: string, name: string): Id => namesIn(file, true).get(name) ?? `${file}#${name}`;

const declaredBy = (statement: ts.Statement): string[] =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : 'name' in statement && statement.name
      ? [(statement.name as ts.Identifier).text]
      : [];

/** Returns the types of the package in the declaration of a name. */
function spokenOf(id: Id): Id[] {
  const [file, name] = id.split('#') as [string, string];
  const known = namesIn(file, false);
  const spoken: Id[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const own = known.get(node.typeName.text);
      if (own) spoken.push(own);
    }
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
      const own = known.get(node.expression.text);
      if (own) spoken.push(own);
    }
    if (ts.isImportTypeNode(node) && node.qualifier && ts.isLiteralTypeNode(node.argument))
      spoken.push(resolve(target(file, (node.argument.literal as ts.StringLiteral).text), node.qualifier.getText()));
    ts.forEachChild(node, visit);
  };
  for (const statement of declarations.get(file)!.statements)
    if (!ts.isImportDeclaration(statement) && declaredBy(statement).includes(name)) visit(statement);
  return spoken;
}

const exportsOf = (entry: string): Map<string, Id> => namesIn(relative(root, entry), true);

/** The modules of strategies, whose patterns are nobody's but theirs. */
const OF_A_STRATEGY = /^strategies\/.*\//;

test('every type in the signature of an exported name is exported too', () => {
  const exported = new Set(Object.values(entries).flatMap((entry) => [...exportsOf(entry).values()]));
  expect(exported.size).toBeGreaterThan(150);
  const hidden = [...exported]
    .filter((id) => !OF_A_STRATEGY.test(id))
    .flatMap((id) =>
      spokenOf(id)
        .filter((type) => !exported.has(type))
        .map((type) => `${id} speaks of ${type}`),
    );
  expect([...new Set(hidden)]).toEqual([]);
});

test('a function is exported once, by one name', () => {
  const homes = new Map<string, string[]>();
  for (const [entry, path] of Object.entries(entries))
    for (const [name, id] of exportsOf(path)) if (isFunction(id)) homes.set(name, [...(homes.get(name) ?? []), entry]);
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, from]) => from.length > 1)).toEqual([]);
});

/** True if an id is that of a function, or of a constant whose type is one. */
function isFunction(id: Id): boolean {
  const [file, name] = id.split('#') as [string, string];
  return declarations
    .get(file)!
    .statements.some(
      (statement) =>
        declaredBy(statement).includes(name) &&
        (ts.isFunctionDeclaration(statement) ||
          (ts.isVariableStatement(statement) &&
            statement.declarationList.declarations.some(
              ({ type }) => type !== undefined && ts.isFunctionTypeNode(type),
            ))),
    );
}

test('no exported name shadows a global', () => {
  const globals = new Set([...Object.getOwnPropertyNames(globalThis), ...Object.keys(UTILITY_TYPES)]);
  const hiding = Object.values(entries).flatMap((entry) =>
    [...exportsOf(entry).keys()].filter((name) => globals.has(name)),
  );
  expect(hiding).toEqual([]);
});

const UTILITY_TYPES = { Record: 1, Partial: 1, Readonly: 1, Pick: 1, Omit: 1, Exclude: 1, Extract: 1, Required: 1 };
