/** The words of sentences, as they are understood. */

/** One word, or one expression, of a sentence. */
export type Token =
  | { readonly kind: 'concept'; readonly name: string }
  | { readonly kind: 'colour'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  /** The name of a constraint; `ids` are those that share it. */
  | { readonly kind: 'name'; readonly ids: readonly string[] }
  /** Where a clause may end: a comma, a bracket, a conjunction. */
  | { readonly kind: 'cut'; readonly word: string }
  /** A word that is not understood. One of the dictionary's qualifiers is known to change what a sentence says. */
  | { readonly kind: 'unknown'; readonly word: string; readonly isQualifier?: true };

export const isConcept = (token: Token | undefined, ...names: string[]): boolean =>
  token?.kind === 'concept' && names.includes(token.name);
