/** What sentences say of the drawings that they mean beside colour and shape: thick or thin, large, filled, all of them. */
import type { DrawnShape } from './drawing.js';
import type { Figure } from './figures.js';
import type { RuleClaim } from './words/claim.js';

interface Said {
  readonly sentence: string;
  readonly colours: readonly string[];
  readonly looks: ReadonlySet<string>;
}

/** Sizes that differ by less look the same. */
const ALIKE = 1.25;

/** True if a sentence names a size or a filling that not all of the figures have: it may mean some of them only. */
export function meansSome({ looks }: Said, figures: readonly Figure[]): boolean {
  const marks = figures.filter(({ form }) => form === 'mark in a cell');
  const has = (...words: readonly string[]): boolean => words.some((word) => looks.has(word));
  return (
    (has('thick', 'thin') && areUnlike(figures.map(({ width = 0 }) => width))) ||
    (has('large', 'small') && areUnlike(marks.map(({ parts }) => Math.max(...parts.map((part) => part.width))))) ||
    (has('filled', 'shade') && marks.some(({ names }) => names.has('white')))
  );
}

function areUnlike(sizes: readonly number[]): boolean {
  const known = sizes.filter((size) => size > 0);
  return Math.max(...known) > Math.min(...known) * ALIKE;
}

const OF_ALL_LINES = /^(?:all|every|each|alle|jede) (?:the |drawn )?(?:lines?|linien?)\b/i;

/** True for a sentence of all lines, whatever others say of those of a colour. */
export const meansAllLines = ({ sentence, colours }: Said): boolean =>
  colours.length === 0 && OF_ALL_LINES.test(sentence);

/** The words for the shapes of marks. */
const SHAPE_WORDS: Readonly<Record<DrawnShape['form'], string>> = {
  round: 'circle',
  square: 'square',
  diamond: 'diamond',
};

/** False for a mark in a cell of another shape than a claim names, and for a tinted cell if that is round or turned. */
export function isShapeNamed({ looks }: RuleClaim, { form, shape }: Figure): boolean {
  if (form === 'tinted cell') return looks.has('square') || !(looks.has('circle') || looks.has('diamond'));
  if (form !== 'mark in a cell') return true;
  const named = Object.values(SHAPE_WORDS).filter((word) => looks.has(word));
  return named.length === 0 || (shape !== undefined && named.includes(SHAPE_WORDS[shape]));
}
