/** Phrases: sets of concepts, some of which may be left out. */
import type { Token } from './token.js';

/**
 * A phrase as it is written in a module, made ready: `line differ least # adjacent?` wants a line, a difference, *at
 * least* and a number, which is the clue's, and allows *adjacent*. `a|b` wants one of both, `a!` one a alone, `not:a|b` a *not* right before one of
 * them.
 */
export interface Phrase {
  readonly wanted: readonly (readonly string[])[];
  readonly allowed: ReadonlySet<string>;
  /** Concepts that must stand right before one of others, as *not* before what it denies. */
  readonly bound: ReadonlyMap<string, ReadonlySet<string>>;
  /** True if a number is the clue's; `needed` if it must stand there, `twice` or `last` if twice or behind all others. */
  readonly number?: 'needed' | 'allowed' | 'twice' | 'last' | 'list';
  /** Concepts that stand before others wherever both do. */
  readonly orders: readonly (readonly [before: string, behind: string])[];
  /** True if an *or* must be there. */
  readonly needsOr: boolean;
  /** True if three sets of digits are the clue's. */
  readonly takesSets: boolean;
  /** Concepts that must be there twice. */
  readonly twice: readonly string[];
  /** Concepts that may be there once only. */
  readonly single: readonly string[];
  /** Numbers that must stand there beside it, in their order, or that may. */
  readonly figures: readonly { readonly valueIn: (size: number) => number; readonly isNeeded: boolean }[];
}

/** Numbers that depend on the size of the grid. */
const OF_SIZE: Readonly<Record<string, (size: number) => number>> = {
  max: (size) => size,
  half: (size) => Math.floor(size / 2),
};
const FIGURE = /^(\d+|max|half)(\??)$/;

/** `a<b`: a stands before b. */
const ORDER = /^([a-z]+)<([a-z]+)$/i;

/** How a phrase asks for the clue's number: once, perhaps, twice, last of all numbers, or several numbers twice. */
const NUMBERS: Readonly<Record<string, NonNullable<Phrase['number']>>> = {
  '#': 'needed',
  '#?': 'allowed',
  '##': 'twice',
  '#last': 'last',
  '#list': 'list',
};

/** `name:a|b`, without digits: those are sets and ratios. */
const BINDING = /^([a-z]+):([a-z|]+)(\??)$/i;

export function phraseOf(text: string): Phrase {
  const bound = new Map<string, ReadonlySet<string>>();
  const written = text.split(' ');
  const words = written.map((marked) => {
    const word = marked.replace('!', '');
    const [, name, others, optional] = BINDING.exec(word) ?? [];
    if (name === undefined) return word;
    bound.set(name, new Set(others!.split('|')));
    return `${name}${optional}`;
  });
  const number = words.map((word) => NUMBERS[word]).find((each) => each !== undefined);
  const isConcept = (word: string): boolean =>
    !word.startsWith('#') && !FIGURE.test(word) && !ORDER.test(word) && word !== 'or' && word !== 'sets';
  const needed = words.filter((word) => !word.endsWith('?') && isConcept(word)).map((word) => word.split('|'));
  return {
    wanted: needed,
    allowed: new Set([
      ...needed.flat(),
      ...words.filter((word) => word.endsWith('?')).flatMap((word) => word.slice(0, -1).split('|')),
      ...(words.includes('or') ? ['or'] : []),
    ]),
    bound,
    single: [...text.matchAll(/(?<![a-z])([a-z]+)!/gi)].map(([, name]) => name!),
    twice: written.filter((word, at) => /^[a-z]+$/i.test(word) && written.indexOf(word) < at),
    ...(number && { number }),
    orders: words.flatMap((word) => {
      const [, before, behind] = ORDER.exec(word) ?? [];
      return before === undefined ? [] : [[before, behind!] as const];
    }),
    needsOr: words.includes('or'),
    takesSets: words.includes('sets'),
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
  /** Several numbers of the clue, or the digits of its sets. */
  readonly values?: readonly number[];
  readonly sets?: readonly string[];
  /** The constraints of which each clue is one, with their numbers. */
  readonly parts?: readonly string[];
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
  const sets: string[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'unknown') return undefined;
    if (token.kind === 'name' && !isOwnName(token.ids)) return undefined;
    if (isOr(token) && (!phrase.allowed.has('or') || isSaidAgain(phrase, seen, tokens.slice(at)))) return undefined;
    if (token.kind === 'number' && phrase.number !== 'list' && phrase.number !== 'twice' && isOfPlace(tokens[at - 1]))
      return undefined;
    if (token.kind === 'number') numbers.push(token.value);
    if (token.kind !== 'concept') continue;
    if (phrase.takesSets && token.name.startsWith('set:')) {
      sets.push(token.name.slice('set:'.length));
      continue;
    }
    if (!phrase.allowed.has(token.name) && !alsoAllowed.has(token.name)) return undefined;
    const others = phrase.bound.get(token.name);
    const isTold = token.name === 'not' && seen.has(token.name);
    if (others && (isTold || !isBound(tokens, at, others))) return undefined;
    seen.add(token.name);
  }
  if (!mayFit(seen, phrase) || !phrase.twice.every((name) => isTwice(tokens, name))) return undefined;
  if (phrase.single.some((name) => isTwice(tokens, name))) return undefined;
  if (phrase.needsOr && !tokens.some(isOr)) return undefined;
  if (!phrase.orders.every(([before, behind]) => isBefore(tokens, before, behind))) return undefined;
  const left = [...numbers];
  let last = -1;
  for (const { valueIn, isNeeded } of phrase.figures) {
    const value = valueIn(size);
    const at = numbers.indexOf(value, last + 1);
    if (isNeeded && at < 0) return undefined;
    if (isNeeded) last = at;
    for (let index = left.indexOf(value); index >= 0; index = left.indexOf(value)) left.splice(index, 1);
  }
  const given = numbersOf(phrase, left, numbers);
  if (!given || (phrase.takesSets && !arePartsOfThree(sets))) return undefined;
  const isOfCells = !phrase.wanted.some((names) => names.includes('cell'));
  if (isOfCells && given.value !== undefined && isOfThings(tokens, given.value)) return undefined;
  return { ...given, ...(phrase.takesSets && { sets }) };
}

/** True for three sets without a common digit: of three cells each has one then. */
const arePartsOfThree = (sets: readonly string[]): boolean =>
  sets.length === 3 && new Set(sets.join('')).size === sets.join('').length;

/** Returns the clue's numbers of those that are left beside the phrase's own; undefined if they are not as it wants them. */
function numbersOf({ number }: Phrase, left: readonly number[], all: readonly number[]): Fit | undefined {
  if (number === 'list') {
    const values = left.slice(left.length / 2);
    const isTwice = left.length > 1 && left.length % 2 === 0 && values.every((value, at) => left[at] === value);
    return isTwice ? { values } : undefined;
  }
  if (left.length === 0) return number === undefined || number === 'allowed' ? {} : undefined;
  const [value] = left;
  const isOne = number !== undefined && left.every((each) => each === value);
  const isPlaced = (number !== 'twice' || left.length === 2) && (number !== 'last' || all.at(-1) === value);
  return isOne && isPlaced ? { value: value! } : undefined;
}

/** True if a concept stands before another one wherever both do. */
function isBefore(tokens: readonly Token[], before: string, behind: string): boolean {
  const isNamed = (name: string) => (token: Token) => token.kind === 'concept' && token.name === name;
  const first = tokens.findIndex(isNamed(behind));
  return first < 0 || tokens.findLastIndex(isNamed(before)) < first;
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

/** True for what the number behind it tells from others: a rule in *box 5* holds there alone. */
const isOfPlace = (token: Token | undefined): boolean => token?.kind === 'concept' && PLACES.has(token.name);

const PLACES = new Set(['box', 'row', 'column']);

/** True if the token behind a place, numbers, colours and cuts aside, is one of those to which it must be bound. */
function isBound(tokens: readonly Token[], at: number, others: ReadonlySet<string>): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'number' && kind !== 'colour' && kind !== 'cut');
  return next?.kind === 'concept' && others.has(next.name);
}

/** True for a word that leaves open which of two things holds. */
export const isOr = (token: Token): boolean => token.kind === 'cut' && OR.has(token.word);

const OR = new Set(['or', 'oder', '/']);
