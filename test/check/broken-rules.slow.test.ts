/** Whatever a solver believes of a rule, the checker refuses what does not follow from the clues. */
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { verifyNamed } from '../../src/face/verify-named.js';
import { readPuzzle } from '../../src/formats/read.js';
import { search } from '../../src/search/search.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { brokenTrace, FAULTS } from './broken-rules.js';

/** Rules of which only houses are known, and a rule of counts, whose walks are long. */
const WITHOUT = ['latin', 'jigsaw', 'toroidal', 'counting-circles'];

const kinds = constraints.map(({ id }) => id).filter((id) => !WITHOUT.includes(id));

test.each(kinds)('%s: each false step of a solver whose rules are broken is refused', (id) => {
  let falseSteps = 0;
  for (const line of linesOf(id).slice(0, 2)) {
    const { puzzle } = readPuzzle(line);
    const [solution] = search(puzzle, { limit: 1 }).solutions;
    for (const [what, fault] of Object.entries(FAULTS)) {
      const trace = brokenTrace(puzzle, solution!, fault);
      if (!trace) continue;
      falseSteps++;
      expect(verifyNamed(trace).refutedSteps, `${what} ${line}`).toContain(trace.steps.length);
    }
  }
  expect(falseSteps).toBeGreaterThan(0);
});
