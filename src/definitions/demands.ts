/** The demands of a definition on the cells of a grid, as machines that read their digits. */

import { cellsIn } from '../core/cells-text.js';
import type { Definition, Demand, Expression, Fold, Relation, Repetition, Total, Worded } from '../core/definition.js';
import type { Cell, Statement } from '../core/statement.js';
import { eitherIn, partName } from '../rules/text/either.js';
import { type Automaton, adding, type MachineState } from './automaton.js';
import { eitherMachines } from './either.js';
import { type ExpressionTree, evaluate, type Names, namesIn, parse } from './expression.js';
import { demandsOfText } from './rule-text.js';

/** A grid as definitions see it. Cells count from zero. */
export interface DefinedGround {
  readonly size: number;
  /** The number that is written for each digit. */
  readonly numbers: readonly number[];
  readonly boxRows: number;
  readonly boxColumns: number;
  /** The box or region of a cell; undefined in a grid without any. */
  regionOf(cell: Cell): number | undefined;
  /** All that the puzzle states. */
  readonly statements: readonly Statement[];
  /** Returns the number of a clue, be it its own or the usual one of its kind. */
  numberOf(clue: Statement): number | undefined;
}

/** A cell where a demand is about it: in which list of a clue, and where in it. */
interface Place {
  readonly cell: Cell;
  readonly list: number;
  readonly place: number;
  readonly length: number;
  readonly part: number;
}

/** Returns what a definition demands of the cells of a clue; without a clue, of the whole grid. */
export function demandsOn({ demands }: Definition, ground: DefinedGround, clue?: Statement): Automaton[] {
  const { size, numbers, boxRows, boxColumns } = ground;
  const names: Names = { size, lowest: numbers[0]!, highest: numbers.at(-1)!, boxRows, boxColumns };
  const value = clue && ground.numberOf(clue);
  if (value !== undefined) names.value = value;
  const [, word, number] = /^(\D*)(\d+)$/.exec(clue?.text ?? '') ?? [];
  if (number !== undefined) names.number = Number(number);
  const maker = new Maker(ground, names, clue);
  return demands.flatMap((demand) =>
    demand.when !== undefined && demand.when !== word ? [] : maker.repeated(demand, demand.for ?? []),
  );
}

/** What a named text demands. */
const TEXT_ALONE: Definition = { demands: [{ text: true }] };

/** Makes machines for the demands on one clue, or on the grid. */
class Maker {
  readonly #trees = new Map<Expression, ExpressionTree>();
  readonly #tables = new Map<string, Uint8Array>();
  readonly #places: readonly Place[];

  constructor(
    readonly ground: DefinedGround,
    readonly names: Names,
    readonly clue: Statement | undefined,
  ) {
    this.#places = clue ? clue.lists.flatMap((list, index) => placesOf(list, index + 1, ground)) : gridPlaces(ground);
    if (!clue) return;
    const [first] = this.#places;
    names.lists = clue.lists.length;
    names.length = first!.length;
    names.closed = clue.lists[0]!.length > first!.length ? 1 : 0;
    names.parts = Math.max(...this.#places.map(({ part }) => part));
  }

  /** Makes the machines of a demand for all values of the numbers for which it is repeated. */
  repeated(demand: Demand, [loop, ...others]: readonly Repetition[]): Automaton[] {
    if (loop === undefined) return this.of(demand);
    const { names, clue } = this;
    const listed = listedIn(clue);
    return this.valuesOf(loop).flatMap((value) => {
      names[loop.name] = value;
      if ('listed' in loop) names[loop.listed] = listed.filter((digit) => digit === value).length;
      return this.repeated(demand, others);
    });
  }

  private valuesOf(loop: Repetition): number[] {
    if ('from' in loop) {
      const [from, to] = [this.number(loop.from), this.number(loop.to)];
      return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    }
    if ('listed' in loop) return [...new Set(listedIn(this.clue))];
    const { statements, numberOf } = this.ground;
    const own = statements.filter(({ kind }) => kind === loop.stated);
    if (own.length > 0) return [...new Set(own.flatMap((each) => numberOf(each) ?? []))];
    return loop.usual === undefined ? [] : [this.number(loop.usual)];
  }

  private of(demand: Demand): Automaton[] {
    if ('text' in demand) return this.worded(demand);
    if ('sum' in demand) return this.total(demand);
    return 'start' in demand ? this.folds(demand) : this.relations(demand);
  }

  private worded({ kinds = {} }: Worded): Automaton[] {
    const { ground, clue } = this;
    const parts = eitherIn(clue?.text ?? '');
    if (!parts) return demandsOfText(clue?.text ?? '').flatMap((own) => this.of(own));
    return eitherMachines(parts, clue!.lists, ground.size, (part, list) => {
      const { id, value } = part;
      const kind = Object.hasOwn(kinds, id) ? kinds[id]! : TEXT_ALONE;
      const text = kind === TEXT_ALONE ? partName(part) : undefined;
      const own = { kind: id, lists: [list], ...(text === undefined ? value !== undefined && { value } : { text }) };
      const numberOf = (): number | undefined =>
        value ?? (kind.usual === undefined ? undefined : this.number(kind.usual));
      return demandsOn(kind, { ...ground, statements: [own], numberOf }, own);
    });
  }

  private tree(text: Expression): ExpressionTree {
    const known = this.#trees.get(text) ?? parse(text);
    this.#trees.set(text, known);
    return known;
  }

  private number(text: Expression): number {
    return evaluate(this.tree(text), this.names);
  }

  /** True if a clue without a number lacks the demand. */
  private lacks(...texts: readonly (Expression | undefined)[]): boolean {
    return (
      this.names.value === undefined &&
      texts.some((text) => text !== undefined && namesIn(this.tree(text)).includes('value'))
    );
  }

  private stand(name: 'a' | 'b' | 'c', { cell, list, place, length, part }: Place): void {
    const { names, ground } = this;
    names[`${name}.row`] = Math.floor(cell / ground.size) + 1;
    names[`${name}.column`] = (cell % ground.size) + 1;
    names[`${name}.box`] = (ground.regionOf(cell) ?? -1) + 1;
    names[`${name}.list`] = list;
    names[`${name}.place`] = place;
    names[`${name}.length`] = length;
    names[`${name}.part`] = part;
  }

  private relations(relation: Relation): Automaton[] {
    const { one, two, three, where, among, except = [] } = relation;
    const holds = (one ?? two ?? three)!;
    if (this.lacks(holds, where)) return [];
    const condition = where === undefined ? 1 : this.tree(where);
    const own = typeof among === 'object' ? cellsIn(among.cells, this.ground.size).map(inGrid) : this.#places;
    const grid = among === 'clue and grid' ? gridPlaces(this.ground) : own;
    const isLeft = exceptionsOf(except, this.ground, this.clue);
    const found: Automaton[] = [];
    for (const [index, a] of own.entries()) {
      this.stand('a', a);
      if (one !== undefined) {
        if (evaluate(condition, this.names)) found.push(this.relation(holds, [a]));
        continue;
      }
      for (const b of grid === own ? own.slice(index + 1) : grid) {
        if (b.cell === a.cell || isLeft(a.cell, b.cell)) continue;
        this.stand('b', b);
        if (two !== undefined) {
          if (evaluate(condition, this.names)) found.push(this.relation(holds, [a, b]));
          continue;
        }
        for (const c of own.slice(own.indexOf(b) + 1)) {
          if (c.cell === a.cell || c.cell === b.cell) continue;
          this.stand('c', c);
          if (evaluate(condition, this.names)) found.push(this.relation(holds, [a, b, c]));
        }
      }
    }
    return found;
  }

  /** Makes a relation from the table of its digits, which all relations of the same numbers share. */
  private relation(holds: Expression, places: readonly Place[]): Automaton {
    const { names } = this;
    const { size, numbers } = this.ground;
    const tree = this.tree(holds);
    const digits = ['a', 'b', 'c'].slice(0, places.length);
    const key = `${holds} ${namesIn(tree).map((name) => (digits.includes(name) ? '' : names[name]))}`;
    const table = this.#tables.get(key) ?? new Uint8Array(size ** places.length);
    if (!this.#tables.has(key))
      for (let filling = 0; filling < table.length; filling++) {
        for (const [at, name] of digits.entries())
          names[name] = numbers[Math.floor(filling / size ** (digits.length - 1 - at)) % size]!;
        table[filling] = evaluate(tree, names);
      }
    this.#tables.set(key, table);
    return {
      cells: places.map(({ cell }) => cell),
      starts: [0],
      next: (state, _, digit) => state * size + digit,
      accepts: (filling) => table[filling] === 1,
      isRelation: true,
    };
  }

  private total({ sum, weight = '1' }: Total): Automaton[] {
    if (this.lacks(sum, weight)) return [];
    const factors = new Map<Cell, number>();
    for (const place of onceEach(this.#places)) {
      this.stand('a', place);
      factors.set(place.cell, (factors.get(place.cell) ?? 0) + this.number(weight));
    }
    const own = [...factors].filter(([, factor]) => factor !== 0);
    const equation = { factors: own.map(([, factor]) => factor), total: this.number(sum) };
    return own.length === 0 && equation.total === 0
      ? []
      : [
          adding(
            own.map(([cell]) => cell),
            equation,
            this.ground.numbers,
          ),
        ];
  }

  private folds(fold: Fold): Automaton[] {
    if (this.lacks(...Object.values(fold.start), ...Object.values(fold.step), fold.end)) return [];
    if (fold.among !== 'squares') return [this.fold(fold, onceEach(this.#places))];
    const { size } = this.ground;
    return this.#places
      .filter(({ cell }) => cell % size < size - 1 && cell + size < size * size)
      .map(({ cell }) => this.fold(fold, [cell, cell + 1, cell + size, cell + size + 1].map(inGrid)));
  }

  /** Makes the machine of a fold: its states are the numbers that change. */
  private fold({ start, step, end, any }: Fold, places: readonly Place[]): Automaton {
    const changing = Object.keys(start);
    const states: (readonly number[])[] = [];
    const numberOf = new Map<string, MachineState>();
    const stateOf = (numbers: readonly number[]): MachineState => {
      const key = numbers.join();
      const known = numberOf.get(key);
      if (known !== undefined) return known;
      numberOf.set(key, states.length);
      return states.push(numbers) - 1;
    };
    const names = { ...this.names };
    const steps = changing.map((name) => this.tree(step[name] ?? name));
    const begins = changing.map((name) => this.tree(start[name]!));
    const ending = this.tree(end);
    const choices = any ? this.valuesOf(any) : [0];
    const starts = choices.map((choice) => {
      if (any) names[any.name] = choice;
      return stateOf([choice, ...begins.map((tree) => evaluate(tree, names))]);
    });
    const restore = (state: MachineState): void => {
      const [choice, ...numbers] = states[state]!;
      if (any) names[any.name] = choice!;
      for (const [at, name] of changing.entries()) names[name] = numbers[at]!;
    };
    const known = places.map((): MachineState[] => []);
    const { size, numbers: written } = this.ground;
    return {
      cells: places.map(({ cell }) => cell),
      starts,
      next(state, index, digit) {
        const key = state * size + digit;
        const own = known[index]!;
        if (own[key] !== undefined) return own[key];
        restore(state);
        names.a = written[digit]!;
        names['a.place'] = places[index]!.place;
        return (own[key] = stateOf([states[state]![0]!, ...steps.map((tree) => evaluate(tree, names))]));
      },
      accepts(state) {
        restore(state);
        return evaluate(ending, names) === 1;
      },
    };
  }
}

/** Returns the digits that the text of a clue lists, each as often as it does: `3,5` or `2x3,1x5`. */
const listedIn = (clue: Statement | undefined): number[] =>
  [...(clue?.text ?? '').matchAll(/(?:(\d+)x)?(\d+)/g)].flatMap(([, times = 1, digit]) =>
    Array.from({ length: Number(times) }, () => Number(digit)),
  );

const inGrid = (cell: Cell): Place => ({ cell, list: 0, place: 0, length: 0, part: 0 });

const gridPlaces = ({ size }: DefinedGround): Place[] => Array.from({ length: size * size }, (_, cell) => inGrid(cell));

/** Leaves out a last cell that closes a line. */
const onceEach = (places: readonly Place[]): Place[] => places.filter(({ place, length }) => place <= length);

/** Returns the places of a list, whose last cell may be its first one again. */
function placesOf(list: readonly Cell[], number: number, ground: DefinedGround): Place[] {
  const isClosed = list.length > 1 && list[0] === list.at(-1);
  const length = isClosed ? list.length - 1 : list.length;
  const parts = partsOf(list.slice(0, length), isClosed, ground);
  return list.map((cell, index) => ({ cell, list: number, place: index + 1, length, part: parts[index % length]! }));
}

/** Returns the number of the piece between borders of boxes to which each cell of a line belongs; 0 without a box. */
function partsOf(line: readonly Cell[], isClosed: boolean, { regionOf }: DefinedGround): number[] {
  const regions = line.map(regionOf);
  let count = 0;
  const parts = regions.map((region, index) =>
    region === undefined ? 0 : index > 0 && region === regions[index - 1] ? count : ++count,
  );
  const goesOn = isClosed && count > 1 && regions[0] !== undefined && regions[0] === regions.at(-1);
  return goesOn ? parts.map((part) => (part === count ? 1 : part)) : parts;
}

/** Returns a test for two cells that the clues of some kinds state together, or of which a like clue marks the second. */
function exceptionsOf(
  kinds: readonly string[],
  { statements }: DefinedGround,
  clue: Statement | undefined,
): (a: Cell, b: Cell) => boolean {
  const own = statements.filter(({ kind }) => kinds.includes(kind));
  if (clue) {
    const marked = new Set(own.flatMap(({ lists }) => lists.flat()));
    return (_, b) => marked.has(b);
  }
  const stated = new Set(own.map(({ lists: [cells = []] }) => cells.toSorted((a, b) => a - b).join()));
  return (a, b) => stated.has([a, b].sort((x, y) => x - y).join());
}
