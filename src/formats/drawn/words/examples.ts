/** Where examples and explanations begin and end in a sentence. */

/** Words that begin an example or an explanation at the end of a sentence. */
export const TAIL = /(?<=[\s,-])(?:e\.?g|such as|for example|for instance|i\.?e|z\. ?b|zum beispiel|d\. ?h)\b/i;

/** Words behind which an example ends, and something else is said. */
export const TURN = /\b(?:but|however|though|although|yet|aber|jedoch)\b/i;

/** Digits that are said to be possible, as in *(354 is valid)*. */
export const POSSIBLE =
  /^ ?\d(?:[ ,-]{0,2}\d){2,8} (?:is|would be|could be) (?:an? |ok )?(?:valid|possible|fine|allowed|permitted)(?: \w{1,20})? ?$/i;

const CONDITION = /\b(?:if|when|wenn|falls)\b/i;
/** The cuts behind which another clause may begin; a condition has several without a comma. */
const COMMA = /, ?(?:and|und|so|while)\b|;/i;
const ANY_CUT = /\b(?:and|und|while)\b|[,;]/i;
/** How an example begins, with the comma behind that. */
const BEGINNING = /^[\p{L}. ]{1,24},/u;
/** Verbs of clauses that state something, and words that begin one without a verb. */
const VERB =
  /\b(?:with|where|mit|is|are|be|has|have|must|may|can|cannot|do|does|will|shall|should|differ|sum|add|contain|appear|increase|decrease|repeat|read|ist|sind|hat|haben|muss|müssen|darf|dürfen|kann|können|soll|sollen|unterscheide[nt]|ergeben|ergibt|steh(?:en|t)|enthalten|enthält|steig(?:en|t)|wiederhol(?:en|t))s?\b/i;

/** Cuts an example from the clause behind it that states something. */
export function cutBehindExample(text: string): readonly [example: string, behind: string] {
  const cuts = new RegExp(CONDITION.test(text) ? COMMA : ANY_CUT, 'gi');
  const beginning = BEGINNING.exec(text)?.[0].length ?? 0;
  for (const { index, 0: cut } of text.matchAll(cuts)) {
    if (index < beginning) continue;
    const behind = text.slice(index + cut.length).trim();
    if (VERB.test(behind)) return [text.slice(0, index), `, ${behind}`];
  }
  return [text, ''];
}
