/** Lines that are each of one of several kinds, as a machine: it is enough that the lines meet the demands of the kinds in one way to give them. */
import type { Cell } from '../core/statement.js';
import type { EitherPart } from '../rules/text/either.js';
import { type Automaton, accepts, type MachineState } from './automaton.js';

/** A line with the demands of each kind on it. */
interface Line {
  readonly cells: readonly Cell[];
  readonly demands: readonly (readonly Automaton[])[];
}

/** A machine of a line that reads its cells as the line has them, and the place of each of its cells among all. */
interface Reader {
  readonly machine: Automaton;
  readonly places: readonly number[];
}

/** What is left to meet: the machines that have not read all of their cells, by their numbers, with the states in which they may be. */
type Open = readonly (readonly [reader: number, states: readonly MachineState[]])[];

/** Returns the machines of lines: one for each or, if the text says how many lines are of a kind, one for all. */
export function eitherMachines(
  parts: readonly EitherPart[],
  lists: readonly (readonly Cell[])[],
  size: number,
  demandsOf: (part: EitherPart, list: readonly Cell[]) => readonly Automaton[],
): Automaton[] {
  const lines = lists.map((cells) => ({ cells, demands: parts.map((part) => demandsOf(part, cells)) }));
  if (parts.some(({ count }) => count !== undefined)) return [machineOf(lines, waysToGive(parts, lines.length), size)];
  return lines.map((line) =>
    machineOf(
      [line],
      parts.map((_, kind) => [kind]),
      size,
    ),
  );
}

/** Returns all ways to give kinds to so many lines, each as often as it says. */
function waysToGive(parts: readonly EitherPart[], lines: number, given: readonly number[] = []): (readonly number[])[] {
  const left = parts.map(({ count }, kind) =>
    count === undefined ? Infinity : count - given.filter((each) => each === kind).length,
  );
  const missing = left.reduce((sum, count) => sum + (Number.isFinite(count) ? count : 0), 0);
  if (missing > lines - given.length) return [];
  if (given.length === lines) return [given];
  return parts.flatMap((_, kind) => (left[kind]! > 0 ? waysToGive(parts, lines, [...given, kind]) : []));
}

/** Makes the machine of some lines, which starts in each of some ways to give kinds to them. */
function machineOf(lines: readonly Line[], ways: readonly (readonly number[])[], size: number): Automaton {
  const cells = [...new Set(lines.flatMap((line) => line.cells))];
  const readers: Reader[] = [];
  const numbers = lines.map(({ demands }) =>
    demands.map((machines) =>
      machines.map((machine) => {
        const own = inOrder(machine, cells, size);
        return readers.push({ machine: own, places: own.cells.map((cell) => cells.indexOf(cell)) }) - 1;
      }),
    ),
  );
  // State 0 is that of demands that are not met.
  const states: Open[] = [[]];
  const numberOf = new Map<string, MachineState>();
  const stateOf = (open: Open): MachineState => {
    const key = open.map(([reader, own]) => `${reader} ${own.join(' ')}`).join();
    const known = numberOf.get(key) ?? states.push(open) - 1;
    numberOf.set(key, known);
    return known;
  };
  const after = (open: Open, index: number, digit: number): Open | undefined => {
    const found: (readonly [number, readonly MachineState[]])[] = [];
    for (const each of open) {
      const [reader, own] = each;
      const { machine, places } = readers[reader]!;
      const at = places.indexOf(index);
      const next = at < 0 ? own : own.map((state) => machine.next(state, at, digit));
      if (at !== places.length - 1) found.push([reader, next]);
      else if (!next.some((state) => machine.accepts(state))) return undefined;
    }
    return found;
  };
  const known = cells.map((): MachineState[] => []);
  return {
    cells,
    starts: ways.map((way) =>
      stateOf(
        way
          .flatMap((kind, line) => numbers[line]![kind]!)
          .map((reader) => [reader, readers[reader]!.machine.starts] as const),
      ),
    ),
    next(state, index, digit) {
      if (state === 0) return 0;
      const key = state * size + digit;
      const own = known[index]!;
      if (own[key] !== undefined) return own[key];
      const open = after(states[state]!, index, digit);
      return (own[key] = open ? stateOf(open) : 0);
    },
    accepts: (state) => state !== 0,
  };
}

/** Returns a machine that reads its cells in the order of others: itself, or one that keeps the digits until it has all of them. */
function inOrder(machine: Automaton, cells: readonly Cell[], size: number): Automaton {
  const order = machine.cells.toSorted((a, b) => cells.indexOf(a) - cells.indexOf(b));
  if (order.every((cell, at) => cell === machine.cells[at])) return machine;
  const digitsOf = (state: MachineState): Map<Cell, number> => {
    let rest = state;
    const digits = new Map<Cell, number>();
    for (const cell of order.toReversed()) {
      digits.set(cell, rest % size);
      rest = Math.floor(rest / size);
    }
    return digits;
  };
  return {
    cells: order,
    starts: [0],
    next: (state, _, digit) => state * size + digit,
    accepts(state) {
      const digits = digitsOf(state);
      const values = Array.from({ length: Math.max(...cells) + 1 }, (_, cell) => digits.get(cell) ?? 0);
      return accepts(machine, values);
    },
  };
}
