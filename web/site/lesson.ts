/** The data of a lesson, which the page loads with it: texts, an example, and exercises of increasing difficulty. */
import type { LanguageCode, Puzzle } from '../../src/face/index.js';
import { readPuzzle } from '../../src/formats/index.js';
import type { DrawnPosition } from '../../src/render/index.js';
import { type LessonData, type LessonText, lessonOf } from '../course/lessons.js';
import { learnWordsIn } from '../page/learn-view/words.js';
import { linkOf } from '../page/play/link.js';
import { playOf } from '../page/play/play.js';

/**
 * Returns the data of a lesson. `pages`: the strategy's page in each language, as Markdown; `positions`: the exercises
 * in any format.
 */
export function lessonJson(
  id: string,
  pages: Readonly<Record<'en' | 'de', string>>,
  example: DrawnPosition,
  positions: readonly string[],
): LessonData {
  // Learners meet singles before candidates, so positions for singles have no marks.
  const isUnmarked = lessonOf(id)?.chapter === 'singles';
  return {
    texts: { en: lessonTextOf(pages.en, 'en'), de: lessonTextOf(pages.de, 'de') },
    example: puzzleLink(puzzleOf(example), isUnmarked),
    exercises: positions.map((text) => puzzleLink(readPuzzle(text).puzzle, isUnmarked)),
  };
}

/** Returns the address of a position with its candidates, in the form of the page's links. */
export const positionLink = (position: DrawnPosition): string => puzzleLink(puzzleOf(position), false);

const puzzleLink = ({ candidates, ...rest }: Puzzle, isUnmarked: boolean): string =>
  linkOf(playOf(isUnmarked || !candidates ? rest : { ...rest, candidates }));

const puzzleOf = ({ geometry, values, givens, digits }: DrawnPosition): Puzzle => ({
  geometry,
  values: Int8Array.from(values),
  placed: Uint8Array.from(values, (value, cell) => (value >= 0 && !givens[cell] ? 1 : 0)),
  candidates: Int32Array.from(digits),
});

/** Returns the paragraph below the title, the steps for spotting the pattern and the common mistakes, as plain text. */
export function lessonTextOf(markdown: string, language: LanguageCode): LessonText {
  const [, idea] = /^# .*\n+([^\n]+)/.exec(markdown)!;
  const { spot, mistakes } = learnWordsIn(language);
  const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');
  const listIn = (heading: string): string[] =>
    (markdown.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
      .trim()
      .split(/\n+(?=(?:\d+\.|-) )/)
      .map((item) => plain(item.replace(/^(?:\d+\.|-) /, '').replace(/\s*\n\s*/g, ' ')));
  return { idea: plain(idea!), spot: listIn(spot), mistakes: listIn(mistakes) };
}
