/** Kernels in WebAssembly, as `compile.ts` writes them. */

/** What is needed of WebAssembly here; there may be none. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

/** What a kernel exports, its memory among it. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** Where a kernel has something in its memory. */
export interface Address {
  readonly value: number;
}

/** Makes an instance at once; undefined where there is no WebAssembly, or none with vectors. */
export function instanceOf<Kernel extends Exports>(text: string): Kernel | undefined {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(bytesIn(text))).exports as Kernel;
  } catch {
    return undefined;
  }
}

/** `!` stands for a backslash; a sign above `|` adds a multiple of 90 to the byte of the next. */
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
