/** A small chart of bars. */
import { paint } from './paint.js';
import type { Look } from './screen.js';

export interface Bar {
  readonly name: string;
  readonly count: number;
}

/** A bar a line, its name before it and its count after; the longest is as wide as the room allows, up to a limit. */
export function barChart(bars: readonly Bar[], columns: number, { colour, boxes }: Look): string {
  const names = Math.max(...bars.map(({ name }) => name.length));
  const most = Math.max(...bars.map(({ count }) => count));
  const counts = String(most).length;
  const room = Math.max(LEAST, Math.min(WIDEST, columns - names - counts - 5));
  return bars
    .map(({ name, count }) => {
      const bar = (boxes ? blocks : hashes)((count / most) * room);
      return `  ${name.padEnd(names)}  ${paint('cyan', bar, colour)} ${count}`;
    })
    .join('\n');
}

const LEAST = 8;
const WIDEST = 40;

/** In eighths of a column; something, where there is anything. */
const blocks = (length: number): string => {
  const eighths = Math.max(1, Math.round(length * 8));
  return '█'.repeat(eighths >> 3) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths & 7]!;
};

const hashes = (length: number): string => '#'.repeat(Math.max(1, Math.round(length)));
