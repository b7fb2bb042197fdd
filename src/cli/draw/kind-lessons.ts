/** Lessons of books on the kinds of clues of their puzzles: the texts and examples of the kinds' pages. */

import { boardOf } from '../../core/board-of.js';
import type { Constraint } from '../../core/constraint.js';
import type { Geometry } from '../../core/geometry.js';
import { constraintsOf } from '../../definitions/constraints-of.js';
import { readPuzzle } from '../../formats/read.js';
import { textsOf } from '../../render/constraint-texts.js';
import { ENGLISH } from '../../render/language/en/index.js';
import type { Language } from '../../render/language/index.js';
import type { BookLesson } from '../../render/pdf/options.js';
import { picture } from '../../render/picture/picture.js';
import { constraintOf } from '../../variants/names.js';
import { pageText } from '../output/archive.js';
import { textIn } from './lessons.js';

/** Returns the lessons on the kinds of clues that grids have, each once. Kinds of the caller's own have no page. */
export function kindLessons(geometries: readonly Geometry[], language: Language): BookLesson[] {
  const kinds = new Set(geometries.flatMap(constraintsOf));
  return [...kinds].filter(({ id, takes }) => takes && constraintOf(id)).map((kind) => lessonOn(kind, language));
}

/** The part of a page on how texts state the clue, which no reader of a book needs. */
const WRITTEN = /## How it is written\n[\s\S]*?(?=\n## )/;
const EXAMPLE = /## Example\s*<!-- example -->[\s\S]*?```text\n([\s\S]*?)\n```/;

function lessonOn(constraint: Constraint, language: Language): BookLesson {
  const { id } = constraint;
  const { name, rule } = textsOf(constraint, language);
  const page = pageText(`constraints/${id}.md`)!;
  const [example = '', grid] = EXAMPLE.exec(page) ?? [];
  // The pages are in English. Another language has the rule.
  const text =
    language === ENGLISH
      ? textIn(page.slice(page.indexOf('\n') + 1, page.indexOf(example)).replace(WRITTEN, ''))
      : [
          {
            kind: 'paragraph' as const,
            text: `${rule[0]!.toUpperCase()}${rule.slice(1)}.`,
          },
        ];
  return {
    name,
    text,
    ...(grid !== undefined && {
      example: { picture: picture(boardOf(readPuzzle(grid).puzzle), undefined, { candidates: false }), sentence: '' },
    }),
  };
}
