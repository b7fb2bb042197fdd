/** Line breaks in any script: after blanks and dashes, and between words of scripts without blanks. */

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

/** Returns the characters of a text as a reader counts them. */
export const charactersOf = (text: string): string[] =>
  Array.from(segmentsOf(graphemes, text), ({ segment }) => segment);

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
