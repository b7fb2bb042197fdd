/** Validators of the package's schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const folder = new URL('../schemas/', import.meta.url);
export const schemas = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
export const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, strictTuples: false });
for (const schema of schemas) ajv.addSchema(schema, schema.$id);

/** Returns the validator of the JSON of a command. */
export const validatorOf = (command: string) =>
  ajv.getSchema(schemas.find(({ $id }) => $id.endsWith(`/${command}.json`))!.$id)!;
