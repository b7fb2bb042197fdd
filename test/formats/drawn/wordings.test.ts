/** Puzzles of our own, drawn and said in the words of people: most are read as what they are, and none as another. */
import { expect, test } from 'vitest';
import { readDrawing } from '../../../src/formats/drawn/reading.js';
import { Misread } from '../../../src/formats/misread.js';
import { inTier } from '../../tier.js';
import { meaningOf } from '../exchange/meaning.js';
import { CLUES } from './wordings/clues.js';
import { LINES } from './wordings/lines.js';
import { WHOLE } from './wordings/whole.js';
import { type Drawn, drawnOf, withSaid } from './wordings/wordings.js';

const KINDS = Object.entries({ ...LINES, ...CLUES, ...WHOLE });

/** The share of the sentences that is read at least. */
const LEAST_READ = 0.96;

/** Says a drawing by a sentence, and reads it; undefined if it is refused. */
function readSo({ drawing }: Drawn, sentence: string, language: 'en' | 'de') {
  try {
    return meaningOf(readDrawing(withSaid(drawing, sentence, language)).puzzle.geometry);
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

test('rules in the words of people', () => {
  const refused: string[] = [];
  let total = 0;
  for (const [name, { clues, ...wordings }] of KINDS.filter((_, at) => at % inTier({ quick: 16, slow: 1 }) === 0)) {
    const [kind] = name.split(' ') as [string];
    const puzzles = drawnOf(kind, clues, inTier({ quick: 1, slow: 9 }));
    for (const language of ['en', 'de'] as const)
      for (const [at, sentence] of wordings[language].slice(0, inTier({ quick: 1, slow: Infinity })).entries()) {
        const drawn = puzzles[at % puzzles.length]!;
        const read = readSo(drawn, sentence, language);
        total++;
        if (read === undefined) refused.push(`${name}: ${sentence}`);
        else expect(read, sentence).toEqual(meaningOf(drawn.puzzle.geometry));
      }
  }
  expect(total - refused.length, refused.join('\n')).toBeGreaterThanOrEqual(total * LEAST_READ);
  if (process.env.SHOW_REFUSED) console.log(`${refused.length} of ${total} refused`, refused.join('\n'));
});
