/** Reads statements of a puzzle in written form: `killer-cage=17:r1c12;9:r2c1r3c1`. */

import { areCells, cellsIn } from '../core/cells-text.js';
import type { Constraint, Statement, StatementForm } from '../core/constraint.js';
import type { Cell } from '../core/layout.js';
import { quoted } from '../core/printable.js';
import { areBeside } from '../rules/relation.js';
import { isOutsideNamed, isSeenWhole, OUTSIDE_EXAMPLES, OUTSIDE_WORDS, seenFrom } from './outside.js';
import { formOf } from './own-hooks.js';
import { clueText } from './statement-text.js';

/** What stands between semicolons. One in quotes is of a text. */
const BETWEEN_SEMICOLONS = /(?:"[^"]*"|[^;])+/g;

/** Reads statements of a constraint, with semicolons between. Throws a RangeError that names what is wrong. */
export const statementsIn = (constraint: Constraint, text: string, numbers: readonly number[]): Statement[] =>
  withTextsRepeated(
    constraint,
    (text.match(BETWEEN_SEMICOLONS) ?? []).map((each) => each.trim()).filter((each) => each !== ''),
  ).map((each) => statementIn(constraint, each, numbers));

/**
 * Gives cells alone the text in quotes of the clue before them: that is a rule, which several clues may have. A number or
 * digits belong to one clue, and cells without them are a fault.
 */
function withTextsRepeated(constraint: Constraint, clues: readonly string[]): readonly string[] {
  if (!formOf(constraint)?.text?.isQuoted) return clues;
  let said: string | undefined;
  return clues.map((clue) => {
    said = WITH_QUOTES.exec(clue)?.[1] ?? said;
    return said !== undefined && clue.split('/').every(areCells) ? `${clueText(said, true)}:${clue}` : clue;
  });
}

/** A number, which a colon or a blank separates from the cells. */
const WITH_VALUE = /^(-?\d+(?:\.\d+)?)(?:\s*:|\s)(.*)$/s;

/** A text in place of a number: no name of a cell. */
const IN_ITS_PLACE = /^([^:r]*[^:r\s])(?:\s*:|\s+(?=r))(.*)$/is;

/** A text, which a colon separates from the cells. */
const WITH_TEXT = /^([^:]*):(.*)$/s;
const WITH_QUOTES = /^"([^"]*)"\s*:(.*)$/s;

function statementIn(constraint: Constraint, text: string, numbers: readonly number[]): Statement {
  const size = numbers.length;
  const { id } = constraint;
  const takes = formOf(constraint)!;
  const { outside } = takes;
  const isNumber = takes.value !== undefined && WITH_VALUE.test(text);
  const wanted = isNumber ? undefined : takes.text;
  const form = !wanted ? WITH_VALUE : wanted.isForNumber ? IN_ITS_PLACE : wanted.isQuoted ? WITH_QUOTES : WITH_TEXT;
  const [, said, rest = text] = form.exec(text) ?? [];
  const fail = (fault: string): never => {
    throw new RangeError(`${id} ${quoted(text)}: ${fault}`);
  };
  const trying = <Read>(read: () => Read): Read => {
    try {
      return read();
    } catch (error) {
      return fail((error as Error).message);
    }
  };
  const own = said === undefined ? undefined : trying(() => wanted?.read(said));
  if (wanted && own === undefined && !(wanted.isForNumber && said === undefined)) {
    const example = `${clueText(wanted.example, wanted.isQuoted)}:r1c1r1c2`;
    fail(`needs its ${wanted.name} ${wanted.isQuoted ? 'in quotes ' : ''}before the cells, as in ${example}`);
  }
  const isPlace = outside && seenFrom(rest, outside, size) !== undefined;
  if (outside && !isPlace && (isOutsideNamed(rest, size) || !areCells(rest))) fail(`takes ${OUTSIDE_WORDS[outside]}`);
  const cellsOf = (list: string): Cell[] => trying(() => cellsIn(list, size));
  const statement: Statement = {
    kind: id,
    ...(own !== undefined ? { text: own } : said !== undefined && { value: Number(said) }),
    lists: rest.split('/').map((list) => (outside && seenFrom(list, outside, size)) ?? cellsOf(list)),
  };
  const fault = faultIn(statement, takes, numbers);
  return fault === undefined ? statement : fail(fault);
}

/** The fewest steps after which a line that crosses itself is back in a cell. */
const LEAST_LOOP = 3;

/** Returns what is wrong with a statement; undefined if nothing is. */
export function faultIn(
  { value, text, lists }: Statement,
  takes: StatementForm,
  numbers: readonly number[],
): string | undefined {
  const size = numbers.length;
  const { lists: counts = { least: 1, most: 1 }, cells, areNeighbours, areUneven, mayClose, mayCross, outside } = takes;
  const { least, most = size } = cells;
  if (lists.length < counts.least || lists.length > counts.most)
    return `takes ${listsWanted(counts)} of cells${counts.most > 1 ? ', with / between' : ''}`;
  for (const list of lists) {
    const open = mayClose && list.length > 2 && list.at(-1) === list[0] ? list.slice(1) : list;
    if (outside && !isSeenWhole(list, outside, size)) return `takes ${OUTSIDE_WORDS[outside]}`;
    if (!outside && (open.length < least || open.length > most))
      return `takes ${least === most ? least : most === Infinity ? `${least} or more` : `from ${least} to ${most}`} cells, not ${open.length}`;
    const isTwice =
      mayCross && (mayClose || open[0] !== open.at(-1))
        ? open.some((cell, at) => open.indexOf(cell, Math.max(0, at - LEAST_LOOP + 1)) < at)
        : new Set(open).size < open.length;
    if (isTwice) return 'names a cell twice';
    if (areNeighbours && !areBeside(list[0]!, list[1]!, size)) return 'takes two cells with a side in common';
  }
  if (!areUneven && lists.some((list) => list.length !== lists[0]!.length)) return 'takes lists of the same length';
  const count = lists[0]!.length;
  return text !== undefined
    ? takes.text?.fault?.(text, count, size, numbers)
    : valueFault(value, count, takes, numbers);
}

const listsWanted = ({ least, most }: NonNullable<StatementForm['lists']>): string =>
  most === 1
    ? 'one list'
    : least === most
      ? `${least} lists`
      : most === Infinity
        ? `${least} or more lists`
        : `from ${least} to ${most} lists`;

function valueFault(
  value: number | undefined,
  cells: number,
  { value: wanted, outside }: StatementForm,
  numbers: readonly number[],
): string | undefined {
  if (!wanted) return value === undefined ? undefined : 'takes no number';
  const { name, isOptional } = wanted;
  const [least, most] = wanted.limits(cells, numbers.length, numbers);
  if (value === undefined)
    return isOptional
      ? undefined
      : `needs its ${name} before the cells, as in ${least}:${outside ? OUTSIDE_EXAMPLES[outside] : 'r1c1r1c2'}`;
  return Number.isInteger(value) && value >= least && value <= most
    ? undefined
    : `its ${name} is a whole number from ${least} to ${most}, not ${value}`;
}
