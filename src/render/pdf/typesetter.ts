/**
 * The typesetting of books: text is broken into lines, each character is in a font that has it, and each part runs in
 * its direction.
 */
import { type Directed, inDisplayOrder, type SplitByDirection, startMark } from './bidi.js';
import { fontFinder, registered } from './document-fonts.js';
import { type Face, type Faces, REGULAR } from './options.js';

export interface TypeStyle {
  readonly face: Face;
  /** The size of the type in points. */
  readonly size: number;
  readonly colour?: string;
}

/** The place of lines: their upper left corner, and the width in which they are aligned. */
interface Setting {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  /** The most lines. A longer text is cut and ends in an ellipsis. Default: no limit. */
  readonly most?: number;
}

/** The distance between lines, relative to the size of the type. */
export const LEADING = 1.25;

/** A part of a line in one font and one direction. */
interface Run extends Directed {
  readonly font: string;
}

/**
 * Replaces control characters, which cannot be printed, with blanks. Joiners and marks of direction stay. Overrides of
 * direction are removed, because they would print letters in reverse.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[\u202d\u202e]/g, '').replaceAll(/(?![\u061c\u200c-\u200f\u202a-\u202c\u2066-\u2069])\p{C}/gu, ' ');

export class Typesetter {
  private readonly names: Record<Face, string[]>;
  private readonly fontFor: ReturnType<typeof fontFinder>;
  /** The widths of texts in type of one point, by face and text. They are cached because words recur often. */
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly document: PDFKit.PDFDocument,
    faces: Faces,
    private readonly splitByDirection: SplitByDirection,
  ) {
    this.names = registered(document, faces);
    this.fontFor = fontFinder(document);
  }

  /** Returns the characters that no font has, each once. */
  missingIn(text: string): string[] {
    const all = charactersOf(printable(text));
    return [...new Set(all.filter((each) => this.fontFor(each, this.names[REGULAR]) === undefined))];
  }

  /** Breaks a text into lines no wider than `width`. */
  linesOf(text: string, style: TypeStyle, width: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n').map(printable)) {
      const mark = startMark(paragraph);
      let line = '';
      let reached = 0;
      for (const piece of piecesOf(paragraph).flatMap((each) => this.fitting(each, style, width))) {
        const bare = this.widthOf(piece.trimEnd(), style);
        if (line !== '' && reached + bare > width) {
          lines.push(mark + line.trimEnd());
          line = '';
          reached = 0;
        }
        line += piece;
        reached += bare + (piece.endsWith(' ') ? this.widthOf(' ', style) : 0);
      }
      lines.push(mark + line.trimEnd());
    }
    return lines;
  }

  /** Splits a piece between characters if it is wider than a line. */
  private fitting(piece: string, style: TypeStyle, width: number): string[] {
    if (this.widthOf(piece.trimEnd(), style) <= width) return [piece];
    const parts = [''];
    for (const character of charactersOf(piece)) {
      if (parts.at(-1) !== '' && this.widthOf(parts.at(-1)! + character, style) > width) parts.push('');
      parts[parts.length - 1] += character;
    }
    return parts;
  }

  /**
   * Returns the largest type, from `style.size` down to `least`, in which a text has at most `most` lines; `least` if
   * there is none.
   */
  fitted(text: string, style: TypeStyle, width: number, { most, least }: { most: number; least: number }): TypeStyle {
    let { size } = style;
    while (size > least && this.linesOf(text, { ...style, size }, width).length > most)
      size = Math.max(least, size - 1);
    return { ...style, size };
  }

  /** Cuts a line so that an ellipsis fits behind it. */
  private cut(line: string, style: TypeStyle, width: number): string {
    const characters = charactersOf(line.trimEnd());
    while (characters.length > 0 && this.widthOf(`${characters.join('')}…`, style) > width) characters.pop();
    return `${characters.join('')}…`;
  }

  heightOf(text: string, style: TypeStyle, width: number): number {
    return this.linesOf(text, style, width).length * style.size * LEADING;
  }

  private widthOf(text: string, { face, size }: TypeStyle): number {
    const key = `${face} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = this.runsOf(text, { face, size: 1 }).reduce((sum, run) => sum + this.widthOfRun(run, 1), 0);
      this.widths.set(key, width);
    }
    return width * size;
  }

  /** Writes a text in lines. Returns their height. */
  write(text: string, style: TypeStyle, { x, y, width, align = 'left', most = Infinity }: Setting): number {
    const all = this.linesOf(text, style, width);
    const lines = all.length > most ? [...all.slice(0, most - 1), this.cut(all[most - 1]!, style, width)] : all;
    for (const [index, line] of lines.entries()) {
      const spare = width - this.widthOf(line, style);
      const left = x + (align === 'center' ? spare / 2 : align === 'right' ? spare : 0);
      this.writeLine(line, style, left, y + index * style.size * LEADING + style.size);
    }
    return lines.length * style.size * LEADING;
  }

  private writeLine(line: string, style: TypeStyle, x: number, baseline: number): void {
    let left = x;
    const runs = this.runsOf(line, style);
    for (const [at, run] of runs.entries()) {
      const { document } = this;
      document.font(run.font).fontSize(style.size);
      document.fillColor(style.colour ?? 'black');
      document.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      if (at < runs.length - 1) left += this.widthOfRun(run, style.size);
    }
  }

  private widthOfRun({ text, font }: Run, size: number): number {
    return this.document.font(font).fontSize(size).widthOfString(text, { features: [] });
  }

  /** Returns the parts of a line in order of display, left to right. */
  private runsOf(line: string, { face }: TypeStyle): Run[] {
    const runs: Run[] = [];
    for (const { text, level } of this.splitByDirection(line))
      for (const character of charactersOf(text)) {
        const font = this.fontFor(character, this.names[face]) ?? face;
        const last = runs.at(-1);
        if (last?.level === level && last.font === font)
          runs[runs.length - 1] = { ...last, text: last.text + character };
        else runs.push({ text: character, level, font });
      }
    return inDisplayOrder(runs).map((run) => (run.level % 2 === 1 && !/\p{L}/u.test(run.text) ? reversed(run) : run));
  }
}

/** Reverses a run without letters, because a font does not know its direction. */
const reversed = (run: Run): Run => ({ ...run, text: charactersOf(run.text).reverse().join('') });

/** The tools that draw the pages of a book. */
export interface PageTools {
  readonly document: PDFKit.PDFDocument;
  readonly type: Typesetter;
}

/** Scripts without blanks between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const DASH = /[\p{L}\p{N}][-–—/]$/u;

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Matches a part of a text that is segmented at once. It is short because each segment holds a copy of the whole. It
 * ends within a character, or between two that may form one, only if it has no other place to end.
 */
const STRETCH = /.{1,1000}(?<!\u200d|\p{Regional_Indicator})(?!\p{M}|\u200d|\p{Emoji_Modifier})|.{1,1000}/gsu;

function* segmentsOf(segmenter: Intl.Segmenter, text: string): Generator<Intl.SegmentData, void, void> {
  for (const [stretch] of text.matchAll(STRETCH)) yield* segmenter.segment(stretch);
}

/** Texts of which each code is a character. */
const PLAIN = /^[ -~]*$/;

/** Returns the characters of a text as a reader counts them. */
export const charactersOf = (text: string): string[] =>
  PLAIN.test(text) ? text.split('') : Array.from(segmentsOf(graphemes, text), ({ segment }) => segment);

/** Returns the pieces of a text that may not be broken, each with the blanks after it. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let isOpen = false;
  for (const { segment, isWordLike } of segmentsOf(words, text)) {
    const last = pieces.at(-1) ?? '';
    const isBlank = /^\s+$/.test(segment);
    const begins = isWordLike || UNSPACED.test(segment) || OPENING.test(segment);
    if (isOpen && (!begins || !breaksBetween(last, segment))) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
    isOpen = !isBlank;
  }
  return pieces;
}

/** True if a line may break between a piece that ends without a blank and the next segment. */
const breaksBetween = (last: string, next: string): boolean =>
  !OPENING.test(last) && (DASH.test(last) || UNSPACED.test(last.at(-1)!) || UNSPACED.test([...next][0]!));
