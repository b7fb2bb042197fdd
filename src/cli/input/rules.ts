/** Reads the rules of variants from options. */
import { existsSync, readFileSync } from 'node:fs';
import { excerpt, withExcerpts } from '../../core/printable.js';
import { variantsNamed } from '../../variants/names.js';
import { type GridRules, isWithout, sizeOf } from '../../variants/rules.js';
import { UsageError } from '../command.js';

/** Returns the rules that the options state; undefined if they state none. Throws a UsageError. */
export function rulesFrom(args: Readonly<Record<string, unknown>>): GridRules | undefined {
  const { variant, regions, pairs } = args as Readonly<Record<string, string | undefined>>;
  try {
    const rules: GridRules = {
      ...(variant !== undefined && { variant: variantsNamed(variant) }),
      ...(regions !== undefined && { regions: fileOrWord(regions).replace(/\s/g, '') }),
      ...(pairs !== undefined && { pairs: setsIn(fileOrWord(pairs)) }),
    };
    sizeOf(rules);
    return isWithout(rules) ? undefined : rules;
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

/** Splits a text into sets of cells at commas, semicolons and line ends. */
const setsIn = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((set) => set.replace(/\s/g, ''))
    .filter((set) => set !== '');

/**
 * Returns the content of the file that a word names, without comments; the word itself if there is no such file. Throws
 * a UsageError.
 */
function fileOrWord(word: string): string {
  if (!existsSync(word)) return word;
  try {
    return readFileSync(word, 'utf8').replace(/#.*$/gm, '');
  } catch (error) {
    throw new UsageError(`cannot read ${excerpt(word)}: ${withExcerpts((error as Error).message)}`);
  }
}
