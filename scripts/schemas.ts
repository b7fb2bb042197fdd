/**
 * `npm run schemas`: makes the JSON schemas of the lines that commands write, from the types of `src/cli/json-lines.ts`
 * and their comments. What several lines have is in `common.json`. A number is whole unless its comment has `@decimal`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ChainNodeParser,
  type CompletedConfig,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  type Schema,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import ts from 'typescript';

const HOME = 'https://sudoku-strategist.github.io/schemas/1';
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the schemas by the names of their files. */
export function schemasOfLines(): ReadonlyMap<string, object> {
  const { properties, definitions } = schemaOf('src/cli/json-lines.ts', 'Lines');
  const shared = Object.entries(definitions!).map(([name, each]) => [nameOf(name), inOurDraft(each as Schema, '')]);
  const title = 'What the lines of several commands share. Rows, columns, houses and digits count from one.';
  return new Map<string, object>([
    ['common', headed('common', { title, $defs: Object.fromEntries(shared) })],
    ...Object.entries(properties!).map(([command, line]): [string, object] => [
      command,
      headed(command, { title: `A line of sudoku ${command} --json`, ...inOurDraft(line as Schema, 'common.json') }),
    ]),
  ]);
}

const headed = (name: string, schema: object): object => ({ $schema: DRAFT, $id: `${HOME}/${name}.json`, ...schema });

/** Returns the schema of a type, in draft 7, as the generator makes it. */
function schemaOf(path: string, type: string): Schema {
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path,
    type,
    tsconfig: 'tsconfig.json',
    skipTypeCheck: true,
    jsDoc: 'extended',
    topRef: false,
    encodeRefs: false,
    sortProps: false,
    extraTags: ['decimal'],
  };
  const program = createProgram(config);
  const parser = createParser(program, config, (mutable) => {
    const parsers = mutable as ChainNodeParser;
    // The type of a frozen list is that of the list: with many members TypeScript writes its type in short.
    parsers.addNodeParser({
      supportsNode: (node) => ts.isCallExpression(node) && node.expression.getText() === 'frozen',
      createType: (node, context) => parsers.createType((node as ts.CallExpression).arguments[0]!, context)!,
    });
  });
  return new SchemaGenerator(program, parser, createFormatter(config), config).createSchema(type);
}

/** Returns the name of a definition, without the signs that a type has: `Spread-Level` for `Spread<Level>`. */
const nameOf = (type: string): string => type.replaceAll(/\W+/g, '-').replace(/-$/, '');

/** A schema in draft 7, with the tag of our own. */
type Tagged = Schema & { readonly decimal?: unknown };

/** Rewrites a schema of draft 7 in draft 2020-12: its references are to a file, its numbers whole. */
function inOurDraft(
  { $ref, items, additionalItems, decimal, properties, type, ...rest }: Tagged,
  file: string,
): object {
  const each = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(each) : Object(value) === value ? inOurDraft(value as Schema, file) : value;
  const isWhole = decimal === undefined;
  return {
    ...($ref !== undefined && { $ref: `${file}#/$defs/${nameOf($ref.slice('#/definitions/'.length))}` }),
    ...(type !== undefined && { type: isWhole ? wholly(type) : type }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, each(value)])),
    }),
    ...(items !== undefined && { [Array.isArray(items) ? 'prefixItems' : 'items']: each(items) }),
    ...(additionalItems !== undefined && { items: each(additionalItems) }),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, each(value)])),
  };
}

const wholly = (type: unknown): unknown =>
  Array.isArray(type) ? type.map(wholly) : type === 'number' ? 'integer' : type;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync('schemas', { recursive: true, force: true });
  mkdirSync('schemas');
  for (const [name, schema] of schemasOfLines())
    writeFileSync(join('schemas', `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
