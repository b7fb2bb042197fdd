/** Custom elements for any page: importing this registers them. */
export { SudokuBoard } from './board/board.js';
export type { Scene, SpokenPart, Trace, TraceStep } from './walkthrough/trace.js';
export { SudokuWalkthrough } from './walkthrough/walkthrough.js';
