/**
 * Strategies and their engines keep no state of their own: answers for a position hang on the board, tables and scratch
 * memory on the shape. So the modules of `src/logic` and `strategies` hold only constants at their top level.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const modules = ['src/logic', 'strategies', 'constraints'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

/** Built-in classes whose instances can be changed. */
const CONTAINER = /^(?:Weak)?(?:Map|Set)$|Array$|^ArrayBuffer$|^DataView$/;
/** Methods that make an array or a typed array. */
const MAKER = /^(?:from|of|map|flatMap|filter|fill|flat|slice|split|concat|to\w+ed)$/;
/** Types by which a container can be read only. */
const READ_ONLY = /^(?:readonly\b|Readonly|Numbers$|Table$)/;

/** Returns the variables and static fields of a module that are state: `let`, and containers that can be changed. */
function stateIn(code: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile('module.ts', code, ts.ScriptTarget.ES2022, true);
  const check = (name: ts.Node, type: ts.TypeNode | undefined, value: ts.Expression | undefined): void => {
    const isReadOnly = type !== undefined && READ_ONLY.test(type.getText());
    if (value && (holdsState(value) || (!isReadOnly && isMutable(value, type)))) found.push(name.getText());
  };
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, type, initializer } of statement.declarationList.declarations)
        if (statement.declarationList.flags & ts.NodeFlags.Const) check(name, type, initializer);
        else found.push(name.getText());
    else if (ts.isClassDeclaration(statement))
      for (const member of statement.members)
        if (ts.isPropertyDeclaration(member) && ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) {
          if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly)
            check(member.name, member.type, member.initializer);
          else found.push(member.name.getText());
        }
  return found;
}

/** True if an expression makes an array, a container or an instance, and does not say that it can be read only. */
function isMutable(value: ts.Expression, type: ts.TypeNode | undefined): boolean {
  if (ts.isAsExpression(value)) return !/^(?:const|readonly\b.*)$/.test(value.type.getText());
  if (ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)) return isMutable(value.expression, type);
  // An array of a named type is read only if that type is: what it names is for the compiler to check.
  if (ts.isArrayLiteralExpression(value)) return type === undefined || ts.isArrayTypeNode(type);
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  if (ts.isNewExpression(value)) return value.expression.getText() !== 'RegExp';
  if (!ts.isCallExpression(value) || !ts.isPropertyAccessExpression(value.expression)) return false;
  return MAKER.test(value.expression.name.text);
}

/** True if an expression has a container in a property, or calls a function in place that keeps one, or a variable. */
function holdsState(value: ts.Expression): boolean {
  const inPart = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
    if (ts.isCallExpression(node)) {
      const called = unwrapped(node.expression);
      if (ts.isFunctionLike(called)) return inBody((called as ts.FunctionExpression).body);
    }
    if (isContainer(node) && (ts.isPropertyAssignment(node.parent) || ts.isArrayLiteralExpression(node.parent)))
      return true;
    return ts.forEachChild(node, inPart) ?? false;
  };
  const inBody = (node: ts.Node): boolean => {
    if (ts.isFunctionLike(node)) return false;
    if (isContainer(node) || (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Const))) return true;
    return ts.forEachChild(node, inBody) ?? false;
  };
  return inPart(value);
}

const isContainer = (node: ts.Node): boolean => ts.isNewExpression(node) && CONTAINER.test(node.expression.getText());

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

test('no module of logic or of the strategies holds state at its top level', () => {
  expect(modules.length).toBeGreaterThan(100);
  const holding = modules.flatMap((file) =>
    stateIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(holding).toEqual([]);
});

test.each([
  'let last: Board | undefined;',
  'export let last = 0;',
  'const rows = new Int32Array(25);',
  'const rows = Int32Array.from([1]);',
  'const seen = new Set<number>();',
  'const seen: Map<string, number> = new Map();',
  'const known: (readonly number[])[] = [];',
  'const sizes = [2, 3, 4];',
  'const sizes: number[] = [2, 3, 4];',
  'const cache = {};',
  'const search = new Search();',
  'const strategy = { id: "x", seen: new Map() };',
  'const last = (() => { const kept = new Map(); return () => kept; })();',
  'const last = (() => { let kept = 0; return () => kept++; })();',
  'class Search { static last = 0; }',
  'class Search { private static readonly known = new Map(); }',
])('detects the state in: %s', (code) => {
  expect(stateIn(code)).toHaveLength(1);
});

test.each([
  'const NONE: readonly number[] = [];',
  'const SIZES = [2, 3, 4] as const;',
  'const byId: ReadonlyMap<string, number> = new Map();',
  'const COUNTS: Numbers = Uint8Array.from([1]);',
  'const list = (): number[] => [];',
  'const makeScratch = ({ size }: Geometry) => new Int32Array(size);',
  'const PATTERN = new RegExp("x");',
  'const ALL = frozen([1, 2]);',
  'function search() { let best = 0; return best; }',
  'class Search { readonly found = new Map(); }',
])('takes no constant, function or field for state: %s', (code) => {
  expect(stateIn(code)).toEqual([]);
});
