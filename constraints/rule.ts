/** A rule of the puzzle's own, as a line of text. */
import { type Constraint, listed, type Statement, type ToldClue } from '../src/core/constraint.js';
import { linesOf } from '../src/core/sign.js';
import { differingBy, excludedBy, rulesOf } from '../src/rules/text/clue.js';
import { parseRuleText, usualText } from '../src/rules/text/tree.js';

/** Reads a text in its usual form. Throws a RangeError for one that is none. */
function readText(text: string): string {
  const usual = usualText(text);
  parseRuleText(usual);
  return usual;
}

/** The form of a text and what it tests, as the text has them. */
export function partsOfText({ text = '' }: Pick<ToldClue, 'text'>): readonly [form: string, test: string] {
  const colon = text.indexOf(':');
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

const withCells = (own: readonly Statement[], size: number) =>
  own.map((clue) => ({ clue, cells: clue.lists[0]!, size }));

export const rule: Constraint = listed({
  id: 'rule',
  family: 'lines',
  names: { en: 'Rules as text' },
  rule: {
    en: 'what a text says of its cells holds (dashed line with a ring): of neighbours on the line, of any two of its cells, or of all together',
  },
  onCell: { en: () => 'on a line with a rule' },
  holds: { demands: [{ text: true }] },
  told: {
    en(clue) {
      const [form, test] = partsOfText(clue);
      return form === 'whole'
        ? `rule "${test}" in ${clue.all}`
        : `${clue.names[0]} and ${clue.names[1]} obey ${test} (rule)`;
    },
  },
  toldAlong: {
    en(clue) {
      const [form, test] = partsOfText(clue);
      const those = form === 'pairs' ? 'neighbours on the line' : 'any two of';
      return `${those} ${clue.names.join(', ')} obey ${test} (rule)`;
    },
  },
  partner: { en: () => 'neighbour by the rule' },
  takes: {
    text: { name: 'text', example: 'pairs: |a - b| <= 2', read: readText, isQuoted: true },
    cells: { least: 1, most: Infinity },
  },
  additions: ({ size }, own) => ({
    pairs: withCells(own, size).flatMap(differingBy),
    exclusions: withCells(own, size).flatMap(excludedBy),
  }),
  rules: ({ size }, own) => withCells(own, size).flatMap(rulesOf),
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'violet', width: 'fine', isDashed: true, start: 'ring' }),
});
