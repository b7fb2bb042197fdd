/** What stands beside a puzzle in an object of JSON: each part is a rule, known, kept, told, or refused by its name. */
import { quoted } from '../../core/printable.js';
import { isDetail, isSet } from '../beside/unsupported.js';
import { mayStateRule } from '../beside/words.js';
import type { Kept } from '../format.js';
import { Misread } from '../misread.js';
import { almostInside } from '../pasted/inside.js';
import { isCount } from '../pasted/words.js';
import { isAnother } from '../text/line-text.js';
import { lineOf, rowsIn } from './cells.js';
import { areLetters, isRegionsName } from './regions.js';
import { statesRule } from './rules.js';

/** What is told of the parts beside a puzzle. */
export interface BesideJson {
  readonly kept?: Kept;
  /** Another puzzle, which is not read. */
  readonly another?: string;
  /** The texts that may state a rule, by their names. */
  readonly ruled: readonly NamedText[];
}

type NamedText = readonly [name: string, text: string];

/** Names of a solution, beside the puzzle or around it. */
export const SOLUTION = /(?:^|[_-])(?:solutions?|solved|answers?|completed?|filled|loesung|lösung)(?:[_-]|\d|$)/i;

/** Parts that our commands write, and those that are read elsewhere. None states a rule. */
const OURS = new Set(
  `metadata size box hodoku se full berthier te techniques forms profile people step steps mistakes suspects conflicts solutions
  atLeast minimal redundant redundantRules backdoors estimate within withinAtLeast canon automorphisms same moves differ seed
  clues symmetry error ended morph solved`.split(/\s+/),
);

/** True if a part is a detail of a puzzle, of any kind. */
const isKnown = (key: string): boolean => OURS.has(key) || isDetail(key) || SOLUTION.test(key);

/** Accounts for the parts of an object beside its puzzle. Throws a Misread for a list or an object that is not known. */
export function besideIn(object: Readonly<Record<string, unknown>>, puzzle: string): BesideJson {
  const cells = puzzle.replaceAll(/\s/g, '');
  const kept: Record<string, number | string | boolean> = {};
  const unknown: string[] = [];
  let another: string | undefined;
  for (const [key, value] of Object.entries(object)) {
    if (!isSet(value) || statesRule(key, value)) continue;
    const text = typeof value === 'string' ? value.trim() : lineIn(value);
    if (!SOLUTION.test(key) && text !== undefined && (isAnother(text, cells) || almostInside(text) === text))
      another ??= text;
    else if (isRegionsName(key) && areLetters(value)) unknown.push(key);
    else if (typeof value !== 'object') {
      if (!OURS.has(key) && !SOLUTION.test(key)) kept[key] = value as string;
    } else if (!isKnown(key) && text?.length !== cells.length) unknown.push(key);
  }
  if (unknown.length > 0)
    throw new Misread(
      `beside its puzzle stands what is not known and may be a rule: ${unknown.slice(0, MOST).map(quoted).join(', ')}`,
    );
  return {
    ruled: textsIn({ ...kept, metadata: object.metadata }).filter(([, text]) => mayStateRule(text) && !isCount(text)),
    ...(Object.keys(kept).length > 0 && { kept }),
    ...(another !== undefined && { another }),
  };
}

/** The most names in an error. */
const MOST = 8;

/** Returns the cells of a list that is a grid, in a line. */
function lineIn(value: unknown): string | undefined {
  const rows = rowsIn(value);
  return rows && lineOf(rows);
}

/** Returns all texts in an object and in the objects in it, by their names. */
const textsIn = (object: object): NamedText[] =>
  Object.entries(object).flatMap(([name, value]): NamedText[] => {
    if (typeof value === 'string') return [[name, value]];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
