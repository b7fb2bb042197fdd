/** Turns lines into plain characters: undoes what editors, forums, mail programs and browsers replace. */

/** Returns the line with plain blanks, digits, dots and dashes, and without marks of quotation and layout. */
export function plainLine(line: string): string {
  if (!OTHER.test(line)) return line;
  return line
    .replaceAll(TAG, (tag) => (/^<\/t[dh]/i.test(tag) ? '|' : ''))
    .replaceAll(ENTITY, decoded)
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(EMPTY_SIGN, '.')
    .replaceAll(DASH, '-')
    .replaceAll(DIGIT, (digit) => String(decimal(digit)))
    .replace(QUOTE, '');
}

/** Characters that need replacing: all beyond ASCII, and the signs that begin entities and quotes. */
const OTHER = /[^\t -%'-=?-~]/;

const TAG = /<\/?(?:table|tbody|thead|t[drh]|br|pre|code|div|span|font|tt)(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/gi;
const INVISIBLE = /\p{Cf}|\p{Me}|[\uFE0E\uFE0F]/gu;
const EMPTY_SIGN = /[·•∙⋅‧・●○◦∘□▢☐◻◽⬜⬛◾▫▪■␣]/gu;
const DASH = /[‐‑‒–—−]/g;
const QUOTE = /^(?:\s*>)+(?: |$)/;

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    middot: '·',
    bull: '•',
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
  }),
);

function decoded(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return NAMED.get(name) ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Zeros of the scripts whose digits are read: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const DIGIT = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0E50-\u0E59]/g;

const decimal = (digit: string): number => digit.charCodeAt(0) - ZEROS.findLast((zero) => zero <= digit.charCodeAt(0))!;
