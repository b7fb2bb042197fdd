/** What spoken rules state: their text or constraint, of the cells that a clue or the whole grid gives them. */
import { groupBy } from '../../core/arrays.js';
import type { Cell, Statement } from '../../core/statement.js';
import { housesOf, likeShapesIn } from './areas.js';
import type { Figure } from './figures.js';
import type { Reach } from './spoken-rule.js';
import type { ClaimOption } from './words/claim.js';

interface Ground {
  readonly size: number;
  readonly regionOf: (cell: Cell) => number;
}

/** The cells of each clue that a rule makes of figures, or of the grid. */
type Lists = readonly (readonly Cell[])[];

/** Returns what figures state by a spoken rule; undefined for one that cannot have it. */
export function spokenOf(
  figures: readonly Figure[],
  { rule: { drawn = [], spoken }, ...said }: ClaimOption,
  ground: Ground,
): (Statement | undefined)[] {
  const { reach, as, text = '', isOrnament } = spoken!;
  if (isOrnament) return [];
  if (reach === 'all together' || reach === 'one mark' || reach === 'each mark') return togetherOf(figures, reach, as);
  if (reach === 'houses') return housesOf(figures, ground.size, as);
  if (reach === 'like shapes') return likeShapesIn(figures, ground.size, as);
  if (said.parts)
    return [{ kind: as, text: `either ${said.parts.join(' or ')}`, lists: figures.map(({ lists }) => lists[0]!) }];
  if (drawn.some(({ areOne }) => areOne))
    return reachOf(
      reach,
      figures.flatMap(({ lists }) => lists.flat()),
      text,
      ground,
    ).map((cells) => made(as, text, said, cells));
  return figures.flatMap((figure): (Statement | undefined)[] => {
    const { form, lists, label } = figure;
    const number = label === undefined || reach === 'out' || reach === 'in' ? said.value : numberIn(label);
    const isOpen = text.includes('#') && number === undefined;
    const isWrong =
      (form === 'line' && meetsItself(lists[0]!)) ||
      (label !== undefined && reach === undefined && !text.includes('#')) ||
      (label !== undefined && said.value !== undefined && said.value !== number) ||
      (form === 'arrow' && lists[0]!.length > 1);
    if (isOpen && form === 'cage' && label === undefined) return [];
    if (isOpen || isWrong) return [undefined];
    const value = number === undefined ? {} : { value: number };
    return reachOf(reach, lists.flat(), text, ground).map((cells) => made(as, text, { ...said, ...value }, cells));
  });
}

/** True for a letter or a sign in the place of a number that the puzzle does not tell. */
export const isMark = (label: string): boolean => /^[\p{L}*]$/u.test(label);

/** Returns the clues whose lists are the cells of several figures; undefined for marks of which a sentence says too little. */
function togetherOf(
  figures: readonly Figure[],
  reach: 'all together' | 'one mark' | 'each mark',
  kind: string,
): (Statement | undefined)[] {
  const marked = reach === 'all together' ? figures : figures.filter(({ label = '' }) => isMark(label));
  const groups = [...groupBy(marked, ({ label }) => (reach === 'all together' ? '' : label)).values()];
  if (reach === 'one mark' && groups.length > 1) return [undefined];
  return groups
    .filter(({ length }) => length > 1)
    .map((own) => ({ kind, lists: own.map(({ lists }) => lists.flat()) }));
}

/** Returns what a spoken rule of the whole grid states. `marked` are the pairs with a clue of the rule that it negates. */
export function spokenOfGrid({ rule, ...said }: ClaimOption, ground: Ground, marked: Lists): Statement[] {
  const { as, text = '', reach } = rule.spoken!;
  const { size } = ground;
  const lists =
    reach === 'columns'
      ? [(said.values ?? [said.value!]).flatMap((column) => lineOf(size, column - 1, size))]
      : reach === 'unmarked neighbours'
        ? linesIn(size).flatMap((line) => withoutPairs(line, marked))
        : reachOf(reach, [], text, ground);
  return lists.map((cells) => made(as, text, said, cells));
}

const isClosed = (line: readonly Cell[]): boolean =>
  line.length > 3 && line[0] === line.at(-1) && new Set(line).size === line.length - 1;

/** True for a line that visits a cell twice and does not close. */
const meetsItself = (line: readonly Cell[]): boolean => new Set(line).size < line.length && !isClosed(line);

const numberIn = (label: string): number | undefined => (/^\d{1,3}$/.test(label.trim()) ? Number(label) : undefined);

function made(
  kind: string,
  text: string,
  { value, sets = [] }: Omit<ClaimOption, 'rule'>,
  cells: readonly Cell[],
): Statement {
  if (text === '#') return { kind, value: value!, lists: [cells] };
  const own = text
    .replaceAll('#', String(value))
    .replaceAll('K', String(cells.length - 1))
    .replaceAll('SETS', sets.map((set) => `count(a in {${[...set].join(', ')}}) = 1`).join(' and '));
  return { kind, ...(own !== '' && { text: own }), lists: [cells] };
}

const lineOf = (size: number, first: Cell, step: number): Cell[] =>
  Array.from({ length: size }, (_, at) => first + at * step);

const linesIn = (size: number): Cell[][] =>
  Array.from({ length: size }, (_, at) => [lineOf(size, at * size, 1), lineOf(size, at, size)]).flat();

/** Returns the lines of cells that touch at corners. */
function slantsIn(size: number): Cell[][] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const keys = [
    (cell: Cell): number => Math.floor(cell / size) - (cell % size),
    (cell: Cell): number => Math.floor(cell / size) + (cell % size),
  ];
  return keys
    .flatMap((keyOf) => [...new Set(cells.map(keyOf))].map((key) => cells.filter((cell) => keyOf(cell) === key)))
    .filter(({ length }) => length > 1);
}

const threesIn = (line: readonly Cell[]): Cell[][] => line.slice(2).map((_, at) => line.slice(at, at + 3));

/** Cuts a line between the cells of pairs. */
function withoutPairs(line: readonly Cell[], pairs: Lists): Cell[][] {
  const parts: Cell[][] = [[]];
  for (const cell of line) {
    const last = parts.at(-1)!.at(-1);
    if (last !== undefined && pairs.some((pair) => pair.includes(last) && pair.includes(cell))) parts.push([]);
    parts.at(-1)!.push(cell);
  }
  return parts.filter(({ length }) => length > 1);
}

/** Returns the lists of cells that a rule is about. */
function reachOf(reach: Reach | undefined, line: readonly Cell[], text: string, { size, regionOf }: Ground): Lists {
  const cells = [...new Set(line)];
  const round = isClosed(line) ? [...line, line[1]!] : line;
  const isInBox = ([first, ...others]: readonly Cell[]): boolean =>
    others.every((cell) => regionOf(cell) === regionOf(first!));
  switch (reach) {
    case 'threes':
      return threesIn(round);
    case 'out':
      return borderOf(cells, size);
    case 'in':
      return borderOf(cells, size).map((pair) => pair.toReversed());
    case 'around':
      return cells.map((cell) => [cell, ...aroundOf(cell, size)]);
    case 'beside':
      return cells.map((cell) => [cell, ...borderOf([cell], size).map(([, other]) => other!)]);
    case 'neighbours':
      return linesIn(size);
    case 'neighbours and corners':
      return [...linesIn(size), ...slantsIn(size)];
    case 'threes of boxes':
      return linesIn(size).flatMap(threesIn).filter(isInBox);
    case 'long diagonals':
      return [lineOf(size, 0, size + 1), lineOf(size, size - 1, size - 1)];
    default:
      return isClosed(line) && text.startsWith('pairs') ? [cells, [line.at(-2)!, line[0]!]] : [cells];
  }
}

/** Returns the pairs of a cell inside and a neighbour of it outside. */
const borderOf = (cells: readonly Cell[], size: number): Cell[][] =>
  cells.flatMap((cell) =>
    [cell - size, cell + size, ...(cell % size > 0 ? [cell - 1] : []), ...(cell % size < size - 1 ? [cell + 1] : [])]
      .filter((other) => other >= 0 && other < size * size && !cells.includes(other))
      .map((other) => [cell, other]),
  );

/** Returns the cells that touch a cell, at a side or at a corner. */
const aroundOf = (cell: Cell, size: number): Cell[] =>
  Array.from({ length: size * size }, (_, other) => other).filter((other) => {
    const rows = Math.abs(Math.floor(other / size) - Math.floor(cell / size));
    const columns = Math.abs((other % size) - (cell % size));
    return other !== cell && Math.max(rows, columns) === 1;
  });
