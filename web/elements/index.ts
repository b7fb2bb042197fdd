/** Custom elements for any page. An import of this file registers them. */

export type { SpokenPart } from '../../src/render/index.js';
export { SudokuBoard } from './board/board.component.js';
export type { Light } from './sentence.js';
export type { Scene, ShownTrace, TraceStep } from './walkthrough/trace.js';
export { SudokuWalkthrough } from './walkthrough/walkthrough.component.js';
