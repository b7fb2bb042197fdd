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

const CONTROL = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const CONTROLS = new RegExp(CONTROL, 'gu');

const codeText = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
