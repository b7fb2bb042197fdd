/** A puzzle that `dedupe` keeps, as JSON. */
import type { Puzzle } from '../../core/puzzle.js';
import { type JsonPuzzle, puzzleJson } from './puzzle.js';

export type JsonDeduped = JsonPuzzle;

export const dedupedJson = (puzzle: Puzzle): JsonDeduped => puzzleJson(puzzle);
