/** A text of rules as sentences. */

/** A sentence with what stood before its colon. */
export interface Sentence {
  readonly text: string;
  /** The words before a colon, as in `Killer cages: …`. */
  readonly header?: string;
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

/** Words for the place where a rule holds: no name of a rule has them, and what is said has to be read with them. */
const SCOPE = /\b(?:in|within|inside|outside|innerhalb|außerhalb|im)\b/i;

/** Splits off the words before a colon. A ratio has digits on both sides of its colon. */
function withHeader(text: string): Sentence {
  const at = text.search(/:(?!\s?\d)|(?<=[a-z)]) - (?=[A-Z])|(?<=[a-z]):(?=\d)/);
  const header = text.slice(0, at).trim();
  if (at < 1 || at > LONGEST_HEADER || /[.,]/.test(header)) return { text: withoutEnd(text) };
  const said = withoutEnd(text.slice(at).replace(/^(?::| - )\s*/, ''));
  return SCOPE.test(header) && said !== '' ? { text: `${header} ${said}` } : { header, text: said };
}
