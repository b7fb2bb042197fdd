/** Grids in which a blank is an empty cell, and its column determines the cell. */
import { usualShape } from '../format.js';
import { isBlank } from '../symbols.js';
import { BAR, isRuler } from '../text/scan.js';

/** The fewest blanks that make a row without values; fewer are stray. */
export const LEAST_BLANK = 7;

/** A stretch of columns between bars. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** Returns the rows with `.` in each empty cell; undefined if they make no such grid. */
export function fillBlanks(lines: readonly string[]): string[] | undefined {
  const rows = lines.filter((line) => (line.trim() !== '' || line.length >= LEAST_BLANK) && !isRuler(line));
  const size = rows.length;
  if (size < 4 || rows.some((row) => row.includes('\t'))) return undefined;
  const symbols = rows.join('').replaceAll(/[\s|│┃║]/g, '');
  if ([...symbols].some(isBlank) || symbols.length < size || symbols.length > size * (size - 1)) return undefined;
  const parts = partsOf(rows);
  const perPart = size / (parts?.length ?? 0);
  if (!parts || !Number.isInteger(perPart)) return undefined;
  const places = placesIn(rows, parts, perPart);
  if (!places) return undefined;
  const columns = Math.max(...rows.map((row) => row.length), ...places.map((place) => place + 1));
  return lines.map((line) => (rows.includes(line) ? fillRow(line.padEnd(columns), places) : line));
}

function fillRow(line: string, places: readonly number[]): string {
  const symbols = [...line];
  for (const place of places) if (symbols[place] === ' ') symbols[place] = '.';
  return symbols.join('').trimEnd();
}

/** Returns the parts of the rows between bars; undefined unless the bars are in the same columns of all rows. */
function partsOf(rows: readonly string[]): Part[] | undefined {
  const width = Math.max(...rows.map((row) => row.length));
  const bars = [...rows[0]!].flatMap((symbol, column) => (BAR.test(symbol) ? [column] : []));
  const last = bars.at(-1) ?? -1;
  const alike = rows.every(
    (row) => row.length > last && [...row].every((symbol, column) => BAR.test(symbol) === bars.includes(column)),
  );
  if (!alike) return undefined;
  const edges = [-1, ...bars, width];
  const parts = edges.slice(1).map((to, index) => ({ from: edges[index]! + 1, to }));
  if (bars.length === 0) return parts;
  const isOutside = ({ from, to }: Part): boolean => rows.every((row) => row.slice(from, to).trim() === '');
  const first = isOutside(parts[0]!) ? 1 : 0;
  return parts.slice(first, isOutside(parts.at(-1)!) ? -1 : undefined);
}

/** Returns the columns of the cells, equally spaced in all parts, so that each symbol is in one of them. */
function placesIn(rows: readonly string[], parts: readonly Part[], perPart: number): number[] | undefined {
  const used = [
    ...new Set(rows.flatMap((row) => [...row].flatMap((symbol, at) => (/[\s|│┃║]/.test(symbol) ? [] : [at])))),
  ];
  const width = Math.max(...parts.map(({ from, to }) => to - from));
  const distance = (pitch: number): number => Math.abs((width - 1) / perPart - pitch);
  for (const pitch of [1, 2, 3, 4].sort((a, b) => distance(a) - distance(b))) {
    const places = parts.map((part) => {
      const inPart = used.filter((at) => at >= part.from && at < part.to);
      const span = pitch * (perPart - 1) + 1;
      const room = part.to - part.from - span;
      const middle = parts.length > 1 ? part.from + Math.max(0, room) / 2 : part.from;
      const starts = Array.from({ length: Math.max(0, room) + 1 }, (_, more) => part.from + more);
      starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
      const fits = (start: number): boolean =>
        inPart.every((at) => at >= start && at < start + span && (at - start) % pitch === 0);
      const start = starts.find(fits);
      return start === undefined ? undefined : Array.from({ length: perPart }, (_, cell) => start + cell * pitch);
    });
    if (places.every((place) => place !== undefined)) return places.flat();
  }
  return parts.length === 1 ? placesInGroups(used, perPart) : undefined;
}

/** Returns the columns of the cells in rows whose boxes are separated by blanks only. */
function placesInGroups(used: readonly number[], size: number): number[] | undefined {
  const inGroup = usualShape(size)?.boxColumns ?? size;
  for (const pitch of [1, 2])
    for (const gap of [1, 2, 3]) {
      const places = Array.from({ length: size }, (_, cell) => cell * pitch + Math.floor(cell / inGroup) * gap);
      if (used.every((at) => places.includes(at))) return places;
    }
  return undefined;
}
