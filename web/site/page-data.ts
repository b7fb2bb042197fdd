/**
 * Part of `npm run build:page`: writes what Learn loads beside the page into a folder: the data of each strategy, from
 * which the page draws its pictures, that of each lesson, and the small drawings of all strategies.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../src/face/index.js';
import { loadLanguage } from '../../src/render/index.js';
import { catalogue, strategyOf } from '../../strategies/index.js';
import { casesOf } from '../../test/strategies/fixture.js';
import { LESSONS } from '../course/lessons.js';
import { pageOf } from '../page/app/route.js';
import { dataOf, germanOf, markdownOf } from './collect.js';
import { lessonJson } from './lesson.js';
import type { StrategyData } from './strategy-data.js';
import { type ThumbData, thumbDataOf } from './thumb.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, , folder = join(root, 'dist/learn')] = process.argv;

for (const language of LANGUAGES) await loadLanguage(language);

const files: string[] = [];

function write(path: string, content: unknown): void {
  files.push(path);
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const thumbs: Record<string, ThumbData> = {};
for (const strategy of catalogue) {
  const data: StrategyData = dataOf(strategy, pageOf);
  write(`strategies/${strategy.id}.json`, data);
  thumbs[strategy.id] = thumbDataOf(data.examples[0]!);
}
write('thumbs.json', thumbs);

const exercises = readFileSync(join(root, 'fixtures/course.tsv'), 'utf8').trim().split('\n');
for (const { id } of LESSONS) {
  const positions = exercises.map((row) => row.split('\t')).flatMap(([of, text]) => (of === id ? [text!] : []));
  const [example] = casesOf(id);
  const strategy = strategyOf(id)!;
  const pages = { en: markdownOf(strategy), de: germanOf(strategy)! };
  write(`lessons/${id}.json`, lessonJson(id, pages, example!.board, positions));
}
write('article.css', readFileSync(join(root, 'web/site/article.css'), 'utf8'));
// The page caches these files, so that all of Learn can be read offline.
write('files.json', [...files, 'files.json']);
