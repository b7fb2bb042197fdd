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

/** Instantiates a kernel synchronously. Returns undefined if WebAssembly, or its vector instructions, is missing. */
export function instanceOf<Kernel extends Exports>(text: string): Kernel | undefined {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(bytesIn(text))).exports as Kernel;
  } catch {
    return undefined;
  }
}

/** Decodes a kernel: `!` stands for a backslash; a character above `|` adds a multiple of 90 to the next byte. */
function bytesIn(text: string): Uint8Array {
  const bytes: number[] = [];
  let more = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign > 124) more = (sign - 124) * 90;
    else {
      bytes.push((sign === 33 ? 92 : sign) - 35 + more);
      more = 0;
    }
  }
  return Uint8Array.from(bytes);
}
