/** The errors that sources throw, as templates: what stands in a slot is only known when it is thrown. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = new URL('../../', import.meta.url).pathname;

/** Stands for a slot. */
export const SLOT = '…';

/** The most templates that one error may have, by its choices. */
const MOST = 40;

/** Errors whose first argument is their text. */
const ERRORS = new Set(['Misread', 'RangeError', 'Unwritable', 'NoFilling', 'TooLarge']);
/** Functions that throw an error with the text that they are given. */
const THROWING = new Set(['fail', 'fault']);
/** Functions and properties that return the text of an error. */
const RETURNING = /^(?:fault|additions)$|[a-z]Fault$|^faultIn$/;

export interface ErrorText {
  readonly text: string;
  readonly at: string;
}

/** Returns the templates of all errors in some folders. */
export function errorTexts(folders: readonly string[]): readonly ErrorText[] {
  const found = new Map<string, string>();
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.ts')) for (const { text, at } of textsIn(join(folder, name))) found.set(text, at);
  return [...found].map(([text, at]) => ({ text, at }));
}

function textsIn(path: string): ErrorText[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const named = new Map<string, ts.Expression>();
  const found: ErrorText[] = [];
  const add = (node: ts.Expression): void => {
    const at = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    for (const text of templatesOf(node, named)) if (/\p{L}/u.test(text)) found.push({ text, at });
  };
  const walk = (node: ts.Node, visit: (each: ts.Node) => void): void => {
    visit(node);
    ts.forEachChild(node, (child) => walk(child, visit));
  };
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isText(node.initializer))
      named.set(node.name.text, node.initializer);
  });
  walk(file, (node) => {
    if (ts.isNewExpression(node) && ERRORS.has(node.expression.getText()) && node.arguments?.[0])
      add(node.arguments[0]);
    if (ts.isCallExpression(node) && THROWING.has(node.expression.getText().replace('this.', '')) && node.arguments[0])
      add(node.arguments.find(isText) ?? node.arguments[0]);
    if (RETURNING.test(nameOf(node))) for (const each of returnedBy(node)) add(each);
  });
  return found;
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isConditionalExpression(node) && (isText(node.whenTrue) || isText(node.whenFalse)));

function nameOf(node: ts.Node): string {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
  return isNamed && node.name ? node.name.getText() : '';
}

/** Returns the texts that a function returns. */
function returnedBy(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  const take = (each: ts.Expression): void => {
    if (ts.isParenthesizedExpression(each)) take(each.expression);
    else if (ts.isConditionalExpression(each)) {
      take(each.whenTrue);
      take(each.whenFalse);
    } else if (ts.isStringLiteralLike(each) || ts.isTemplateExpression(each)) found.push(each);
  };
  const walk = (each: ts.Node): void => {
    if (ts.isReturnStatement(each) && each.expression) take(each.expression);
    if (ts.isArrowFunction(each) && !ts.isBlock(each.body)) take(each.body);
    ts.forEachChild(each, walk);
  };
  walk(node);
  return found;
}

/** Returns each text that an expression may be. */
function templatesOf(node: ts.Expression, named: ReadonlyMap<string, ts.Expression>, depth = 0): string[] {
  const inner = (each: ts.Expression): string[] => templatesOf(each, named, depth + 1);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (texts, { expression, literal }) => joined(joined(texts, inner(expression)), [literal.text]),
      [node.head.text],
    );
  if (ts.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  const value = ts.isIdentifier(node) && depth < 4 ? named.get(node.text) : undefined;
  return value ? inner(value) : [SLOT];
}

const joined = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => one + other)).slice(0, MOST);
