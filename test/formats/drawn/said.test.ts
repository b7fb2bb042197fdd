/** Each constraint is read from drawings and sentences as setters make them, in several looks and wordings. */
import { describe, expect, test } from 'vitest';
import { sharedRules } from '../../../constraints/shared.js';
import { CLUES } from './said/clues.js';
import { LINES } from './said/lines.js';
import { WHOLE } from './said/whole.js';
import { readSaid, statedIn } from './shared-puzzle.js';

const USUAL = ['Normal sudoku rules apply.', 'Es gelten die normalen Sudoku-Regeln.'] as const;

const SAID = [...LINES, ...CLUES, ...WHOLE];

describe.each(SAID)('$id', ({ looks = [{ drawn: {} }], states, en, de }) => {
  const wordings = [en, de].flatMap((sentences, language) =>
    sentences.flatMap((sentence) =>
      looks.map((look) => {
        const { colour = ['', ''] } = look as { colour?: readonly [string, string] };
        const said = sentence.replaceAll('%', colour[language]!).trim();
        return [`${USUAL[language]} ${said[0]!.toUpperCase()}${said.slice(1)}`, look.drawn] as const;
      }),
    ),
  );
  test.each(wordings)('%s', (rules, drawn) => {
    expect(statedIn(readSaid(rules, [drawn]))).toEqual(states);
  });
});

test('the table has every constraint that is drawn or said', () => {
  const negative = ['all-black-dots', 'all-xv'];
  expect([...SAID.map(({ id }) => id), ...negative].toSorted()).toEqual(sharedRules.map(({ id }) => id).toSorted());
});
