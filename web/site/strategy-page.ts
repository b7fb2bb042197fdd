/**
 * The page of one strategy: how to practise it, what it is, pictures of worked examples, its names and ratings, and last
 * the command line. Its text is English; in another language that of its lesson stands in its place, where the course has
 * one, and all that stands around it is in that language.
 */
import { marked } from 'marked';
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import type { Strategy } from '../../strategies/index.js';
import { familyIn } from '../course/families.js';
import { GERMAN_LESSONS } from '../course/german.js';
import { nameIn } from '../course/german-names.js';
import { lessonOf } from '../course/lessons.js';
import { withGlossary } from './glossary-page.js';
import { fileOf, link, listOf, rootFrom, type SitePage } from './page.js';
import { levelIn, type SiteWords, siteWordsIn } from './words.js';

/** A worked example: its picture, a file from the root of the site, and its texts. A sentence may be English in all. */
export interface Example {
  readonly picture: string;
  readonly titles: Readonly<Record<LanguageCode, string>>;
  readonly sentences: Readonly<Record<LanguageCode, string>>;
}

export interface Rated {
  /** The id of the ladder. */
  readonly ladder: string;
  /** Its name in English. */
  readonly name: string;
  /** In the ladder's own terms; undefined if it rates by level and number. */
  readonly rated: string | undefined;
  readonly rating: number;
}

export interface StrategyEntry {
  readonly strategy: Strategy;
  /** The text of its page, in Markdown. */
  readonly markdown: string;
  readonly examples: readonly Example[];
  readonly ratings: readonly Rated[];
  readonly before: Strategy | undefined;
  readonly after: Strategy | undefined;
  /** The name of the variant that it needs. */
  readonly variant: string | undefined;
  /** The path of the page to play on, from the root of the site; absent if the site stands alone. */
  readonly play?: string;
}

export const pathOf = ({ family, id }: Strategy): string => `${family}/${id}.html`;

const EXAMPLE = /## Example\s*<!-- example -->[\s\S]*<!-- \/example -->/;

export function strategyPage(entry: StrategyEntry, language: LanguageCode): SitePage {
  const { strategy, examples, ratings, before, after } = entry;
  const { name, family, level } = strategy;
  const words = siteWordsIn(language);
  const own = nameIn(language, name);
  const aliases = [...(own === name ? [] : [name]), ...(strategy.aliases ?? [])];
  const file = fileOf({ language, path: pathOf(strategy) });
  const text = entry.markdown.replace(/^# .*\n/, '');
  const [above, below = ''] = text.split(EXAMPLE);
  const neighbour = (other: Strategy, arrow: (name: string) => string, rel: string): string =>
    link(`../${pathOf(other)}`, arrow(nameIn(language, other.name)), ` rel="${rel}"`);
  return {
    language,
    path: pathOf(strategy),
    part: 'strategies',
    title: `${own} - ${words.site}`,
    description: aboutIn(language, strategy.id, above!) ?? `${own} - ${words.site}`,
    main: [
      `<p class="trail">${link(`../index.html#${family}`, familyIn(language, family))}</p>`,
      `<h1>${escaped(own)} <span class="level ${level}">${levelIn(language, level)}</span></h1>`,
      aliases.length > 0 ? `<p class="aliases">${escaped(words.alsoCalled(aliases.join(', ')))}</p>` : '',
      entry.play === undefined ? '' : ways(strategy.id, rootFrom(file) + entry.play, words),
      teaching(strategy.id, above!, language),
      `<h2>${words.examples}</h2>`,
      ...examples.map((example) => figure(example, rootFrom(file), language)),
      article(asHtml(below), language),
      `<h2>${words.ratings}</h2>`,
      `<table><thead><tr><th scope="col">${words.ladder}</th><th scope="col">${words.leastRating}</th></tr></thead><tbody>${ratings.map((each) => row(each, levelIn(language, level), words)).join('')}</tbody></table>`,
      `<nav aria-label="${words.neighbours}">${listOf(
        [
          before && neighbour(before, (its) => `‹ ${its}`, 'prev'),
          after && neighbour(after, (its) => `${its} ›`, 'next'),
        ].filter((item) => item !== undefined),
        ' class="neighbours"',
      )}</nav>`,
      `<h2>${words.commandLine}</h2>`,
      `<p>${words.fivePositions}</p><pre tabindex="0"><code>sudoku create --just --require ${escaped(strategy.id)}${entry.variant ? ` --variant ${entry.variant}` : ''} --count 5</code></pre>`,
    ].join('\n'),
  };
}

/** The idea of a strategy in a sentence or two, as far as a language has it. */
const aboutIn = (language: LanguageCode, id: string, english: string): string | undefined =>
  language === 'de' ? GERMAN_LESSONS[id]?.idea : english.split('##')[0]!.trim();

/** Links to practice, and to the lesson where the course has one. */
const ways = (id: string, play: string, words: SiteWords): string =>
  `<p class="ways">${[
    link(`${play}#/play?practise=${id}`, words.practise, ' class="button"'),
    ...(lessonOf(id) ? [link(`${play}#/learn?lesson=${id}`, words.lesson)] : []),
  ].join(' ')}</p>`;

/** The idea of a strategy, and how to spot it. */
function teaching(id: string, english: string, language: LanguageCode): string {
  const lesson = language === 'de' ? GERMAN_LESSONS[id] : undefined;
  if (!lesson) return article(withGlossary(asHtml(english), 'en', language), language);
  const { spot } = siteWordsIn(language);
  return withGlossary(`<p>${escaped(lesson.idea)}</p><h2>${spot}</h2><p>${escaped(lesson.spot)}</p>`, language);
}

/** A part of the text of a strategy, which says that it is English where the page is not. Its headings are the page's. */
function article(html: string, language: LanguageCode): string {
  if (language === 'en') return html;
  const { headings, textIsEnglish } = siteWordsIn(language);
  const headed = html.replace(/<h2>(.*?)<\/h2>/g, (whole, heading) =>
    headings[heading] ? `<h2 lang="${language}">${headings[heading]}</h2>` : whole,
  );
  return `<section lang="en"><p class="note" lang="${language}">${textIsEnglish}</p>${headed}</section>`;
}

function row({ ladder, name, rated, rating }: Rated, level: string, words: SiteWords): string {
  const value = rated === undefined ? `${level}, ${rating}` : words.rated(rated);
  return `<tr><td>${escaped(`${ladder}: ${words.ladders[ladder] ?? name}`)}</td><td>${escaped(value)}</td></tr>`;
}

/** The pages' Markdown is our own; raw HTML in it is shown as text all the same. */
const asHtml = (markdown: string): string => marked.parse(escapedHtml(toPages(markdown)), { async: false });

/** Links from one strategy's text to another's, as links between their pages. */
const toPages = (markdown: string): string => markdown.replace(/(\]\([^):]+)\.md\)/g, '$1.html)');

const escapedHtml = (markdown: string): string => markdown.replaceAll('<', '&lt;');

function figure({ picture, titles, sentences }: Example, root: string, language: LanguageCode): string {
  const [title, sentence] = [titles[language], sentences[language]];
  const written = sentence === sentences.en && language !== 'en' ? ' lang="en"' : '';
  return `<figure><img${written} src="${escaped(root + picture)}" alt="${escaped(`${title}. ${sentence}`)}" width="640" loading="lazy"><figcaption><strong>${escaped(title)}</strong><p class="sentence"${written}>${escaped(sentence)}</p></figcaption></figure>`;
}
