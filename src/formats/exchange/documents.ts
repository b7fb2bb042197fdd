/** Documents in a stream, which are marked where they begin and end: each is read as a whole, be there other text around it. */
import type { PuzzleRecord, Splitter } from '../record.js';

/** A kind of them. */
export interface DocumentKind {
  /** The name of the tag that begins it, and how it ends. */
  readonly opens: RegExp;
  readonly closes: string;
  /** Characters that none of them needs. */
  readonly most: number;
  /** Its records, their lines counted from its own; none if it is to be read as any other text. */
  recordsOf(text: string): readonly PuzzleRecord[];
}

/** A document that has begun: what there is of it; `isOver`: the rest of it is left out. */
interface Open {
  readonly kind: DocumentKind;
  readonly text: string;
  readonly isOver: boolean;
}

/** What may stand before a document in its line: quotation marks and tags. */
const BEFORE = '^(?:[^\\S\\n]|>|<[^<>\\n]*>)*?';
const MAY_BEGIN = new RegExp(`${BEFORE}<[^<>\\n]*$`);
const LONGEST_BEFORE = 1 << 12;

/** A line that stands for a document as long as it is not known what is a record before it. */
const PLACE = /^(?:<document \d+>)+/;

/** Cuts a text with documents in it; what is none is cut by a splitter, which is told what lines are records by themselves. */
export function splitDocuments(
  kinds: readonly DocumentKind[],
  split: (isDocument: (line: string) => boolean) => Splitter,
): Splitter {
  const found = new Map<string, readonly PuzzleRecord[]>();
  const inner = split((line) => placesIn(line).some((place) => found.has(place)));
  const openings = kinds.map((kind) => ({ kind, pattern: new RegExp(`${BEFORE}<(?=${kind.opens.source})`, 'im') }));
  let open: Open | undefined;
  /** The beginning of a line that may begin a document. */
  let held = '';
  let isInLine = false;
  let count = 0;

  const toRecords = (records: PuzzleRecord[]): PuzzleRecord[] =>
    count === 0 ? records : records.flatMap((record) => placed(record, found));

  const plain = (text: string): PuzzleRecord[] => {
    if (text !== '') isInLine = !text.endsWith('\n');
    return text === '' ? [] : toRecords(inner.push(text));
  };

  /** The document, as a line that stands for it and as many more as it has. */
  const close = (text: string, records: readonly PuzzleRecord[]): PuzzleRecord[] => {
    if (records.length === 0) return plain(text);
    const place = `<document ${++count}>`;
    found.set(place, records);
    return plain(place + '\n'.repeat(text.split('\n').length - 1));
  };

  const takePlain = (text: string): [records: PuzzleRecord[], rest: string] => {
    const from = isInLine ? text.indexOf('\n') + 1 || text.length : 0;
    const [first] = openings
      .map(({ kind, pattern }) => ({ kind, at: pattern.exec(text.slice(from)) }))
      .filter(({ at }) => at)
      .sort((a, b) => a.at!.index - b.at!.index);
    if (first) {
      const begins = from + first.at!.index;
      open = { kind: first.kind, text: '', isOver: false };
      return [plain(text.slice(0, begins)), text.slice(begins)];
    }
    const last = Math.max(from, text.lastIndexOf('\n') + 1);
    const line = text.slice(last);
    if (line.length < LONGEST_BEFORE && MAY_BEGIN.test(line)) held = line;
    return [plain(text.slice(0, text.length - held.length)), ''];
  };

  const takeOpen = ({ kind, text: before, isOver }: Open, text: string): [records: PuzzleRecord[], rest: string] => {
    const whole = before + text;
    const from = Math.max(0, before.length - kind.closes.length);
    const end = whole.slice(from).toLowerCase().indexOf(kind.closes);
    const size = end < 0 ? whole.length : from + end + kind.closes.length;
    const leaveOut = { kind, text: whole.slice(-kind.closes.length), isOver: true };
    if (end < 0 && (isOver || size <= kind.most)) {
      open = isOver ? leaveOut : { kind, text: whole, isOver };
      return [[], ''];
    }
    const document = whole.slice(0, size);
    const found = isOver ? [] : kind.recordsOf(document);
    open = end < 0 && found.length > 0 ? leaveOut : undefined;
    const records = isOver ? [] : close(document, found);
    if (end >= 0) isInLine = false;
    return [records, whole.slice(size)];
  };

  return {
    push(chunk) {
      if (!open && held === '' && !chunk.includes('<')) return plain(chunk);
      const records: PuzzleRecord[] = [];
      let rest = held + chunk;
      held = '';
      while (rest !== '') {
        const [more, left] = open ? takeOpen(open, rest) : takePlain(rest);
        records.push(...more);
        rest = left;
      }
      return records;
    },
    end() {
      const left = open && !open.isOver ? close(open.text, open.kind.recordsOf(open.text)) : plain(held);
      return [...left, ...toRecords(inner.end())];
    },
    skipped: () => inner.skipped?.(),
  };
}

const placesIn = (line: string): string[] => PLACE.exec(line)?.[0].match(/<[^<>]*>/g) ?? [];

/** The records of the documents that a line stands for, or the record as it is. */
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
