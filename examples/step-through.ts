/** Steps through a trace: each step is looked for when it is asked for, and says what it does and why. */
import { walk } from 'sudoku-strategist';

const puzzle = process.argv[2] ?? '.3.1...2....1...';

let number = 0;
for (const { name, place, remove, text } of walk(puzzle, { ladder: 'hodoku' })) {
  console.log(`${++number}. ${name} (places ${place.length}, removes ${remove.length})`);
  console.log(`   ${text}`);
  if (number === 20) break; // Nobody looks for the steps after it.
}
