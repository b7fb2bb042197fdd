/** Text from anywhere made safe to show: a terminal obeys control characters, and draws text after some in another order. */

/** The text with control characters as their codes, `\x1b`, `\u202e`; tabs and line feeds stay, which are layout. */
export const printable = (text: string): string =>
  CONTROL.test(text) ? text.replaceAll(CONTROLS, (sign) => codeText(sign.charCodeAt(0))) : text;

const CONTROL = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const CONTROLS = new RegExp(CONTROL, 'gu');

const codeText = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
