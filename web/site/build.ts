/**
 * `npm run docs:site`: writes the site of all strategies into a folder, by default dist/site. A second argument is the
 * path from there to the page to play on, if there is one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { variantFor } from '../../src/create/index.js';
import { LANGUAGES, type LanguageCode } from '../../src/face/index.js';
import {
  conclusion,
  drawnReasons,
  languageOf,
  loadLanguage,
  picture,
  sentence,
  svgOf,
} from '../../src/render/index.js';
import { ladders } from '../../src/solver/index.js';
import { catalogue, type Strategy, strategyOf } from '../../strategies/index.js';
import { casesOf } from '../../test/strategies/fixture.js';
import { LESSONS } from '../course/lessons.js';
import { glossaryPage } from './glossary-page.js';
import { indexPage } from './index-page.js';
import { lessonJson } from './lesson.js';
import { documentOf, fileOf, type SitePage } from './page.js';
import { type Example, pathOf, strategyPage } from './strategy-page.js';
import { thumbOf } from './thumb.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , site = join(root, 'dist/site'), play] = process.argv;

/** The most pictures on a page: the first is the example, the others are variants. */
const MOST_EXAMPLES = 3;

for (const language of LANGUAGES) await loadLanguage(language);

const files: string[] = [];

function write(path: string, text: string): void {
  files.push(path);
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writePage = (page: SitePage): void => write(fileOf(page), documentOf(page, play));

const same = (a: readonly number[], b: readonly number[]): boolean => `${[...a].sort()}` === `${[...b].sort()}`;

/**
 * The English title of a case. If its name only says what the case does, the title is the conclusion in the notation of
 * the pages, as it is in other languages.
 */
const titleOf = (name: string, concluded: string): string =>
  /^(removes|places|another|at \d)/.test(name) ? concluded : `${name[0]!.toUpperCase()}${name.slice(1)}: ${concluded}`;

/** The first wanted item. Stops a lazy search as soon as it is found. */
function first<T>(all: Iterable<T>, isWanted: (one: T) => boolean): T | undefined {
  for (const one of all) if (isWanted(one)) return one;
  return undefined;
}

/** Writes the pictures of a strategy's worked cases, and returns them with their texts. */
function examplesOf(strategy: Strategy): Example[] {
  const examples: Example[] = [];
  for (const { board, place, remove, name } of casesOf(strategy.id)) {
    if (place.length + remove.length === 0 || examples.length === MOST_EXAMPLES) continue;
    const hit = first(strategy.find(board), (one) => same(one.place, place) && same(one.remove, remove));
    if (!hit) throw new Error(`${name} is not found`);
    const { message, marks, reasons } = strategy.explain(hit, board.geometry);
    const saidIn = (language: LanguageCode): string => sentence(message, board.geometry, languageOf(language));
    const sentences = { en: saidIn('en'), de: saidIn('de') };
    const concluded = conclusion(hit, board.geometry);
    const file = `${strategy.family}/${strategy.id}-${examples.length + 1}.svg`;
    const drawn = picture(
      board,
      { ...hit, marks },
      {
        title: strategy.name,
        description: sentences.en,
        legend: true,
        reasons: drawnReasons(reasons, board.geometry),
      },
    );
    write(file, svgOf(drawn));
    if (examples.length === 0) write(`thumbs/${strategy.id}.svg`, thumbOf(board.geometry, { ...hit, marks }));
    examples.push({
      picture: file,
      titles: { en: titleOf(name.slice(name.indexOf(':') + 2), concluded), de: concluded },
      sentences,
    });
  }
  return examples;
}

const ratingsOf = (strategy: Strategy) =>
  ladders.flatMap(({ id, name, rungs, rated }) => {
    const rung = rungs.find((one) => one.strategies.includes(strategy));
    return rung ? [{ ladder: id, name, rated: rated?.(rung.rating), rating: rung.rating }] : [];
  });

const markdownOf = ({ family, id }: Strategy): string =>
  readFileSync(join(root, 'strategies', family, `${id}.md`), 'utf8');

for (const [index, strategy] of catalogue.entries()) {
  const entry = {
    strategy,
    markdown: markdownOf(strategy),
    examples: examplesOf(strategy),
    ratings: ratingsOf(strategy),
    before: catalogue[index - 1],
    after: catalogue[index + 1],
    variant: variantFor(strategy.id),
    ...(play !== undefined && { play }),
  };
  for (const language of LANGUAGES) writePage(strategyPage(entry, language));
}
for (const language of LANGUAGES) {
  writePage(indexPage(catalogue, language));
  writePage(glossaryPage(language));
}
const exercises = readFileSync(join(root, 'fixtures/course.tsv'), 'utf8').trim().split('\n');
for (const { id } of LESSONS) {
  const positions = exercises.map((row) => row.split('\t')).flatMap(([of, text]) => (of === id ? [text!] : []));
  const [example] = casesOf(id);
  write(`lessons/${id}.json`, JSON.stringify(lessonJson(id, markdownOf(strategyOf(id)!), example!.board, positions)));
}
const styleIn = (path: string): string => readFileSync(join(root, 'web', path), 'utf8');
write('site.css', styleIn('page/page.css') + styleIn('site/site.css'));
write('article.css', styleIn('site/article.css'));
// The files that the page caches, so that all of it can be read without a network.
writeFileSync(join(site, 'files.json'), JSON.stringify([...files, 'site.js', 'files.json']));
await build({
  entryPoints: [join(root, 'web/site/search.ts')],
  outfile: join(site, 'site.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
});
process.stdout.write(`${catalogue.length} strategies in ${site}/index.html (${pathOf(catalogue[0]!)} and so on)\n`);
