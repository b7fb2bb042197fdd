/** A hint for somebody who plays: a puzzle with values of their own and candidates that they have crossed out. */
import { hint } from 'sudoku-strategist';

// HoDoKu's library form: + before values that are no givens, and crossed out candidates as digit, row, column.
const play = process.argv[2] ?? ':0000:x:.3.1+4..2....1...:231:::';

const { mistakes, step } = hint(play);
for (const mistake of mistakes) {
  if (mistake.kind === 'wrong') console.log(`Wrong: ${mistake.digit} in row ${mistake.row}, column ${mistake.column}.`);
  else console.log(`There is a mistake: ${mistake.kind}.`);
}

if (step) {
  const [cell] = [...step.place, ...step.remove];
  console.log(`Look at row ${cell?.row}: there is a ${step.name}.`);
  console.log(step.text);
}
