/**
 * Clues as Interactive Sudoku Solver writes them: a name and its arguments, `Cage~17~R1C1~R1C2`. Each constraint states
 * the form of its own.
 */
import { constraints } from '../../../constraints/index.js';
import { groupBy } from '../../core/arrays.js';
import type { Constraint, IssClue, IssName } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import type { Cell, Statement } from '../../core/statement.js';
import { unsupported } from '../beside/unsupported.js';
import { Misread } from '../misread.js';
import { digitsIn, digitsText } from './clue-parts.js';
import { Unwritable } from './codec.js';
import {
  cellIn,
  cellsLedTo,
  cellsNamed,
  cellsText,
  fourFrom,
  lineIn,
  lineName,
  nameOfCell,
  outsideText,
  pairsIn,
} from './iss-cells.js';

/** How the clues of a constraint are read and written. */
interface ClueForm {
  readonly id: string;
  /** The names that it has. */
  readonly names: readonly string[];
  /** Returns the clues that the arguments of a name state; undefined if they are those of another constraint. */
  read(args: readonly string[], size: number, name: string): readonly Statement[] | undefined;
  /** Writes a clue as names with their arguments. Throws an Unwritable. */
  write(statement: Statement, size: number): readonly string[];
  /** Joins clues that the program holds apart. */
  join?(statements: readonly Statement[], size: number): readonly Statement[];
}

const formOf = (constraint: Constraint, iss: IssName): readonly ClueForm[] => {
  if ('flag' in iss) return [];
  if ('clue' in iss) return [clueForm(constraint, iss)];
  if ('neighbours' in iss) return [neighbourForm(constraint, iss.neighbours)];
  if ('arms' in iss) return [armForm(constraint, iss)];
  if ('ends' in iss) return [endForm(constraint, iss.ends)];
  if ('digits' in iss) return [digitForm(constraint, iss)];
  return [equalForm(constraint, iss.equal)];
};

const FORMS: readonly ClueForm[] = constraints.flatMap((constraint) =>
  constraint.exchange?.iss ? formOf(constraint, constraint.exchange.iss) : [],
);

/** The names of clues that are read. */
export const CLUE_NAMES: readonly string[] = FORMS.flatMap(({ names }) => names);

/** Returns the clues of parts, each a name with its arguments. Throws a Misread. */
export function cluesIn(parts: readonly (readonly [string, ...string[]])[], size: number): Statement[] {
  const found = FORMS.map((): Statement[] => []);
  for (const [name, ...args] of parts) {
    const forms = FORMS.filter(({ names }) => names.includes(name));
    if (forms.length === 0) continue;
    const isClue = forms.some((form) => {
      const clues = form.read(args, size, name);
      if (clues) found[FORMS.indexOf(form)]!.push(...clues);
      return clues !== undefined;
    });
    if (!isClue) throw unsupported([`${name} ${quoted(args[0] ?? '')}`]);
  }
  return FORMS.flatMap(({ join }, at) => join?.(found[at]!, size) ?? found[at]!);
}

/** Writes clues as names with their arguments, but for those with limits, which it lacks. Throws an Unwritable. */
export const cluesText = (statements: readonly Statement[], size: number): string[] =>
  statements.flatMap((statement) => FORMS.find(({ id }) => id === statement.kind)?.write(statement, size) ?? []);

const NUMBER = /^\d{0,6}$/;
const isCell = (word: string): boolean => /^R\wC\w$/i.test(word);

/** The sign between the lists of a clue. */
const BETWEEN = '-';

function clueForm({ id, takes }: Constraint, { clue, first, none, usual, size: only, isOpen }: IssClue): ClueForm {
  const { value: number, outside } = takes!;
  return {
    id,
    names: [clue],
    read(args, size) {
      if (only !== undefined && size !== only) throw unsupported([`${clue} in a grid of size ${size}`]);
      if (first !== undefined && args[0] !== first) return undefined;
      const own = first === undefined ? args : args.slice(1);
      const hasNumber = number !== undefined && NUMBER.test(own[0] ?? '');
      if (number && !hasNumber && (usual === undefined || !isCell(own[0] ?? '')))
        throw unsupported([`${clue} ${quoted(own[0] ?? '')}`]);
      const stated = hasNumber && own[0] !== '' ? Number(own[0]) : usual;
      const isOurs = stated === none || stated === number?.usual?.(size);
      const value = isOurs ? undefined : stated;
      const words = hasNumber ? own.slice(1) : own;
      const lists = outside ? words.map((word) => cellsLedTo(word, outside, size)) : listsIn(words, size);
      return [{ kind: id, ...(value !== undefined && { value }), lists }];
    },
    write({ value, text, lists }, size) {
      if (text !== undefined) return [];
      if (only !== undefined && size !== only)
        throw new Unwritable(`iss holds ${id} in grids of size ${only} only, and this one has size ${size}`);
      const stated = value ?? number?.usual?.(size) ?? none;
      // A corner names the diagonal across the grid, so that one of the corner alone has no name.
      if (outside === 'diagonal' && lists[0]!.length === 1) return [`Sum~${stated}~${cellsText(lists[0]!, size)}`];
      const words = lists.map((cells) =>
        outside
          ? outsideText(cells, outside, size)
          : isOpen
            ? cellsText([...new Set(cells)], size)
            : lineText(cells, size),
      );
      const args = [
        ...(first === undefined ? [] : [first]),
        ...(number ? [String(stated ?? '')] : []),
        words.join(`~${BETWEEN}~`),
      ];
      return [[clue, ...args].join('~')];
    },
  };
}

/** The word after a line whose last cell is beside its first one. */
const CLOSED = 'LOOP';

/** Returns the lists of cells among arguments. A closed line ends with its first cell. */
function listsIn(words: readonly string[], size: number): Cell[][] {
  const lists: Cell[][] = [[]];
  for (const word of words) {
    const cells = lists.at(-1)!;
    if (word === BETWEEN || word === '') lists.push([]);
    else if (word === CLOSED && cells.length > 0) cells.push(cells[0]!);
    else cells.push(cellIn(word, size));
  }
  return lists.filter((cells) => cells.length > 0);
}

const lineText = (cells: readonly Cell[], size: number): string =>
  cells.length > 1 && cells[0] === cells.at(-1)
    ? `${cellsText(cells.slice(0, -1), size)}~${CLOSED}`
    : cellsText(cells, size);

function neighbourForm({ id, takes }: Constraint, neighbours: Readonly<Record<string, number | undefined>>): ClueForm {
  const names = Object.keys(neighbours);
  return {
    id,
    names,
    read: (args, size, name) =>
      pairsIn(cellsNamed(args, size), size, name).map((pair) => ({
        kind: id,
        ...(neighbours[name] !== undefined && !takes?.value?.isOptional && { value: neighbours[name] }),
        lists: [pair],
      })),
    write({ value, lists }, size) {
      const name = value === undefined ? names[0] : names.find((each) => neighbours[each] === value);
      if (name === undefined) throw new Unwritable(`iss holds no ${id} with the number ${value}`);
      return [`${name}~${cellsText(lists[0]!, size)}`];
    },
  };
}

function armForm({ id }: Constraint, { arms, pill }: Extract<IssName, { arms: string }>): ClueForm {
  return {
    id,
    names: [arms, ...(pill === undefined ? [] : [pill])],
    read(args, size, name) {
      if (pill === undefined) return [{ kind: id, lists: [cellsNamed(args, size)] }];
      const length = name === pill ? Number(args[0]) : 1;
      if (!(length >= 1)) throw new Misread(`${name} begins with the number of the cells of its pill`);
      const cells = cellsNamed(name === pill ? args.slice(1) : args, size);
      const [bulb, shaft] = [cells.slice(0, length).sort((a, b) => a - b), cells.slice(length)];
      return shaft.length === 0 ? [] : [{ kind: id, lists: [bulb, shaft] }];
    },
    write({ lists }, size) {
      if (pill === undefined) return lists.map((cells) => `${arms}~${cellsText(cells, size)}`);
      const [bulb = [], ...shafts] = lists;
      if (bulb.some((cell, at) => at > 0 && cell < bulb[at - 1]!))
        throw new Unwritable(`iss reads the circle of an ${id} row by row, and this one otherwise`);
      const head = bulb.length === 1 ? arms : `${pill}~${bulb.length}`;
      return shafts.map((shaft) => `${head}~${cellsText([...bulb, ...shaft], size)}`);
    },
    join(statements) {
      const clues: Statement[] = [];
      for (const arm of statements) {
        const [first = []] = arm.lists;
        const at = clues.findIndex(({ lists }) =>
          pill === undefined ? lists.some((cells) => cells.includes(first[0]!)) : String(lists[0]) === String(first),
        );
        const clue = clues[at];
        if (!clue) clues.push(arm);
        else clues[at] = { ...clue, lists: [...clue.lists, ...(pill === undefined ? arm.lists : arm.lists.slice(1))] };
      }
      return clues;
    },
  };
}

function endForm({ id }: Constraint, ends: string): ClueForm {
  return {
    id,
    names: [ends],
    read([line = '', ...numbers], size) {
      const cells = lineIn(line, size);
      if (!numbers.every((number) => NUMBER.test(number))) return undefined;
      return [cells, cells.toReversed()].flatMap((seen, at): Statement[] =>
        numbers[at] ? [{ kind: id, value: Number(numbers[at]), lists: [seen] }] : [],
      );
    },
    write({ value, lists }, size) {
      const [name, isForward] = lineName(lists[0]!, size);
      return [isForward ? `${ends}~${name}~${value}~` : `${ends}~${name}~~${value}`];
    },
  };
}

function digitForm({ id }: Constraint, { digits, before }: Extract<IssName, { digits: string }>): ClueForm {
  const SIGN = '_';
  return {
    id,
    names: [digits],
    read([first = '', ...args], size) {
      const [words, cells] =
        before === 'cells' ? [first.split(SIGN), cellsNamed(args, size)] : [args, fourFrom(cellIn(first, size), size)];
      const text = digitsText(
        words.filter((word) => word !== ''),
        size,
      );
      return text === '' ? [] : [{ kind: id, text, lists: [cells] }];
    },
    write({ text, lists }, size) {
      const [cells = []] = lists;
      const own = digitsIn(text!);
      return before === 'cells'
        ? [`${digits}~${own.join(SIGN)}~${cellsText(cells, size)}`]
        : [`${digits}~${nameOfCell(Math.min(...cells), size)}~${own.join('~')}`];
    },
  };
}

function equalForm({ id }: Constraint, equal: string): ClueForm {
  return {
    id,
    names: [equal],
    read([sets = '', ...args], size) {
      const [first, ...others] = cellsNamed(args, size);
      if (Number(sets) !== args.length || first === undefined) return undefined;
      return others.map((other) => ({ kind: id, lists: [[first], [other]] }));
    },
    write: ({ lists: [cells = [], ...others] }, size) =>
      cells.map(
        (cell, at) => `${equal}~${others.length + 1}~${cellsText([cell, ...others.map((twins) => twins[at]!)], size)}`,
      ),
    join: (statements) =>
      [...groupBy(statements, ({ lists }) => lists[1]![0]! - lists[0]![0]!).values()].map((own) => ({
        kind: id,
        lists: [own.flatMap(({ lists }) => lists[0]!), own.flatMap(({ lists }) => lists[1]!)],
      })),
  };
}
