/** Examples in pages and doc comments: a line `EXPRESSION; // VALUE` states the value of an expression. */

/** Returns an example with its claims as assertions, imports first. */
export const asserted = (code: string): string =>
  `import { deepStrictEqual as told } from 'node:assert/strict';\n${code.replaceAll(CLAIM, 'told($1, $2);')}\nexport {};\n`;

const CLAIM = /^(?!import |const |let |for |if |await [^;]*\?)(\S.*); \/\/ (.+)$/gm;

export const claimsIn = (code: string): number => [...code.matchAll(CLAIM)].length;

/** Returns the TypeScript blocks of a page, each with its heading. */
export const blocksOf = (page: string): (readonly [heading: string, code: string])[] =>
  page
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const code = /^```ts\n([\s\S]*?)\n```$/m.exec(section)?.[1];
      return code === undefined ? [] : ([[section.split('\n')[0]!, code]] as const);
    });
