/**
 * Compiles the kernel and writes it into a module of its own, as text: so it is there at once and wherever modules are,
 * in browsers and bundles too, and nobody needs the compiler to run the program.
 *
 *   npm run build:kernel
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const SOURCES = ['kernel.ts', 'choice.ts', 'places.ts'];
const target = fileURLToPath(new URL('../kernel-bytes.ts', import.meta.url));

const OPTIONS = 'kernel.ts -O3 --enable simd --runtime stub --noAssert --outFile kernel.wasm';

/** The module for the kernel as its source stands; throws what the compiler has to say. */
export async function compileKernel(): Promise<string> {
  let bytes = '';
  const { error, stderr } = await asc.main(OPTIONS.split(' '), {
    readFile: (name) => (SOURCES.includes(name) ? readFileSync(new URL(name, import.meta.url), 'utf8') : null),
    writeFile: (_, contents) => {
      bytes = Buffer.from(contents).toString('hex');
    },
  });
  if (error) throw new Error(stderr.toString(), { cause: error });
  return `/** \`assembly/kernel.ts\`, compiled by \`npm run build:kernel\`. */\nexport const kernelBytes: string =\n  '${bytes}';\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await compileKernel());
