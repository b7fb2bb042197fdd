/** Negations as concepts: each *not* stands right before what it denies. */
import { isConcept, type Token } from './token.js';

/** Joins *not* and *repeat* to *distinct*, *may* and *repeat* to *may repeat*; *may not* is *not*. */
export function withNegations(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of withRepeatsAllowed(withoutDenied(withNoMoved(withoutDuties(withLastNotMoved(tokens)))))) {
    const last = out.at(-1);
    const before = out.at(-2);
    if (token.kind === 'concept' && last?.kind === 'cut' && isConcept(before, token.name)) {
      out.pop();
      continue;
    }
    if (
      (isConcept(token, 'repeat') && isConcept(last, 'not')) ||
      (isConcept(token, 'not') && isConcept(last, 'repeat'))
    )
      out.splice(-1, 1, { kind: 'concept', name: 'distinct' });
    else if (isConcept(token, 'repeat') && isConcept(last, 'may'))
      out.splice(-1, 1, { kind: 'concept', name: 'mayRepeat' });
    else if (isConcept(token, 'not') && isConcept(last, 'may')) out.splice(-1, 1, token);
    else out.push(token);
  }
  return out;
}

/**
 * Leaves out each *muss*. In its clause *nicht* denies the duty alone, unlike that of *must not*: digits that *müssen nicht
 * gleich sein* may be equal.
 */
function withoutDuties(tokens: readonly Token[]): readonly Token[] {
  const isMust = (token: Token): boolean => isConcept(token, 'must');
  if (!tokens.some(isMust)) return tokens;
  const cut = tokens.findIndex(({ kind }) => kind === 'cut');
  const clause = cut < 0 ? tokens : tokens.slice(0, cut + 1);
  const others = clause.filter((token) => !isMust(token));
  const denied = others.map(
    (token): Token => (isConcept(token, 'not', 'no') ? { kind: 'concept', name: 'notAlways' } : token),
  );
  return [...(others.length < clause.length ? denied : others), ...withoutDuties(tokens.slice(clause.length))];
}

/** What stands between *no* and the relation that it denies: *no two adjacent cells on a line may be consecutive*. */
const THINGS = new Set(
  'cell line cage arrow circle dot square diamond thermometer diagonal box row column grid adjacent orthogonal knight king move apart away joined within may one each given outside segment set'.split(
    ' ',
  ),
);

/** True for a word that tells of what a relation is said, and no relation. */
const isThing = (token: Token): boolean =>
  (token.kind === 'cut' && (token.word === '(' || token.word === ')')) ||
  token.kind === 'number' ||
  token.kind === 'colour' ||
  token.kind === 'name' ||
  isConcept(token, ...THINGS);

/** Joins a *may* to the *repeat* behind the places of which it is said: *können sich auf Pfeilen wiederholen*. */
function withRepeatsAllowed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isConcept(token, 'may'));
  if (at < 0) return tokens;
  const behind = tokens.slice(at + 1);
  const length = behind.findIndex((token) => !isThing(token));
  if (length < 1 || !isConcept(behind[length], 'repeat'))
    return [...tokens.slice(0, at + 1), ...withRepeatsAllowed(behind)];
  const places = behind.slice(0, length);
  return [...tokens.slice(0, at), ...places, { kind: 'concept', name: 'mayRepeat' }, ...behind.slice(length + 1)];
}

/** Leaves out each *may* that is denied behind what it is said of: *dürfen sich in Käfigen nicht wiederholen*. */
function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, at) => {
    if (!isConcept(token, 'may')) return true;
    const behind = tokens.slice(at + 1);
    const length = behind.findIndex((other) => !isThing(other));
    return length < 1 || !isConcept(behind[length], 'not');
  });
}

/** Moves each *no* before the relation that it denies, as *not*. */
function withNoMoved(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isConcept(token, 'no'));
  if (at < 0) return tokens;
  const rest = tokens.slice(at + 1);
  const length = rest.findIndex((token) => !isThing(token));
  const isDenied = length >= 0 && rest[length]!.kind === 'concept';
  const [before, behind] = isDenied ? [rest.slice(0, length), rest.slice(length)] : [[], rest];
  const named = before.filter((token) => token.kind !== 'number' || token.value !== 2);
  return [...tokens.slice(0, at), ...named, { kind: 'concept', name: 'not' }, ...withNoMoved(behind)];
}

/** Moves a *not* at the end of a clause to what it denies: *Ziffern wiederholen sich in einem Käfig nicht*. */
function withLastNotMoved(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isConcept(token, 'repeat'));
  if (at < 0) return tokens;
  const behind = tokens.slice(at + 1);
  const length = behind.findIndex((token) => !isThing(token));
  const isLast = length > 0 && (behind.length === length + 1 || behind[length + 1]!.kind === 'cut');
  if (!isLast || !isConcept(behind[length], 'not')) return tokens;
  return [
    ...tokens.slice(0, at),
    behind[length]!,
    tokens[at]!,
    ...behind.slice(0, length),
    ...behind.slice(length + 1),
  ];
}
