/** Pages on a screen: laid out, without the signs of Markdown. */
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { markdownText } from '../../src/render/terminal/markdown.js';

const PAGE = `# A page

A paragraph of **two**
lines with a [link](https://example.org) and \`code\`.

- a point that is longer than the screen is wide
- another
1. one

> said

| name | means |
|---|---|
| \`a\\|b\` | two words here and there |

\`\`\`text
+--+
| 1|
\`\`\`
<!-- note -->
![picture](a.svg)
## End`;

test('headings, lists, quotes, tables and code have their layouts', () => {
  expect(markdownText(PAGE, 30, false)).toBe(`A page

A paragraph of two lines with
a link and code.

• a point that is longer than
  the screen is wide
• another
1. one

  said

name  means
a|b   two words here and there

+--+
| 1|

End`);
});

test('what is strong is bold where there are colours, and nothing else changes', () => {
  const painted = markdownText(PAGE, 30, true);
  expect(painted).toContain('\x1b[1mA page\x1b[22m');
  expect(painted).toContain('\x1b[1mtwo\x1b[22m');
  expect(stripVTControlCharacters(painted)).toBe(markdownText(PAGE, 30, false));
});
