/**
 * Trials with clues: assume that a candidate is true, and follow singles, rules over several cells, relations of two,
 * sums that follow for houses, locked candidates and subsets, until something cannot be filled. Only the steps that the contradiction needs are kept.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import { digitsAt } from '../../rules/fillings.js';
import { type Argument, type ArgumentLine, premise, refutation } from '../argument/lines.js';
import type { Need } from '../step/truths.js';
import { type ClueRecord, ClueRun } from './clue-run.js';
import type { LockedNeeds } from './locked-needs.js';
import { candidatesOf } from './trial.js';
import type { RuleStep } from './trial-rules.js';

/** A step of a trial: a single, or a clue or needs that rule candidates out. Without a consequence it is the contradiction. */
export type ClueStep = { readonly truth: Need; readonly placed?: Candidate } | LockedNeeds | RuleStep;

/** A step, and the indices of the earlier steps that it follows from, ascending. */
export type CausedStep = ClueStep & { readonly causes: readonly number[] };

/** A contradiction that follows from a candidate. */
export interface ClueContradiction {
  /** The number of steps that it needs. */
  readonly length: number;
  /** Returns these steps, the contradiction last, as long as the board is the same. */
  steps(): CausedStep[];
  /** Returns the argument of these steps, as long as the board is the same. */
  argument(): Argument;
}

/** True if a grid has clues that a trial follows beyond what a placed digit excludes. */
export const hasClues = ({ rules, further }: Geometry): boolean => rules.length > 0 || further !== undefined;

/** The digits that each trial without a contradiction left to the cells, by its candidate. */
const makeStanding = (): Map<Candidate, Int32Array> => new Map();

/**
 * True if a board still has all that a trial on it left, when it had more candidates. Such a trial comes to no
 * contradiction: what a trial follows never narrows fewer candidates to more.
 */
function isStanding(left: Int32Array, board: Markup): boolean {
  for (let cell = 0; cell < left.length; cell++) if (left[cell]! & ~digitsAt(board, cell)) return false;
  return true;
}

/** Returns the contradiction that follows from a candidate; undefined if there is none. */
export function contradictionByClues(before: Markup, candidate: Candidate): ClueContradiction | undefined {
  const standing = before.keep(makeStanding);
  const left = standing.get(candidate);
  if (left && isStanding(left, before)) return undefined;
  // What follows does not depend on the order, so a trial may go on where it came to an end; but the steps do.
  const further = left && ClueRun.continuing(before, left);
  const isOver = further !== undefined && !further.isRefuted();
  const run = isOver ? further : ClueRun.assuming(before, candidate);
  if (isOver || !run.isRefuted()) {
    standing.set(candidate, run.left(left));
    return undefined;
  }
  return contradictionOf(run, before, candidate);
}

/** Keeps the records that the last one needs: each rests on what its cells or its truth lost before it. */
function contradictionOf(
  { found, causes: causesOfAll }: ClueRun,
  before: Markup,
  assumed: Candidate,
): ClueContradiction {
  const causes = causesOfAll.slice();
  const isNeeded = new Uint8Array(found.length + 1);
  isNeeded[found.length] = 1;
  let length = 0;
  for (let number = found.length; number > 0; number--) {
    if (!isNeeded[number]) continue;
    length++;
    eachCause(number, (cause) => {
      isNeeded[cause] = 1;
    });
  }
  return {
    length,
    steps() {
      const kept = Array.from(found.keys(), (index) => index + 1).filter((number) => isNeeded[number]);
      return kept.map((number) => {
        return {
          ...stepOf(found[number - 1]!),
          causes: causesOf(number).flatMap((cause) => (cause > 0 ? kept.indexOf(cause) : [])),
        };
      });
    },
    argument() {
      const kept = [0, ...Array.from(found.keys(), (index) => index + 1).filter((number) => isNeeded[number])];
      const lines = kept.slice(1).map(
        (number): ArgumentLine => ({
          ...statementOf(found[number - 1]!, (need, left) =>
            candidatesOf(before, need).filter((other) => other !== left),
          ),
          causes: causesOf(number).map((cause) => kept.indexOf(cause)),
        }),
      );
      return refutation([premise(assumed, true), ...lines]);
    },
  };

  /** Returns the numbers of the records that a record rests on, ascending. */
  function causesOf(number: number): number[] {
    const own = new Set<number>();
    eachCause(number, (cause) => own.add(cause));
    return [...own].sort((a, b) => a - b);
  }

  /** Visits the records by which a record's candidates were lost, some more than once. */
  function eachCause(number: number, visit: (cause: number) => void): void {
    const { cells, digits } = basisOf(found[number - 1]!, before.geometry);
    for (const cell of cells)
      for (let rest = before.digits[cell]! & digits; rest; rest &= rest - 1) {
        const cause = causes[before.geometry.candidate(cell, lowestBit(rest))]!;
        if (cause >= 0 && cause < number) visit(cause);
      }
  }
}

/** Returns what a record states, and its ground. `lostBy`: what a need has lost with a candidate left. */
function statementOf(
  record: ClueRecord,
  lostBy: (need: Need, left?: Candidate) => Candidate[],
): Omit<ArgumentLine, 'causes'> {
  if ('truth' in record) {
    const { truth: need, placed } = record;
    return {
      ground: { kind: 'need', need, lost: lostBy(need, placed) },
      oneOf: placed === undefined ? [] : [placed],
      removed: [],
    };
  }
  if ('needs' in record)
    return { ground: { kind: 'locked', needs: record.needs, kept: record.kept }, oneOf: [], removed: record.removed };
  return { ground: record.followed.ground, oneOf: [], removed: record.removed };
}

const stepOf = (record: ClueRecord): ClueStep =>
  'followed' in record ? record.followed.stepOf(record.removed) : record;

/** Returns the cells and the digits on whose loss a record may rest. */
function basisOf(record: ClueRecord, geometry: Geometry): { readonly cells: readonly Cell[]; readonly digits: Bits } {
  if ('followed' in record) return { cells: record.followed.rule.cells, digits: geometry.all };
  const needs = 'needs' in record ? record.needs : [record.truth];
  const [first] = needs as [Need];
  return first.kind === 'cell'
    ? { cells: needs.flatMap((need) => (need.kind === 'cell' ? [need.cell] : [])), digits: geometry.all }
    : {
        cells: geometry.cellsOf(first.house),
        digits: needs.reduce((set, need) => (need.kind === 'house' ? set | (1 << need.digit) : set), 0),
      };
}
