/** Collects the data of all strategies from their texts and from the cases of their tests. It runs when pages are built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import { variantFor } from '../../src/create/index.js';
import type { LanguageCode } from '../../src/face/index.js';
import { drawnReasons, languageOf, sentence } from '../../src/render/index.js';
import { ladders } from '../../src/solver/index.js';
import type { Hit, Strategy } from '../../strategies/index.js';
import { type Case, casesOf } from '../../test/strategies/fixture.js';
import { positionLink } from './lesson.js';
import { packedMarks, packedStep } from './packed.js';
import { stepsIn, withoutSteps } from './steps.js';
import type { ExampleData, Rated, StrategyData, Teaching, Texts } from './strategy-data.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The most worked examples on a page. */
const MOST_EXAMPLES = 3;

/** Returns the data of a strategy. `addressOf`: returns the address of a strategy's page, by its id. */
export function dataOf(strategy: Strategy, addressOf: (id: string) => string): StrategyData {
  const markdown = markdownOf(strategy);
  const german = germanOf(strategy);
  const toPages = (text: string): string =>
    text.replace(/\]\((?:[^):]*\/)?([\w-]+)\.md\)/g, (_, id: string) => `](${addressOf(id)})`);
  /** Converts Markdown to HTML. Raw HTML in it is shown as text, although the Markdown is our own. */
  const asHtml = (text: string): string => marked.parse(escapedHtml(toPages(text)), { async: false }).trim();
  /** Converts a line of Markdown to HTML without a paragraph. */
  const inline = (text: string): string => marked.parseInline(escapedHtml(toPages(text)), { async: false });
  const teachingOf = (text: string): Teaching => {
    const [, idea, above] = /^\s*([\s\S]*?)\s*((?:^## [\s\S]*)?)$/m.exec(withoutSteps(untitled(text)))!;
    return { idea: asHtml(idea!), steps: stepsIn(text).map(inline), above: asHtml(above!) };
  };
  const [told, below = ''] = markdown.split(EXAMPLE);
  const variant = variantFor(strategy.id);
  return {
    english: teachingOf(told!),
    ...(german !== undefined && { german: teachingOf(german) }),
    below: asHtml(below),
    examples: examplesOf(strategy),
    ratings: ratingsOf(strategy),
    ...(variant !== undefined && { variant }),
  };
}

const EXAMPLE = /## Example\s*<!-- example -->[\s\S]*<!-- \/example -->/;

const untitled = (markdown: string): string => markdown.replace(/^# .*\n/, '');

const escapedHtml = (markdown: string): string => markdown.replaceAll('<', '&lt;');

export const markdownOf = ({ family, id }: Strategy): string =>
  readFileSync(join(root, 'strategies', family, `${id}.md`), 'utf8');

/** Returns the German text of a strategy, if there is one. Strategies of the course have one. */
export function germanOf({ family, id }: Strategy): string | undefined {
  const file = join(root, 'strategies', family, `${id}.de.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const ratingsOf = (strategy: Strategy): Rated[] =>
  ladders.flatMap(({ id, rungs, formatRating }) => {
    const rung = rungs.find((one) => one.strategies.includes(strategy));
    const rated = rung && formatRating?.(rung.rating);
    return rung ? [{ ladder: id, ...(rated !== undefined && { rated }), rating: rung.rating }] : [];
  });

const examplesOf = (strategy: Strategy): ExampleData[] =>
  casesOf(strategy.id)
    .filter(({ place, remove }) => place.length + remove.length > 0)
    .slice(0, MOST_EXAMPLES)
    .map((own) => exampleOf(strategy, own));

function exampleOf(strategy: Strategy, one: Case): ExampleData {
  const { board, name } = one;
  const { geometry } = board;
  const hit = stepOf(strategy, one);
  const { message, marks, reasons = [] } = strategy.explain(hit, geometry);
  const subject = subjectOf(name.slice(name.indexOf(':') + 2));
  return {
    position: positionLink(board),
    step: packedStep({ ...hit, marks }),
    ...(subject && { subject }),
    sentence: inEach((language) => sentence(message, geometry, languageOf(language))),
    ...(reasons.length > 0 && {
      reasons: reasons.map((reason) => ({
        texts: inEach((language) => captionOf(drawnReasons([reason], geometry, languageOf(language))[0]!.caption)),
        marks: packedMarks(reason.marks),
      })),
    }),
  };
}

/** Returns the English subject of a case; undefined if its name only states the conclusion. */
const subjectOf = (name: string): string | undefined =>
  /^(removes|places|another|at \d)/.test(name) ? undefined : `${name[0]!.toUpperCase()}${name.slice(1)}`;

/** Returns a text in each language. */
const inEach = (textIn: (language: LanguageCode) => string): Texts => ({ en: textIn('en'), de: textIn('de') });

/** Returns the caption of a part without its number. */
const captionOf = (caption: string): string => caption.replace(/^\d+\. /, '');

const same = (a: readonly number[], b: readonly number[]): boolean => `${[...a].sort()}` === `${[...b].sort()}`;

/** Returns the step of a case. Several steps may have its outcome; then the sentence that it quotes decides. */
function stepOf(strategy: Strategy, { board, place, remove, says, name }: Case): Hit {
  const { geometry } = board;
  const isQuoted = (one: Hit): boolean =>
    says === undefined || sentence(strategy.explain(one, geometry).message, geometry) === says;
  const hit = first(strategy.find(board), (one) => same(one.place, place) && same(one.remove, remove) && isQuoted(one));
  if (!hit) throw new Error(`${name} is not found`);
  return hit;
}

/** Returns the first wanted item. Stops a lazy search as soon as it is found. */
function first<T>(all: Iterable<T>, isWanted: (one: T) => boolean): T | undefined {
  for (const one of all) if (isWanted(one)) return one;
  return undefined;
}
