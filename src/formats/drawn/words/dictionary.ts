/** A dictionary: the words of a language for the concepts in which rules are stated. */
export interface Dictionary {
  /**
   * The words for each concept, separated by blanks; an underscore joins the words of an expression. A word in the
   * singular stands for its plural. A name with a plus is two concepts.
   */
  readonly concepts: Readonly<Record<string, string>>;
  /** Names of constraints beside those that each states itself, by id. */
  readonly names?: Readonly<Record<string, string>>;
  /** Words that say nothing in a rule. */
  readonly fillers: string;
  /** Words that change what a sentence says, and that no rule has. No name that a setter gives may hide them. */
  readonly qualifiers: string;
  /** Words for numbers, from one. */
  readonly numbers: string;
  /** The names of colours, each with the words for it. */
  readonly colours: Readonly<Record<string, string>>;
  /** Verbs whose particle stands at the end of the clause, each as one word: `nehmen zu`. */
  readonly separated?: Readonly<Record<string, string>>;
  /** Words that begin an example, which states nothing. */
  readonly examples: string;
  /** Words that begin an explanation of what was just said. */
  readonly explanations: string;
  /** Words of which a tale has one at least; none if the language's tales are not known. */
  readonly everyday: string;
}
