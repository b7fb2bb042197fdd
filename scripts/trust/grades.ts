/**
 * `npx tsx scripts/trust/grades.ts`: grades the puzzles of our own that HoDoKu 2.3 and Sudoku Explainer 1.2.1 have graded
 * (fixtures/grades), and prints how many grades are the same.
 */
import { comparedGrades } from '../../test/trust/compared-grades.js';

for (const { name, puzzles, other } of comparedGrades()) {
  console.log(`${name}: ${(puzzles - other.length).toLocaleString('en')} of ${puzzles.toLocaleString('en')} alike`);
  for (const [wanted, here] of other) console.log(`  ${wanted} was expected, not ${here}`);
  if (other.length > 0) process.exitCode = 1;
}
