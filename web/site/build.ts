/**
 * `npm run docs:site`: writes the site of all strategies into a folder, by default dist/site. A second argument is the
 * path from that folder to the play page, if there is one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { variantFor } from '../../src/create/index.js';
import { LANGUAGES, type LanguageCode } from '../../src/face/index.js';
import {
  conclusion,
  type Drawn,
  type DrawnPosition,
  drawnReasons,
  languageOf,
  loadLanguage,
  type Picture,
  picture,
  reasonPicture,
  rulesSentence,
  sentence,
  svgOf,
} from '../../src/render/index.js';
import { ladders } from '../../src/solver/index.js';
import { catalogue, type Hit, type Strategy, strategyOf } from '../../strategies/index.js';
import { type Case, casesOf } from '../../test/strategies/fixture.js';
import { LESSONS } from '../course/lessons.js';
import { compact } from './compact.js';
import { glossaryPage } from './glossary-page.js';
import { indexPage } from './index-page.js';
import { type LegendEntry, splitLegend } from './legend.js';
import { lessonJson, positionLink } from './lesson.js';
import { documentOf, fileOf, type SitePage } from './page.js';
import { stepPictures, stepsIn } from './steps.js';
import { type Example, type Pictured, pathOf, strategyPage } from './strategy-page.js';
import { thumbOf } from './thumb.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , site = join(root, 'dist/site'), play] = process.argv;

/** The most worked examples on a page. */
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
 * Returns the English title of a case. If its name only states the conclusion, the title is the conclusion in the
 * notation of the pages, as it is in other languages.
 */
const titleOf = (name: string, concluded: string): string =>
  /^(removes|places|another|at \d)/.test(name) ? concluded : `${name[0]!.toUpperCase()}${name.slice(1)}: ${concluded}`;

/** Returns the first wanted item. Stops a lazy search as soon as it is found. */
function first<T>(all: Iterable<T>, isWanted: (one: T) => boolean): T | undefined {
  for (const one of all) if (isWanted(one)) return one;
  return undefined;
}

/** Returns a text in each language. */
const inEach = (textIn: (language: LanguageCode) => string): Readonly<Record<LanguageCode, string>> => ({
  en: textIn('en'),
  de: textIn('de'),
});

/** Writes a picture beside the page of its strategy. */
function writePicture({ family }: Strategy, name: string, drawn: Picture): string {
  const file = `${family}/${name}.svg`;
  write(file, compact(svgOf(drawn)));
  return file;
}

/** Files of legend samples by their SVG. Most pages share them. */
const signs = new Map<string, string>();

/** Writes the sample of a legend entry, unless an equal one is written. Returns it with its texts. */
function signOf({ words, sample }: LegendEntry, german: string): Pictured {
  const svg = compact(svgOf(sample));
  const file = signs.get(svg) ?? `signs/${signs.size + 1}.svg`;
  if (!signs.has(svg)) write(file, svg);
  signs.set(svg, file);
  return { texts: { en: words, de: german }, picture: file };
}

/** The position of a worked example, and its step. */
interface Found {
  readonly board: DrawnPosition;
  readonly step: Drawn;
}

/** Returns the step of a case. Several steps may have its outcome; then the sentence that it quotes decides. */
function stepOf(strategy: Strategy, { board, place, remove, says, name }: Case): Hit {
  const { geometry } = board;
  const isQuoted = (one: Hit): boolean =>
    says === undefined || sentence(strategy.explain(one, geometry).message, geometry) === says;
  const hit = first(strategy.find(board), (one) => same(one.place, place) && same(one.remove, remove) && isQuoted(one));
  if (!hit) throw new Error(`${name} is not found`);
  return hit;
}

/** Writes the pictures of an example. Returns them with their texts. */
function exampleOf(strategy: Strategy, number: number, one: Case): Example & Found {
  const { board, name } = one;
  const { geometry } = board;
  const hit = stepOf(strategy, one);
  const { message, marks, reasons } = strategy.explain(hit, geometry);
  const sentences = inEach((language) => sentence(message, geometry, languageOf(language)));
  const concluded = conclusion(hit, geometry);
  const own = `${strategy.id}-${number}`;
  const step = { ...hit, marks };
  const drawnIn = (language: LanguageCode) =>
    splitLegend(
      picture(board, step, {
        title: strategy.name,
        description: sentences.en,
        legend: true,
        language: languageOf(language),
      }),
    );
  const { picture: drawn, entries } = drawnIn('en');
  const { entries: translated } = drawnIn('de');
  return {
    board,
    step,
    picture: writePicture(strategy, own, drawn),
    titles: { en: titleOf(name.slice(name.indexOf(':') + 2), concluded), de: concluded },
    sentences,
    legend: entries.map((entry, index) => signOf(entry, translated[index]!.words)),
    rules: geometry.isPlain ? undefined : inEach((language) => rulesSentence(geometry, language)!),
    reasons: (reasons ?? []).map((reason, index) => ({
      texts: inEach((language) => captionOf(drawnReasons([reason], geometry, languageOf(language))[0]!.caption)),
      picture: writePicture(
        strategy,
        `${own}-part-${index + 1}`,
        reasonPicture(board, { ...hit, marks: reason.marks }),
      ),
    })),
    link: positionLink(board),
  };
}

/** Returns the caption of a part without its number. */
const captionOf = (caption: string): string => caption.replace(/^\d+\. /, '');

const examplesOf = (strategy: Strategy): (Example & Found)[] =>
  casesOf(strategy.id)
    .filter(({ place, remove }) => place.length + remove.length > 0)
    .slice(0, MOST_EXAMPLES)
    .map((own, index) => exampleOf(strategy, index + 1, own));

/** Writes the pictures of the steps of a page. Returns them with their texts. */
function stepsOf(strategy: Strategy, markdown: string, { board, step }: Found): Pictured[] {
  const texts = stepsIn(markdown);
  return stepPictures(texts, board, step).map((drawn, index) => ({
    texts: inEach(() => texts[index]!),
    picture: writePicture(strategy, `${strategy.id}-step-${index + 1}`, drawn),
  }));
}

const ratingsOf = (strategy: Strategy) =>
  ladders.flatMap(({ id, name, rungs, formatRating }) => {
    const rung = rungs.find((one) => one.strategies.includes(strategy));
    return rung ? [{ ladder: id, name, rated: formatRating?.(rung.rating), rating: rung.rating }] : [];
  });

const markdownOf = ({ family, id }: Strategy): string =>
  readFileSync(join(root, 'strategies', family, `${id}.md`), 'utf8');

/** Returns the German text of a strategy, if there is one. Strategies of the course have one. */
function germanOf({ family, id }: Strategy): string | undefined {
  const file = join(root, 'strategies', family, `${id}.de.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

for (const [index, strategy] of catalogue.entries()) {
  const markdown = markdownOf(strategy);
  const examples = examplesOf(strategy);
  const [example] = examples as [Example & Found];
  write(`thumbs/${strategy.id}.svg`, thumbOf(example.board.geometry, example.step));
  const entry = {
    strategy,
    markdown,
    german: germanOf(strategy),
    examples,
    steps: stepsOf(strategy, markdown, example),
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
  const strategy = strategyOf(id)!;
  const pages = { en: markdownOf(strategy), de: germanOf(strategy)! };
  write(`lessons/${id}.json`, JSON.stringify(lessonJson(id, pages, example!.board, positions)));
}
const styleIn = (path: string): string => readFileSync(join(root, 'web', path), 'utf8');
write('site.css', styleIn('page/page.css') + styleIn('site/site.css'));
write('article.css', styleIn('site/article.css'));
// The page caches these files, so that the whole site can be read offline.
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
