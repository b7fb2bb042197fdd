/** Custom elements for any page: importing this registers them. */

export type { SpokenPart } from '../../src/render/text.js';
export { SudokuBoard } from './board/board.js';
export type { Scene, Trace, TraceStep } from './walkthrough/trace.js';
export { SudokuWalkthrough } from './walkthrough/walkthrough.js';
