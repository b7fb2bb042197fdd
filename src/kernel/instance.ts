/** Instances of kernels in WebAssembly that `compile.ts` wrote. */

/** The part of WebAssembly that this file uses. Callers catch its absence. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

/** Exports of every kernel. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** An exported global: the address of a table in the kernel's memory. */
export interface Address {
  readonly value: number;
}

/** Compiled kernels by their text: the scales of one puzzle share a kernel. */
const compiled: Record<string, object> = {};

/** Instantiates a kernel synchronously. Returns undefined if WebAssembly, or its vector instructions, is missing. */
export function instanceOf<Kernel extends Exports>(text: string): Kernel | undefined {
  try {
    compiled[text] ??= new WebAssembly.Module(bytesIn(text));
    return new WebAssembly.Instance(compiled[text]).exports as Kernel;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a kernel: `#` stands for -8, modulo 256, `!` for a backslash; a character above `|` adds a multiple of 90 to
 * the next byte.
 */
function bytesIn(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let more = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign > 124) more = (sign - 124) * 90;
    else {
      bytes[length++] = (sign === 33 ? 92 : sign) - 43 + more;
      more = 0;
    }
  }
  return bytes.subarray(0, length);
}
