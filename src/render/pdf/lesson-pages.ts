/** The pages that teach the strategies of a book: the text of each, and an example. */

import { BOLD, REGULAR } from './faces.js';
import type { BookLesson, BookOptions, LessonPart } from './options.js';
import { type PageArea, printableOf } from './page.js';
import type { Pen } from './pen.js';
import { areaBelow, type PlannedPage } from './press.js';
import { drawPicture } from './shapes.js';
import type { TypeStyle } from './typesetter.js';

/** A part of a lesson that stays in one piece. */
interface Block {
  readonly height: number;
  draw(x: number, y: number): void;
}

/** A lesson in type of one size: blocks above each other, in one column or two. */
interface LaidOut {
  readonly height: number;
  readonly columns: readonly { readonly x: number; readonly blocks: readonly Block[] }[];
}

/** Sizes of type, from the largest: a lesson has the largest in which it fits a page. */
const TYPES = [9.5, 8.5, 7.5, 6.5, 5.5] as const;
/** The size of headings relative to the text. */
const NAME = 1.5;
/** The indent of points, relative to the size of type. */
const INDENT = 1.6;
const GAP = 20;
/** The width of a page on which text and picture stand side by side, and the share of it that the text has. */
const TWO_COLUMNS = 450;
const TEXT_SHARE = 0.46;
/** The widest that a picture is in a column of its own, relative to the page. */
const PICTURE_SHARE = 0.75;

/** Plans the pages: lessons follow each other, and each stands on one page. */
export function lessonPages(pen: Pen, options: BookOptions): PlannedPage[] {
  const { howTo = [], words } = options;
  const area = areaBelow(printableOf(options), true);
  const pages: { lessons: LaidOut[]; left: number }[] = [];
  for (const lesson of howTo) {
    const laid = fitting(pen, lesson, area);
    const last = pages.at(-1);
    if (last && last.left >= laid.height) {
      last.lessons.push(laid);
      last.left -= laid.height + GAP;
    } else pages.push({ lessons: [laid], left: area.height - laid.height - GAP });
  }
  return pages.map(({ lessons }) => ({
    heading: words.howToSolve,
    draw: (_, area) => drawLessons(lessons, area),
  }));
}

function drawLessons(lessons: readonly LaidOut[], area: PageArea): void {
  let top = area.y;
  for (const { columns, height } of lessons) {
    for (const { x, blocks } of columns) {
      let y = top;
      for (const block of blocks) {
        block.draw(area.x + x, y);
        y += block.height;
      }
    }
    top += height + GAP;
  }
}

/** The lesson in the largest type in which it fits the page; in the smallest, if it fits in none. */
function fitting(pen: Pen, lesson: BookLesson, area: PageArea): LaidOut {
  let laid = layOut(pen, lesson, area.width, TYPES[0]);
  for (const size of TYPES.slice(1)) if (laid.height > area.height) laid = layOut(pen, lesson, area.width, size);
  return laid;
}

function layOut(pen: Pen, lesson: BookLesson, width: number, size: number): LaidOut {
  const isWide = width >= TWO_COLUMNS;
  const textWidth = isWide ? width * TEXT_SHARE : width;
  const text = textBlocks(pen, lesson, textWidth, size);
  if (!lesson.example) return { height: heightOf(text), columns: [{ x: 0, blocks: text }] };
  const besides = isWide ? width - textWidth - GAP : width * PICTURE_SHARE * (size / TYPES[0]);
  const example = exampleBlocks(pen, lesson.example, { width: besides, sentenceWidth: isWide ? besides : width, size });
  return isWide
    ? {
        height: Math.max(heightOf(text), heightOf(example)),
        columns: [
          { x: 0, blocks: text },
          { x: textWidth + GAP, blocks: example },
        ],
      }
    : { height: heightOf(text) + heightOf(example), columns: [{ x: 0, blocks: [...text, ...example] }] };
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** The name and the text. */
function textBlocks(pen: Pen, { name, text }: BookLesson, width: number, size: number): Block[] {
  return [
    words(pen, name, { face: BOLD, size: size * NAME }, width),
    ...text.map((part) => {
      const style = { face: part.kind === 'heading' ? BOLD : REGULAR, size } as const;
      return part.mark === undefined ? words(pen, part.text, style, width) : point(pen, part, style, width);
    }),
  ];
}

/** A point of a list, beside its mark. */
function point(pen: Pen, { text, mark = '' }: LessonPart, style: TypeStyle, width: number): Block {
  const indent = style.size * INDENT;
  const { height, draw } = words(pen, text, style, width - indent);
  return {
    height,
    draw(x, y) {
      pen.type.write(mark, style, { x, y, width: indent });
      draw(x + indent, y);
    },
  };
}

/** A text with a gap of half a line below it. */
function words({ type }: Pen, text: string, style: TypeStyle, width: number): Block {
  return {
    height: type.heightOf(text, style, width) + style.size / 2,
    draw(x, y) {
      type.write(text, style, { x, y, width });
    },
  };
}

/** The picture, and below it the sentence. */
function exampleBlocks(
  pen: Pen,
  { picture, sentence }: NonNullable<BookLesson['example']>,
  { width, sentenceWidth, size }: { readonly width: number; readonly sentenceWidth: number; readonly size: number },
): Block[] {
  const drawn: Block = {
    height: (width * picture.height) / picture.width + size / 2,
    draw(x, y) {
      drawPicture(pen.document, picture, { x: x + (sentenceWidth - width) / 2, y, width });
    },
  };
  return [drawn, words(pen, sentence, { face: REGULAR, size: size * 0.95 }, sentenceWidth)];
}
