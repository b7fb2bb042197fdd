/** Reads the rules of variants from options. */
import { existsSync, readFileSync } from 'node:fs';
import { excerpt, withExcerpts } from '../../core/printable.js';
import { rulesFrom as rulesInJson } from '../../formats/json/rules.js';
import { Misread } from '../../formats/misread.js';
import { type GridRules, isWithout, joined } from '../../variants/grid-rules.js';
import { sizeOf } from '../../variants/tiles.js';
import { classified, parseRules } from '../../variants/written.js';
import { type Expected, UsageError } from '../command.js';

/** Returns the rules that the options state; undefined if they state none. Throws a UsageError. */
export function rulesFrom(args: Readonly<Record<string, unknown>>): GridRules | undefined {
  const { regions } = args as Readonly<Record<string, string | undefined>>;
  const constraints = (args.constraint as readonly string[] | undefined) ?? [];
  try {
    const rules = joined([
      regions === undefined ? {} : { regions: withoutComments(fileOrWord(regions)).replace(/\s/g, '') },
      ...constraints.map((word) => constraintsIn(fileOrWord(word))),
    ]);
    sizeOf(rules);
    return isWithout(rules) ? undefined : rules;
  } catch (error) {
    throw error instanceof RangeError || error instanceof Misread ? new UsageError(error.message) : error;
  }
}

/** Returns how the options say that shared drawings are read. Throws a UsageError. */
export function sharedFrom(args: Readonly<Record<string, unknown>>): Pick<Expected, 'shared'> {
  const { words, ignoreRules, ignoreSolution } = args;
  const shared = {
    ...(typeof words === 'string' && { words: fileOrWord(words) }),
    ...(ignoreRules === true && { ignoresRules: true }),
    ...(ignoreSolution === true && { ignoresSolution: true }),
  };
  return Object.keys(shared).length > 0 ? { shared } : {};
}

/** Reads rules in words, or in JSON: an object with a kind, a list of such, or an object with parts of rules. */
function constraintsIn(text: string): GridRules {
  if (!/^\s*[[{]/.test(text)) return parseRules(text);
  const json = jsonIn(text);
  const isOne = typeof json === 'object' && json !== null && 'kind' in json;
  return classified(
    rulesInJson(isOne || Array.isArray(json) ? { constraints: [json].flat() } : { ...(json as object) }),
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`constraints begin like JSON but are not valid: ${withExcerpts((error as Error).message)}`);
  }
}

/** Returns the content of the file that a word names; the word itself if there is no such file. Throws a UsageError. */
function fileOrWord(word: string): string {
  if (!existsSync(word)) {
    if (isFileName(word)) throw new UsageError(`there is no file ${excerpt(word)}`);
    return word;
  }
  try {
    return readFileSync(word, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${excerpt(word)}: ${withExcerpts((error as Error).message)}`);
  }
}

/** True if a word can only be the name of a file: it is no rule and no letters of regions. */
const isFileName = (word: string): boolean => /[./\\]/.test(word) && !/[\s=:,;]/.test(word);

const withoutComments = (text: string): string => text.replace(/#.*/g, '');
