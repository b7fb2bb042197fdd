/** A set of kinds in little memory: 16 to 32 bytes each, in tables of typed arrays. */
import { type Clock, unlimited } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import { kindOf, type PuzzleKind } from './kind.js';

/** The number of tables, one for each first byte of a kind. They grow one at a time, which avoids peaks of memory. */
const TABLES = 256;
const WORDS = 3;
const FIRST_CAPACITY = 16;

/** A set for other threads, where it is read-only. */
export type SharedKinds = readonly Uint32Array[];

/** A set of kinds of puzzles, in tables of hashes. */
export class KindSet {
  /** The number of kinds in the set. */
  size = 0;
  /** Bytes of all tables. */
  bytes = 0;
  private readonly tables: Uint32Array[] = [];
  /** Kinds in each table. */
  private readonly sizes = new Uint32Array(TABLES);

  /** Makes an empty set, or one on the tables that another thread has filled. */
  constructor(shared?: SharedKinds) {
    for (let index = 0; index < TABLES; index++)
      this.tables.push(shared ? shared[index]! : this.tableOf(FIRST_CAPACITY));
  }

  /** Returns a copy of the tables in shared memory; in pages without shared memory, a copy that is cloned. */
  shared(): SharedKinds {
    const Memory = globalThis.SharedArrayBuffer ?? ArrayBuffer;
    return this.tables.map((table) => {
      const copy = new Uint32Array(new Memory(table.byteLength));
      copy.set(table);
      return copy;
    });
  }

  /** Adds a kind. Returns false if the set had it already. */
  add(kind: PuzzleKind): boolean {
    const index = kind[0] >>> 24;
    let table = this.tables[index]!;
    if (this.sizes[index]! * WORDS * 4 >= table.length * 3) table = this.grow(index);
    const slot = slotOf(table, kind);
    if (isFilled(table, slot)) return false;
    write(table, slot, kind);
    this.sizes[index]!++;
    this.size++;
    return true;
  }

  /** True if the set has a kind. */
  has(kind: PuzzleKind): boolean {
    const table = this.tables[kind[0] >>> 24]!;
    return isFilled(table, slotOf(table, kind));
  }

  private tableOf(capacity: number): Uint32Array {
    const table = new Uint32Array(capacity * WORDS);
    this.bytes += table.byteLength;
    return table;
  }

  private grow(index: number): Uint32Array {
    const old = this.tables[index]!;
    const table = this.tableOf((2 * old.length) / WORDS);
    for (let slot = 0; slot < old.length; slot += WORDS) {
      if (!isFilled(old, slot)) continue;
      const kind: PuzzleKind = [old[slot]!, old[slot + 1]!, old[slot + 2]!];
      write(table, slotOf(table, kind), kind);
    }
    this.bytes -= old.byteLength;
    this.tables[index] = table;
    return table;
  }
}

/** Returns the slot of a kind, or the empty slot for it. */
function slotOf(table: Uint32Array, [first, second, third]: PuzzleKind): number {
  const capacity = table.length / WORDS;
  for (let place = second & (capacity - 1); ; place = (place + 1) & (capacity - 1)) {
    const slot = place * WORDS;
    if (!isFilled(table, slot)) return slot;
    if (table[slot] === first && table[slot + 1] === second && table[slot + 2] === (third || 1)) return slot;
  }
}

/** True if the slot holds a kind. The last word of a stored kind is never 0, since 1 is stored in its place. */
const isFilled = (table: Uint32Array, slot: number): boolean => table[slot + 2] !== 0;

function write(table: Uint32Array, slot: number, [first, second, third]: PuzzleKind): void {
  table[slot] = first;
  table[slot + 1] = second;
  table[slot + 2] = third || 1;
}

/**
 * Yields the puzzles, in order, whose kind is not in `known` and did not occur before. Adds their kinds to `known`.
 * Throws the same errors as `kindOf`.
 *
 * @example [...firstOfEachKind([puzzle, morph(puzzle, Math.random)])].length // 1
 */
export function* firstOfEachKind<Some extends Puzzle>(
  puzzles: Iterable<Some>,
  known = new KindSet(),
  clock: Clock = unlimited,
): Generator<Some, void, void> {
  for (const puzzle of puzzles) if (known.add(kindOf(puzzle, clock))) yield puzzle;
}
