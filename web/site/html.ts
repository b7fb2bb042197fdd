/** Small parts of HTML. */
import { escaped } from '../../src/render/index.js';

export const link = (href: string, text: string, attributes = ''): string =>
  `<a href="${escaped(href)}"${attributes}>${escaped(text)}</a>`;

export const listOf = (items: readonly string[], attributes = ''): string =>
  `<ul${attributes}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
