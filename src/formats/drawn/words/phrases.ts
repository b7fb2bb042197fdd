/** Phrases: sets of concepts, some of which may be left out. */
import type { Token } from './tokens.js';

/**
 * A phrase as it is written in a module, made ready: `line differ least # adjacent?` wants a line, a difference, *at
 * least* and a number, which is the clue's, and allows *adjacent*. `a|b` wants one of both.
 */
export interface Phrase {
  readonly wanted: readonly (readonly string[])[];
  readonly allowed: ReadonlySet<string>;
  /** The only colour that the clause may and must name. */
  readonly colour?: string;
  /** True if a number is the clue's; `needed` if it must stand there. */
  readonly number?: 'needed' | 'allowed';
  /** Numbers that must, or may, stand there beside it; Infinity is the largest digit. */
  readonly figures: readonly { readonly value: number; readonly isNeeded: boolean }[];
}

export function phraseOf(text: string): Phrase {
  const words = text.split(' ');
  const colour = words.find((word) => word.startsWith('@'))?.slice(1);
  const needed = words
    .filter((word) => !word.startsWith('@') && !word.endsWith('?') && !/^#|^\d+$|^max$/.test(word))
    .map((word) => word.split('|'));
  return {
    wanted: needed,
    allowed: new Set([
      ...needed.flat(),
      ...words.filter((word) => word.endsWith('?')).flatMap((word) => word.slice(0, -1).split('|')),
    ]),
    ...(colour !== undefined && { colour }),
    ...(words.includes('#') && { number: 'needed' as const }),
    ...(words.includes('#?') && { number: 'allowed' as const }),
    figures: words
      .filter((word) => /^(?:\d+|max)\??$/.test(word))
      .map((word) => ({
        value: word.startsWith('max') ? Infinity : Number.parseInt(word, 10),
        isNeeded: !word.endsWith('?'),
      })),
  };
}

/** What a clause has for a phrase that fits it. */
export interface Fit {
  readonly value?: number;
}

/** Returns what a clause says by a phrase; undefined if a word of either is not in the other. */
export function fitOf(
  tokens: readonly Token[],
  phrase: Phrase,
  alsoAllowed: ReadonlySet<string>,
  size: number,
  isOwnName: (ids: readonly string[]) => boolean,
): Fit | undefined {
  const seen = new Set<string>();
  const numbers: number[] = [];
  for (const token of tokens) {
    if (token.kind === 'unknown') return undefined;
    if (token.kind === 'name' && !isOwnName(token.ids)) return undefined;
    if (token.kind === 'cut' && /^(?:or|oder|\/)$/.test(token.word) && !phrase.allowed.has('or')) return undefined;
    if (token.kind === 'colour' && phrase.colour !== undefined && token.name !== phrase.colour) return undefined;
    if (token.kind === 'number') numbers.push(token.value);
    if (token.kind !== 'concept') continue;
    if (!phrase.allowed.has(token.name) && !alsoAllowed.has(token.name)) return undefined;
    seen.add(token.name);
  }
  if (!phrase.wanted.every((names) => names.some((name) => seen.has(name)))) return undefined;
  const isColoured = tokens.some((token) => token.kind === 'colour');
  if (phrase.colour !== undefined && !isColoured) return undefined;
  const left = [...numbers];
  for (const { value: stated, isNeeded } of phrase.figures) {
    const value = stated === Infinity ? size : stated;
    const at = left.indexOf(value);
    if (at < 0 && isNeeded) return undefined;
    for (let index = left.indexOf(value); index >= 0; index = left.indexOf(value)) left.splice(index, 1);
  }
  const own = new Set(left);
  if (own.size > 1 || (own.size === 1 && !phrase.number) || (own.size === 0 && phrase.number === 'needed'))
    return undefined;
  return own.size === 1 ? { value: left[0]! } : {};
}
