/**
 * Makes untrusted text safe to show: a terminal obeys control characters, and some characters change the order of a
 * text.
 */

/**
 * Returns the text with control characters as escapes, `\x1b`, `\u202e`. Tabs and line feeds stay, since they are
 * layout.
 */
export const printable = (text: string): string =>
  CONTROL.test(text) ? text.replaceAll(CONTROLS, (sign) => codeText(sign.charCodeAt(0))) : text;

/** Returns a text of unknown origin as an error repeats it: printable, and both of its ends if it is long. */
export function excerpt(text: string): string {
  if (text.length <= MOST_REPEATED) return printable(text);
  const head = text.slice(0, HEAD).replace(/[\uD800-\uDBFF]$/, '');
  const tail = text.slice(HEAD + 1 - MOST_REPEATED).replace(/^[\uDC00-\uDFFF]/, '');
  return printable(`${head}…${tail}`);
}

/** Cuts what a message of another library or of the system quotes. */
export const withExcerpts = (message: string): string => message.replace(/'([^']*)'/g, (_, text) => quoted(text));

/** Returns an excerpt in quotation marks. */
export const quoted = (text: string): string => `'${excerpt(text)}'`;

/** The most characters of a text that an error repeats, and those of its beginning. */
const MOST_REPEATED = 60;
const HEAD = 40;

/** Returns a number with its noun: `1 puzzle`, `2,000 puzzles`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const CONTROL = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const CONTROLS = new RegExp(CONTROL, 'gu');

const codeText = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
