/**
 * The main part of a strategy's page, as HTML: links to practice, an explanation, worked examples with pictures,
 * ratings, and a command line. The site and the page build it from the same data. A strategy without a text in the
 * language of the page has the English text there, within headings and labels in that language.
 */
import type { LanguageCode, Level } from '../../src/face/index.js';
import type { Drawn, DrawnPosition } from '../../src/render/index.js';
import {
  conclusion,
  escaped,
  type LegendLanguage,
  type Picture,
  picture,
  reasonPicture,
  rulesSentence,
} from '../../src/render/index.js';
import { inLanguage } from '../course/in-language.js';
import { lessonOf } from '../course/lessons.js';
import { familyIn } from '../course/strategy-names.js';
import type { StrategyInfo } from '../page/engine/protocol.js';
import { withGlossary } from './glossed-html.js';
import { link, listOf } from './html.js';
import { splitLegend } from './legend.js';
import { marksIn, stepIn } from './packed.js';
import { stepPictures } from './steps.js';
import { type ExampleData, positionIn, type Rated, type StrategyData, type Texts } from './strategy-data.js';
import { type StrategyWords, strategyWordsIn } from './strategy-words.js';

/** How a picture is shown. */
export interface Shown {
  /** The picture in words; empty if the text beside it says the same. */
  readonly words: string;
  /** The language of these words, if it is not that of the page. */
  readonly isEnglish?: boolean;
  /** The width in pixels in which it is usually seen. */
  readonly width: number;
}

/** What a page of strategies lies in: the site, or Learn. */
export interface StrategyFrame {
  readonly language: LanguageCode;
  /** The language of the legends of pictures. Default: English. */
  readonly pictures?: LegendLanguage | undefined;
  readonly levels: Readonly<Record<Level, string>>;
  /** All strategies, easiest first. */
  readonly strategies: readonly StrategyInfo[];
  /** The address of a strategy's page. */
  addressOf(strategy: StrategyInfo): string;
  /** The address of the list of strategies, at a family. */
  familyAddress(family: string): string;
  /** True if puzzles can be played, in this page. */
  readonly canPlay: boolean;
  /** Returns the HTML of a picture. `name`: its name among the pictures of the strategy. */
  draw(drawn: Picture, name: string, shown: Shown): string;
}

export function strategyMain(own: StrategyInfo, data: StrategyData, frame: StrategyFrame): string {
  const { language, strategies, levels } = frame;
  const { name, family, level, aliases, learnAfter } = own;
  const words = strategyWordsIn(language);
  const at = strategies.findIndex(({ id }) => id === own.id);
  const neighbour = (index: number, arrow: (name: string) => string, rel: string): readonly string[] => {
    const other = strategies[index];
    return other ? [link(frame.addressOf(other), arrow(other.name), ` rel="${rel}"`)] : [];
  };
  return [
    `<p class="trail">${link(frame.familyAddress(family), familyIn(language, family))}</p>`,
    `<h1>${escaped(name)} <span class="level ${level}">${levels[level]}</span></h1>`,
    aliases.length > 0 ? `<p class="aliases">${escaped(words.alsoCalled(aliases.join(', ')))}</p>` : '',
    others(
      words.learnFirst,
      learnAfter.flatMap((id) => strategies.find((one) => one.id === id) ?? []),
      frame,
    ),
    frame.canPlay ? practiceLinks(own.id, words) : '',
    teaching(data, frame),
    `<h2>${words.examples}</h2>`,
    ...data.examples.map((example, index) => figure(example, String(index + 1), frame)),
    others(words.learnNext, learnNext(own.id, strategies), frame),
    article(data.below, language),
    `<h2>${words.ratings}</h2>`,
    `<table><thead><tr><th scope="col">${words.ladder}</th><th scope="col">${words.leastRating}</th></tr></thead><tbody>${data.ratings.map((each) => row(each, levels[level], words)).join('')}</tbody></table>`,
    `<nav aria-label="${words.neighbours}">${listOf(
      [...neighbour(at - 1, (its) => `‹ ${its}`, 'prev'), ...neighbour(at + 1, (its) => `${its} ›`, 'next')],
      ' class="neighbours"',
    )}</nav>`,
    `<h2>${words.commandLine}</h2>`,
    `<p>${words.fivePositions}</p><pre tabindex="0"><code>sudoku create --just --require ${escaped(own.id)}${data.variant ? ` --constraint ${data.variant}` : ''} --count 5</code></pre>`,
  ].join('\n');
}

/** Renders the links to practice and, if the course has the strategy, to its lesson. */
const practiceLinks = (id: string, words: StrategyWords): string =>
  `<p class="ways">${[
    link(`#/play?practise=${id}`, words.practise, ' class="button"'),
    ...(lessonOf(id) ? [link(`#/learn?lesson=${id}`, words.lesson)] : []),
  ].join(' ')}</p>`;

/** The most strategies listed as next ones; the easiest come first. */
const MOST_NEXT = 6;

/** Returns the strategies that build on one. */
const learnNext = (id: string, strategies: readonly StrategyInfo[]): readonly StrategyInfo[] =>
  strategies.filter(({ learnAfter }) => learnAfter.includes(id)).slice(0, MOST_NEXT);

/** Renders a list of other strategies with links to their pages. */
const others = (heading: string, strategies: readonly StrategyInfo[], frame: StrategyFrame): string =>
  strategies.length === 0
    ? ''
    : `<p class="others">${heading} ${strategies.map((one) => link(frame.addressOf(one), one.name)).join(', ')}</p>`;

/** Renders the idea of a strategy, its steps, ways to spot it, and common mistakes. */
function teaching({ english, german, examples }: StrategyData, frame: StrategyFrame): string {
  const { language } = frame;
  const own = inLanguage(language, { en: undefined, de: german });
  const { idea, steps, above } = own ?? english;
  const written = own ? language : 'en';
  const [example] = examples;
  // An English heading is translated as others are.
  const stepped =
    steps.length > 0 && example
      ? `<h2>${strategyWordsIn(written).stepByStep}</h2>${stepList(steps, english.steps, example, frame)}`
      : '';
  const text = withGlossary([idea, stepped, above].join('\n'), written, language);
  return own ? text : article(text, language);
}

/** Renders the steps of the first example, each above its picture, which draws what the English step names. */
function stepList(
  steps: readonly string[],
  english: readonly string[],
  { position, step }: ExampleData,
  frame: StrategyFrame,
): string {
  const drawn = stepPictures(english.map(plainTextOf), positionIn(position), stepIn(step));
  return numbered(
    'steps',
    steps.map((text, index) => `<p>${text}</p>${frame.draw(drawn[index]!, `step-${index + 1}`, SMALL)}`),
  );
}

const SMALL: Shown = { words: '', width: 320 };

const numbered = (name: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<ol class="${name}">${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** Returns the text of HTML of our own. */
export const plainTextOf = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => SIGNS[name]!);

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/**
 * Renders a part of an English text. On a page in another language it is marked as English, and has translated
 * headings.
 */
function article(html: string, language: LanguageCode): string {
  if (language === 'en' || html.trim() === '') return html;
  const { headings, textIsEnglish } = strategyWordsIn(language);
  const headed = html.replace(/<h2>(.*?)<\/h2>/g, (whole, heading) =>
    headings[heading] ? `<h2 lang="${language}">${headings[heading]}</h2>` : whole,
  );
  return `<section lang="en"><p class="note" lang="${language}">${textIsEnglish}</p>${headed}</section>`;
}

function row({ ladder, rated, rating }: Rated, level: string, words: StrategyWords): string {
  const value = rated === undefined ? `${level}, ${rating}` : words.rated(rated);
  return `<tr><td>${escaped(`${ladder}: ${words.ladders[ladder]}`)}</td><td>${escaped(value)}</td></tr>`;
}

/** True if a text is English on a page in another language. */
const isEnglish = (texts: Texts, language: LanguageCode): boolean =>
  textIn(texts, language) === texts.en && language !== 'en';

const textIn = (texts: Texts, language: LanguageCode): string => texts[language] ?? texts.en;

/** Returns the attribute for an English text on a page in another language; otherwise nothing. */
const englishIn = (texts: Texts, language: LanguageCode): string => (isEnglish(texts, language) ? ' lang="en"' : '');

/** Renders an example. `name`: its name among the pictures of the strategy. */
function figure(example: ExampleData, name: string, frame: StrategyFrame): string {
  const { language } = frame;
  const { sentence } = example;
  const position = positionIn(example.position);
  const { geometry } = position;
  const step = stepIn(example.step);
  const concluded = conclusion(step, geometry);
  const title = language === 'en' && example.subject ? `${example.subject}: ${concluded}` : concluded;
  const rules = geometry.isPlain ? undefined : rulesSentence(geometry, frame.pictures);
  const words = `${title}. ${textIn(sentence, language)}`;
  const { drawn, legend } = drawnExample(position, step, frame);
  return [
    `<figure><div>${frame.draw(drawn, name, { words, isEnglish: isEnglish(sentence, language), width: 640 })}`,
    legend.length > 0 ? listOf(legend, ' class="legend"') : '',
    `</div><figcaption><strong>${escaped(title)}</strong>`,
    rules ? `<p>${escaped(rules)}</p>` : '',
    `<p class="sentence"${englishIn(sentence, language)}>${escaped(textIn(sentence, language))}</p>`,
    frame.canPlay ? `<p>${link(`#/play?p=${example.position}`, strategyWordsIn(language).playPosition)}</p>` : '',
    '</figcaption></figure>',
    reasonsOf(example, position, step, name, frame),
  ].join('');
}

/** Draws an example. Its legend is apart, so that it is readable beside a small picture. */
function drawnExample(position: DrawnPosition, step: Drawn, { pictures, draw }: StrategyFrame) {
  const { picture: drawn, entries } = splitLegend(
    picture(position, step, { legend: true, ...(pictures && { language: pictures }) }),
  );
  const legend = entries.map(
    ({ words, sample }) => `${draw(sample, 'sign', { words: '', width: 24 })}<span>${escaped(words)}</span>`,
  );
  return { drawn, legend };
}

/** Renders the parts of the argument, each with a picture of its own. */
const reasonsOf = (
  { reasons = [] }: ExampleData,
  position: DrawnPosition,
  step: Drawn,
  name: string,
  frame: StrategyFrame,
): string =>
  numbered(
    'steps reasons',
    reasons.map(({ texts, marks }, index) => {
      const drawn = reasonPicture(position, { ...step, marks: marksIn(marks) });
      return `<p${englishIn(texts, frame.language)}>${escaped(textIn(texts, frame.language))}</p>${frame.draw(drawn, `${name}-part-${index + 1}`, SMALL)}`;
    }),
  );
