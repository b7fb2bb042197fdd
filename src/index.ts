/**
 * The library: a few functions that take a puzzle, or a text of one, and return plain data. Beside it are `/async`
 * (workers do the work), `/formats`, `/render`, `/strategies` (for strategies and rules of one's own) and `/elements`.
 */
export * from './face/index.js';
