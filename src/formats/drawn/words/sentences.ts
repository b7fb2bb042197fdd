/** A text of rules as sentences, and where examples begin and end in them. */

/** A sentence with what stood before its colon. */
export interface Sentence {
  readonly text: string;
  /** The words before a colon, as in `Killer cages: …`. */
  readonly header?: string;
  /** True if those words were a condition: `When red: …`. */
  readonly isConditional?: true;
}

/** The longest text of rules that is read. */
export const LONGEST_RULES = 1 << 14;

/** Words before which a full stop ends no sentence. */
const SHORTENED = /(?:^|[\s(])(?:i\.?e|e\.?g|ex|incl|vs|etc|resp|approx|z\.?b|d\.?h|bzw|ggf|max|min|no|nr)$/i;
const BULLET = /^\s*(?:[-–—•●○◦▪■□*·>#~]+|\(?\d{1,2}[.)]|[a-z]\))\s*/i;
const LONGEST_HEADER = 60;

/** Returns a text without tags, stars, curly quotes, invisible signs and letters of other alphabets for its own. */
export function plainText(text: string): string {
  return text
    .slice(0, LONGEST_RULES)
    .normalize('NFKC')
    .replaceAll(/<br ?\/?>|<\/(?:p|li|div)>|\\n/gi, '\n')
    .replaceAll(/<[a-z/][^<>]{0,200}>/gi, ' ')
    .replaceAll(/\[([^\][]{1,60})\]\(https?:[^()\s]{1,300}\)/g, '$1')
    .replaceAll(/\uFE0F|[\u200B-\u200F\u2060\uFEFF*_]/g, '')
    .replaceAll(/(?<=\p{L})\((?:e?s)\)/gu, 's')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4`\u2032]/g, "'")
    .replaceAll(/(?<![\p{L}\d])'([\p{L}\d -]{1,30})'(?![\p{L}\d])/gu, '$1')
    .replaceAll(/[\u201C\u201D\u201E\u201F\u00AB\u00BB]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u00D7\u2715]/g, 'x')
    .replaceAll(/\u2236/g, ':')
    .replaceAll(/[\u00A0\u2000-\u200A\u3000\t\r]/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ');
}

/** Returns the sentences of a text. */
export function sentencesIn(text: string): Sentence[] {
  const lines: string[] = [];
  for (const line of plainText(text).split('\n')) {
    const before = lines.at(-1);
    const goesOn = before !== undefined && /[a-z,]\s*$/.test(before) && /^\s*[a-z]/.test(line) && !BULLET.test(line);
    if (goesOn) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines
    .flatMap((line) => splitLine(line.replace(BULLET, '').trim()))
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
}

const OPENING: ReadonlySet<string> = new Set('([{');
const CLOSING: ReadonlySet<string> = new Set(')]}');

/** Returns the places of brackets that belong to another one: one that is never closed holds no sentence together. */
function pairedBrackets(line: string): ReadonlySet<number> {
  const open: number[] = [];
  const paired = new Set<number>();
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (OPENING.has(sign)) open.push(at);
    else if (CLOSING.has(sign) && open.length > 0) paired.add(open.pop()!).add(at);
  }
  return paired;
}

function splitLine(line: string): Sentence[] {
  const inBrackets = pairedBrackets(line);
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (inBrackets.has(at)) depth += OPENING.has(sign) ? 1 : -1;
    if (depth > 0 || !'.!?;'.includes(sign)) continue;
    const next = line[at + 1] ?? ' ';
    const isDecimal = sign === '.' && /\d/.test(next) && /\d/.test(line[at - 1] ?? '');
    const isInside = sign === '.' && /[a-z]/.test(next);
    if (isDecimal || isInside || (sign === '.' && SHORTENED.test(line.slice(Math.max(0, at - 12), at)))) continue;
    if (sign === '?' && /[\s"'(]/.test(line[at - 1] ?? ' ')) continue;
    parts.push(line.slice(start, at + 1));
    start = at + 1;
  }
  parts.push(line.slice(start));
  return parts.map((part) => withHeader(part.replace(BULLET, '').trim()));
}

/** Returns a sentence without the signs at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '.!?; '.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/**
 * Words for the place where a rule holds, for the side from which it counts, or for a doubt: no name of a rule has them,
 * and what is said has to be read with them.
 */
const SCOPE =
  /\b(?:in|within|inside|outside|from|below|above|under|beneath|behind|beyond|beside|next|other|another|far|opposite|left|side|away|towards?|across|over|at|for|if|when|whenever|where|up to|mod|untrue|fake|maybe|perhaps|sometimes|approximate(?:ly)?|backwards?|reflected|mirrored|shifted|rotated|lies?|anti[- ](?!k|diag)|innerhalb|außerhalb|für|falls|wenn|im|von|vom|unter|darunter|darüber|neben|hinter|nächste[nrs]?|andere[nrs]?|gegenüber|gegenüberliegende[nrs]?|hinten|unten|links|rechts|seite)\b/i;

/** The beginning of a condition before a colon: what follows holds under it alone. */
const CONDITION_BEFORE = /^(?:if|when(?:ever)?|where(?:ver)?|falls|wenn|wo)\b/i;

/** Splits off the words before a colon. A ratio has digits on both sides of its colon. */
function withHeader(text: string): Sentence {
  const at = text.search(/:(?!\s?\d)|(?<=[a-z)]) - (?=[A-Z])|(?<=[a-z]):(?=\d)/);
  const header = text.slice(0, at).trim();
  if (at < 1 || at > LONGEST_HEADER || /[.,]/.test(header)) return { text: withoutEnd(text) };
  const said = withoutEnd(text.slice(at).replace(/^(?::| - )\s*/, ''));
  if (!SCOPE.test(header) || said === '') return { header, text: said };
  return { text: `${header} ${said}`, ...(CONDITION_BEFORE.test(header) && { isConditional: true }) };
}

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
