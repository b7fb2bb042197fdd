/** Reads puzzles from whatever people paste. The readers are loaded when they are first needed. */
import type { EachRead, ReadPuzzle, TextSettings } from './pasted.js';

/**
 * Reads the one puzzle in whatever people paste: a grid in a mail, a link in a sentence, JSON, a sheet, a file of another
 * program, a drawing with rules in words. What it needs for that is loaded on demand. The result says what was read and
 * what was not, and every function takes it as a puzzle.
 *
 * @throws {Misread} if there is no puzzle, or a second one, or a rule that is not understood
 * @throws {BadOption} for an unknown or unfit setting
 * @example
 * const pasted = await read('From the paper of Sunday:\n.3.1\n...2\n....\n1...');
 * check(pasted).solutions; // 1
 */
export async function read(text: string, settings: TextSettings = {}): Promise<ReadPuzzle> {
  return (await import('./pasted.js')).readPasted(text, settings);
}

/**
 * Reads every puzzle of a text or a stream, each as `read` reads one.
 *
 * @throws {BadOption} for an unknown or unfit setting
 * @example
 * for await (const { line, read, error } of readEach('.3.1...2....1...\n1.3...2....1...4'))
 *   console.log(line, read ? check(read).solutions : error.message);
 */
export async function* readEach(
  pieces: string | Iterable<string> | AsyncIterable<string>,
  settings: TextSettings = {},
): AsyncGenerator<EachRead, void, void> {
  yield* (await import('./pasted.js')).readLines(pieces, settings);
}
