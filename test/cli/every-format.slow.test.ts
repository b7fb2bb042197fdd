/** Every format through the other commands, in processes of their own. Runs the built program. */
import { checkReads } from './check-formats.js';

checkReads([
  ['hint', '--all', '--max-level', 'easy', '--json'],
  ['stats'],
  ['solve', '--explain', '--json'],
  ['hint', '--json'],
  ['hint', '--every', '--max-level', 'easy', '--json'],
  ['grade', '--json'],
  ['check', '--json'],
  ['canon', '--json'],
  ['morph', '--json'],
  ['dedupe'],
]);
