/** Phrases: sets of concepts, some of which may be left out. */
import type { Token } from './tokens.js';

/**
 * A phrase as it is written in a module, made ready: `line differ least # adjacent?` wants a line, a difference, *at
 * least* and a number, which is the clue's, and allows *adjacent*. `a|b` wants one of both, `not:a|b` a *not* right before one of
 * them.
 */
export interface Phrase {
  readonly wanted: readonly (readonly string[])[];
  readonly allowed: ReadonlySet<string>;
  /** Concepts that must stand right before one of others, as *not* before what it denies. */
  readonly bound: ReadonlyMap<string, ReadonlySet<string>>;
  /** True if a number is the clue's; `needed` if it must stand there. */
  readonly number?: 'needed' | 'allowed';
  /** Concepts that must be there twice. */
  readonly twice: readonly string[];
  /** Numbers that must stand there beside it, in their order, or that may. */
  readonly figures: readonly { readonly valueIn: (size: number) => number; readonly isNeeded: boolean }[];
}

/** Numbers that depend on the size of the grid. */
const OF_SIZE: Readonly<Record<string, (size: number) => number>> = {
  max: (size) => size,
  half: (size) => Math.floor(size / 2),
};
const FIGURE = /^(\d+|max|half)(\??)$/;

/** `name:a|b`, without digits: those are sets and ratios. */
const BINDING = /^([a-z]+):([a-z|]+)(\??)$/i;

export function phraseOf(text: string): Phrase {
  const bound = new Map<string, ReadonlySet<string>>();
  const written = text.split(' ');
  const words = written.map((word) => {
    const [, name, others, optional] = BINDING.exec(word) ?? [];
    if (name === undefined) return word;
    bound.set(name, new Set(others!.split('|')));
    return `${name}${optional}`;
  });
  const needed = words
    .filter((word) => !word.endsWith('?') && !word.startsWith('#') && !FIGURE.test(word))
    .map((word) => word.split('|'));
  return {
    wanted: needed,
    allowed: new Set([
      ...needed.flat(),
      ...words.filter((word) => word.endsWith('?')).flatMap((word) => word.slice(0, -1).split('|')),
    ]),
    bound,
    twice: written.filter((word, at) => /^[a-z]+$/i.test(word) && written.indexOf(word) < at),
    ...(words.includes('#') && { number: 'needed' as const }),
    ...(words.includes('#?') && { number: 'allowed' as const }),
    figures: words.flatMap((word) => {
      const [, figure, optional] = FIGURE.exec(word) ?? [];
      return figure === undefined
        ? []
        : [{ valueIn: OF_SIZE[figure] ?? ((): number => Number(figure)), isNeeded: optional === '' }];
    }),
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
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'unknown') return undefined;
    if (token.kind === 'name' && !isOwnName(token.ids)) return undefined;
    if (isOr(token) && (!phrase.allowed.has('or') || isSaidAgain(phrase, seen, tokens.slice(at)))) return undefined;
    if (token.kind === 'number') numbers.push(token.value);
    if (token.kind !== 'concept') continue;
    if (!phrase.allowed.has(token.name) && !alsoAllowed.has(token.name)) return undefined;
    const others = phrase.bound.get(token.name);
    if (others && (seen.has(token.name) || !isBound(tokens, at, others))) return undefined;
    seen.add(token.name);
  }
  if (!mayFit(seen, phrase) || !phrase.twice.every((name) => isTwice(tokens, name))) return undefined;
  const left = [...numbers];
  let last = -1;
  for (const { valueIn, isNeeded } of phrase.figures) {
    const value = valueIn(size);
    const at = numbers.indexOf(value, last + 1);
    if (isNeeded && at < 0) return undefined;
    if (isNeeded) last = at;
    for (let index = left.indexOf(value); index >= 0; index = left.indexOf(value)) left.splice(index, 1);
  }
  const own = new Set(left);
  if (own.size > 1 || (own.size === 1 && !phrase.number) || (own.size === 0 && phrase.number === 'needed'))
    return undefined;
  if (own.size === 0) return {};
  return !phrase.wanted.some((names) => names.includes('cell')) && isOfThings(tokens, left[0]!)
    ? undefined
    : { value: left[0]! };
}

/** True unless a clause lacks a concept that a phrase wants. */
export const mayFit = (said: ReadonlySet<string>, { wanted }: Phrase): boolean =>
  wanted.every((names) => names.some((name) => said.has(name)));

/** True if what a phrase wants is said before and behind an *or*: those are two things, one of which holds. */
const isSaidAgain = ({ wanted }: Phrase, before: ReadonlySet<string>, behind: readonly Token[]): boolean =>
  behind.some((token) => token.kind === 'concept' && before.has(token.name) && wanted[0]!.includes(token.name));

const isTwice = (tokens: readonly Token[], name: string): boolean =>
  tokens.filter((token) => token.kind === 'concept' && token.name === name).length > 1;

/** True if a number counts cells, as in *at least five cells*, or what is adjacent: then it is no clue's. */
const isOfThings = (tokens: readonly Token[], value: number): boolean =>
  tokens.some((token, at) => {
    const next = tokens[at + 1];
    return token.kind === 'number' && token.value === value && next?.kind === 'concept' && COUNTED.has(next.name);
  });

const COUNTED = new Set(['cell', 'adjacent']);

/** True if the token behind a place, numbers, colours and cuts aside, is one of those to which it must be bound. */
function isBound(tokens: readonly Token[], at: number, others: ReadonlySet<string>): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'number' && kind !== 'colour' && kind !== 'cut');
  return next?.kind === 'concept' && others.has(next.name);
}

/** True for a word that leaves open which of two things holds. */
export const isOr = (token: Token): boolean => token.kind === 'cut' && OR.has(token.word);

const OR = new Set(['or', 'oder', '/']);
