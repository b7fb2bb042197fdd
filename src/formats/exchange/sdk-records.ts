/** Cuts a stream of `.sdk` puzzles: one ends where rows are followed by an empty line, a header line or a `[Puzzle]`. */
import type { Geometry } from '../../core/geometry.js';
import { cutLines, type PuzzleRecord, type Splitter } from '../record.js';

const BEGINS = /^(#|\s*\[puzzle\])/i;
const SECTION = /^\s*\[/;
/** Lines that no puzzle of any size fills. */
const MOST_LINES = 1024;

export function splitSdk(_expected?: Geometry, source?: string): Splitter {
  const cutter = cutLines(() => 1 << 12);
  let number = 0;
  let lines: string[] = [];
  let first = 0;
  let hasRows = false;
  let wasEmpty = false;

  const flush = (): PuzzleRecord[] => {
    const text = lines.join('\n').trimEnd();
    lines = [];
    hasRows = false;
    return text === '' ? [] : [{ text, line: first, ...(source !== undefined && { source }) }];
  };
  const take = (line: string): PuzzleRecord[] => {
    number++;
    const isEmpty = line.trim() === '';
    const begins = !isEmpty && hasRows && (BEGINS.test(line) || (wasEmpty && !SECTION.test(line)));
    const records = begins || lines.length > MOST_LINES ? flush() : [];
    wasEmpty = isEmpty;
    if (lines.length === 0) {
      if (isEmpty) return records;
      first = number;
    }
    lines.push(line);
    if (!isEmpty && !line.startsWith('#') && !SECTION.test(line)) hasRows = true;
    return records;
  };
  return {
    push: (chunk) => cutter.push(chunk).flatMap(take),
    end: () => [...cutter.end().flatMap(take), ...flush()],
  };
}
