/** Sentences that leave open of which kind a line is: *blue lines are either renban or palindromes*. */
import { drawnRules } from '../rules.js';
import type { ClaimOption, ReadSentence, RuleClaim } from './claim.js';
import { isOr } from './phrases.js';
import type { Token } from './token.js';

/** Words that may stand beside the names of the kinds. */
const BESIDE = new Set(['line', 'grid', 'either', 'all']);

const isLine = (id: string): boolean =>
  drawnRules.some(
    (rule) => rule.id === id && !rule.spoken && rule.drawn?.some(({ form, ends }) => form === 'line' && !ends),
  );

const isConcept = (token: Token, name: string): boolean => token.kind === 'concept' && token.name === name;

/** True for words that the kind of each line is to be found, which follows from *either*. */
export const isToBeFound = (token: Token): boolean => isConcept(token, 'undetermined');

/** Returns the option of a clause that names kinds of lines of which each is one; undefined for another clause. */
export function eitherOf(tokens: readonly Token[]): ClaimOption | undefined {
  const start = tokens.findIndex((token) => isConcept(token, 'either') || token.kind === 'name');
  if (start < 0 || !tokens.some((token) => isConcept(token, 'either') || isToBeFound(token))) return undefined;
  const parts: string[] = [];
  let isJoined = true;
  for (const token of tokens.slice(isConcept(tokens[start]!, 'either') ? start + 1 : start)) {
    if (token.kind === 'name') {
      const own = token.ids.filter(isLine);
      if (own.length !== 1 || !isJoined) return undefined;
      parts.push(own[0]!);
      isJoined = false;
    } else if (isOr(token)) isJoined = true;
    else if (token.kind === 'cut' && token.word === ',') isJoined ||= !tokens.some(isToBeFound);
    else if (!isConcept(token, 'line') && !isToBeFound(token)) return undefined;
  }
  const before = tokens.slice(0, start);
  const isPlain = before.every(
    (token) => token.kind === 'colour' || (token.kind === 'concept' && BESIDE.has(token.name)),
  );
  const isOfLines = before.some((token) => isConcept(token, 'line'));
  const rule = drawnRules.find(({ id }) => id === 'either')!;
  return isPlain && isOfLines && parts.length > 1 && tokens.some(isOr) && !isJoined ? { rule, parts } : undefined;
}

/** Returns sentences where those that only say what such kinds are state no lines of their own; their numbers go to the kinds. */
export function withKindsDefined(sentences: readonly ReadSentence[]): ReadSentence[] {
  const kinds = new Set(
    sentences.flatMap(({ claims = [] }) =>
      claims.flatMap(({ options }) => options.flatMap(({ parts }) => parts ?? [])),
    ),
  );
  if (kinds.size === 0) return [...sentences];
  const isMeaning = ({ colours, options }: RuleClaim): boolean =>
    colours.length === 0 && options.length === 1 && kinds.has(options[0]!.rule.id);
  const meanings = sentences.flatMap(({ claims = [] }) => claims.filter(isMeaning)).map(({ options }) => options[0]!);
  const numbered = (kind: string): string => {
    const value = meanings.find(({ rule, value }) => rule.id === kind && value !== undefined)?.value;
    return value === undefined ? kind : `${kind}=${value}`;
  };
  return sentences.map((sentence) =>
    sentence.claims
      ? {
          ...sentence,
          claims: sentence.claims
            .filter((claim) => !isMeaning(claim))
            .map((claim) => ({
              ...claim,
              options: claim.options.map((option) =>
                option.parts ? { ...option, parts: option.parts.map(numbered) } : option,
              ),
            })),
        }
      : sentence,
  );
}
