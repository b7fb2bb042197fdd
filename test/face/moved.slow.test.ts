/** Old names of the main entry: a program that uses one gets a type error that says the new one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const file = join(process.cwd(), 'test/face/old-program.ts');
const text = readFileSync('src/face/moved.ts', 'utf8');
/** The entries by the names of their types in lists: `type ToCore = In<'core'>`. */
const entries = new Map([...text.matchAll(/^type (\w+) = In<'(.*)'>;$/gm)].map(([, name, entry]) => [name!, entry!]));
const listed = [...text.matchAll(/\b(To\w+) as (\w+)/g)].map(([, to, name]) => [name!, entries.get(to!)!] as const);
const types = [
  ...[...text.matchAll(/^export type (\w+) = '(?:is now )(.*)';$/gm)].map(([, name, to]) => [name!, to!] as const),
  ...[...text.matchAll(/^export type (\w+) = In<'(.*)'>;$/gm)].map(([, name, to]) => [name!, to!] as const),
  ...listed,
];
const values = [...text.matchAll(/(\w+): Moved<'(.*?)'>/g)].map(([, name, to]) => [name!, to!] as const);

test('each name that moved says where to', () => {
  const names = new Set([...types, ...values].map(([name]) => name));
  expect(names.size).toBeGreaterThan(100);
  const uses = [
    ...types.map(([name], at) => `export const type${at}: ${name} = 5;`),
    ...values.map(([name], at) => `export const value${at}: 5 = ${name};`),
  ];
  const errors = errorsOf(`import { ${[...names].join(', ')} } from '../../src/index.js';\n${uses.join('\n')}\n`);
  expect(errors).toHaveLength(uses.length);
  for (const [at, [name, to]] of [...types, ...values].entries()) expect(errors[at], name).toContain(to);
});

/** Returns the type errors of a program. */
function errorsOf(text: string): string[] {
  const options = {
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, strict: true },
    ...{ target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts'], types: [], noEmit: true, skipLibCheck: true },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
