/**
 * Compiles the kernels and writes them into a module, as text: so they are there at once and wherever modules are, in
 * browsers and bundles too, and nobody needs the compiler to run the program. They stand together, and a byte is mostly
 * one sign, since they weigh least so when they are zipped.
 *
 *   npm run build:kernel
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = new URL('../../../../', import.meta.url);
const target = new URL('src/search/nine/kernels.ts', root);

/** Where the source of each is, from the root. */
const SOURCES = {
  searchKernel: 'src/search/nine/assembly/',
  easyKernel: 'src/solver/se/nine/assembly/',
  ladderKernel: 'src/solver/hodoku/nine/assembly/',
};

const OPTIONS = 'kernel.ts -O3 --enable simd --runtime stub --noAssert --outFile kernel.wasm';

/** The module for the kernels as their source stands; throws what the compiler has to say. */
export async function compileKernels(): Promise<string> {
  let text = '/** The kernels, compiled by `npm run build:kernel`; `instance.ts` makes instances of them. */\n';
  for (const [name, folder] of Object.entries(SOURCES))
    text += `export const ${name}: string =\n  "${textOf(await compiled(folder))}";\n`;
  return text;
}

async function compiled(folder: string): Promise<Uint8Array> {
  const source = (name: string): URL => new URL(folder + name, root);
  let bytes = new Uint8Array();
  const { error, stderr } = await asc.main(OPTIONS.split(' '), {
    readFile: (name) => (existsSync(source(name)) ? readFileSync(source(name), 'utf8') : null),
    writeFile: (_, contents) => {
      bytes = Buffer.from(contents);
    },
  });
  if (error) throw new Error(stderr.toString(), { cause: error });
  return bytes;
}

/** As `instance.ts` reads it: signs from `#` to `|` for bytes below 90, after `}` or `~` for larger ones. */
const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ['', '}', '~'][Math.trunc(byte / 90)]! + signOf((byte % 90) + 35)).join('');
const signOf = (code: number): string => String.fromCharCode(code).replace('\\', '!');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await compileKernels());
