/** The data of a lesson, which the page loads with it: its texts, an example, and exercises that get harder. */
import { type DrawnPosition, type Puzzle, read } from '../../src/face/index.js';
import { GERMAN_LESSONS } from '../course/german.js';
import type { LessonData, LessonText } from '../course/lesson-data.js';
import { lessonOf } from '../course/lessons.js';
import { linkOf } from '../page/play/link.js';
import { playOf } from '../page/play/play.js';

/** `positions`: texts of the exercises, in any format. */
export function lessonJson(
  id: string,
  markdown: string,
  { geometry, values, givens, digits }: DrawnPosition,
  positions: readonly string[],
): LessonData {
  const placed = Uint8Array.from(values, (value, cell) => (value >= 0 && !givens[cell] ? 1 : 0));
  const example = { geometry, values: Int8Array.from(values), placed, candidates: Int32Array.from(digits) };
  // Lessons about the digits alone come before there are candidates to write down.
  const isUnmarked = lessonOf(id)?.chapter === 'singles';
  const linkTo = ({ candidates, ...rest }: Puzzle): string =>
    linkOf(playOf(isUnmarked || !candidates ? rest : { ...rest, candidates }));
  return {
    texts: { en: englishOf(markdown), de: GERMAN_LESSONS[id]! },
    example: linkTo(example),
    exercises: positions.map((text) => linkTo(read(text))),
  };
}

/** The paragraph below the title, and the section on how to spot it, its steps as one paragraph. */
function englishOf(markdown: string): LessonText {
  const [, idea] = /^# .*\n+([^\n]+)/.exec(markdown)!;
  const [, spot] = /## How to spot it\n+([\s\S]+?)\n+## /.exec(markdown)!;
  const plain = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');
  return { idea: plain(idea!), spot: plain(spot!.replace(/^\d+\. /gm, '').replace(/\n+/g, ' ')) };
}
