/** The sections of a strategy's page. */
import { existsSync, readFileSync } from 'node:fs';
import type { Strategy } from '../../src/logic/step/strategy.js';

const NEEDED = ['How to spot it', 'Example', 'Origin and ratings'];
/** All sections, in their order. */
const HEADINGS = ['Step by step', 'Why it works', 'How to spot it', 'Common mistakes', 'Example', 'Origin and ratings'];

/** A strategy that nobody searches for. */
const NOT_SPOTTED = ['backtracking'];
/** Strategies that only programs search for, so that nobody mistakes another pattern for them. */
const NOT_MISTAKEN = [
  'backtracking',
  'dynamic-forcing-chain-plus',
  'nested-forcing-chain',
  'nested-multiple-forcing-chain',
  'nested-dynamic-forcing-chain',
];

/** Returns a line for each thing that the page of a strategy lacks. */
export function missingInPage({ family, id, name }: Strategy): string[] {
  const path = `strategies/${family}/${id}.md`;
  const url = new URL(`../../${path}`, import.meta.url);
  if (!existsSync(url)) return [`${path}: the page`];
  const page = readFileSync(url, 'utf8');
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
  const ordered = HEADINGS.filter((heading) => headings.includes(heading));
  return [
    ...[`# ${name}`, ...NEEDED.map((heading) => `## ${heading}`), '<!-- example -->', '<!-- /example -->']
      .filter((line) => !page.split('\n').includes(line))
      .map((line) => `the line ${line}`),
    ...(`${headings}` === `${ordered}` ? [] : [`only the sections ${HEADINGS.join(', ')}, in this order`]),
    ...countOf(page, 'How to spot it', /^\d\. /, NOT_SPOTTED.includes(id) ? [0, 0] : [2, 5]),
    ...countOf(page, 'Common mistakes', /^- /, NOT_MISTAKEN.includes(id) ? [0, 0] : [1, 3]),
  ].map((part) => `${path}: ${part}`);
}

/** Lists a section in which the items are too few or too many. */
function countOf(page: string, heading: string, item: RegExp, [least, most]: readonly [number, number]): string[] {
  const section = new RegExp(`## ${heading}\\n+([\\s\\S]+?)\\n+(?=## |$)`).exec(page)?.[1] ?? '';
  const count = section.split('\n').filter((line) => item.test(line)).length;
  return count < least || count > most ? [`${least} to ${most} items in ## ${heading}, not ${count}`] : [];
}
