/** The words of a sentence as concepts, numbers, colours and names of constraints. */
import { constraints } from '../../../../constraints/index.js';
import { drawnRules } from '../rules.js';
import type { Dictionary } from './dictionary.js';
import { withNegations } from './negations.js';
import { isConcept, type Token } from './token.js';

/** A dictionary made ready for reading. */
export interface Vocabulary {
  /** What an expression means, by its words with blanks between. */
  readonly meanings: ReadonlyMap<string, Token | 'filler'>;
  readonly separated: Readonly<Record<string, string>>;
  readonly examples: ReadonlySet<string>;
  readonly explanations: ReadonlySet<string>;
  readonly everyday: ReadonlySet<string>;
}

const LONGEST_EXPRESSION = 7;

/** Which names of constraints are taken for names: those with an unknown word, those of several words too, or all. */
export type NamesTaken = 'unknown' | 'several' | 'all';

/**
 * Makes a vocabulary of a dictionary and the names of constraints. Names whose words all have a meaning of their own, such
 * as *black dot*, are taken for those words unless `taken` says *several* or *all*; those of one such word, unless *all*.
 * The colours of other languages are qualifiers: a heading with one is no name that a setter gives.
 */
export function vocabularyOf(
  dictionary: Dictionary,
  others: readonly Dictionary[] = [],
  taken: NamesTaken = 'unknown',
): Vocabulary {
  const meanings = new Map<string, Token | 'filler'>();
  const { concepts, fillers, numbers, colours, qualifiers } = dictionary;
  for (const [word, name] of expressionsIn(colours)) meanings.set(word, { kind: 'colour', name });
  for (const [index, word] of numbers.split(' ').entries()) meanings.set(word, { kind: 'number', value: index + 1 });
  for (const [word, name] of expressionsIn(concepts)) meanings.set(word, { kind: 'concept', name });
  for (const word of wordsIn(qualifiers)) meanings.set(word, { kind: 'unknown', word, isQualifier: true });
  for (const word of fillers.split(' ')) if (!meanings.has(word)) meanings.set(word.replaceAll('_', ' '), 'filler');
  for (const [word] of others.flatMap(({ colours: foreign }) => expressionsIn(foreign)))
    if (!meanings.has(word)) meanings.set(word, { kind: 'unknown', word, isQualifier: true });
  const isKnown = (word: string): boolean => meanings.has(word) || meanings.has(singular(word));
  for (const [name, ids] of namesOfConstraints(dictionary))
    if (taken === 'all' || (!meanings.has(name) && (taken === 'several' || !name.split(/[ -]/).every(isKnown))))
      for (const spelled of taken === 'all' ? [name, `${name}s`] : [name]) meanings.set(spelled, { kind: 'name', ids });
  const words = (pick: (dictionary: Dictionary) => string): ReadonlySet<string> => new Set(wordsIn(pick(dictionary)));
  return {
    meanings,
    separated: dictionary.separated ?? {},
    examples: words(({ examples }) => examples),
    explanations: words(({ explanations }) => explanations),
    everyday: words(({ everyday }) => everyday),
  };
}

const wordsIn = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

const expressionsIn = (table: Readonly<Record<string, string>>): [expression: string, name: string][] =>
  Object.entries(table).flatMap(([name, words]) => wordsIn(words).map((word): [string, string] => [word, name]));

/** The names of constraints as people write them, with the constraints that each may mean. */
function namesOfConstraints({ names: named = {} }: Dictionary): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  const calledBy = new Map(drawnRules.map(({ id, called }) => [id, called]));
  const spoken = drawnRules.flatMap(({ id, called, spoken }) => (spoken && called ? [{ id, called }] : []));
  for (const {
    id,
    names: { en, de },
    spellings = [],
  } of constraints)
    for (const name of [
      id.replaceAll('-', ' '),
      en,
      String(de ?? en),
      ...spellings,
      ...wordsIn(`${calledBy.get(id) ?? ''} ${named[id] ?? ''}`),
    ]) {
      const spelled = singular(name.toLowerCase().trim());
      if (spelled !== '' && spelled.length > 1) names.set(spelled, [...new Set([...(names.get(spelled) ?? []), id])]);
    }
  for (const { id, called } of spoken)
    for (const name of wordsIn(called)) {
      const spelled = singular(name);
      names.set(spelled, [...new Set([...(names.get(spelled) ?? []), id])]);
    }
  return names;
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/'s$|s'$|'$|(?<![us'])s$/, '') : word);

/** The pieces of a text: ranges, ratios, sets of digits, sizes, words, and the signs between them. */
const PIECE = new RegExp(
  [
    String.raw`\d{1,2} ?(?:-|to|through|bis) ?\d{1,2}(?![\w:])`,
    String.raw`\d{1,2} ?: ?\d{1,2}`,
    String.raw`[{[(] ?\d(?:,? ?(?:and |or |und )?\d){1,8} ?[}\])]`,
    String.raw`(?<![\w.])\d(?:, ?\d){2,8}(?![\w.])`,
    String.raw`(?<![\w,.])(?:123|456|789|147|258|369|1234|6789|12345)(?![\w,.])`,
    String.raw`\d{1,3} ?x ?\d{1,3}`,
    String.raw`[\p{L}\d]+(?:['.-][\p{L}\d]+)*'?`,
    String.raw`\S`,
  ].join('|'),
  'gu',
);

/** Returns the tokens of a text; fillers are left out. */
export function tokensIn(text: string, { meanings, separated }: Vocabulary): Token[] {
  const isHyphened = (piece: string): boolean => /^\p{L}+(?:-\p{L}+)+$/u.test(piece) && !meanings.has(piece);
  const words = (text.toLowerCase().replaceAll(/\s+/g, ' ').match(PIECE) ?? []).flatMap((piece) =>
    isHyphened(piece) && !meanings.has(piece.replaceAll('-', ' ')) ? piece.split('-') : [piece],
  );
  const pieces = withVerbsJoined(words, separated);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const [meaning, length] = longest(pieces, at, meanings);
    at += length;
    if (meaning !== 'filler') tokens.push(...partsOf(meaning));
  }
  return withNegations(withRatios(withEachBox(withLimits(tokens))));
}

/** Joins verbs to their particles at the end of a clause. */
function withVerbsJoined(words: readonly string[], separated: Vocabulary['separated']): readonly string[] {
  const joined = [...words];
  for (let at = words.length - 1; at >= 0; at--) {
    const isLast = at === words.length - 1 || CUTS.has(words[at + 1]!) || /^[.;:]$/.test(words[at + 1]!);
    if (!isLast) continue;
    const start = words.slice(0, at).findLastIndex((word) => CUTS.has(word)) + 1;
    const verb = words.findIndex((word, index) => index >= start && index < at && `${word} ${words[at]}` in separated);
    if (verb < 0) continue;
    joined[verb] = separated[`${words[verb]} ${words[at]}`]!;
    joined.splice(at, 1);
  }
  return joined;
}

/** Returns *differ by more than 4* as *by at least 5*, and *by less than 5* as *by at most 4*. */
const withLimits = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at): readonly Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind === 'number' && isLimit(tokens, at - 1))
      return [{ ...token, value: token.value + (isConcept(before, 'greater') ? 1 : -1) }];
    if (next?.kind !== 'number' || !isLimit(tokens, at)) return [token];
    return [{ kind: 'concept', name: isConcept(token, 'greater') ? 'least' : 'most' }];
  });

/** True for *more* or *less* of which a difference is said, of neighbours on a line or of those of a colour. */
function isLimit(tokens: readonly Token[], at: number): boolean {
  if (!isConcept(tokens[at], 'greater', 'smaller')) return false;
  const said = tokens
    .slice(0, at)
    .findLast((token) => token.kind !== 'colour' && !isConcept(token, 'line', 'adjacent'));
  return isConcept(said, 'differ');
}

/** Returns *in each box* as the place of a sum that is the same in each; elsewhere it says no more than *box*. */
function withEachBox(tokens: readonly Token[]): readonly Token[] {
  const isOfSums = tokens.some((token) => isConcept(token, 'sum', 'total'));
  return tokens.flatMap((token) =>
    isConcept(token, 'eachBox') ? partsOf({ kind: 'concept', name: isOfSums ? 'within+box' : 'box' }) : [token],
  );
}

/** Returns *1 to 2* beside the word *ratio* as the ratio that it is. */
function withRatios(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isConcept(token, 'ratio'))) return tokens;
  return tokens.map((token) =>
    isConcept(token, 'range:1-2', 'range:2-1') ? { kind: 'concept', name: 'ratio:1:2' } : token,
  );
}

/** Returns the concepts of a word that has two: *Springerzug* is a knight's move. */
const partsOf = (token: Token): readonly Token[] =>
  token.kind === 'concept' && token.name.includes('+')
    ? token.name.split('+').map((name) => ({ kind: 'concept', name }))
    : [token];

function longest(
  pieces: readonly string[],
  at: number,
  meanings: Vocabulary['meanings'],
): [meaning: Token | 'filler', length: number] {
  for (let length = Math.min(LONGEST_EXPRESSION, pieces.length - at); length > 0; length--) {
    const words = pieces.slice(at, at + length).join(' ');
    const found =
      meanings.get(words) ??
      meanings.get(singular(words)) ??
      meanings.get(words.replaceAll('-', ' ')) ??
      meanings.get(singular(words.replaceAll('-', ' ')));
    if (found) return [found, length];
  }
  const alone = single(pieces[at]!);
  if (alone === 'filler' || alone.kind !== 'unknown') return [alone, 1];
  return [misspelt(alone.word, meanings) ?? alone, 1];
}

/** The fewest letters of a word of which one may be wrong. */
const LEAST_LETTERS = 7;

/** Returns what a word means that differs from one of the vocabulary by a letter; undefined if there is none. */
function misspelt(word: string, meanings: Vocabulary['meanings']): Token | 'filler' | undefined {
  if (word.length < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return undefined;
  for (const [known, meaning] of meanings)
    if (known.length >= LEAST_LETTERS - 1 && Math.abs(known.length - word.length) < 2 && isMisspelt(word, known))
      return meaning;
  return undefined;
}

/**
 * True if a word is another one misspelt: inside, a letter is left out or doubled, two letters changed places, or a vowel is
 * wrong or added. Other letters that differ make words of their own: *pointed* is not *printed*.
 */
function isMisspelt(word: string, known: string): boolean {
  let start = 0;
  while (start < known.length && word[start] === known[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, known.length) - start && word.at(-1 - end) === known.at(-1 - end)) end++;
  if (start < LETTERS_BEFORE || end < LETTERS_BEHIND) return false;
  const [written, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  if (written === '') return right.length === 1;
  if (written.length === 1 && right.length < 2)
    return (
      (written === word[start - 1] && right === '') || (VOWELS.has(written) && (right === '' || VOWELS.has(right)))
    );
  return written.length === 2 && written === right[1]! + right[0]!;
}

const LETTERS_BEFORE = 3;
const LETTERS_BEHIND = 2;
const VOWELS = new Set('aeiouyäöü');

const CUTS = new Set([
  ',',
  '(',
  ')',
  '[',
  ']',
  '&',
  'and',
  'but',
  'while',
  'whilst',
  'meaning',
  'or',
  '/',
  'und',
  'oder',
  'aber',
]);

function single(piece: string): Token | 'filler' {
  if (CUTS.has(piece)) return { kind: 'cut', word: piece };
  if (/^["'.:!?;-]$/.test(piece)) return 'filler';
  const ratio = /^(\d{1,2})\s?:\s?(\d{1,2})$/.exec(piece);
  if (ratio)
    return { kind: 'concept', name: `ratio:${[Number(ratio[1]), Number(ratio[2])].sort((a, b) => a - b).join(':')}` };
  const range = /^(\d{1,2})\s*(?:-|to|through|bis)\s*(\d{1,2})$/.exec(piece);
  if (range) return { kind: 'concept', name: `range:${range[1]}-${range[2]}` };
  const area = /^(\d{1,2})\s?x\s?(\d{1,2})$/.exec(piece);
  if (area)
    return { kind: 'concept', name: `area:${[Number(area[1]), Number(area[2])].sort((a, b) => a - b).join('x')}` };
  const digits = piece.match(/\d/g);
  if (/^\d{1,3}(?:st|nd|rd|th)?$/.test(piece) && !/^(?:123|456|789|147|258|369)$/.test(piece))
    return { kind: 'number', value: Number.parseInt(piece, 10) };
  if (digits && digits.length > 1 && /^[\d\s,/{}[\]()andorund]+$/.test(piece))
    return { kind: 'concept', name: `set:${digits.toSorted().join('')}` };
  const unhyphened = /^(\d{1,2})-?(?:cell|sum|line)s?$/.exec(piece);
  if (unhyphened) return { kind: 'number', value: Number(unhyphened[1]) };
  return { kind: 'unknown', word: piece };
}

/** True for a word that changes what a sentence says. */
export const isQualifier = (token: Token): boolean =>
  (token.kind === 'unknown' && token.isQualifier === true) || (token.kind === 'concept' && CHANGING.has(token.name));

/** Concepts of few rules, which change what a sentence says in all others. */
const CHANGING = new Set(
  'insteadOf twoDigit oneDigit multiple triple halfOf largest squareOf squareNumber prime average allEven allOdd firstTwo lastTwo unshaded'.split(
    ' ',
  ),
);

/** The size of the grids whose sets of digits the phrases name. */
const SIZE_OF_SETS = 9;

/** The sets of low, middle and high digits, which setters write as ranges too. */
const SETS_AS_RANGES: Readonly<Record<string, string>> = {
  'range:1-3': 'set:123',
  'range:4-6': 'set:456',
  'range:7-9': 'set:789',
};

/** Returns the digits of the whole grid as a range; sets of digits that no phrase means in its size as unknown words. */
export function inSize(tokens: readonly Token[], size: number): Token[] {
  return tokens.flatMap((token): readonly Token[] => {
    if (token.kind !== 'concept') return [token];
    if (token.name === `range:1-${size}`) return [{ kind: 'concept', name: 'range' }];
    if (size === SIZE_OF_SETS && token.name in SETS_AS_RANGES)
      return [{ kind: 'concept', name: SETS_AS_RANGES[token.name]! }];
    const [kind, digits] = token.name.split(':');
    if (kind === 'area' && digits !== undefined && isUsualArea(digits, size)) return [];
    const isOfDigits = kind === 'set' && digits !== undefined;
    return isOfDigits && size !== SIZE_OF_SETS ? [{ kind: 'unknown', word: digits }] : [token];
  });
}

/** True for the area of a box or of the whole grid, which say nothing beside those. */
function isUsualArea(area: string, size: number): boolean {
  const [rows = 0, columns = 0] = area.split('x').map(Number);
  return rows * columns === size || (rows === size && columns === size);
}
