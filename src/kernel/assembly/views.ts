/** Tables in memory, read and written by index: an instance is an address. */

@unmanaged
export class Bytes {
  @inline @operator('[]') get(at: i32): i32 {
    return i32.load8_u(changetype<usize>(this) + at);
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    i32.store8(changetype<usize>(this) + at, value);
  }
}

@unmanaged
export class SignedBytes {
  @inline @operator('[]') get(at: i32): i32 {
    return i32.load8_s(changetype<usize>(this) + at);
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    i32.store8(changetype<usize>(this) + at, value);
  }
}

/** Numbers of 16 bits. */
@unmanaged
export class Halves {
  @inline @operator('[]') get(at: i32): i32 {
    return i32.load16_u(changetype<usize>(this) + 2 * at);
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    i32.store16(changetype<usize>(this) + 2 * at, value);
  }
}

@unmanaged
export class SignedHalves {
  @inline @operator('[]') get(at: i32): i32 {
    return i32.load16_s(changetype<usize>(this) + 2 * at);
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    i32.store16(changetype<usize>(this) + 2 * at, value);
  }
}

/** Numbers of 32 bits. */
@unmanaged
export class Words {
  @inline @operator('[]') get(at: i32): i32 {
    return i32.load(changetype<usize>(this) + 4 * at);
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    i32.store(changetype<usize>(this) + 4 * at, value);
  }
}

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
