/**
 * The kinds that a run with --resume has kept, in a file beside the file of the run. A later run reads them from there
 * and need not compute them again.
 */
import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { PuzzleKind } from '../bank/kind.js';
import type { KindSet } from '../bank/kind-set.js';
import { UsageError } from './command.js';
import { unwritable } from './output.js';

export interface Journal {
  /** Adds a kind; `records` is the number of records answered before its portion. */
  add(kind: PuzzleKind, records: number): void;
  /** Writes the kinds added since the last call. Throws a WriteError. */
  flush(): void;
  end(): void;
}

/** Words of an entry: three for the kind, one for the number of records. */
const WORDS = 4;
const BYTES = WORDS * Uint32Array.BYTES_PER_ELEMENT;

/**
 * Opens the journal of a run that has answered `answered` records, and adds its kinds to `known`. Entries of later
 * records are cut off. Throws a UsageError if the journal is missing, and a WriteError.
 */
export function journalOf(resume: string, answered: number, known: KindSet): Journal {
  const file = `${resume}.kinds`;
  const descriptor = opened(file, answered);
  let end = BYTES * restored(descriptor, answered, known);
  ftruncateSync(descriptor, end);
  const added: number[] = [];
  return {
    add: (kind, records) => void added.push(...kind, records),
    flush() {
      if (added.length === 0) return;
      try {
        // At the end: a file that was opened to go on is written from its beginning otherwise.
        const entries = Uint32Array.from(added);
        end += writeSync(descriptor, entries, 0, entries.byteLength, end);
      } catch (error) {
        throw unwritable(file, error);
      }
      added.length = 0;
    },
    end: () => closeSync(descriptor),
  };
}

function opened(file: string, answered: number): number {
  try {
    return openSync(file, answered > 0 ? 'r+' : 'w+');
  } catch (error) {
    if (answered > 0)
      throw new UsageError(`--resume: there is no ${file}, which has the kinds so far: start again with another file`);
    throw unwritable(file, error);
  }
}

/** Reads the entries of answered records and returns their number. */
function restored(descriptor: number, answered: number, known: KindSet): number {
  const piece = new Uint32Array(WORDS * 4096);
  for (let count = 0; ; ) {
    const entries = Math.floor(readSync(descriptor, piece, 0, piece.byteLength, count * BYTES) / BYTES);
    for (let i = 0; i < entries * WORDS; i += WORDS) {
      if (piece[i + 3]! >= answered) return count;
      known.add([piece[i]!, piece[i + 1]!, piece[i + 2]!]);
      count++;
    }
    if (entries === 0) return count;
  }
}
