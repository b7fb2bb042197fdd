/**
 * A grid by the definitions of its rules alone: which candidates exclude each other, which sets of cells are houses, and
 * what each clue demands. Of the solver's grid it takes the puzzle's own words: the size, the boxes or regions, the names
 * of rules and the clues. Checkers ask it; nothing in it comes from the rules and exclusions that solvers use.
 */
import { bitsOf } from '../core/bits.js';
import type { Constraint } from '../core/constraint.js';
import { isCallers } from '../core/constraint.js';
import type { Definition } from '../core/definition.js';
import type { ExclusivePair } from '../core/exclusions.js';
import { type Cell, type Digit, Geometry, type House } from '../core/geometry.js';
import { boxAt, type GridLayout, SET } from '../core/layout.js';
import { clashes } from '../core/puzzle.js';
import { type Equation, equationOf } from '../core/rule.js';
import type { Statement } from '../core/statement.js';
import { answerOf } from '../settings/own-part.js';
import { type Automaton, accepts } from './automaton.js';
import { constraintIn, constraintsOf } from './constraints-of.js';
import { type DefinedGround, demandsOn } from './demands.js';
import { evaluate, parse } from './expression.js';

/** An equation of a clue, by its number among those of the clue, and the sign with which a rule of the solver has it. */
export interface OwnEquation {
  readonly number: number;
  readonly sign: 1 | -1;
  readonly cells: readonly Cell[];
  readonly equation: Equation;
}

export interface DefinedGrid {
  /** Rows, columns, and boxes or regions alone. */
  readonly base: Geometry;
  /** These, and all that relations exclude of one or two candidates. What else clues demand, it does not know. */
  readonly geometry: Geometry;
  /** True if demands are about equal digits of two cells alone. */
  readonly isBlind: boolean;
  /** The constraints of the puzzle that state no definition, which may be the caller's own. */
  readonly lacking: readonly Constraint[];
  /** The houses of the solver's grid by their numbers here; undefined for one in which digits may repeat. */
  readonly houses: readonly (House | undefined)[];
  /** Returns what the clue behind a rule of the solver demands; undefined if the puzzle does not state it. */
  demandsOf(rule: number): readonly Automaton[] | undefined;
  /** Returns the equation of the clue behind a rule of the solver that is the same; undefined if it has none. */
  equationOf(rule: number): OwnEquation | undefined;
  /** Returns the clues, or the rules of the whole grid, that digits in all cells break. */
  broken(values: ArrayLike<Digit>): readonly Statement[];
}

/** Returns the grid by its definitions. It is made once for each shape. */
export const definedGrid = (geometry: Geometry): DefinedGrid => geometry.memo(makeDefinedGrid);

/** True if a full grid obeys all rules by their definitions; undefined if some rule states none, as the caller's own may. */
export function obeys(geometry: Geometry, values: ArrayLike<Digit>): boolean | undefined {
  const { base, broken, lacking } = definedGrid(geometry);
  if (lacking.length > 0) return undefined;
  return clashes({ geometry: base, values }).length === 0 && broken(values).length === 0;
}

/** Demands with the clue that has them; of a rule of the whole grid, a clue without cells. */
interface Demanded {
  readonly clue: Statement;
  readonly demands: readonly Automaton[];
}

function makeDefinedGrid(geometry: Geometry): DefinedGrid {
  const { boxRows, boxColumns, tiling, regions, numbers } = geometry.layout;
  const tiles = { boxRows, boxColumns, tiling, ...(regions && { regions }), ...(numbers && { numbers }) };
  const base = Geometry.from({ ...tiles, groups: [], pairs: [], names: [] });
  const all = demandedBy(geometry);
  const machines = all.flatMap(({ demands }) => demands);
  const layout = layoutOf(base, machines, geometry);
  const defined = Geometry.from(layout);
  const extras = geometry.extras.map(({ cells }) => layout.groups.findIndex((group) => group.cells === cells));
  const firstExtra = base.houses;
  const byClue = new Map(all.map(({ clue, demands }) => [keyOf(clue), demands]));
  const demandsOf = (rule: number): readonly Automaton[] | undefined => {
    const clue = geometry.rules[rule]?.statement;
    if (!clue) return undefined;
    const inside = new Set(clue.lists.flat());
    return (
      byClue.get(keyOf(clue)) ??
      byClue.get(keyOf({ kind: clue.kind, lists: [] }))?.filter(({ cells }) => cells.every((cell) => inside.has(cell)))
    );
  };
  return {
    base,
    geometry: defined,
    isBlind: defined.isBlind && machines.every(isTabled),
    lacking: constraintsOf(geometry).filter((constraint) => !constraint.holds),
    houses: Array.from({ length: geometry.houses }, (_, house) => {
      if (house < firstExtra) return house;
      const index = extras[house - firstExtra]!;
      return index < 0 ? undefined : firstExtra + index;
    }),
    demandsOf,
    equationOf: (rule) => sameEquation(geometry, rule, demandsOf(rule) ?? []),
    broken: (values) =>
      all.filter(({ demands }) => !demands.every((machine) => accepts(machine, values))).map(({ clue }) => clue),
  };
}

const keyOf = ({ kind, value, text = '', lists }: Statement): string =>
  `${kind} ${value ?? ''} ${text} ${lists.map((list) => list.join()).join('/')}`;

/** Returns the demands of all clues of a puzzle, and of its rules of the whole grid. Others may take the place of definitions. */
export function demandedBy(
  geometry: Geometry,
  others: Readonly<Record<string, Definition | undefined>> = {},
): readonly Demanded[] {
  const { layout, size, numbers, boxRows, boxColumns } = geometry;
  const sets = layout.groups.filter(({ word }) => word === SET).map(({ cells }) => ({ kind: 'pairs', lists: [cells] }));
  const statements = [...(layout.statements ?? []), ...sets];
  const ground: DefinedGround = {
    size,
    numbers,
    boxRows,
    boxColumns,
    regionOf: (cell) =>
      layout.tiling === 'boxes' ? boxAt(layout, cell) : layout.tiling === 'regions' ? layout.regions![cell] : undefined,
    statements,
    numberOf({ kind, value }) {
      const usual = (others[kind] ?? constraintIn(geometry, kind)?.holds)?.usual;
      return value ?? (usual === undefined ? undefined : evaluate(parse(usual), { size }));
    },
  };
  return constraintsOf(geometry).flatMap((constraint) => {
    const { id, takes } = constraint;
    const holds = others[id] ?? constraint.holds;
    if (!holds) return [];
    const demands = isCallers(constraint)
      ? demandsOfCaller(id, holds)
      : (clue?: Statement) => demandsOn(holds, ground, clue);
    if (!takes && id !== 'pairs') return [{ clue: { kind: id, lists: [] }, demands: demands() }];
    return statements.filter(({ kind }) => kind === id).map((clue) => ({ clue, demands: demands(clue) }));
  });

  function demandsOfCaller(id: string, holds: Definition): (clue?: Statement) => Automaton[] {
    const asked = <Answer>(work: () => Answer): Answer => answerOf(id, 'holds', work);
    return (clue) =>
      asked(() => {
        if (!Array.isArray(holds.demands)) throw new RangeError('they are { demands: [...] }');
        return demandsOn(holds, ground, clue);
      }).map((machine) => ({
        ...machine,
        next: (state, index, digit) => asked(() => machine.next(state, index, digit)),
        accepts: (end) => asked(() => machine.accepts(end)),
      }));
  }
}

/** True if a machine demands that two cells are equal: an arrow with a shaft of one cell. */
const isEquality = ({ cells, equation }: Automaton): boolean =>
  cells.length === 2 && equation?.total === 0 && equation.factors[0] === -equation.factors[1]!;

/** True if tables of candidates that exclude each other say all that a machine demands. */
const isTabled = (machine: Automaton): boolean =>
  isEquality(machine) || (machine.isRelation === true && machine.cells.length <= 2);

/** The digits of the second cell that each digit of the first excludes, by the two cells, the smaller one first. */
type Excluded = Map<number, Int32Array>;

/** Makes the layout in which all that the machines say of two candidates is stated as pairs. */
function layoutOf(base: Geometry, machines: readonly Automaton[], { extras }: Geometry): GridLayout {
  const { cells: count, all, size } = base;
  const never: number[] = [];
  const excluded: Excluded = new Map();
  for (const machine of machines) {
    if (!machine.isRelation && !isEquality(machine)) continue;
    if (machine.cells.length < 2) never.push(...neverIn(machine, size));
    else enterTables(machine, base, excluded);
  }
  const equal: [Cell, Cell][] = [];
  const pairs: [Cell, Cell][] = [];
  const exclusions: ExclusivePair[] = [];
  for (const [key, table] of excluded) {
    const [a, b] = [Math.floor(key / count), key % count];
    if (table.every((set, digit) => set & (1 << digit))) pairs.push([a, b]);
    if (table.every((set, digit) => (set & all) === (all & ~(1 << digit)))) equal.push([a, b]);
    for (const [digit, set] of table.entries())
      for (const other of bitsOf(set)) exclusions.push([a * size + digit, b * size + other]);
  }
  const differ = (a: Cell, b: Cell): boolean =>
    base.sees(a, b) ||
    excluded.get(Math.min(a, b) * count + Math.max(a, b))?.every((set, digit) => set & (1 << digit)) === true;
  const groups = extras.filter(({ cells }) => cells.every((a, at) => cells.slice(at + 1).every((b) => differ(a, b))));
  const layout = { ...base.layout, groups, pairs, exclusions, never };
  return equal.length > 0 ? withTwins(layout, equal) : layout;
}

const neverIn = (machine: Automaton, size: number): number[] =>
  machine.cells.flatMap((cell) =>
    Array.from({ length: size }, (_, digit) => digit)
      .filter((digit) => !machine.starts.some((start) => machine.accepts(machine.next(start, 0, digit))))
      .map((digit) => cell * size + digit),
  );

/** Enters the pairs of candidates that no filling of two or three cells has. */
function enterTables(machine: Automaton, { size, cells: count, all }: Geometry, excluded: Excluded): void {
  const { cells, starts, next, accepts: ends } = machine;
  const pairs = cells.flatMap((_, a) => cells.map((_, b) => [a, b] as const).filter(([, b]) => a < b));
  const allowed = pairs.map(() => new Int32Array(size));
  const chosen: Digit[] = [];
  const fill = (state: number): void => {
    if (chosen.length < cells.length) {
      for (let digit = 0; digit < size; digit++) {
        const after = next(state, chosen.length, digit);
        chosen.push(digit);
        fill(after);
        chosen.pop();
      }
    } else if (ends(state)) for (const [at, [a, b]] of pairs.entries()) allowed[at]![chosen[a]!]! |= 1 << chosen[b]!;
  };
  for (const start of starts) fill(start);
  for (const [at, [a, b]] of pairs.entries()) {
    const [first, second] = [cells[a]!, cells[b]!];
    const key = Math.min(first, second) * count + Math.max(first, second);
    const table = excluded.get(key) ?? new Int32Array(size);
    for (let one = 0; one < size; one++)
      for (const other of bitsOf(all & ~allowed[at]![one]!))
        if (first < second) table[one]! |= 1 << other;
        else table[other]! |= 1 << one;
    excluded.set(key, table);
  }
}

/** Adds that what one of some equal cells sees or excludes, the others do too. */
function withTwins(layout: GridLayout, equal: readonly (readonly [Cell, Cell])[]): GridLayout {
  const bare = Geometry.from({ ...layout, exclusions: [], never: [] });
  const { size } = bare;
  const twins = new Map<Cell, readonly Cell[]>();
  const twinsOf = (cell: Cell): readonly Cell[] => twins.get(cell) ?? [cell];
  for (const [a, b] of equal) {
    const all = [...new Set([...twinsOf(a), ...twinsOf(b)])];
    for (const cell of all) twins.set(cell, all);
  }
  const seen = [...twins].flatMap(([cell, own]) =>
    own
      .flatMap((twin) => [...bare.peers.subarray(bare.peerStart[twin], bare.peerStart[twin + 1])])
      .flatMap(twinsOf)
      .filter((other) => other !== cell && !bare.sees(cell, other))
      .map((other) => [cell, other] as const),
  );
  const alike = [...twins].flatMap(([cell, own]) =>
    own
      .filter((twin) => twin > cell)
      .flatMap((twin) =>
        Array.from({ length: size * size }, (_, at): [number, number] => [Math.floor(at / size), at % size])
          .filter(([one, other]) => one !== other)
          .map(([one, other]): ExclusivePair => [cell * size + one, twin * size + other]),
      ),
  );
  const candidatesOf = (candidate: number): readonly number[] =>
    twinsOf(Math.floor(candidate / size)).map((twin) => twin * size + (candidate % size));
  const passedOn = layout.exclusions!.flatMap(([one, other]) =>
    candidatesOf(one).flatMap((a) =>
      candidatesOf(other)
        .filter((b) => Math.floor(a / size) !== Math.floor(b / size))
        .map((b): ExclusivePair => [a, b]),
    ),
  );
  const never = [...new Set((layout.never ?? []).flatMap(candidatesOf))];
  return { ...layout, never, pairs: [...layout.pairs, ...seen], exclusions: [...passedOn, ...alike] };
}

/** Finds the equation of a rule among demands, as it is or with all signs turned. */
function sameEquation(geometry: Geometry, index: number, demands: readonly Automaton[]): OwnEquation | undefined {
  const rule = geometry.rules[index];
  const wanted = rule && equationOf(rule);
  if (!wanted) return undefined;
  const factorOf = new Map(rule.cells.map((cell, at) => [cell, wanted.factors[at]!]));
  const equations = demands.flatMap(({ cells, equation }) => (equation ? [{ cells, equation }] : []));
  for (const [at, { cells, equation }] of equations.entries())
    for (const sign of [1, -1] as const)
      if (
        cells.length === factorOf.size &&
        equation.total === sign * wanted.total &&
        cells.every((cell, own) => factorOf.get(cell) === sign * equation.factors[own]!)
      )
        return { number: at + 1, sign, cells, equation };
  return undefined;
}
