/**
 * `npx tsx scripts/sheets.ts [folder] [strategy...]`: contact sheets of worked cases to look at, twelve a sheet, from all families
 * (or only the strategies that are named), as PNG. Needs ImageMagick's montage.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picture } from '../src/render/picture/picture.js';
import { svgOf } from '../src/render/picture/svg.js';
import { pngOf } from '../src/render/png.js';
import { catalogue } from '../strategies/index.js';
import { casesOf, hitsOf } from '../test/strategies/fixture.js';

const SHEET = 12;
/** ImageMagick brings none of its own. */
const FONT = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const [folder = 'dist/sheets', ...named] = process.argv.slice(2);
const strategies = named.length > 0 ? catalogue.filter(({ id }) => named.includes(id)) : catalogue;

mkdirSync(folder, { recursive: true });
const files: string[] = [];
for (const strategy of strategies) {
  const [worked] = casesOf(strategy.id).filter(({ place, remove }) => place.length + remove.length > 0);
  if (!worked) continue;
  const [hit] = hitsOf(strategy, worked);
  const { marks } = strategy.explain(hit!, worked.board.geometry);
  const drawn = picture(worked.board, { ...hit!, marks }, { legend: true });
  const file = join(folder, `${strategy.id}.png`);
  writeFileSync(file, await pngOf(svgOf(drawn, { theme: 'light' })));
  files.push(file);
}
for (let first = 0; first < files.length; first += SHEET) {
  const sheet = join(folder, `sheet-${String(first / SHEET + 1).padStart(2, '0')}.png`);
  const tiles = files.slice(first, first + SHEET);
  const layout = ['-font', FONT, '-pointsize', '18', '-tile', '4x', '-geometry', '500x540+6+6'];
  execFileSync('montage', [...layout, '-label', '%t', ...tiles, sheet]);
  process.stdout.write(`${sheet}\n`);
}
