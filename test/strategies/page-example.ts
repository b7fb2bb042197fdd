import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { withRulesWritten } from '../../src/formats/beside/rules-written.js';
import { formatPencilmarks } from '../../src/formats/text/pencilmarks.js';
import { conclusion, type Message, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { sentence } from '../../src/render/text.js';
import { expectPicture, pictureLine } from '../render/page-picture.js';
import { firstCaseOf, firstHitOf } from './fixture.js';

/** True if a message states the conclusion of its step, so that it need not be repeated. */
const concludes = ({ terms }: Message): boolean =>
  Object.values(terms).some((term) => term.kind === 'conclusion' || (term.kind === 'clause' && concludes(term.clause)));

const MARKED = /(<!-- example -->\n)[\s\S]*(<!-- \/example -->)/;

/** Expects that a page shows the first case of its fixture, drawn and written. `npm run docs` writes it instead. */
export function expectExample(strategy: Strategy): void {
  const { family, id, name } = strategy;
  const url = new URL(`../../strategies/${family}/${id}.md`, import.meta.url);
  const page = readFileSync(url, 'utf8');
  const first = firstCaseOf(id)!;
  const { board } = first;
  const { geometry } = board;
  const hit = firstHitOf(strategy, first)!;
  const { marks, message } = strategy.explain(hit, geometry);
  const outcome = sentence(say('{conclusion}', { conclusion: conclusion(hit) }), geometry);
  const said = [sentence(message, geometry), ...(concludes(message) ? [] : [`So ${outcome}.`])].join('\n');
  const drawing = `strategies/${id}`;
  expectPicture(drawing, board, { ...hit, marks }, { title: name, description: said });
  const example = `${pictureLine(drawing, `${name}: ${outcome}`, '../..')}

\`\`\`text
${withRulesWritten(formatPencilmarks(board), geometry)}
\`\`\`

> ${said.replaceAll('\n', '\n> ')}
`;
  const right = page.replace(MARKED, (_, before: string, after: string) => `${before}${example}${after}`);
  if (process.env.WRITE_PAGES) writeFileSync(url, right);
  else expect(page).toBe(right);
  expect(page).toMatch(MARKED);
}
