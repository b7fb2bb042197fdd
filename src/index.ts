/**
 * The library: a few functions that take a puzzle, or a text of one, and return plain data. What they are made of lies
 * under subpaths: `/core`, `/search`, `/strategies`, `/constraints`, `/ladders`, `/proofs`, `/bank`, `/canon`, `/formats`,
 * `/exchange`, `/render`.
 */
export * from './face/index.js';
