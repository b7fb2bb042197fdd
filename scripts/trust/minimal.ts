/**
 * `npx tsx scripts/trust/minimal.ts`: counts, for each strategy's worked cases, the truths of a step that can be
 * omitted, one at a time, without breaking the proof. Not all of them can be omitted together, since one may replace
 * another.
 */
import { prove } from '../../src/check/prove.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf } from '../../test/strategies/fixture.js';

/** The most hits tested on a board, and the most truths tested of a hit. */
const MOST_HITS = 20;
const MOST_TRUTHS = 120;

interface Row {
  readonly id: string;
  readonly steps: number;
  readonly truths: number;
  readonly spare: number;
}

const rows: Row[] = catalogue.map(({ id, find, explain }) => {
  let steps = 0;
  let truths = 0;
  let spare = 0;
  for (const { board } of casesOf(id)) {
    let number = 0;
    for (const hit of find(board)) {
      if (number++ === MOST_HITS) break;
      const named = explain(hit, board.geometry).truths;
      if (named.length > MOST_TRUTHS) continue;
      steps++;
      truths += named.length;
      const { place, remove } = hit;
      for (let at = 0; at < named.length; at++)
        if (prove(board, { place, remove, truths: named.filter((_, index) => index !== at) }).verdict === 'proved')
          spare++;
    }
  }
  return { id, steps, truths, spare };
});

const total = (name: 'steps' | 'truths' | 'spare'): number => rows.reduce((sum, row) => sum + row[name], 0);
console.log(`${rows.filter(({ spare }) => spare === 0).length} of ${rows.length} strategies name no truth too many`);
for (const { id, steps, truths, spare } of rows
  .filter((row) => row.spare > 0)
  .sort((a, b) => b.spare / b.truths - a.spare / a.truths))
  console.log(
    `${id.padEnd(36)} ${String(spare).padStart(5)} of ${String(truths).padStart(5)} truths in ${steps} steps`,
  );
console.log(`in all ${total('spare')} of ${total('truths')} truths in ${total('steps')} steps`);
