/** `npm run docs:site`: writes the site of all strategies, with a file for each picture, into a folder, by default dist/site. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LANGUAGES, type LanguageCode } from '../../src/face/index.js';
import { escaped, languageOf, loadLanguage, type Picture, svgOf } from '../../src/render/index.js';
import { catalogue, type Strategy } from '../../strategies/index.js';
import { inLanguage } from '../course/in-language.js';
import { strategiesIn } from '../page/engine/views.js';
import { dataOf } from './collect.js';
import { compact } from './compact.js';
import { glossaryPage } from './glossary-page.js';
import { indexPage } from './index-page.js';
import { documentOf, fileOf, pathOf, rootFrom, type SitePage } from './page.js';
import type { StrategyData, Teaching } from './strategy-data.js';
import { plainTextOf, type Shown, type StrategyFrame, strategyMain } from './strategy-page.js';
import { levelsIn, siteWordsIn } from './words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , site = join(root, 'dist/site')] = process.argv;

for (const language of LANGUAGES) await loadLanguage(language);

const written = new Set<string>();

function write(path: string, text: string): void {
  written.add(path);
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writePage = (page: SitePage): void => write(fileOf(page), documentOf(page));

/** Files of pictures by their SVG. Most pages share the samples of legends. */
const pictures = new Map<string, string>();

/** Writes a picture, unless an equal one is written. Returns its file. */
function fileOfPicture(path: string, drawn: Picture): string {
  const svg = compact(svgOf(drawn));
  const file = pictures.get(svg) ?? path;
  if (!pictures.has(svg)) write(file, svg);
  pictures.set(svg, file);
  return file;
}

function frameOf({ family, id }: Strategy, language: LanguageCode): StrategyFrame {
  const toRoot = rootFrom(fileOf({ language, path: pathOf({ family, id }) }));
  const draw = (drawn: Picture, name: string, { words, isEnglish, width }: Shown): string => {
    const path = name === 'sign' ? `signs/${pictures.size + 1}.svg` : `${family}/${id}-${name}.svg`;
    const file = fileOfPicture(path, drawn);
    const height = name === 'sign' ? ` height="${width}"` : ' loading="lazy"';
    return `<img${isEnglish ? ' lang="en"' : ''} src="${escaped(toRoot + file)}" alt="${escaped(words)}" width="${width}"${height}>`;
  };
  return {
    language,
    pictures: languageOf(language),
    levels: levelsIn(language),
    strategies: strategiesIn(language),
    addressOf: (strategy) => `../${pathOf(strategy)}`,
    familyAddress: (name) => `../index.html#${name}`,
    canPlay: false,
    draw,
  };
}

/** Returns the page of a strategy. Its description is its idea, if the language has it. */
function pageOf(strategy: Strategy, data: StrategyData, language: LanguageCode): SitePage {
  const own = strategiesIn(language).find(({ id }) => id === strategy.id)!;
  const title = `${own.name} - ${siteWordsIn(language).site}`;
  const { idea } = inLanguage<Partial<Teaching>>(language, { en: data.english, de: data.german ?? {} });
  return {
    language,
    path: pathOf(strategy),
    title,
    description: idea === undefined ? title : plainTextOf(idea).trim(),
    main: strategyMain(own, data, frameOf(strategy, language)),
  };
}

const addressOf = (id: string): string => `../${pathOf(catalogue.find((strategy) => strategy.id === id)!)}`;
for (const strategy of catalogue) {
  const data = dataOf(strategy, addressOf);
  for (const language of LANGUAGES) writePage(pageOf(strategy, data, language));
}
for (const language of LANGUAGES) {
  writePage(indexPage(catalogue, language));
  writePage(glossaryPage(language));
}
const styleIn = (path: string): string => readFileSync(join(root, 'web', path), 'utf8');
write('site.css', styleIn('page/page.css') + styleIn('site/site.css'));
write('article.css', styleIn('site/article.css'));
await build({
  entryPoints: [join(root, 'web/site/search.ts')],
  outfile: join(site, 'site.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
process.stdout.write(`${catalogue.length} strategies in ${site}/index.html (${pathOf(catalogue[0]!)} and so on)\n`);
