/** Pages in Markdown, as a terminal shows them. */
import { wrapped } from '../../render/terminal/wrap.js';

/** Returns the reader of the package's pages. It is loaded when it is needed, since few runs show a page. */
export async function pageReader(): Promise<(path: string) => string> {
  const { pageText } = await import('./archive.js');
  return (path) => pageText(path)!.trimEnd();
}

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
    .map((line) => wrapped(line.trim(), columns))
    .join('\n');
