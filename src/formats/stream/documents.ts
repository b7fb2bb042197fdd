/**
 * Documents in a stream, with marks where they begin and end. Each is read as a whole, whatever text is around it.
 *
 * A reader of three states finds them: in text, in a document, and in the rest of a document that is too long. All
 * other text goes on to another splitter, in which a placeholder line stands for each document.
 */
import type { PuzzleRecord, Splitter } from '../record.js';

export interface DocumentKind {
  /** Matches the beginning of a document, from the beginning of its line on, without groups. */
  readonly opens: RegExp;
  /** Matches the beginning of a line that may open a document once more of it has arrived. */
  readonly mayOpen: RegExp;
  /** The most characters of a document. */
  readonly most: number;
  /** Makes a search for the end of a document. It takes the text so far and returns undefined until the end has arrived. */
  endSearch(): EndSearch;
  /** True if the text of a document states no puzzle, and is left out. */
  readonly isLeftOut?: true;
  /**
   * Returns the records of a document, with lines counted from its first. An empty list means that the document is read
   * like any other text.
   */
  recordsOf(text: string): readonly PuzzleRecord[];
}

/** The end of a document: the place after it, or the place at which the text turns out to be none. */
interface DocumentEnd {
  readonly at: number;
  readonly isDocument: boolean;
}

export type EndSearch = (text: string) => DocumentEnd | undefined;

/** Describes documents that begin with a tag; `name` matches its name. */
export function tagged(
  name: RegExp,
  closes: string,
  { most, recordsOf }: Pick<DocumentKind, 'most' | 'recordsOf'>,
): DocumentKind {
  return {
    opens: new RegExp(`${BEFORE_TAG}<(?=${name.source})`, 'im'),
    mayOpen: MAY_BEGIN_TAG,
    most,
    endSearch() {
      let seen = 0;
      return (text) => {
        const closing = new RegExp(closes, 'gi');
        closing.lastIndex = Math.max(0, seen - closes.length);
        seen = text.length;
        return closing.test(text) ? { at: closing.lastIndex, isDocument: true } : undefined;
      };
    },
    recordsOf,
  };
}

/** A blank in a line. No line end of any kind is one: `^` would pass over a run of them from each of them on. */
export const BLANK = String.raw`[^\S\n\r\u2028\u2029]`;

/** The text allowed before a tag in its line: quotation marks and other tags. */
const BEFORE_TAG = `^(?:${BLANK}|>|<[^<>\\n]*>)*?`;
const MAY_BEGIN_TAG = new RegExp(`${BEFORE_TAG}<[^<>\\n]*$`);

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
  const openings = { kinds, pattern: openingOf(kinds) };
  let state: State = TEXT;
  let count = 0;

  /**
   * Replaces a document by a placeholder line and as many line feeds as the document has, so that line numbers stay
   * right.
   */
  const textOf = ({ text, records = [], isLeftOut }: Part): string => {
    if (isLeftOut) return '\n'.repeat(text.split('\n').length - 1);
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
  readonly isLeftOut?: true | undefined;
}

/**
 * A state of the reader. `text` is held back until it is decided: the beginning of a line that may open a document, or
 * a document so far. `isAfter`: a document has ended in this line.
 */
type State =
  | { readonly name: 'text'; readonly text: string; readonly isInLine: boolean; readonly isAfter?: true }
  | { readonly name: 'document'; readonly text: string; readonly kind: DocumentKind; readonly search: EndSearch }
  | { readonly name: 'too long'; readonly text: string; readonly kind: DocumentKind };

const TEXT = { name: 'text', text: '', isInLine: false } as const satisfies State;
const AFTER: State = { ...TEXT, isAfter: true };

/** One transition: the part that is complete, if any, the next state and the text left for it. */
interface Move {
  readonly part?: Part;
  readonly state: State;
  readonly rest: string;
}

function moveOn(state: State, next: string, openings: Openings): Move {
  const text = state.text + next;
  if (state.name === 'text')
    return state.isAfter ? moveAfter(text, openings) : moveInText(text, state.isInLine, openings);
  const { kind } = state;
  return state.name === 'document' ? moveInDocument(kind, text, state.search) : moveInRest(kind, text);
}

/** Goes on in the line in which a document has ended: another one may follow, which begins with a sign. */
function moveAfter(text: string, openings: Openings): Move {
  const [next] = /\S|\n/.exec(text) ?? [];
  if (next === undefined && text.length < LONGEST_BEFORE) return { state: { ...AFTER, text }, rest: '' };
  return moveInText(text, next !== undefined && next !== '\n' && !/[<[{"',;]/.test(next), openings);
}

/** Searches for the beginning of a document: at the beginning of a line, or where another document ends. */
function moveInText(text: string, isInLine: boolean, openings: Openings): Move {
  const from = isInLine ? text.indexOf('\n') + 1 || text.length : 0;
  const first = firstOpening(text.slice(from), openings);
  if (first) {
    const begin = from + first.at;
    const state: State = { name: 'document', text: '', kind: first.kind, search: first.kind.endSearch() };
    return { part: { text: text.slice(0, begin) }, state, rest: text.slice(begin) };
  }
  const line = text.slice(Math.max(from, text.lastIndexOf('\n') + 1));
  const held = line.length < LONGEST_BEFORE && openings.kinds.some(({ mayOpen }) => mayOpen.test(line)) ? line : '';
  const state: State = { name: 'text', text: held, isInLine: held === '' && !text.endsWith('\n') };
  return { part: { text: text.slice(0, text.length - held.length) }, state, rest: '' };
}

/** Continues in a document, to its end or to the place at which it turns out to be none. */
function moveInDocument(kind: DocumentKind, text: string, search: EndSearch): Move {
  const end = search(text);
  if (end?.isDocument === false) return moveBeyond(text, end.at);
  if (!end && text.length <= kind.most) return { state: { name: 'document', text, kind, search }, rest: '' };
  const document = end ? text.slice(0, end.at) : text;
  const part = { text: document, records: kind.recordsOf(document), isLeftOut: end && kind.isLeftOut };
  if (end) return { part, state: document.endsWith('\n') ? TEXT : AFTER, rest: text.slice(end.at) };
  if (part.records.length > 0) return { part, ...moveInRest(kind, text) };
  return { part, state: { ...TEXT, isInLine: !text.endsWith('\n') }, rest: '' };
}

/**
 * Passes on what is no document: the lines before the one that shows it or, if that is the first, this line. What
 * follows is searched anew.
 */
function moveBeyond(text: string, at: number): Move {
  const to = text.lastIndexOf('\n', at - 1) + 1 || text.indexOf('\n', at) + 1 || text.length;
  const part = { text: text.slice(0, to) };
  return { part, state: { ...TEXT, isInLine: !part.text.endsWith('\n') }, rest: text.slice(to) };
}

/** Skips a document that is too long. Its last characters are kept: they may be part of the end. */
function moveInRest(kind: DocumentKind, text: string): Move {
  const end = kind.endSearch()(text);
  return end
    ? { state: AFTER, rest: text.slice(end.at) }
    : { state: { name: 'too long', text: text.slice(-LONGEST_END), kind }, rest: '' };
}

/** More characters than any text has that ends a document. */
const LONGEST_END = 64;

/** Returns the last part of a stream. A document without an end is read as far as it goes. */
function lastPart(state: State): Part | undefined {
  if (state.name === 'too long') return undefined;
  const { text } = state;
  return state.name === 'text' ? { text } : { text, records: state.kind.recordsOf(text) };
}

/** The kinds of documents, and a pattern of what opens any of them. */
interface Openings {
  readonly kinds: readonly DocumentKind[];
  readonly pattern: RegExp;
}

const LONGEST_BEFORE = 1 << 12;

/** Characters without which no document begins. */
const SIGNS = /[<[{"':=]/;

/** Returns one pattern of all kinds, with a group for each. One search for all stops at the first document. */
const openingOf = (kinds: readonly DocumentKind[]): RegExp =>
  new RegExp(kinds.map(({ opens }) => `(${opens.source})`).join('|'), 'im');

/**
 * Returns the kind of the first document in a text, and the place at which its line begins; undefined if there is none.
 */
function firstOpening(text: string, { kinds, pattern }: Openings): { kind: DocumentKind; at: number } | undefined {
  const found = SIGNS.test(text) ? pattern.exec(text) : null;
  return found
    ? { kind: kinds[found.slice(1).findIndex((group) => group !== undefined)]!, at: found.index }
    : undefined;
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
