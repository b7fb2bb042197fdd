/** Pages in Markdown, as a terminal shows them. */
import { pageText } from './archive.js';

/** Reads a page of the package. */
export const pageAt = (path: string): string => pageText(path)!.trimEnd();

/** Formats a page for a screen: without Markdown's syntax, with lines broken between words. */
export function forScreen(page: string, columns: number): string {
  const proseAndCode = page.split(/^```.*\n/m);
  const formatted = proseAndCode.map((part, index) => (index % 2 === 1 ? part : proseOf(part, columns)));
  return formatted
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimEnd();
}

const proseOf = (markdown: string, columns: number): string =>
  markdown
    .replaceAll(/^<!--.*-->\n?/gm, '')
    .replaceAll(/^(#+|>) /gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]+/g, '')
    .split('\n')
    .map((line) => wrapped(line, columns))
    .join('\n');

const wrapped = (line: string, columns: number): string =>
  (line.match(new RegExp(`\\S.{0,${columns - 1}}(?= |$)`, 'g')) ?? []).join('\n');
