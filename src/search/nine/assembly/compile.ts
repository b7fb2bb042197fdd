/**
 * Compiles the kernels and writes them into modules, as text: so they are there at once and wherever modules are, in
 * browsers and bundles too, and nobody needs the compiler to run the program. A byte is mostly one sign, since they weigh
 * least so when they are zipped.
 *
 *   npm run build:kernel
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = new URL('../../../../', import.meta.url);
/** The modules, and where the source of each kernel is, from the root. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/search/nine/kernel.ts': { searchKernel: 'src/search/nine/assembly/' },
  'src/solver/nine/kernels.ts': {
    easyKernel: 'src/solver/se/nine/assembly/',
    ladderKernel: 'src/solver/hodoku/nine/assembly/',
  },
};

const OPTIONS = 'kernel.ts -O3 --enable simd --runtime stub --noAssert --outFile kernel.wasm';

/** The modules by their paths, for the kernels as their source stands; throws what the compiler has to say. */
export async function compileKernels(): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const [path, sources] of Object.entries(MODULES)) {
    let text = '/** Compiled by `npm run build:kernel`; `search/nine/instance.ts` makes an instance of it. */\n';
    for (const [name, folder] of Object.entries(sources))
      text += `export const ${name}: string =\n  "${textOf(await compiled(folder))}";\n`;
    modules.set(path, text);
  }
  return modules;
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of await compileKernels()) writeFileSync(new URL(path, root), text);
