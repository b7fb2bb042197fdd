/** The tables of the fields of JSON in the docs, made from the schemas. `npm run docs` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const PAGE = 'docs/json.md';
const PLACE = /(?<=<!-- fields -->\n)[\s\S]*?(?=<!-- \/fields -->)/;

const schemaOf = (name: string): Schema => JSON.parse(readFileSync(`schemas/${name}.json`, 'utf8'));
const { $defs: shared = {} } = schemaOf('common');

/** Commands in the order in which a bank is filled and asked. */
const COMMANDS = [
  'create',
  'solve',
  'grade',
  'check',
  'hint',
  'convert',
  'canon',
  'morph',
  'dedupe',
  'stats',
  'verify',
];

/** Objects within the lines, with the heading of their table. */
const PARTS = {
  Step: 'A step',
  HodokuRating: '`hodoku`',
  SeRating: '`se`',
  FullGrade: '`full`',
  BerthierRatings: '`berthier`',
  JsonProfile: '`profile`, for each path',
  PeopleEstimate: '`people`',
  GradeSpreads: '`forms`',
  Spread: 'A figure of `forms`',
  GridMistake: 'A mistake',
  GridConflict: 'A conflict',
  ReadRules: '`rules`',
  Metadata: '`metadata`',
};

const nameOf = ($ref: string): string => $ref.split('/').at(-1)!;
const resolved = (schema: Schema): Schema => (schema.$ref ? shared[nameOf(schema.$ref)]! : schema);

/** Returns all fields of an object, or of the objects that it may be, each once. */
function fieldsOf(schema: Schema): ReadonlyMap<string, Schema> {
  const own = resolved(schema);
  const all = [own, ...(own.anyOf ?? [])].flatMap((each) =>
    each === own ? Object.entries(each.properties ?? {}) : [...fieldsOf(each)],
  );
  return new Map(all.reverse());
}

/** Returns the name of a type in the words of the field: `candidate` for GridCandidate. */
const plainName = (name: string): string =>
  name
    .replace(/^(?:Grid|Json)(?=[A-Z])|-.*$/g, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

/** Returns the type of a field in a few words. */
function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    if (name in PARTS) return PARTS[name as keyof typeof PARTS].replace(/^An? /, '').replace(/,.*/, '');
    const known = shared[name]!;
    return known.properties || known.anyOf ? plainName(name) : typeOf(known);
  }
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return schema.enum.map((word) => `\`${word}\``).join(', ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array')
    return schema.items && !Array.isArray(schema.items) ? `list: ${typeOf(schema.items)}` : 'list';
  return [schema.type ?? 'any'].flat().join(' or ').replaceAll('boolean', 'true or false');
}

const SHARED_FIELDS = ['puzzle', 'box', 'variant', 'regions', 'pairs', 'constraints', 'rules', 'error'];

function tableOf(fields: readonly (readonly [string, Schema])[]): string {
  const rows = fields.map(
    ([name, field]) =>
      `| \`${name}\` | ${(field.description ?? '').replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')} | ${typeOf(field)} |`,
  );
  return ['| field | meaning | type |', '|---|---|---|', ...rows].join('\n');
}

const sorted = (fields: ReadonlyMap<string, Schema>): (readonly [string, Schema])[] =>
  [...fields].sort(([a], [b]) => (a < b ? -1 : 1));

/** Objects whose fields say what they are by their names. */
const PLAIN = ['Metadata'];

test('each field that a line has says what it is', () => {
  const objects = [
    ...COMMANDS.map((name) => [name, fieldsOf(schemaOf(name))] as const),
    ...Object.keys(PARTS)
      .filter((name) => !PLAIN.includes(name))
      .map((name) => [name, fieldsOf(shared[name]!)] as const),
  ];
  const untold = objects.flatMap(([name, fields]) =>
    [...fields].filter(([, { description }]) => !description).map(([field]) => `${name}.${field}`),
  );
  expect(untold).toEqual([]);
});

test('the docs have a table of the fields that each command writes', () => {
  const all = fieldsOf(schemaOf('check'));
  const common = `## In every line\n\n${tableOf(SHARED_FIELDS.map((name) => [name, all.get(name)!] as const))}\n`;
  const ofCommands = COMMANDS.map((name) => {
    const own = sorted(fieldsOf(schemaOf(name))).filter(([field]) => !SHARED_FIELDS.includes(field));
    return own.length > 0 ? `## \`${name}\`\n\n${tableOf(own)}\n` : '';
  }).filter(Boolean);
  const ofParts = Object.entries(PARTS).map(
    ([name, heading]) => `### ${heading}\n\n${tableOf(sorted(fieldsOf(shared[name]!)))}\n`,
  );
  const tables = ['', common, ...ofCommands, '## Objects within', '', ...ofParts].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const right = page.replace(PLACE, () => tables);
  if (process.env.WRITE_PAGES) writeFileSync(PAGE, right);
  else expect(page, 'npm run docs writes it again').toBe(right);
});
