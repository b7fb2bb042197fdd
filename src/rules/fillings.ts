/** What the fillings of a rule say on a position: candidates in none of them, and digits in all of them. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Markup, Stamp } from '../core/board.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { EMPTY } from '../core/values.js';

const NONE: readonly Candidate[] = [];

type Position = Pick<Markup, 'values' | 'digits'>;

/** Returns the digits that a cell may have: its value, or its candidates. */
export const digitsAt = ({ values, digits }: Position, cell: Cell): Bits =>
  values[cell] === EMPTY ? digits[cell]! : 1 << values[cell]!;

/** The digits that the cells of a rule may have: their values, or their candidates. */
export const digitsFor = ({ cells }: Pick<Rule, 'cells'>, board: Position): Bits[] =>
  cells.map((cell) => digitsAt(board, cell));

/** Rows of digits, by their length, which scans overwrite. */
const rowsOf = (_: Geometry): Int32Array[] => [];

/** Returns the digits that the cells of a rule may have, in a row that the next call overwrites. */
export function rowFor({ cells }: Pick<Rule, 'cells'>, board: Markup): Int32Array {
  const row = (board.geometry.memo(rowsOf)[cells.length] ??= new Int32Array(cells.length));
  for (let at = 0; at < row.length; at++) row[at] = digitsAt(board, cells[at]!);
  return row;
}

/** Returns the candidates that no filling of a rule contains. None if there is no filling at all. Allocates on a find. */
export function inNoFilling(rule: Rule, board: Markup): readonly Candidate[] {
  const row = rowFor(rule, board);
  return rule.narrow(row) ? beyond(rule, board, row) : NONE;
}

/** Returns the candidates of the cells of a rule that are not among some digits. Allocates on a find. */
export function beyond(
  { cells }: Pick<Rule, 'cells'>,
  { geometry, digits }: Markup,
  kept: ArrayLike<Bits>,
): readonly Candidate[] {
  let lost: Candidate[] | undefined;
  for (let at = 0; at < cells.length; at++)
    for (let rest = digits[cells[at]!]! & ~kept[at]!; rest; rest &= rest - 1)
      (lost ??= []).push(geometry.candidate(cells[at]!, lowestBit(rest)));
  return lost ?? NONE;
}

/** Returns the digits that every filling of a rule has in its open cells. */
export function inEveryFilling(rule: Rule, board: Markup): Bits {
  const { cells } = rule;
  let open = 0;
  for (let at = 0; at < cells.length; at++) open |= board.digits[cells[at]!]!;
  let sure = 0;
  for (let rest = open; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    const row = rowFor(rule, board);
    for (let at = 0; at < row.length; at++) if (board.values[cells[at]!] === EMPTY) row[at]! &= ~bit;
    if (!rule.narrow(row)) sure |= bit;
  }
  return sure;
}

/** Returns the cells of a rule that may hold a digit. */
export const placesIn = ({ cells }: Pick<Rule, 'cells'>, { digits }: Markup, bit: Bits): Cell[] =>
  cells.filter((cell) => digits[cell]! & bit);

/** True if a rule has an unsolved cell, and one that has lost a candidate since the stamp. */
export const hasChanged = (rule: Pick<Rule, 'cells'>, board: Markup, since = -1): boolean =>
  hasLost(rule, board, since) && isOpen(rule, board);

/** True if a cell of a rule has lost a candidate since the stamp, as a cell does that is solved. */
export function hasLost({ cells }: Pick<Rule, 'cells'>, { cellStamps }: Markup, since: Stamp): boolean {
  for (let at = 0; at < cells.length; at++) if (cellStamps[cells[at]!]! > since) return true;
  return false;
}

function isOpen({ cells }: Pick<Rule, 'cells'>, { values }: Markup): boolean {
  for (let at = 0; at < cells.length; at++) if (values[cells[at]!] === EMPTY) return true;
  return false;
}

/** Returns the digits that every filling of each rule has in its open cells, for rules that may lack some. */
export const sureDigits = (board: Markup): ArrayLike<Bits> => board.memo(findSure);

function findSure(board: Markup): ArrayLike<Bits> {
  const { rules, size } = board.geometry;
  const memory = board.keep(makeSure);
  for (let index = 0; index < rules.length; index++)
    if (mayLack(rules[index]!, size) && hasLost(rules[index]!, board, memory.at))
      memory.sure[index] = inEveryFilling(rules[index]!, board);
  memory.at = board.now;
  return memory.sure;
}

/** The sure digits as they were when they were last looked for. */
const makeSure = ({ geometry }: Markup): { at: Stamp; readonly sure: Int32Array } => ({
  at: -1,
  sure: new Int32Array(geometry.rules.length),
});

/** True if a rule, several cells that are no whole house, may lack digits. */
const mayLack = ({ cells, total }: Rule, size: number): boolean =>
  cells.length > 1 && (total !== undefined || cells.length < size);
