/** Pages in Markdown as a screen shows them: headings, lists and tables laid out, links as their text. */
import { stripVTControlCharacters } from 'node:util';
import { paint } from './screen.js';
import { wrapped } from './wrap.js';

/** A part of a page: lines that belong together. */
interface Block {
  readonly kind: 'heading' | 'paragraph' | 'point' | 'quote' | 'table' | 'code';
  readonly lines: readonly string[];
  /** The sign of a point, with its indent. */
  readonly mark?: string;
}

/** What begins a block, with its mark; any other line goes on with the block before it. */
const BEGINNINGS = [
  ['heading', /^(#+) +(.*)$/],
  ['point', /^(\s*(?:[-*]|\d+\.)) +(.*)$/],
  ['quote', /^(>) ?(.*)$/],
  ['table', /^()(\|.*)$/],
] as const;

/** Lays out a page for a screen of so many columns. */
export function markdownText(page: string, columns: number, colour: boolean): string {
  const look = { columns, strong: (text: string) => paint('bold', text, colour) };
  const blocks = blocksOf(page.replaceAll(/^(?:<!--.*-->|!\[.*\]\(.*\))\n?/gm, ''));
  return blocks
    .map((block, at) => (at === 0 || isClose(blocks[at - 1]!, block) ? '' : '\n') + textOf(block, look))
    .join('\n');
}

interface Look {
  readonly columns: number;
  strong(text: string): string;
}

/** True for two points of a list, which no empty line parts. */
const isClose = (before: Block, { kind }: Block): boolean => kind === 'point' && before.kind === 'point';

function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: Block['kind']; lines: string[]; mark?: string } | undefined;
  const begin = (block: typeof open): void => {
    open = block;
    if (block) blocks.push(block);
  };
  for (const line of page.split('\n')) {
    const isFence = line.startsWith('```');
    if (open?.kind === 'code') isFence ? begin(undefined) : open.lines.push(line);
    else if (isFence) begin({ kind: 'code', lines: [] });
    else if (line.trim() === '') begin(undefined);
    else {
      const [kind, found] = beginningIn(line);
      const goesOn =
        open &&
        (kind === undefined ? open.kind !== 'heading' : kind === open.kind && kind !== 'point' && kind !== 'heading');
      if (goesOn) open!.lines.push(found?.[2] ?? line.trim());
      else begin({ kind: kind ?? 'paragraph', lines: [found?.[2] ?? line.trim()], ...(found && { mark: found[1]! }) });
    }
  }
  return blocks;
}

function beginningIn(line: string): readonly [kind?: Block['kind'], found?: RegExpExecArray] {
  for (const [kind, pattern] of BEGINNINGS) {
    const found = pattern.exec(line);
    if (found) return [kind, found];
  }
  return [];
}

function textOf({ kind, lines, mark = '' }: Block, look: Look): string {
  const prose = inlineText(lines.join(' '), look);
  if (kind === 'code') return lines.join('\n');
  if (kind === 'table') return tableText(lines, look);
  if (kind === 'heading') return look.strong(prose);
  if (kind === 'quote') return indented('  ', '  ', prose, look);
  if (kind === 'paragraph') return wrapped(prose, look.columns);
  const sign = `${mark.replace(/[-*]$/, '•')} `;
  return indented(sign, ' '.repeat(sign.length), prose, look);
}

const indented = (first: string, rest: string, text: string, { columns }: Look): string =>
  first + wrapped(text, columns - rest.length).replaceAll('\n', `\n${rest}`);

/** Returns a text without the signs of Markdown: what is strong in bold, links as their text. */
const inlineText = (text: string, { strong }: Pick<Look, 'strong'>): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*(.+?)\*\*/g, (_, word: string) => strong(word))
    .replaceAll(/[*`]+/g, '');

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Returns a table with its columns one below the other, its head in bold; the last column is broken between words. */
function tableText(lines: readonly string[], look: Look): string {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|?$/.test(line))
    .map((line) => line.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/))
    .map((cells) => cells.map((cell) => inlineText(cell.trim().replaceAll('\\|', '|'), look)));
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => widthOf(cells[column] ?? ''))));
  const rowText = (cells: readonly string[]): string => {
    const before = cells
      .slice(0, -1)
      .map((cell, column) => cell + ' '.repeat(widths[column]! - widthOf(cell) + 2))
      .join('');
    return indented(before, ' '.repeat(widthOf(before)), cells.at(-1)!, look);
  };
  return rows.map((cells, at) => rowText(at === 0 ? cells.map(look.strong) : cells)).join('\n');
}
