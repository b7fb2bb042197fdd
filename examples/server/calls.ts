/** The calls of the server, with the schemas of their requests and answers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export const CALLS = ['hint', 'grade', 'create', 'solve'] as const;
export type Call = (typeof CALLS)[number];

export const isCall = (name: string): name is Call => (CALLS as readonly string[]).includes(name);

/** An error as it is answered. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** An error of the server itself. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const parsed = (file: string | URL): object => JSON.parse(readFileSync(file, 'utf8'));
const own = (name: string): object => parsed(new URL(`../schemas/${name}.json`, import.meta.url));

const require = createRequire(import.meta.url);
const ofLibrary = (name: string): object => parsed(require.resolve(`sudoku-strategist/schemas/${name}.json`));

const ajv = new Ajv2020({ allowUnionTypes: true, strictTypes: false, strictTuples: false });
ajv.addSchema(ofLibrary('common'));

const requests = new Map<Call, ValidateFunction>(CALLS.map((call) => [call, ajv.compile(own(call))]));

/** The first fault of a request, or nothing. */
export function faultOf(call: Call, body: unknown): string | undefined {
  const validate = requests.get(call)!;
  if (validate(body)) return undefined;
  const { instancePath, message, params } = validate.errors![0]!;
  const more = Object.values(params).filter((value) => typeof value === 'string');
  return [instancePath.slice(1) || 'the request', message, ...more].join(' ');
}

/** The schemas of a call: what it takes, and what it answers. */
export const schemasOf = (call: Call): object => ({
  request: own(call),
  answer: ofLibrary(call),
  common: ofLibrary('common'),
  error: own('error'),
});
