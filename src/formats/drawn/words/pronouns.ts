/** Sentences that say *it* or *them* of what the sentence before names. */
import type { DrawnForm } from '../../../core/shared-rule.js';
import type { ReadSentence, RuleClaim } from './claim.js';
import type { Token } from './token.js';

const PRONOUN =
  /\b(?:it|its|them|they|their|these|those|such|this|diesen|dieser|ihnen|ihr|darauf|darin|each segment)\b|^(?:each (?:must|contains?|has|is|can|may)|(?:the|die) (?:digits|numbers|ziffern|sums?|totals?|summen?))\b/i;

/** The words for the forms of which sentences go on to speak. */
const WORDS: Partial<Readonly<Record<DrawnForm, string>>> = {
  line: 'line',
  cage: 'cage',
  arrow: 'arrow',
  'dot on an edge': 'dot',
  'disc at a corner': 'circle',
};

/** Returns the word for the form that a sentence with a pronoun means, if the one before names a single form. */
export function formBefore(text: string, before: ReadSentence | undefined): Token | undefined {
  const claims = before?.claims ?? [];
  if (claims.length === 0 || !PRONOUN.test(text)) return undefined;
  const forms = new Set(
    claims.flatMap(({ options }) => options.flatMap(({ rule: { drawn = [] } }) => drawn.map(({ form }) => form))),
  );
  const [form] = forms;
  const name = forms.size === 1 ? WORDS[form!] : undefined;
  return name === undefined ? undefined : { kind: 'concept', name };
}

/**
 * Gives claims of such a sentence the colours of the one before, unless that only names their constraint: then they are
 * what the name means.
 */
export function withColoursOf(claims: readonly RuleClaim[], before: readonly RuleClaim[]): RuleClaim[] {
  const colours = [...new Set(before.flatMap((claim) => claim.colours))];
  const isNamed = ({ options }: RuleClaim): boolean =>
    before.every(
      (name) => name.isNameOnly && name.options.every(({ rule }) => options.some((option) => option.rule === rule)),
    );
  return claims.map((claim) => (isNamed(claim) || claim.colours.length > 0 ? claim : { ...claim, colours }));
}

/** A sentence about the lines, cages or cells that the one before names. */
const OF_SAME = /^(?:(?:these|those|such|diese|jene|solche) |(?:they|sie)(?: (?:are|also|too|sind|auch))*\b)/i;

/** Gives a sentence about *these lines* the colours of the one before: none of its claims is about others. */
export function ofLinesBefore(sentence: ReadSentence, before: ReadSentence | undefined): ReadSentence {
  const { text, claims = [] } = sentence;
  const isOpen = claims.length > 0 && claims.every(({ colours }) => colours.length === 0);
  if (!isOpen || !OF_SAME.test(text) || !before?.claims?.length) return sentence;
  return { ...sentence, claims: withColoursOf(claims, before.claims) };
}
