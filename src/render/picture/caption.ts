/** Sentences under a grid, each on lines of its own. */
import { CAPTION, LETTER, LINE } from './legend.js';
import type { Bounds, Shape } from './shape.js';

/** The lines, and where they end. */
export function captionShapes(
  sentences: readonly string[],
  { left, right, bottom }: Bounds,
): { shapes: Shape[]; bottom: number } {
  const most = Math.floor((right - left) / (CAPTION * LETTER));
  const lines = sentences.flatMap((sentence) => broken(sentence, most));
  const lineAt = (index: number): number => bottom + LINE * (index + 0.8);
  const shapes = lines.map(
    (text, index): Shape => ({
      kind: 'text',
      style: 'caption',
      text,
      height: CAPTION,
      centre: { x: (left + right) / 2, y: lineAt(index) },
      of: {},
    }),
  );
  return { shapes, bottom: lines.length > 0 ? lineAt(lines.length - 1) + LINE * 0.6 : bottom };
}

/** Broken between words, so that no line is longer, if its words are not. */
function broken(sentence: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
