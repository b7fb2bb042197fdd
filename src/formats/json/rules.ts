/**
 * The rules in an object of JSON: as we write them, under the names of constraints in any spelling, as regions under
 * their usual names, and as names of rules.
 */
import type { Constraint } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import { type GridRules, joined } from '../../variants/grid-rules.js';
import { cluesNamed, isUsualRules } from '../../variants/names.js';
import { OURS, ourRules } from '../beside/our-rules.js';
import { isCommonWord, isRuleName, isSet, isVariant, unsupported } from '../beside/unsupported.js';
import { Misread } from '../misread.js';
import { isNumbered, placeIn } from './places.js';
import { isRegionsName, regionsIn } from './regions.js';

type Json = Readonly<Record<string, unknown>>;

/** Names whose text is the name of a rule, or of several. */
const OF_RULES =
  /^(?:type|variation|mode|rules?|rulesets?|game[_ -]?(?:type|mode)|puzzle[_ -]?type|sudoku[_ -]?type)$/i;

const CELL = /(?<![a-z])r\d{1,2}c\d/i;

/** Those whose text may be sentences. */
const IN_WORDS = /^rule/i;

/** Returns the text of the rules that an object states in words; undefined if there is none. */
export function rulesSaid({ rules, ruleset = rules, rule = ruleset }: Json): string | undefined {
  const text = Array.isArray(rule) ? rule.join('\n') : rule;
  return typeof text === 'string' ? text : undefined;
}

/** Returns the name of the rule in a key, as in `isDiagonal` and `killerSudoku`. */
const ruleIn = (key: string): string =>
  key
    .replace(/^(?:is|has|with|use)(?:[_ -]|(?=[A-Z]))/, '')
    .replace(/(?<=.)[_ -]?(?:sudoku|rule|mode|constraint)$/i, '');

/** Returns the constraint of some cells that a key names; undefined for any other key. */
const kindIn = (key: string): Constraint | undefined =>
  /^cages?$/i.test(key) ? undefined : (cluesNamed(key) ?? cluesNamed(ruleIn(key)));

/** True if a key states a rule: by its name, or by that of regions beside a layout of them. */
export const statesRule = (key: string, value: unknown): boolean =>
  OURS.includes(key) || isOfRules(key, value) || isRule(key) || (isRegionsName(key) && regionsIn(value) !== undefined);

/** True if a part is the text of rules, or a list of texts, or the names of rules. */
export const isOfRules = (key: string, value: unknown = ['']): boolean =>
  OF_RULES.test(key) &&
  (typeof value === 'string'
    ? IN_WORDS.test(key) || CELL.test(value) || namesInText(value).length > 0
    : Array.isArray(value) && value.every((text) => typeof text === 'string'));

/** True if a key is the name of a rule. A common word is one only with a list or an object. */
const isRule = (key: string): boolean => isRuleName(key) || isRuleName(ruleIn(key));

/**
 * Returns the rules in an object, of a grid of a size if that is known; `listed` are clues that are read from it. Throws a Misread for a rule in another form, or
 * one that is not supported.
 */
export function rulesFrom(object: Json, size?: number, listed: readonly string[] = []): GridRules {
  const unknown: string[] = [];
  const stated = ourRules({ ...object, ...(Array.isArray(object.regions) && { regions: lettersIn(object.regions) }) });
  let rules = listed.length === 0 ? stated : joined([stated, { constraints: listed }]);
  const first = firstIn(object, size);
  for (const [key, value] of Object.entries(object)) {
    if (OURS.includes(key) || !isSet(value)) continue;
    const kind = kindIn(key);
    const isScalar = typeof value !== 'object';
    if (typeof value === 'string' && OF_RULES.test(key) && CELL.test(value)) {
      rules = joined([rules, { constraints: [value] }]);
      continue;
    }
    const regions = rules.regions === undefined && isRegionsName(key) ? regionsIn(value) : undefined;
    if (regions !== undefined) rules = { ...rules, regions };
    else if (isScalar && isCommonWord(key) && !/^true$|r\d+c\d/i.test(String(value))) continue;
    else if (kind && (!isScalar || typeof value === 'string'))
      rules = joined([rules, { constraints: cluesIn(key, kind, value, first) }]);
    else if (isVariantKey(key) && isOn(value))
      rules = joined([rules, { variant: [isVariant(key) ? key : ruleIn(key)] }]);
    else if (isRule(key)) unknown.push(key);
  }
  const named = namesIn(object);
  unknown.push(...named.filter((name) => !isVariant(name) && isRuleName(name) && !hasClues(rules, name)));
  if (unknown.length > 0) throw unsupported(unknown);
  const variant = named.filter(isVariant);
  return variant.length === 0 ? rules : joined([rules, { variant }]);
}

const isVariantKey = (key: string): boolean => isVariant(key) || isVariant(ruleIn(key));

/** True if a value switches a rule on. */
const isOn = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|yes|on|1)$/i.test(value.trim()));

/** True if rules have clues of the constraint that a name means. */
const hasClues = ({ constraints = [] }: GridRules, name: string): boolean => {
  const kind = cluesNamed(name)?.id;
  return constraints.some((clue) => (typeof clue === 'string' ? clue.split('=')[0] : clue.kind) === kind);
};

/** Returns the names of rules in texts that have nothing else, as in `type: "killer"`. */
const namesIn = (object: Json): string[] =>
  Object.entries(object)
    .filter(([key]) => OF_RULES.test(key))
    .flatMap(([, value]) => [value].flat())
    .flatMap((text) => (typeof text === 'string' ? namesInText(text) : []));

function namesInText(text: string): string[] {
  const names = text.split(/[,+;&]|\sand\s/).map((name) => (isRuleName(name) ? name : ruleIn(name.trim())).trim());
  const isNamed = (name: string): boolean => isRuleName(name) && (isVariant(name) || !isCommonWord(name));
  return names.every((name) => isNamed(name) || isUsualRules(name)) ? names.filter(isNamed) : [];
}

/** Returns a letter for each cell, from a list that is no text. Throws a Misread. */
function lettersIn(regions: readonly unknown[]): string | undefined {
  const letters = regionsIn(regions);
  if (letters === undefined && isSet(regions))
    throw new Misread('regions in this JSON are neither a letter for each cell nor N lists of N cells');
  return letters;
}

/** The number from which rows and columns count in lists of numbers; undefined if they do not show it. */
type First = 0 | 1 | undefined;

/** Returns the number from which the places in a value count, in a grid of a size if that is known. */
function firstIn(value: unknown, size?: number): First {
  const lines: number[] = [];
  const walk = (each: unknown): void => {
    if (isNumbered(each)) lines.push(...placeIn(each)!);
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(walk);
  };
  walk(value);
  return lines.includes(0) ? 0 : size !== undefined && lines.includes(size) ? 1 : undefined;
}

/**
 * Returns the texts of the clues that a value under the name of a constraint states, as people write them:
 * `"killer-cage": [{ "sum": 3, "cells": ["r1c1", "r1c2"] }]`, `"thermometer": [["r1c1", "r1c2"]]`, `"odd": "r1c1r2c2"`.
 * Throws a Misread.
 */
function cluesIn(name: string, constraint: Constraint, value: unknown, first: First): readonly string[] {
  const { id, takes } = constraint;
  const said = (takes?.value ?? takes?.text)?.name;

  const fail = (what: string): never => {
    throw new Misread(
      `${quoted(name)} in this JSON ${what}: write its clues as { "kind": "${id}", … } in "constraints"`,
    );
  };
  const nameOf = (cell: unknown): string => {
    if (typeof cell === 'string') return /^\s*r\d/i.test(cell) ? cell.trim() : fail(`has ${quoted(cell)} as a cell`);
    const place = placeIn(cell) ?? fail('has a cell that is no row and column');
    if (first === undefined) fail('has cells that may count from 0 or from 1');
    return `r${place[0] - first! + 1}c${place[1] - first! + 1}`;
  };
  const listText = (list: unknown): string =>
    (Array.isArray(list) && !isNumbered(list) ? list : [list]).map(nameOf).join('');
  const textOf = (number: unknown, lists: readonly unknown[]): string =>
    `${id}=${number === undefined || number === null || number === '' ? '' : `${number}:`}${lists.map(listText).join('/')}`;

  const inObject = ({ kind: _, ...clue }: Readonly<Record<string, unknown>>): string => {
    const numbers = [...new Set([said, 'value', 'total', 'sum', 'number'])].filter((each) => each !== undefined);
    const known = ['cells', 'cell', 'lists', 'lines', ...numbers];
    const other = Object.keys(clue).find((key) => !known.includes(key));
    if (other !== undefined) fail(`has ${quoted(other)}, which is not read`);
    const { cells = clue.cell, lists = clue.lines } = clue;
    const number = numbers.map((each) => clue[each]).find((each) => each !== undefined);
    if ((cells === undefined) === (lists === undefined)) fail('has a clue without its cells');
    if (typeof number === 'object' && number !== null) fail('has a clue with a list as its number');
    return textOf(number, Array.isArray(lists) ? lists : [cells]);
  };

  const inList = (list: readonly unknown[]): string => {
    const [number, cells] = list;
    const isPair = list.length === 2 && said !== undefined && Array.isArray(cells) && !Array.isArray(number);
    if (isPair && placeIn(number) === undefined) return textOf(number, [cells]);
    return textOf(undefined, list.some((each) => Array.isArray(each) && !isNumbered(each)) ? list : [list]);
  };

  const clueIn = (clue: unknown): string => {
    if (typeof clue === 'string') return `${id}=${clue}`;
    if (Array.isArray(clue)) return inList(clue);
    return typeof clue === 'object' && clue !== null ? inObject(clue as Record<string, unknown>) : fail('is no clue');
  };

  if (!Array.isArray(value)) return [clueIn(value)];
  const areCells = value.every((each) => placeIn(each) !== undefined);
  return areCells && !takes?.outside ? [textOf(undefined, [value])] : value.map(clueIn);
}
