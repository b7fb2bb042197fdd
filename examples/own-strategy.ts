/** A strategy of one's own, put on a ladder before all others, and proved. */

import { explain, ladder, verify } from 'sudoku-strategist';
import { cells, digits, placing, type Strategy, say } from 'sudoku-strategist/strategies';

/** A cell whose row, column and box leave it one digit: found, and then explained. */
const onlyDigit: Strategy<{ cell: number; digit: number }> = {
  id: 'only-digit',
  name: 'Only Digit',
  family: 'singles',
  level: 'easy',
  score: 4,
  *find({ geometry, digits: left }) {
    for (let cell = 0; cell < geometry.cells; cell++) {
      const set = left[cell]!;
      if (set === 0 || set & (set - 1)) continue;
      const digit = 31 - Math.clz32(set);
      yield placing({ cell, digit }, geometry.candidate(cell, digit));
    }
  },
  explain: ({ pattern: { cell, digit } }) => ({
    message: say('{cell} can be nothing but {digit}.', { cell: cells([cell]), digit: digits(digit) }),
    marks: [{ kind: 'cell', cell, role: 'pattern' }],
    truths: [{ kind: 'cell', cell }],
  }),
};

const trace = explain(process.argv[2] ?? '.3.1...2....1...', { ladder: [onlyDigit, ...ladder('full')] });
for (const { name, text } of trace.steps) console.log(`${name}: ${text}`);

const { proved, steps } = verify(trace);
console.log(`${proved} of ${steps} steps are proved`);
