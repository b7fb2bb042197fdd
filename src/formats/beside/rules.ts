/**
 * The rules of a variant in a puzzle's text: after it in its line (`variant=x,anti-knight regions=AAAB…`), above it in
 * comments (`# variant: x`), beside it in JSON. They are removed before a format reads the text and added after it
 * writes one, so that no format need know them.
 */
import type { Geometry } from '../../core/geometry.js';
import { type GridRules, joined } from '../../variants/grid-rules.js';
import { VARIANTS } from '../../variants/names.js';
import { partOf, RULE_PATTERNS } from '../../variants/written.js';
import { type Format, isOneLine, type Parse, type Reading, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import { isOfCages, withCageComments } from './cages.js';
import { leftOutText } from './left-out.js';
import { LEAST_PUZZLE, type LineWords, withoutWords } from './line-words.js';
import { withRulesRead } from './ruled.js';
import { withRulesWritten } from './rules-written.js';
import { checkStated, shapeStated } from './stated-shape.js';
import { isUnknownComment, unsupported } from './unsupported.js';

const NAMES = RULE_PATTERNS.join('|');

/** A rule in a line. */
const WORD = new RegExp(`(?<=^|[^\\n]\\s)(${NAMES})=((?:\\d{1,2} of )?(?:"[^"\\n]*"|\\S)+)`, 'gi');
/** True if a line states a rule in our words: `killer-cage=17:r1c12`, `digits=6 of 1-9`. */
export const statesRule = (line: string): boolean => line.search(WORD) >= 0;

/** A named comment above a grid. */
const OTHER_COMMENT = /^#[^\S\n]*([A-Za-z][A-Za-z -]*)(?:[^\S\n ][^\S\n]*)?[:=](.*)$/gm;

/** Names of rules of the whole grid after a puzzle in its line: `PUZZLE x anti-knight`. */
const NAMED = new RegExp(`^(\\S{${LEAST_PUZZLE},})((?:\\s+(?:${VARIANTS.join('|')}))+)\\s*$`, 'i');

/** A rule in a comment above a grid. */
const COMMENT = new RegExp(`^#[^\\S\\n]*(${NAMES})[^\\S\\n]*[:=](.*)$`, 'gim');

/** True if a line is a comment that states a rule of a grid, one that is not supported too. */
export const isRule = (line: string): boolean =>
  line.match(COMMENT) !== null || isOfCages(line) || unknownComments(line).length > 0;

/** The parts of a text with rules. */
interface Parts extends LineWords {
  readonly rules: GridRules;
  /** The number of lines above the puzzle: of rules, or blank. */
  readonly removed: number;
}

function split(text: string): Parts {
  const found: GridRules[] = [];
  const add = (_: string, part: string, value: string): string => {
    found.push(partOf(part.toLowerCase(), value.trimStart()));
    return '';
  };
  const ruled = text
    .replace(COMMENT, add)
    .replace(WORD, add)
    .replace(NAMED, (_, puzzle: string, names: string) => {
      found.push({ variant: names.trim().split(/\s+/) });
      return puzzle;
    });
  const unknown = unknownComments(ruled);
  if (unknown.length > 0) throw unsupported(unknown);
  const words = withoutWords(ruled);
  const [above] = /^(?:[^\S\n]*\n)*/.exec(words.text)!;
  return {
    ...words,
    text: words.text.slice(above.length),
    rules: joined(found),
    removed: above.split('\n').length - 1,
  };
}

/** Names of rules that are not supported in comments above a grid. */
const unknownComments = (text: string): string[] =>
  text.startsWith('#') || text.includes('\n#')
    ? [...text.matchAll(OTHER_COMMENT)].flatMap(([, name, value]) =>
        isUnknownComment(name!.trimEnd(), value!) ? [name!.trimEnd()] : [],
      )
    : [];

/** Reads a text with the rules in it, and perhaps blank lines above. A Misread counts all lines of the text. */
export function readWithRules(text: string, shape: Geometry | undefined, parse: Parse): Reading {
  if (!SPLIT.test(text)) return parse(text, shape);
  const drawn = withCageComments(text);
  const { text: rest, rules, removed, shape: stated, unknown } = split(drawn.text);
  try {
    const reading = withRulesRead(rules, shapeStated(stated, shape), (expected) => parse(rest, expected));
    checkStated(stated, reading.puzzle.geometry);
    const told = unknown === undefined ? undefined : leftOutText('words beside the puzzle are left out', unknown);
    return [drawn.remark, told].reduce(withRemark, reading);
  } catch (error) {
    throw error instanceof Misread && error.line !== undefined && removed > 0
      ? new Misread(error.message, error.line + removed, error.column)
      : error;
  }
}

/** Matches every text with rules in it, or blank lines above. A quick test that spares most texts the full search. */
const SPLIT = new RegExp(
  `^\\s*\\n|#\\s*cages|(?:${NAMES})\\s*[:=]|\\s[a-z][\\w-]*=\\S|(?:^|\\n)#[^\\n]*r\\d+c\\d|\\s(?:${VARIANTS.join('|')})\\s*$`,
  'i',
);

/** Adds rules to a format. */
export const formatWithRules = ({ name, holds, settles, lacks, parse, format }: Format): Format => ({
  name,
  holds: [...holds, 'rules'],
  ...(settles && { settles }),
  ...(lacks && { lacks }),
  ...(parse && { parse: (text, shape) => readWithRules(text, shape, parse) }),
  format: (puzzle, alphabet) => withRulesWritten(format(puzzle, alphabet), puzzle.geometry, isOneLine(name)),
});
