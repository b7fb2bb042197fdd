/** The pages of a book that teach strategies: a text for each, and an example. */

import { BOLD, type BookLesson, type BookOptions, type LessonPart, REGULAR } from './options.js';
import { type PageArea, printableOf } from './page.js';
import { areaBelow, type PlannedPage } from './press.js';
import { drawPicture } from './shapes.js';
import type { PageTools, TypeStyle } from './typesetter.js';

/** A part of a lesson that is not split. */
interface Block {
  readonly height: number;
  draw(x: number, y: number): void;
}

/** A lesson with all type in one scale: blocks one below the other, in one column or in two. */
interface LaidOut {
  readonly height: number;
  readonly columns: readonly { readonly x: number; readonly blocks: readonly Block[] }[];
}

/** Sizes of type. A lesson has the largest in which it fits a page. */
const TYPES = [9.5, 8.5, 7.5, 6.5, 5.5] as const;
/** The size of a lesson's name relative to its text. */
const NAME = 1.5;
/** The indent of list items, relative to the size of type. */
const INDENT = 1.6;
const GAP = 20;
/** The least width of a page with text and picture side by side, and the share of it for the text. */
const TWO_COLUMNS = 450;
const TEXT_SHARE = 0.46;
/** The greatest width of a picture below its text, relative to the page. */
const PICTURE_SHARE = 0.75;

/** Plans the pages. Lessons follow one another, and each is on one page. */
export function lessonPages(tools: PageTools, options: BookOptions): PlannedPage[] {
  const { howTo = [], words } = options;
  const area = areaBelow(printableOf(options), true);
  const pages: { lessons: LaidOut[]; left: number }[] = [];
  for (const lesson of howTo) {
    const laid = fitting(tools, lesson, area);
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

/** Lays out a lesson in the largest type in which it fits the page. If it fits in none, the type is the smallest. */
function fitting(tools: PageTools, lesson: BookLesson, area: PageArea): LaidOut {
  let laid = layOut(tools, lesson, area.width, TYPES[0]);
  for (const size of TYPES.slice(1)) if (laid.height > area.height) laid = layOut(tools, lesson, area.width, size);
  return laid;
}

function layOut(tools: PageTools, lesson: BookLesson, width: number, size: number): LaidOut {
  const isWide = width >= TWO_COLUMNS;
  const textWidth = isWide ? width * TEXT_SHARE : width;
  const text = textBlocks(tools, lesson, textWidth, size);
  if (!lesson.example) return { height: heightOf(text), columns: [{ x: 0, blocks: text }] };
  const besides = isWide ? width - textWidth - GAP : width * PICTURE_SHARE * (size / TYPES[0]);
  const example = exampleBlocks(tools, lesson.example, {
    width: besides,
    sentenceWidth: isWide ? besides : width,
    size,
  });
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

/** Returns the blocks of the name and the text. */
function textBlocks(tools: PageTools, { name, text }: BookLesson, width: number, size: number): Block[] {
  return [
    words(tools, name, { face: BOLD, size: size * NAME }, width),
    ...text.map((part) => {
      const style = { face: part.kind === 'heading' ? BOLD : REGULAR, size } as const;
      return part.mark === undefined ? words(tools, part.text, style, width) : point(tools, part, style, width);
    }),
  ];
}

/** Returns the block of a list item and its mark. */
function point(tools: PageTools, { text, mark = '' }: LessonPart, style: TypeStyle, width: number): Block {
  const indent = style.size * INDENT;
  const { height, draw } = words(tools, text, style, width - indent);
  return {
    height,
    draw(x, y) {
      tools.type.write(mark, style, { x, y, width: indent });
      draw(x + indent, y);
    },
  };
}

/** Returns the block of a text, with half a line free below it. */
function words({ type }: PageTools, text: string, style: TypeStyle, width: number): Block {
  return {
    height: type.heightOf(text, style, width) + style.size / 2,
    draw(x, y) {
      type.write(text, style, { x, y, width });
    },
  };
}

/** Returns the blocks of the picture and of the sentence below it. */
function exampleBlocks(
  tools: PageTools,
  { picture, sentence }: NonNullable<BookLesson['example']>,
  { width, sentenceWidth, size }: { readonly width: number; readonly sentenceWidth: number; readonly size: number },
): Block[] {
  const drawn: Block = {
    height: (width * picture.height) / picture.width + size / 2,
    draw(x, y) {
      drawPicture(tools.document, picture, { x: x + (sentenceWidth - width) / 2, y, width });
    },
  };
  return [drawn, words(tools, sentence, { face: REGULAR, size: size * 0.95 }, sentenceWidth)];
}
