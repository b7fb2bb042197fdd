import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { withRulesWritten } from '../../src/formats/beside/rules.js';
import { formatPencilmarks } from '../../src/formats/text/pencilmarks.js';
import { conclusion, type Message, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { sentence } from '../../src/render/text.js';
import { casesOf, hitsOf } from './fixture.js';

/** True if a message states the conclusion of its step, so that it need not be repeated. */
const concludes = ({ terms }: Message): boolean =>
  Object.values(terms).some((term) => term.kind === 'conclusion' || (term.kind === 'clause' && concludes(term.clause)));

const MARKED = /(<!-- example -->\n)[\s\S]*(<!-- \/example -->)/;

/** Expects that a page shows the first case of its fixture. `npm run docs` writes it instead. */
export function expectExample(strategy: Strategy): void {
  const url = new URL(`../../strategies/${strategy.family}/${strategy.id}.md`, import.meta.url);
  const page = readFileSync(url, 'utf8');
  const first = casesOf(strategy.id)[0]!;
  const { board } = first;
  const hit = hitsOf(strategy, first)[0]!;
  const { message } = strategy.explain(hit, board.geometry);
  const said = sentence(message, board.geometry).replaceAll('\n', '\n> ');
  const end = concludes(message)
    ? ''
    : `\n> ${sentence(say('So {conclusion}.', { conclusion: conclusion(hit) }), board.geometry)}`;
  const example = `\`\`\`text\n${withRulesWritten(formatPencilmarks(board), board.geometry)}\n\`\`\`\n\n> ${said}${end}\n`;
  const right = page.replace(MARKED, (_, before: string, after: string) => `${before}${example}${after}`);
  if (process.env.WRITE_PAGES) writeFileSync(url, right);
  else expect(page).toBe(right);
  expect(page).toMatch(MARKED);
}
