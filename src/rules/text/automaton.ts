/** Automata that read the digits of a list in turn, made state by state, and how they narrow digits. */

/** States by layers, one before each cell: from state s of layer i, digit d leads to `next[i][s * size + d]`, or nowhere if it is -1. */
export interface TextAutomaton {
  readonly next: readonly Int32Array[];
}

/** Why a text is not compiled. */
export type TextObstacle = 'no filling' | 'too large';

/** What may still be tried: transitions, each times the numbers that a state has. */
export interface TextEffort {
  work: number;
}

/** What is tried for a text, and once more for its parts, before it counts as too large. */
const MOST_WORK = 100_000;

/** Returns the effort that a text is worth. */
export const fullEffort = (): TextEffort => ({ work: MOST_WORK });

/** What is remembered of the digits before a cell. */
export type TextState = readonly number[];

/** The state in which nothing more matters. */
export const TRUE: TextState = [];

/** What an automaton is made of. */
export interface Machine {
  readonly length: number;
  /** The numbers of the digits. */
  readonly numbers: readonly number[];
  readonly start: TextState;
  /** Returns a number, or a text, that no other state of a layer has. */
  keyOf(state: TextState): number | string;
  /** Returns the state after the number of a cell; undefined if numbers cannot go on so, and 'too large' for numbers that are. */
  after(state: TextState, index: number, number: number): TextState | 'too large' | undefined;
}

/** Makes the automaton of a machine. */
export function automatonOf(machine: Machine, effort: TextEffort): TextAutomaton | TextObstacle {
  const { length, numbers: ofDigits } = machine;
  const size = ofDigits.length;
  let layer: TextState[] = [machine.start];
  const next: Int32Array[] = [];
  for (let index = 0; index < length; index++) {
    const states: TextState[] = [];
    const numbers = new Map<number | string, number>();
    const table = new Int32Array(layer.length * size).fill(-1);
    for (const [at, state] of layer.entries()) {
      effort.work -= size * machine.start.length;
      if (effort.work < 0) return 'too large';
      for (let digit = 0; digit < size; digit++) {
        const reached = state === TRUE ? TRUE : machine.after(state, index, ofDigits[digit]!);
        if (reached === undefined) continue;
        if (reached === 'too large') return reached;
        const key = reached === TRUE ? -1 : machine.keyOf(reached);
        let known = numbers.get(key);
        if (known === undefined) {
          known = states.push(reached) - 1;
          numbers.set(key, known);
        }
        table[at * size + digit] = known;
      }
    }
    if (states.length === 0) return 'no filling';
    next.push(table);
    layer = states;
  }
  return minimal(next, layer.length, size);
}

/** Leaves out states from which no filling goes on, and makes one of those from which the same do. */
function minimal(next: readonly Int32Array[], ends: number, size: number): TextAutomaton | 'no filling' {
  let classes = new Int32Array(ends);
  const found: Int32Array[] = [];
  for (let index = next.length - 1; index >= 0; index--) {
    const table = next[index]!.map((to) => (to < 0 ? -1 : classes[to]!));
    const rows: number[] = [];
    const numbers = new Map<string, number>();
    classes = new Int32Array(table.length / size).fill(-1);
    for (let state = 0; state < classes.length; state++) {
      const row = table.subarray(state * size, state * size + size);
      if (row.every((to) => to < 0)) continue;
      const key = row.join();
      const known = numbers.get(key) ?? rows.push(...row) / size - 1;
      numbers.set(key, known);
      classes[state] = known;
    }
    if (rows.length === 0) return 'no filling';
    found.unshift(Int32Array.from(rows));
  }
  return { next: found };
}

/** Narrows digits to those of the fillings that an automaton accepts. */
export function narrowingBy({ next }: TextAutomaton, size: number): (digits: number[] | Int32Array) => boolean {
  const count = next.length;
  /** The states of each layer: 1 if they are reached, 2 if they lead to the end too. */
  const marks = next.map((table) => new Uint8Array(table.length / size));
  const found = new Int32Array(count);
  return (digits) => {
    for (const layer of marks) layer.fill(0);
    marks[0]![0] = 1;
    for (let index = 0; index < count - 1; index++) {
      const [table, own, after] = [next[index]!, marks[index]!, marks[index + 1]!];
      for (let state = 0; state < own.length; state++)
        if (own[state] === 1)
          for (let rest = digits[index]!; rest; rest &= rest - 1) {
            const to = table[state * size + 31 - Math.clz32(rest & -rest)]!;
            if (to >= 0) after[to] = 1;
          }
    }
    for (let index = count - 1; index >= 0; index--) {
      const [table, own, after] = [next[index]!, marks[index]!, marks[index + 1]];
      let left = 0;
      for (let state = 0; state < own.length; state++) {
        if (own[state] !== 1) continue;
        let kept = 0;
        for (let rest = digits[index]!; rest; rest &= rest - 1) {
          const to = table[state * size + 31 - Math.clz32(rest & -rest)]!;
          if (to >= 0 && (!after || after[to] === 2)) kept |= rest & -rest;
        }
        if (kept) own[state] = 2;
        left |= kept;
      }
      if (left === 0) return false;
      found[index] = left;
    }
    for (let index = 0; index < count; index++) digits[index] = found[index]!;
    return true;
  };
}
