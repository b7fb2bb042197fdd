/** Rules as text: the words of rules at the end of a line, and what a setter says beyond the rules that are read. */
import type { Geometry } from '../core/geometry.js';
import { VARIANTS } from '../variants/names.js';
import { constraintsOf } from '../variants/rules.js';
import { beginningOf, mayStateRule } from './left-out.js';

/** Sentences that state the usual rules, or none. */
const USUAL =
  /\b(?:normal|standard|classic(?:al)?|regular|usual|ordinary|plain)\w*\s+(?:9x9\s+|6x6\s+|4x4\s+)?sudoku|sudoku[- ](?:rules|regeln)\s+(?:apply|gelten)|\b(?:each|every|all)\s+(?:rows?|columns?|box(?:es)?|digits?)\b|\b1\s?(?:[-–]|to|through)\s?\d\b|^\s*(?:have fun|enjoy|good luck|happy)\b|https?:/i;

/** Sentences that only say what no rule forbids. */
const ASIDE = /\b(?:digits|numbers) (?:may|can) repeat\b|\bnot all\b.*\bgiven\b/i;

/** Further words of a rule that a sentence on the usual rules may add: "Normal rules apply, and a knight's move …". */
const MORE =
  /arrow|\bdots?\b|consecutive|killer|palindrom|sandwich|whisper|clone|jigsaw|disjoint|irregular|window|skyscraper|\bsums?\b|difference|ratio|\bodd\b|\beven\b|knight|king\b|diagonal|quad|modular|lines?\b/i;

/** The fewest words of a sentence that can state a rule. */
const FEWEST_WORDS = 4;

/** Returns a remark on the first sentence that says more than the rules that are read; undefined if there is none. */
export function remarkOnRules(text: unknown, geometry: Geometry): string | undefined {
  if (typeof text !== 'string') return undefined;
  const more = text
    .slice(0, 1 << 12)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .find((sentence) => saysMore(sentence, geometry));
  return more && `its rules say more than is read, a rule may be missing: ${beginningOf(more)}`;
}

function saysMore(sentence: string, geometry: Geometry): boolean {
  if (sentence.split(/\s+/).length < FEWEST_WORDS) return false;
  if (ASIDE.test(sentence) || (USUAL.test(sentence) && !mayStateRule(sentence) && !MORE.test(sentence))) return false;
  return !constraintsOf(geometry).some(({ stated }) => stated?.test(sentence));
}

const RULE = /^[a-z][\w-]*=\S/i;

/** The fewest symbols of a puzzle after which a name alone is a rule. */
export const LEAST_PUZZLE = 16;

/**
 * Returns a line without the rules at its end, known and unknown ones, all such as `variant=x`; and without names of
 * rules such as `x`, if nothing but a puzzle in one word is left.
 */
export function withoutRules(line: string): string {
  const [puzzle, ...words] = line.trim().split(/\s+/);
  const areRules = words.every((word) => RULE.test(word) || VARIANTS.includes(word.toLowerCase()));
  if (puzzle!.length >= LEAST_PUZZLE && words.length > 0 && areRules) return puzzle!;
  let rest = line.trimEnd();
  let kept = line;
  for (;;) {
    let start = rest.length;
    while (start > 0 && /\S/.test(rest[start - 1]!)) start--;
    if (start === 0 || !RULE.test(rest.slice(start))) return kept;
    rest = rest.slice(0, start).trimEnd();
    if (rest === '') return kept;
    kept = rest;
  }
}
