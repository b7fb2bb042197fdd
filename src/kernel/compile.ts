/**
 * Compiles the kernels and writes them into modules as text. So they load synchronously wherever modules load, in
 * browsers and bundles too, and only changes of the kernel need the compiler. Most bytes are one character, because
 * such text compresses best.
 *
 *   npm run build:kernel
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = new URL('../../', import.meta.url);
/** Modules with kernels: the path of each, the name that it exports, and its source. */
const MODULES = [
  ['src/kernel/compiled/search.ts', 'searchKernel', 'src/kernel/assembly/search.ts'],
  ['src/kernel/compiled/any-shape.ts', 'anyShapeKernel', 'src/kernel/assembly/any-shape/search.ts'],
  ['src/kernel/compiled/ladders.ts', 'laddersKernel', 'src/kernel/assembly/ladders.ts'],
] as const;
const PATHS: readonly string[] = MODULES.map(([path]) => path);

const HEADING = '/** Compiled by `npm run build:kernel`; `kernel/instance.ts` makes an instance of it. */\n';
const OPTIONS = '-O3 --enable simd --runtime stub --noAssert --outFile kernel.wasm';

/** Returns the text of a source by its path from the root; null if there is none. */
type Sources = (path: string) => string | null;

const onDisk: Sources = (path) => {
  const source = new URL(path, root);
  return existsSync(source) ? readFileSync(source, 'utf8') : null;
};

/** Compiles some or all kernels. Returns the text of their modules by path. Throws the compiler's messages. */
export async function compileKernels(sources = onDisk, wanted = PATHS): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const [path, name, source] of MODULES.filter(([path]) => wanted.includes(path)))
    modules.set(path, `${HEADING}export const ${name}: string =\n  "${textOf(await compiled(source, sources))}";\n`);
  return modules;
}

async function compiled(path: string, sources: Sources): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  const { error, stderr } = await asc.main([path, ...OPTIONS.split(' ')], {
    readFile: sources,
    writeFile: (_, contents) => {
      bytes = Buffer.from(contents);
    },
  });
  if (error) throw new Error(stderr.toString(), { cause: error });
  return bytes;
}

/**
 * Encodes bytes as `instance.ts` decodes them: 8 more than each byte, modulo 256, is a character from `#` to `|` if it
 * is below 90, after `}` or `~` if it is larger. The sum makes one character of the byte before each vector
 * instruction.
 */
const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte + 8) % 256)
    .map((sum) => ['', '}', '~'][Math.trunc(sum / 90)]! + signOf((sum % 90) + 35))
    .join('');
const signOf = (code: number): string => String.fromCharCode(code).replace('\\', '!');

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of await compileKernels()) writeFileSync(new URL(path, root), text);
