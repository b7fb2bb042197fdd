/**
 * The page of one strategy. It has links to practice, an explanation, pictures of worked examples, ratings, and a
 * command line. A strategy without a text in the language of the page has the English text there, within headings and
 * labels in that language.
 */
import { marked } from 'marked';
import type { LanguageCode } from '../../src/face/index.js';
import { escaped } from '../../src/render/index.js';
import type { Strategy } from '../../strategies/index.js';
import { catalogue, strategyOf } from '../../strategies/index.js';
import { lessonOf } from '../course/lessons.js';
import { familyIn, nameIn } from '../course/strategy-names.js';
import { withGlossary } from './glossary-page.js';
import { fileOf, link, listOf, rootFrom, type SitePage } from './page.js';
import { withoutSteps } from './steps.js';
import { levelIn, type SiteWords, siteWordsIn } from './words.js';

type Texts = Readonly<Record<LanguageCode, string>>;

/**
 * A text with a picture of its own. The picture is a path from the root of the site. The text may be English in all
 * languages.
 */
export interface Pictured {
  readonly picture: string;
  readonly texts: Texts;
}

/**
 * A worked example: its picture, a path from the root of the site, and its texts. Sentences may be English in all
 * languages.
 */
export interface Example {
  readonly picture: string;
  readonly titles: Texts;
  readonly sentences: Texts;
  readonly legend: readonly Pictured[];
  /** The rules of a variant, in words. */
  readonly rules: Texts | undefined;
  /** The parts of the argument, if there are several. */
  readonly reasons: readonly Pictured[];
  /** The position in the form of the page's links. */
  readonly link: string;
}

interface Rated {
  /** The id of the ladder. */
  readonly ladder: string;
  /** The English name of the ladder. */
  readonly name: string;
  /** The rating in the ladder's own terms; undefined if it rates by level and number. */
  readonly rated: string | undefined;
  readonly rating: number;
}

interface StrategyEntry {
  readonly strategy: Strategy;
  /** The English text of the page, in Markdown. */
  readonly markdown: string;
  readonly german: string | undefined;
  readonly examples: readonly Example[];
  /** The steps of the first example, in Markdown. */
  readonly steps: readonly Pictured[];
  readonly ratings: readonly Rated[];
  readonly before: Strategy | undefined;
  readonly after: Strategy | undefined;
  /** The variant that the strategy needs, by name. */
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
  const own = nameIn(language, strategy);
  const aliases = [...(own === name ? [] : [name]), ...(strategy.aliases ?? [])];
  const file = fileOf({ language, path: pathOf(strategy) });
  const text = untitled(withoutSteps(entry.markdown));
  const [above, below = ''] = text.split(EXAMPLE);
  const neighbour = (other: Strategy, arrow: (name: string) => string, rel: string): string =>
    link(`../${pathOf(other)}`, arrow(nameIn(language, other)), ` rel="${rel}"`);
  return {
    language,
    path: pathOf(strategy),
    part: 'strategies',
    title: `${own} - ${words.site}`,
    description: aboutIn(entry, above!, language) ?? `${own} - ${words.site}`,
    main: [
      `<p class="trail">${link(`../index.html#${family}`, familyIn(language, family))}</p>`,
      `<h1>${escaped(own)} <span class="level ${level}">${levelIn(language, level)}</span></h1>`,
      aliases.length > 0 ? `<p class="aliases">${escaped(words.alsoCalled(aliases.join(', ')))}</p>` : '',
      others(words.learnFirst, strategy.learnAfter ?? [], language),
      entry.play === undefined ? '' : practiceLinks(strategy.id, rootFrom(file) + entry.play, words),
      teaching(entry, above!, rootFrom(file), language),
      `<h2>${words.examples}</h2>`,
      ...examples.map((example) => figure(example, rootFrom(file), entry.play, language)),
      others(words.learnNext, learnNext(strategy.id), language),
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

/** Returns the idea of a strategy in a sentence or two, if a language has it. */
const aboutIn = ({ german }: StrategyEntry, english: string, language: LanguageCode): string | undefined =>
  language === 'de' ? german && ideaIn(untitled(german)) : ideaIn(english);

const ideaIn = (text: string): string => text.split('##')[0]!.trim();

const untitled = (markdown: string): string => markdown.replace(/^# .*\n/, '');

/** Renders the links to practice and, if the course has the strategy, to its lesson. */
const practiceLinks = (id: string, play: string, words: SiteWords): string =>
  `<p class="ways">${[
    link(`${play}#/play?practise=${id}`, words.practise, ' class="button"'),
    ...(lessonOf(id) ? [link(`${play}#/learn?lesson=${id}`, words.lesson)] : []),
  ].join(' ')}</p>`;

/** The most strategies listed as next ones; the easiest come first. */
const MOST_NEXT = 6;

/** Returns the ids of strategies that build on one. */
const learnNext = (id: string): readonly string[] =>
  catalogue
    .filter(({ learnAfter }) => learnAfter?.includes(id))
    .slice(0, MOST_NEXT)
    .map((next) => next.id);

/** Renders a list of other strategies with links to their pages. */
const others = (heading: string, ids: readonly string[], language: LanguageCode): string =>
  ids.length === 0
    ? ''
    : `<p class="others">${heading} ${ids
        .map((id) => strategyOf(id)!)
        .map((one) => link(`../${pathOf(one)}`, nameIn(language, one)))
        .join(', ')}</p>`;

/** Renders the idea of a strategy, its steps, ways to spot it, and common mistakes. */
function teaching({ german, steps }: StrategyEntry, english: string, root: string, language: LanguageCode): string {
  if (language === 'de' && german !== undefined) return withGlossary(asHtml(untitled(german)), language);
  const [, idea, sections] = /^\s*([\s\S]*?)\s*((?:^## [\s\S]*)?)$/m.exec(english)!;
  const stepped = steps.length > 0 ? `<h2>Step by step</h2>${pictured('steps', steps, root, 'en', inline)}` : '';
  return article(withGlossary([asHtml(idea!), stepped, asHtml(sections!)].join('\n'), 'en', language), language);
}

/**
 * Renders a part of an English text. On a page in another language it is marked as English, and has translated
 * headings.
 */
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

/** Converts Markdown to HTML. Raw HTML in it is shown as text, although the Markdown is our own. */
const asHtml = (markdown: string): string => marked.parse(escapedHtml(toPages(markdown)), { async: false });

/** Converts links between the Markdown files of strategies to links between their pages. */
const toPages = (markdown: string): string => markdown.replace(/(\]\([^):]+)\.md\)/g, '$1.html)');

const escapedHtml = (markdown: string): string => markdown.replaceAll('<', '&lt;');

/** Converts a line of Markdown to HTML without a paragraph. */
const inline = (markdown: string): string => marked.parseInline(escapedHtml(toPages(markdown)), { async: false });

/** Renders numbered texts, each above its picture. */
function pictured(
  name: string,
  items: readonly Pictured[],
  root: string,
  language: LanguageCode,
  written = escaped,
): string {
  const item = ({ picture, texts }: Pictured): string =>
    `<li><p${englishIn(texts, language)}>${written(texts[language])}</p><img src="${escaped(root + picture)}" alt="" width="320" loading="lazy"></li>`;
  return items.length === 0 ? '' : `<ol class="${name}">${items.map(item).join('')}</ol>`;
}

/** Returns the attribute for an English text on a page in another language; otherwise nothing. */
const englishIn = (texts: Texts, language: LanguageCode): string =>
  texts[language] === texts.en && language !== 'en' ? ' lang="en"' : '';

function figure(example: Example, root: string, play: string | undefined, language: LanguageCode): string {
  const { picture, titles, sentences, legend, rules, reasons } = example;
  const [title, sentence] = [titles[language], sentences[language]];
  const written = englishIn(sentences, language);
  const signs = legend.map(
    ({ picture: sample, texts }) =>
      `<img src="${escaped(root + sample)}" alt="" width="24" height="24"><span${englishIn(texts, language)}>${escaped(texts[language])}</span>`,
  );
  return [
    `<figure><div><img${written} src="${escaped(root + picture)}" alt="${escaped(`${title}. ${sentence}`)}" width="640" loading="lazy">`,
    signs.length > 0 ? listOf(signs, ' class="legend"') : '',
    `</div><figcaption><strong>${escaped(title)}</strong>`,
    rules ? `<p${englishIn(rules, language)}>${escaped(rules[language])}</p>` : '',
    `<p class="sentence"${written}>${escaped(sentence)}</p>`,
    play === undefined
      ? ''
      : `<p>${link(`${root}${play}#/play?p=${example.link}`, siteWordsIn(language).playPosition)}</p>`,
    '</figcaption></figure>',
    pictured('steps reasons', reasons, root, language),
  ].join('');
}
