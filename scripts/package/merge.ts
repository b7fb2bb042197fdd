/**
 * Merges declarations: those of a folder that are no entry of the package become one file. A disk hands out blocks of four
 * kilobytes, and most declarations are shorter than one.
 */
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { groupBy } from '../../src/core/arrays.js';

/** The file that has the declarations of a folder. */
const MERGED = 'declarations.d.ts';

/** Files by their paths. */
type Sources = ReadonlyMap<string, ts.SourceFile>;

/** The names that a module knows, each with the file that declares it. */
type Names = ReadonlyMap<string, string>;

interface Module {
  readonly path: string;
  readonly names: Names;
  /** The declarations, without imports. */
  readonly text: string;
}

/**
 * Merges declarations, by their paths. Some files stay apart, and so do those that export from others, those of which
 * another one exports everything, and those that give a name of their folder another meaning.
 */
export function merged(files: ReadonlyMap<string, string>, apart: ReadonlySet<string>): Map<string, string> {
  const sources = new Map(
    [...files].map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest)]),
  );
  const whole = new Set([...apart, ...exportedWhole(sources)]);
  const modules = [...files.keys()].filter((path) => !whole.has(path)).flatMap((path) => moduleOf(path, sources));
  const groups = [...groupBy(modules, ({ path }) => dirname(path))]
    .map(([folder, own]) => [join(folder, MERGED), own.reduce(withFitting, [])] as const)
    .filter(([, group]) => group.length > 1);
  const placeOf = new Map(groups.flatMap(([place, group]) => group.map(({ path }) => [path, place] as const)));
  const nameOf = (path: string, from: string): string => {
    const name = relative(dirname(from), placeOf.get(path) ?? path).replace(/\.d\.ts$/, '.js');
    return name.startsWith('.') ? name : `./${name}`;
  };
  const redirected = (text: string, from: string, to: string): string =>
    text.replaceAll(/((?:\bfrom |\bimport\()['"])(\.[^'"]+)/g, (whole, before: string, name: string) =>
      files.has(target(from, name)) ? before + nameOf(target(from, name), to) : whole,
    );
  const mergedText = (place: string, group: readonly Module[]): string => {
    const names = new Map(group.flatMap((module) => [...module.names]));
    const outside = [...names].filter(([, path]) => placeOf.get(path) !== place);
    const imports = [...groupBy(outside, ([, path]) => nameOf(path, place))].map(
      ([from, own]) => `import type { ${own.map(([name]) => name).join(', ')} } from '${from}';\n`,
    );
    const texts = group.map(({ path, text }) => redirected(text, path, place).trim());
    return `${imports.join('')}${texts.join('\n')}\nexport {};\n`;
  };
  return new Map([
    ...[...files]
      .filter(([path]) => !placeOf.has(path))
      .map(([path, text]) => [path, redirected(text, path, path)] as const),
    ...groups.map(([place, group]) => [place, mergedText(place, group)] as const),
  ]);
}

/** Adds a module to others unless a name has another meaning in it than in one of them. */
function withFitting(group: readonly Module[], module: Module): readonly Module[] {
  const fits = group.every(({ names }) =>
    [...module.names].every(([name, path]) => (names.get(name) ?? path) === path),
  );
  return fits ? [...group, module] : group;
}

/** Returns the files of which another one exports everything. */
const exportedWhole = (sources: Sources): string[] =>
  [...sources].flatMap(([path, { statements }]) =>
    statements.flatMap((each) =>
      ts.isExportDeclaration(each) && (!each.exportClause || ts.isNamespaceExport(each.exportClause))
        ? [target(path, exportedFrom(each)!)]
        : [],
    ),
  );

/** Reads a module. Returns none for a file that exports from others or by lists, or imports a library. */
function moduleOf(path: string, sources: Sources): readonly Module[] {
  const file = sources.get(path)!;
  const isOurs = ({ moduleSpecifier }: ts.ImportDeclaration): boolean =>
    sources.has(target(path, textOf(moduleSpecifier)));
  const isEmpty = ({ exportClause }: ts.ExportDeclaration): boolean =>
    exportClause !== undefined && namesOf(exportClause).length === 0;
  const isPlain = (each: ts.Statement): boolean =>
    ts.isExportDeclaration(each) ? isEmpty(each) : !ts.isImportDeclaration(each) || isOurs(each);
  if (!file.statements.every(isPlain)) return [];
  const own = file.statements.filter((each) => !ts.isImportDeclaration(each) && !ts.isExportDeclaration(each));
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = target(path, textOf(statement.moduleSpecifier));
    return namesOf(statement.importClause?.namedBindings).map(
      (name) => [name, originOf(name, from, sources) ?? from] as const,
    );
  });
  const declared = own.flatMap(declaredBy).map((name) => [name, path] as const);
  const text = own.map((statement) => statement.getFullText(file)).join('');
  return [{ path, names: new Map([...imported, ...declared]), text }];
}

/** Returns the file that declares a name which a file exports, or that gives it this name. */
function originOf(name: string, path: string, sources: Sources): string | undefined {
  const { statements } = sources.get(path)!;
  if (statements.some((statement) => declaredBy(statement).includes(name))) return path;
  for (const each of statements) {
    const from = exportedFrom(each);
    if (from === undefined) continue;
    const { exportClause } = each as ts.ExportDeclaration;
    if (exportClause && !namesOf(exportClause).includes(name)) continue;
    if (exportClause && renames(exportClause, name)) return path;
    const origin = originOf(name, target(path, from), sources);
    if (origin !== undefined) return origin;
  }
  return undefined;
}

/** True if names in braces give one to what is declared by another: `a as name`. */
const renames = (bindings: ts.NamedExportBindings, given: string): boolean =>
  'elements' in bindings && bindings.elements.some(({ name, propertyName }) => propertyName && name.text === given);

/** The file that another one exports from, if a statement does so. */
const exportedFrom = (statement: ts.Statement): string | undefined =>
  ts.isExportDeclaration(statement) && statement.moduleSpecifier ? textOf(statement.moduleSpecifier) : undefined;

const textOf = (specifier: ts.Expression): string => (specifier as ts.StringLiteral).text;

/** Returns the names in braces. */
const namesOf = (bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] =>
  bindings && 'elements' in bindings ? bindings.elements.map(({ name }) => name.text) : [];

const declaredBy = (statement: ts.Statement): string[] =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text)
    : 'name' in statement && statement.name
      ? [(statement.name as ts.Identifier).text]
      : [];

const target = (from: string, name: string): string => join(dirname(from), name.replace(/\.js$/, '.d.ts'));
