/**
 * `npx tsx scripts/by-hand/sheets.ts [--width 390] [--columns 4] [--rows 3] [--theme light] [--grey] [folder] [strategy...]`:
 * draws contact sheets of worked cases with their sentences as PNG, for all families or only the named strategies.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { drawnReasons } from '../../src/render/drawn-reasons.js';
import type { Theme } from '../../src/render/picture/palette.js';
import { picture } from '../../src/render/picture/picture.js';
import type { Picture } from '../../src/render/picture/shape.js';
import { escaped } from '../../src/render/picture/svg.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { pngOf } from '../../src/render/png.js';
import { sentence } from '../../src/render/text.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf, hitsOf } from '../../test/strategies/fixture.js';

const { values, positionals } = parseArgs({
  options: {
    width: { type: 'string', default: '390' },
    columns: { type: 'string', default: '4' },
    rows: { type: 'string', default: '3' },
    theme: { type: 'string', default: 'light' },
    grey: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder = 'dist/sheets', ...named] = positionals;
const [width, columns, rows] = [Number(values.width), Number(values.columns), Number(values.rows)];
const GAP = 10;
const NAME = 22;

interface Tile {
  readonly name: string;
  readonly drawn: Picture;
}

/** Returns the example of a strategy; undefined if it has only positions in which it finds nothing. */
function tileOf(strategy: Strategy): Tile | undefined {
  const [worked] = casesOf(strategy.id).filter(({ place, remove }) => place.length + remove.length > 0);
  if (!worked) return undefined;
  const [hit] = hitsOf(strategy, worked);
  const { geometry } = worked.board;
  const { marks, message, reasons } = strategy.explain(hit!, geometry);
  const caption = sentence(message, geometry).split('\n');
  return {
    name: strategy.id,
    drawn: picture(
      worked.board,
      { ...hit!, marks },
      { legend: true, caption, reasons: drawnReasons(reasons, geometry) },
    ),
  };
}

const heightOf = ({ drawn }: Tile): number => (width * drawn.height) / drawn.width;

/** Draws the tiles as images on one page. Each is drawn separately, so that its pixels are those of its width. */
async function sheetOf(tiles: readonly Tile[]): Promise<Uint8Array> {
  const lines: string[] = [];
  const grey = values.grey ? ' filter="url(#grey)"' : '';
  let y = 0;
  for (let first = 0; first < tiles.length; first += columns) {
    const row = tiles.slice(first, first + columns);
    for (const [column, { name, drawn }] of row.entries()) {
      const png = await pngOf(svgOf(drawn, { theme: values.theme as Theme }), width);
      const x = column * (width + GAP);
      const height = heightOf(row[column]!);
      lines.push(
        `<text x="${x + GAP}" y="${y + NAME - 5}" font-size="15" font-weight="700">${escaped(name)}</text>`,
        `<image${grey} x="${x}" y="${y + NAME}" width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`,
      );
    }
    y += Math.ceil(Math.max(...row.map(heightOf))) + NAME;
  }
  const whole = columns * (width + GAP);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${y}" font-family="DejaVu Sans"><filter id="grey" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter><g><rect width="${whole}" height="${y}" fill="#fff"/>${lines.join('')}</g></svg>`;
  return pngOf(svg, whole);
}

mkdirSync(folder, { recursive: true });
const strategies = named.length > 0 ? catalogue.filter(({ id }) => named.includes(id)) : catalogue;
const tiles = strategies.flatMap((strategy) => tileOf(strategy) ?? []);
for (let first = 0; first < tiles.length; first += columns * rows) {
  const number = String(first / (columns * rows) + 1).padStart(2, '0');
  const file = join(folder, `sheet-${number}.png`);
  writeFileSync(file, await sheetOf(tiles.slice(first, first + columns * rows)));
  process.stdout.write(`${file}\n`);
}
