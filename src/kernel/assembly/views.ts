/** Tables in memory, read and written by index. An instance is an address. */

/** A table of small numbers, read as 32 bits. */
@unmanaged
class Table<Entry> {
  @inline @operator('[]') get(at: i32): i32 {
    return <i32>load<Entry>(changetype<usize>(this) + <usize>at * sizeof<Entry>());
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    store<Entry>(changetype<usize>(this) + <usize>at * sizeof<Entry>(), <Entry>value);
  }
}
export type Bytes = Table<u8>;
export type SignedBytes = Table<i8>;
export type Halves = Table<u16>;
export type SignedHalves = Table<i16>;
export type Words = Table<i32>;

/** Vectors of 128 bits. */
@unmanaged
export class Vectors {
  @inline @operator('[]') get(at: i32): v128 {
    return v128.load(changetype<usize>(this) + 16 * at);
  }
  @inline @operator('[]=') set(at: i32, value: v128): void {
    v128.store(changetype<usize>(this) + 16 * at, value);
  }
}
