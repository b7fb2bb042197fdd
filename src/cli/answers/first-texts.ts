/**
 * Finds the first text of each kind in files, for more kinds than the memory holds. Texts go to one file, and their
 * kinds with their numbers to one of several, by the first bits of the kind: equal kinds meet in one of these, which
 * is then read into a table by itself.
 */
import { closeSync, createReadStream, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PuzzleKind } from '../../bank/kind.js';
import { KindSet } from '../../bank/kind-set.js';
import { withWriteErrors } from '../output/output.js';

export interface FirstTexts {
  /** Adds a text of a kind. Throws a WriteError. */
  add(kind: PuzzleKind, text: string): void;
  /** Ends the input and yields the first text of each kind, in the order of the input. Throws a WriteError. */
  texts(): AsyncGenerator<string, void, void>;
  /** Deletes the files. */
  end(): void;
}

/** The bits of a kind that choose its file. A table holds one of 64 parts of the kinds. */
const PART_BITS = 6;

/** Words of an entry: three for the kind, one for a number. */
export const ENTRY_WORDS = 4;
export const ENTRY_BYTES = ENTRY_WORDS * Uint32Array.BYTES_PER_ELEMENT;

/** Entries, and characters, that are collected before they are written. */
const ENTRIES = 1 << 12;
const CHARACTERS = 1 << 16;

export function firstTexts(): FirstTexts {
  const folder = withWriteErrors(tmpdir(), () => mkdtempSync(join(tmpdir(), 'sudoku-kinds-')));
  const writing = <Result>(write: () => Result): Result => withWriteErrors(folder, write);
  const parts = Array.from({ length: 1 << PART_BITS }, (_, part) => writing(() => partIn(join(folder, `${part}`))));
  const path = join(folder, 'texts');
  const file = writing(() => openSync(path, 'w'));
  let waiting = '';
  let count = 0;
  const flush = (): void => {
    writeWhole(file, Buffer.from(waiting));
    waiting = '';
  };
  return {
    add(kind, text) {
      waiting += `${text.replaceAll('\0', '')}\0`;
      writing(() => {
        parts[kind[0] >>> (32 - PART_BITS)]!.add(kind, count++);
        if (waiting.length >= CHARACTERS) flush();
      });
    },
    async *texts() {
      writing(flush);
      const firsts = new Uint8Array(Math.ceil(count / 8));
      for (const part of parts)
        for (const number of writing(() => part.firsts())) firsts[number >>> 3]! |= 1 << (number & 7);
      let number = 0;
      let rest = '';
      for await (const chunk of createReadStream(path, 'utf8')) {
        const texts = (rest + chunk).split('\0');
        rest = texts.pop()!;
        for (const text of texts) {
          if (firsts[number >>> 3]! & (1 << (number & 7))) yield text;
          number++;
        }
      }
    },
    end() {
      for (const part of parts) part.close();
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A part of the kinds, in a file. */
interface Part {
  add(kind: PuzzleKind, number: number): void;
  /** Returns the number of the first text of each kind. */
  firsts(): readonly number[];
  close(): void;
}

function partIn(path: string): Part {
  const file = openSync(path, 'w+');
  const entries = new Uint32Array(ENTRY_WORDS * ENTRIES);
  let length = 0;
  const flush = (): void => {
    writeWhole(file, new Uint8Array(entries.buffer, 0, length * Uint32Array.BYTES_PER_ELEMENT));
    length = 0;
  };
  return {
    add(kind, number) {
      entries.set([...kind, number], length);
      length += ENTRY_WORDS;
      if (length === entries.length) flush();
    },
    firsts() {
      flush();
      const known = new KindSet();
      const firsts: number[] = [];
      for (let at = 0, read = 0; (read = readSync(file, entries, 0, entries.byteLength, at)) >= ENTRY_BYTES; at += read)
        for (let i = 0; i < read / Uint32Array.BYTES_PER_ELEMENT; i += ENTRY_WORDS)
          if (known.add([entries[i]!, entries[i + 1]!, entries[i + 2]!])) firsts.push(entries[i + 3]!);
      return firsts;
    },
    close: () => closeSync(file),
  };
}

/** Writes all bytes, also where the system takes them in pieces. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}
