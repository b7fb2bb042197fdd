/**
 * Rules as people write them: `x anti-knight killer-cage=17:r1c12;9:r2c1r3c1` in a line, `killer-cage: 17 r1c12` in a
 * line of its own.
 */
import { constraints } from '../../constraints/index.js';
import type { Constraint } from '../core/constraint.js';
import { quoted } from '../core/printable.js';
import { findByName, isSameName, UnknownName } from '../settings/names.js';
import type { Clue } from './clue.js';
import { textOfJson } from './clue-text.js';
import { type GridRules, hasConstraint, joined } from './grid-rules.js';
import { constraintOf, constraintSpelled, isCommonName, variantsNamed } from './names.js';

/** The names of the parts of the rules that are no statements, also used in a puzzle's line. */
export const PARTS = ['variant', 'regions', 'digits', 'pairs'] as const satisfies readonly (keyof GridRules)[];

const STATED = constraints.filter(({ takes }) => takes);
const IN_QUOTES = STATED.filter(isCommonName).map(({ id }) => id);

/** The names of all parts of the rules, as a puzzle's line has them, but for those of texts in quotes. */
export const RULE_NAMES: readonly string[] = [
  ...PARTS,
  ...STATED.map(({ id }) => id).filter((id) => !IN_QUOTES.includes(id)),
];

/**
 * What follows `digits` where it states these. A comment may speak of digits (`# digits: those along a line rise`), and other
 * programs count them (`digits=25`).
 */
const AFTER_DIGITS = String.raw`[^\S\n]*(?:=(?!\d+(?!\S)(?!\s+of\b))|:[^\S\n]*\d+[^\S\n]*(?:[-–,]|of))`;

/** Patterns of all names of parts, those of texts in quotes too: these are names only before a quote. */
export const RULE_PATTERNS: readonly string[] = [
  ...RULE_NAMES.map((name) => (name === 'digits' ? `digits(?=${AFTER_DIGITS})` : name)),
  ...IN_QUOTES.map((id) => `${id}(?=[^\\S\\n]*[:=][^\\S\\n]*")`),
];

/** The name of a part with the sign after it, between other parts. */
const HEAD = /(?<=^|[\s,])([a-z][a-z-]*)\s*[:=]\s*("?)/gi;
const QUOTE = /"[^"\n]*"/g;

/** Returns a text of the same length whose quotes name nothing. */
const withoutQuotes = (text: string): string => text.replace(QUOTE, (quote) => '"'.repeat(quote.length));

/** Reads rules in words, of a line or of several. Comments that state no rule are skipped. Throws a RangeError. */
export const parseRules = (text: string): GridRules => joined(text.split('\n').flatMap(rulesOfLine));

function rulesOfLine(line: string): readonly GridRules[] {
  const words = line.replace(/^\s*#/, '');
  const heads = [...withoutQuotes(words).matchAll(HEAD)].filter((head, index) => index === 0 || partAt(head));
  if (words !== line && !(heads[0] && partAt(heads[0]) && !PROSE.test(words))) return [];
  const ends = [...heads.slice(1).map(({ index }) => index), words.length];
  const valued = heads.flatMap((head, at) => {
    const value = words.slice(head.index + head[0].length - head[2]!.length, ends[at]);
    const [own, names] = splitNames(value);
    const part = partAt(head) ?? constraintNamed(head[1]!).id;
    return [partOf(part, own.trim()), rulesNamed(names)];
  });
  return [...valued, rulesNamed(words.slice(0, heads[0]?.index))];
}

/** A comment about digits that states none. */
const PROSE = new RegExp(String.raw`^\s*digits(?!${AFTER_DIGITS})`, 'i');

/** Splits the names of rules that follow the cells from a value. */
function splitNames(value: string): [own: string, names: string] {
  const words = [...value.matchAll(/[^\s,]+/g)];
  const last = words.findLast(({ 0: word, index }) => index === 0 || !/^[a-z][a-z-]*$/i.test(word));
  const end = last ? last.index + last[0].length : 0;
  return [value.slice(0, end), value.slice(end)];
}

/** Returns rules by their names, with blanks, commas or plus signs between. Clues without cells are left to the generator. */
function rulesNamed(names: string): GridRules {
  const words = names.split(/[\s,+]+/).filter((word) => word !== '');
  const isClues = (word: string): boolean => constraintNamed(word).takes !== undefined;
  const variant = words.filter((word) => !isClues(word));
  const clues = words.filter(isClues).map((word) => constraintNamed(word).id);
  return {
    ...(clues.length > 0 && { constraints: clues }),
    ...(variant.length > 0 && { variant: variantsNamed(variant.join()) }),
  };
}

/** Returns the part of the rules that a word before a sign, and perhaps a quote, names; undefined for any other word. */
function partAt({ 1: word = '', 2: quote }: RegExpExecArray): string | undefined {
  const name = word.toLowerCase();
  if (PARTS.some((part) => part === name) || (quote && IN_QUOTES.includes(name))) return name;
  return constraintSpelled(word)?.id;
}

/** Returns the rules of a part by its value. Throws a RangeError. */
export function partOf(part: string, value: string): GridRules {
  if (part === 'regions') return { regions: value.replace(/\s/g, '') };
  if (part === 'digits') return { digits: value.replace(/\s/g, '') };
  if (part === 'variant') return { variant: value.split(',').filter((each) => each.trim() !== '') };
  if (part === 'pairs') return { pairs: setsIn(value) };
  if (constraintNamed(part).takes) return { constraints: [`${part}=${value}`] };
  throw new RangeError(`${part} is a rule of the whole grid and takes no cells: write its name alone`);
}

/** Returns the texts of sets of cells; a text without any stays, so that it is refused. */
function setsIn(value: string): readonly string[] {
  const sets = value.split(/[,;]/).filter((each) => each.trim() !== '');
  return sets.length > 0 ? sets : [value];
}

/** Returns the constraint of a name, in any spelling. Throws a RangeError with the nearest one, or with the one whose texts have the name. */
export const constraintNamed = (word: string): Constraint => {
  const own = constraintOf(word) ?? constraintSpelled(word);
  if (own) return own;
  for (const { id, takes } of STATED) {
    const named = takes!.text?.named?.find((text) => isSameName(text.id, word));
    if (!named) continue;
    const text = named.number === undefined ? named.id : `${named.id}=${named.number}`;
    throw new UnknownName(`${quoted(word)} is a text of the constraint ${id}, as in ${id}="${text}":r1c1r1c2r1c3`);
  }
  return findByName('constraint', word, NAMED).constraint;
};

const NAMED = constraints.map((constraint) => ({
  id: constraint.id,
  name: constraint.names.en,
  ...(constraint.spellings && { aliases: constraint.spellings }),
  constraint,
}));

/**
 * Returns rules whose `constraints` are clues: rules of the whole grid among them have their own places. What has its
 * constraint itself stays as it is.
 */
export const classified = (rules: GridRules): GridRules =>
  joined([
    { ...rules, constraints: [] },
    ...(rules.constraints ?? []).map((each) =>
      hasConstraint(each) ? { constraints: [each] } : parseRules(textOf(each)),
    ),
  ]);

function textOf(clue: string | Clue): string {
  if (typeof clue === 'string') return clue;
  const constraint = constraintNamed(String(clue.kind));
  return textOfJson(clue, constraint);
}
