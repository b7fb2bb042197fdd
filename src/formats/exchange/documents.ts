/**
 * Documents in a stream, with marks where they begin and end. Each is read as a whole, whatever text is around it.
 *
 * A reader of three states finds them: in text, in a document, and in the rest of a document that is too long. All
 * other text goes on to another splitter, in which a placeholder line stands for each document.
 */
import type { PuzzleRecord, Splitter } from '../record.js';

export interface DocumentKind {
  /** The name of the tag that begins a document, and the text that ends it. */
  readonly opens: RegExp;
  readonly closes: string;
  /** The most characters of a document. */
  readonly most: number;
  /**
   * Returns the records of a document, with lines counted from its first. An empty list means that the document is read
   * like any other text.
   */
  recordsOf(text: string): readonly PuzzleRecord[];
}

/**
 * Makes a splitter of a text with documents in it. `splitterOfRest` makes the splitter for all other text; it gets a
 * test for lines that are records by themselves.
 */
export function documentSplitter(
  kinds: readonly DocumentKind[],
  splitterOfRest: (isDocument: (line: string) => boolean) => Splitter,
): Splitter {
  const found = new Map<string, readonly PuzzleRecord[]>();
  const inner = splitterOfRest((line) => placesIn(line).some((place) => found.has(place)));
  const openings = kinds.map(openingOf);
  let state: State = TEXT;
  let count = 0;

  /**
   * Replaces a document by a placeholder line and as many line feeds as the document has, so that line numbers stay
   * right.
   */
  const textOf = ({ text, records = [] }: Part): string => {
    if (records.length === 0) return text;
    const place = `<document ${++count}>`;
    found.set(place, records);
    return place + '\n'.repeat(text.split('\n').length - 1);
  };
  const toRecords = (records: PuzzleRecord[]): PuzzleRecord[] =>
    found.size === 0 ? records : records.flatMap((record) => placed(record, found));
  const take = (part: Part | undefined): PuzzleRecord[] => {
    const text = part ? textOf(part) : '';
    return text === '' ? [] : toRecords(inner.push(text));
  };

  return {
    push(chunk) {
      const records: PuzzleRecord[][] = [];
      for (let rest = chunk; rest !== ''; ) {
        const move = moveOn(state, rest, openings);
        records.push(take(move.part));
        ({ state, rest } = move);
      }
      return records.flat();
    },
    end: () => [...take(lastPart(state)), ...toRecords(inner.end())],
    skipped: () => inner.skipped?.(),
  };
}

/** A part of the stream: its text and, if it is a document, the records in it. */
interface Part {
  readonly text: string;
  readonly records?: readonly PuzzleRecord[];
}

/**
 * A state of the reader. `text` is held back until it is decided: the beginning of a line that may open a document, or
 * a document so far.
 */
type State =
  | { readonly name: 'text'; readonly text: string; readonly isInLine: boolean }
  | { readonly name: 'document' | 'too long'; readonly text: string; readonly kind: DocumentKind };

const TEXT = { name: 'text', text: '', isInLine: false } as const satisfies State;

/** One transition: the part that is complete, if any, the next state and the text left for it. */
interface Move {
  readonly part?: Part;
  readonly state: State;
  readonly rest: string;
}

function moveOn(state: State, next: string, openings: readonly Opening[]): Move {
  const text = state.text + next;
  if (state.name === 'text') return moveInText(text, state.isInLine, openings);
  const { kind } = state;
  const end = endOf(kind, text, state.text.length);
  return state.name === 'document' ? moveInDocument(kind, text, end) : moveInRest(kind, text, end);
}

/** Searches for the beginning of a document: at the beginning of a line, or where another document ends. */
function moveInText(text: string, isInLine: boolean, openings: readonly Opening[]): Move {
  const from = isInLine ? text.indexOf('\n') + 1 || text.length : 0;
  const first = firstOpening(text.slice(from), openings);
  if (first) {
    const begin = from + first.at;
    const state: State = { name: 'document', text: '', kind: first.kind };
    return { part: { text: text.slice(0, begin) }, state, rest: text.slice(begin) };
  }
  const line = text.slice(Math.max(from, text.lastIndexOf('\n') + 1));
  const held = line.length < LONGEST_BEFORE && MAY_BEGIN.test(line) ? line : '';
  const state: State = { name: 'text', text: held, isInLine: held === '' && !text.endsWith('\n') };
  return { part: { text: text.slice(0, text.length - held.length) }, state, rest: '' };
}

/** Continues in a document. `end` is the place after it, -1 if its end has not arrived. */
function moveInDocument(kind: DocumentKind, text: string, end: number): Move {
  if (end < 0 && text.length <= kind.most) return { state: { name: 'document', text, kind }, rest: '' };
  const document = end < 0 ? text : text.slice(0, end);
  const part = { text: document, records: kind.recordsOf(document) };
  if (end >= 0) return { part, state: TEXT, rest: text.slice(end) };
  if (part.records.length > 0) return { part, ...moveInRest(kind, text, end) };
  return { part, state: { ...TEXT, isInLine: !text.endsWith('\n') }, rest: '' };
}

/** Skips a document that is too long. Its last characters are kept: they may be part of the end. */
const moveInRest = (kind: DocumentKind, text: string, end: number): Move =>
  end < 0
    ? { state: { name: 'too long', text: text.slice(-kind.closes.length), kind }, rest: '' }
    : { state: TEXT, rest: text.slice(end) };

/**
 * Returns the place after the end of a document; -1 if the end has not arrived. The first `seen` characters have been
 * searched before.
 */
function endOf({ closes }: DocumentKind, text: string, seen: number): number {
  const closing = new RegExp(closes, 'gi');
  closing.lastIndex = Math.max(0, seen - closes.length);
  return closing.test(text) ? closing.lastIndex : -1;
}

/** Returns the last part of a stream. A document without an end is read as far as it goes. */
function lastPart(state: State): Part | undefined {
  if (state.name === 'too long') return undefined;
  const { text } = state;
  return state.name === 'text' ? { text } : { text, records: state.kind.recordsOf(text) };
}

interface Opening {
  readonly kind: DocumentKind;
  readonly pattern: RegExp;
}

/** The text allowed before a document in its line: quotation marks and tags. */
const BEFORE = '^(?:[^\\S\\n]|>|<[^<>\\n]*>)*?';
const MAY_BEGIN = new RegExp(`${BEFORE}<[^<>\\n]*$`);
const LONGEST_BEFORE = 1 << 12;

const openingOf = (kind: DocumentKind): Opening => ({
  kind,
  pattern: new RegExp(`${BEFORE}<(?=${kind.opens.source})`, 'im'),
});

/**
 * Returns the kind of the first document in a text, and the place at which its line begins; undefined if there is none.
 */
function firstOpening(text: string, openings: readonly Opening[]): { kind: DocumentKind; at: number } | undefined {
  if (!text.includes('<')) return undefined;
  return openings
    .map(({ kind, pattern }) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
}

/** Matches the placeholders of documents at the beginning of a line. */
const PLACE = /^(?:<document \d+>)+/;

const placesIn = (line: string): string[] => PLACE.exec(line)?.[0].match(/<[^<>]*>/g) ?? [];

/**
 * Replaces a record that consists of placeholders by the records of their documents. Other records stay as they are.
 */
function placed(record: PuzzleRecord, found: Map<string, readonly PuzzleRecord[]>): PuzzleRecord[] {
  const inside = placesIn(record.text).flatMap((place) => {
    const records = found.get(place) ?? [];
    found.delete(place);
    return records;
  });
  const { metadata } = record;
  return inside.length === 0
    ? [record]
    : inside.map((each) => ({ ...each, ...(metadata && { metadata }), line: record.line + each.line - 1 }));
}
