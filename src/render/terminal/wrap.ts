/** Breaks the lines of a text between words. */
import { stripVTControlCharacters } from 'node:util';

/** The width of a text in columns. The codes of colours take up no room. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Returns a text with no line wider than `columns`, but for words that are. What a line continues has its indent. */
export const wrapped = (text: string, columns = Infinity): string =>
  text
    .split('\n')
    .map((line) => (widthOf(line) > columns ? wrappedLine(line, columns) : line))
    .join('\n');

function wrappedLine(line: string, columns: number): string {
  const [indent = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  let last = indent;
  let isBegun = false;
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = isBegun ? `${last} ${word}` : last + word;
    if (isBegun && widthOf(longer) > columns) {
      lines.push(last);
      last = indent + word;
    } else last = longer;
    isBegun = true;
  }
  return [...lines, last].join('\n');
}
