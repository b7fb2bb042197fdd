/** What figures state: the constraint that a sentence gives them, with their cells and what is written at them. */
import { groupBy } from '../../core/arrays.js';
import type { StatementForm } from '../../core/constraint.js';
import type { DrawnLook } from '../../core/shared-rule.js';
import type { Cell, Statement } from '../../core/statement.js';
import { digitsText } from '../exchange/clue-parts.js';
import { usualShape } from '../format.js';
import type { SharedDrawing } from './drawing.js';
import type { Figure } from './figures.js';
import { isMark, spokenOf } from './reach.js';
import { drawnRules } from './rules.js';
import type { ClaimOption, RuleClaim } from './words/claim.js';

/** Figures that look alike. */
export interface FigureGroup {
  readonly figures: readonly Figure[];
}

/** A claim with the constraint that a group gives it. */
export interface Choice {
  /** True if lines that touch are one set of cells. */
  readonly areUnited?: boolean;
  readonly claim: RuleClaim;
  readonly option: ClaimOption;
  readonly drawn: DrawnLook;
}

/** The sign of a clue whose number the puzzle does not tell. */
const UNKNOWN = '?';

/** True for a label that tells no number: `?`, or a mark of which another sentence speaks. */
const isUntold = (label: string): boolean => label === UNKNOWN || isMark(label);

/** True for a figure with a mark in the place of a number. */
export const isMarked = ({ form, label = '' }: Figure): boolean =>
  (form === 'cage' || form === 'arrow from outside' || form === 'number outside') && isMark(label);

/** Returns what the figures of a group state; undefined for one that the constraint cannot have so. */
export function statementsOf(
  { figures }: FigureGroup,
  { claim, option, drawn, areUnited }: Choice,
  size: number,
  regionOf: (cell: Cell) => number,
): readonly (Statement | undefined)[] {
  const { rule, value, partial } = option;
  if (rule.spoken) return spokenOf(figures, option, { size, regionOf });
  const kind = rule.id;
  const { takes } = rule.constraint;
  const own = value === undefined ? {} : { value };
  if (partial && figures.some((figure) => cellsOf(figure).length % 2 > 0)) return [undefined];
  if (drawn.areOne) return [{ kind, lists: [figures.flatMap(({ lists }) => lists.flat())] }];
  switch (drawn.form) {
    case 'line': {
      if (takes?.value && !takes.value.isOptional && value === undefined) return [undefined];
      if (drawn.ends === 'disc') return arms(figures).map((lists) => ({ kind, ...own, lists }));
      if (areUnited)
        return touchingParts(figures).map((part) => ({
          kind,
          ...own,
          lists: [asOneLine(part.map(cellsOf), regionOf)],
        }));
      const lists = figures.map((figure) =>
        drawn.branches === 'as a set' && crossesItself(cellsOf(figure))
          ? asOneLine([cellsOf(figure)], regionOf)
          : cellsOf(figure),
      );
      const runs = drawn.branches === 'edge by edge' ? lists.flatMap(withoutCrossings) : lists;
      return runs.map((cells) => ({ kind, ...own, lists: [cells] }));
    }
    case 'arrow':
      return [...groupBy(figures, ({ lists }) => String(lists[0])).values()].map((same) => ({
        kind,
        lists: [same[0]!.lists[0]!, ...same.map(({ lists }) => lists[1]!)],
      }));
    case 'cage':
      return figures.flatMap(({ lists, label, areDifferent }): (Statement | undefined)[] => {
        const said = label === undefined || isUntold(label) ? own : saidBy(label, takes, claim);
        if (!said || (label !== undefined && !isUntold(label) && value !== undefined && value !== said.value))
          return [undefined];
        // A 12 may be a sum or one 2: a sentence that names killer cages too tells not which.
        const isClear = 'text' in said && !/killer/i.test(claim.sentence);
        if (takes?.text && !takes.value && !isClear) return [undefined];
        if (!('value' in said || 'text' in said) && takes?.value && !takes.value.isOptional) return [];
        return [{ kind: cageKind(kind, areDifferent), ...said, lists }];
      });
    case 'letter on an edge':
      return figures.map(({ lists, label }) => ({ kind, value: drawn.letters![label!.toUpperCase()]!, lists }));
    case 'dot on an edge':
      return figures.map(({ lists, label }) => {
        const number = label === undefined ? value : numberIn(label);
        // A sentence that says what plain dots mean says nothing of one with a number.
        const isOfPlain = takes?.value?.isOptional === true && claim.sentence !== '' && !claim.isNameOnly;
        if (label !== undefined && value === undefined && isOfPlain) return undefined;
        const needsNumber = label !== undefined || (takes?.value && !takes.value.isOptional);
        return (number === undefined && needsNumber) || (label !== undefined && value !== undefined && value !== number)
          ? undefined
          : { kind, ...(number !== undefined && { value: number }), lists };
      });
    case 'disc at a corner':
      return figures.map(({ lists, label = '' }) => {
        const digits = size < 10 ? [...label.replaceAll(/[\s,]/g, '')] : label.split(/[\s,]+/);
        const areDigits =
          digits.length > 0 && digits.length <= lists[0]!.length && digits.every((each) => /^\d+$/.test(each));
        return areDigits ? { kind, text: digitsText(digits, size), lists } : undefined;
      });
    case 'arrow from outside':
    case 'number outside':
      return figures.flatMap(({ lists, label = UNKNOWN }): (Statement | undefined)[] => {
        if (isUntold(label)) return [];
        if (drawn.form === 'number outside' && isOfOtherSide(claim, lists[0]!)) return [undefined];
        const said = saidBy(label, takes, claim);
        return [said && { kind, ...said, lists }];
      });
    case 'mark in a cell':
    case 'tinted cell':
      return [{ kind, lists: [figures.flatMap(({ lists }) => lists.flat())] }];
    case 'diagonal':
      if (claim.looks.has('both') && figures.length !== 2) return [undefined];
      return figures.map(({ lists }) => ({ kind, lists }));
    default:
      return figures.map(({ lists }) => ({ kind, ...own, lists }));
  }
}

/** True if a sentence speaks of rows alone or of columns alone, and a number stands at one of the others. */
function isOfOtherSide({ looks }: RuleClaim, [first, second]: readonly Cell[]): boolean {
  if (looks.has('row') === looks.has('column') || first === undefined || second === undefined) return false;
  return looks.has('row') !== (Math.abs(first - second) === 1);
}

/** Returns the lists of cells of lines that leave a disc: those from one disc are one clue. */
const arms = (figures: readonly Figure[]): (readonly (readonly Cell[])[])[] =>
  [...groupBy(figures, ({ lists }) => String(lists[0]![0])).values()].map((own) => own.map(({ lists }) => lists[0]!));

/** The file itself may say whether the digits of a cage differ. */
const cageKind = (kind: string, areDifferent: boolean | undefined): string =>
  kind === 'sum' && areDifferent ? 'killer-cage' : kind === 'killer-cage' && areDifferent === false ? 'sum' : kind;

/**
 * Returns the number of a label, or the text that the kind takes in its place; undefined for any other label. Without a
 * sentence, nobody knows what signs beside a number mean.
 */
function saidBy(
  label: string,
  takes: StatementForm | undefined,
  { sentence }: RuleClaim,
): Pick<Statement, 'value' | 'text'> | undefined {
  const value = takes?.value ? numberIn(label) : undefined;
  if (value !== undefined) return { value };
  const isText = takes?.value ? takes.text?.isForNumber : true;
  const text = isText && sentence !== '' ? takes?.text?.read(label) : undefined;
  return text === undefined ? undefined : { text };
}

const numberIn = (label: string): number | undefined => (/^\d{1,3}$/.test(label.trim()) ? Number(label) : undefined);

const cellsOf = ({ lists }: Figure): readonly Cell[] => lists[0]!;

/** Returns a statement of a file's own: a line that crosses itself as the set of its cells, where it states that alone. */
export function withoutCrossing(statement: Statement, regionOf: (cell: Cell) => number): Statement {
  const { kind, lists } = statement;
  const isOfSet = drawnRules.some(
    ({ id, drawn = [] }) =>
      id === kind && drawn.some(({ form, branches }) => form === 'line' && branches === 'as a set'),
  );
  return isOfSet && lists.some(crossesItself)
    ? { ...statement, lists: lists.map((cells) => asOneLine([cells], regionOf)) }
    : statement;
}

/** Returns the region of each cell: that of the drawing, or else the usual box. */
export function regionsOf({ size, regions }: Pick<SharedDrawing, 'size' | 'regions'>): (cell: Cell) => number {
  const usual = usualShape(size);
  return (cell) => regions?.[cell] ?? (usual ? usual.indexOf(usual.houseOf('box', cell)) : 0);
}

/** Returns lines in parts: those of one part touch. */
export function touchingParts(figures: readonly Figure[]): Figure[][] {
  const parts: Figure[][] = [];
  for (const figure of figures) {
    const touching = parts.filter((part) =>
      part.some((other) => cellsOf(other).some((cell) => cellsOf(figure).includes(cell))),
    );
    for (const part of touching) parts.splice(parts.indexOf(part), 1);
    parts.push([...touching.flat(), figure]);
  }
  return parts;
}

/**
 * Returns the cells of lines that touch, once each, in the order of one line: cells that the lines join within a region
 * together, and no such part after another one of its region.
 */
function asOneLine(lines: readonly (readonly Cell[])[], regionOf: (cell: Cell) => number): Cell[] {
  const steps = lines.flatMap((cells) => cells.slice(1).map((cell, at) => [cells[at]!, cell] as const));
  const partOf = new Map([...new Set(lines.flat())].map((cell) => [cell, cell]));
  for (const [from, to] of steps.filter(([a, b]) => regionOf(a) === regionOf(b))) {
    const [kept, gone] = [partOf.get(from)!, partOf.get(to)!];
    for (const [cell, part] of partOf) if (part === gone) partOf.set(cell, kept);
  }
  const open = [...groupBy(partOf.keys(), (cell) => partOf.get(cell)!).values()];
  const ordered: Cell[] = [];
  const left = (region: number): number => open.filter(([cell]) => regionOf(cell!) === region).length;
  while (open.length > 0) {
    const last = ordered.length > 0 ? regionOf(ordered.at(-1)!) : undefined;
    const next =
      open
        .toSorted((a, b) => left(regionOf(b[0]!)) - left(regionOf(a[0]!)))
        .find(([cell]) => regionOf(cell!) !== last) ?? open[0]!;
    open.splice(open.indexOf(next), 1);
    ordered.push(...next);
  }
  return ordered;
}

/** True for a line that visits a cell twice, other than one that ends where it begins. */
const crossesItself = (cells: readonly Cell[]): boolean => new Set(cells.slice(1)).size < cells.length - 1;

/** Returns a line that crosses itself as lines that do not. */
function withoutCrossings(cells: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  let run: Cell[] = [];
  if (!crossesItself(cells)) return [[...cells]];
  for (const cell of cells) {
    if (run.includes(cell)) {
      runs.push(run);
      run = [run.at(-1)!];
    }
    run.push(cell);
  }
  return [...runs, run].filter(({ length }) => length > 1);
}

/**
 * Leaves out sums of cages whose digits differ too, since the killer cage has the sum, or takes it, and killer cages without
 * a number beside those with one.
 */
export function withoutSaidAgain(statements: readonly Statement[]): Statement[] {
  const isSaid = ({ value, text }: Statement): boolean => value !== undefined || text !== undefined;
  const twinsOf = (one: Statement, kind: string): Statement[] =>
    statements.filter((other) => other !== one && other.kind === kind && String(other.lists) === String(one.lists));
  return statements.flatMap((statement) => {
    const cages = twinsOf(statement, 'killer-cage');
    if (statement.kind === 'sum' && cages.length > 0) return [];
    if (statement.kind !== 'killer-cage' || isSaid(statement)) return [statement];
    if (cages.some(isSaid)) return [];
    const sum = twinsOf(statement, 'sum').find(isSaid);
    return [sum ? { ...sum, kind: statement.kind } : statement];
  });
}
