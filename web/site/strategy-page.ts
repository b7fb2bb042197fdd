/** The page of one strategy: what it is, pictures of worked examples, its names and ratings, and how to practise it. */
import { marked } from 'marked';
import { variantFor } from '../../src/create/index.js';
import { escaped } from '../../src/render/index.js';
import type { Strategy } from '../../strategies/index.js';
import { lessonOf } from '../course/lessons.js';
import { withGlossary } from './glossary-page.js';
import { familyTitle, link, listOf, type SitePage } from './page.js';

/** A worked example: its picture, a file beside the page, and its text. */
export interface Example {
  readonly picture: string;
  readonly title: string;
  readonly sentence: string;
}

export interface Rated {
  readonly ladder: string;
  readonly rating: string;
}

export interface StrategyEntry {
  readonly strategy: Strategy;
  /** The text of its page, in Markdown. */
  readonly markdown: string;
  readonly examples: readonly Example[];
  readonly ratings: readonly Rated[];
  readonly before: Strategy | undefined;
  readonly after: Strategy | undefined;
  /** The path of the page to play on, from the root of the site; absent if the site stands alone. */
  readonly play?: string;
}

export const pathOf = ({ family, id }: Strategy): string => `${family}/${id}.html`;

const EXAMPLE = /## Example\s*<!-- example -->[\s\S]*<!-- \/example -->/;

export function strategyPage({ strategy, markdown, examples, ratings, before, after, play }: StrategyEntry): SitePage {
  const { name, family, level, aliases = [] } = strategy;
  const variant = variantFor(strategy.id);
  const text = markdown.replace(/^# .*\n/, '');
  const [above, below = ''] = text.split(EXAMPLE);
  const plain = above!.split('##')[0]!.trim();
  return {
    path: pathOf(strategy),
    title: `${name} - Sudoku strategies`,
    description: plain,
    main: [
      `<p class="trail">${link('../index.html', 'All')} › ${link(`../index.html#${family}`, familyTitle(family))}</p>`,
      `<h1>${escaped(name)} <span class="level ${level}">${level}</span></h1>`,
      aliases.length > 0 ? `<p class="aliases">Also called ${escaped(aliases.join(', '))}.</p>` : '',
      play === undefined ? '' : ways(strategy.id, play),
      withGlossary(asHtml(above!)),
      '<h2>Examples</h2>',
      ...examples.map(figure),
      asHtml(below),
      '<h2>Ratings here</h2>',
      `<table><thead><tr><th scope="col">Ladder</th><th scope="col">Least rating of a step</th></tr></thead><tbody>${ratings.map(({ ladder, rating }) => `<tr><td>${escaped(ladder)}</td><td>${escaped(rating)}</td></tr>`).join('')}</tbody></table>`,
      `<nav aria-label="Neighbours by difficulty">${listOf(
        [
          before && link(`../${pathOf(before)}`, `‹ ${before.name}`, ' rel="prev"'),
          after && link(`../${pathOf(after)}`, `${after.name} ›`, ' rel="next"'),
        ].filter((item) => item !== undefined),
        ' class="neighbours"',
      )}</nav>`,
      '<h2>At the command line</h2>',
      `<p>Five positions in which it is the next step:</p><pre tabindex="0"><code>sudoku create --just --require ${escaped(strategy.id)}${variant ? ` --variant ${variant}` : ''} --count 5</code></pre>`,
    ].join('\n'),
  };
}

/** Links to practice, and to the lesson where the course has one. */
const ways = (id: string, play: string): string =>
  `<p class="ways">${[
    link(`../${play}#/play?practise=${id}`, 'Practise this', ' class="button"'),
    ...(lessonOf(id) ? [link(`../${play}#/learn?lesson=${id}`, 'The lesson')] : []),
  ].join(' ')}</p>`;

/** The pages' Markdown is our own; raw HTML in it is shown as text all the same. */
const asHtml = (markdown: string): string => marked.parse(escapedHtml(toPages(markdown)), { async: false });

/** Links from one strategy's text to another's, as links between their pages. */
const toPages = (markdown: string): string => markdown.replace(/(\]\([^):]+)\.md\)/g, '$1.html)');

const escapedHtml = (markdown: string): string => markdown.replaceAll('<', '&lt;');

const figure = ({ picture, title, sentence }: Example): string =>
  `<figure><img src="${escaped(picture)}" alt="${escaped(`${title}. ${sentence}`)}" width="640" loading="lazy"><figcaption><strong>${escaped(title)}</strong><p class="sentence">${escaped(sentence)}</p></figcaption></figure>`;
