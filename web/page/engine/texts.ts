/** Puzzles as text, in formats of other programs too. */

import { type Geometry, givensOf } from '../../../src/core/index.js';
import { type LanguageCode, Misread } from '../../../src/face/index.js';
import { addressIn, detailsIn } from '../../../src/formats/address/index.js';
import { load, readRecord, splitterOf, writerNamed } from '../../../src/formats/exchange/index.js';
import { alphabetOn, type Part, type PuzzleRecord, type Reading, statedSolution } from '../../../src/formats/index.js';
import { convertedJson, loadRetoldOfTexts, retoldOrSame, sharedSigns } from '../../../src/render/index.js';
import { asMarked } from '../../../src/session/index.js';
import { plainGridOf } from './grid.js';
import { lostIn, NOTHING_LOST } from './lost.js';
import type { About, Handler, ReadGrid, Unread } from './protocol.js';
import { puzzleIn } from './with-rules.js';

/** Reads puzzles from pasted or dropped text, including links and files. */
export const read: Handler<'read'> = async ({ text }, _, language) => {
  await loadRetoldOfTexts(language).catch(() => {});
  const splitter = splitterOf(undefined)();
  const records = [...splitter.push(text), ...splitter.end()];
  const grids: ReadGrid[] = [];
  const unread: Unread[] = [];
  for (const record of records) {
    const { text: own, line } = record;
    try {
      grids.push(inLanguage(await readOne(record), language));
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      const linked = await linkedIn(own);
      if (linked.length > 0) grids.push(...linked);
      else unread.push({ line, text: own, reason: retoldOrSame(error.message, language) });
    }
  }
  return { grids, unread };
};

/** Returns a puzzle with its remark in a language. What is not understood goes into links, and is told where it is shown. */
const inLanguage = ({ remark, ...read }: ReadGrid, language: LanguageCode): ReadGrid => ({
  ...read,
  ...(remark !== undefined && { remark: retoldOrSame(remark, language) }),
});

/** Reads one puzzle, with what stands beside it. */
async function readOne(record: PuzzleRecord): Promise<ReadGrid> {
  const reading = await readOrPartly(record);
  const { puzzle, format, exchange = format, metadata, remark, rules } = reading;
  const { title, author } = { ...record.metadata, ...metadata };
  const facts = exchange === 'page-link' ? linkedFacts(reading, record.text) : sharedFacts(reading, record.text);
  return {
    grid: plainGridOf(puzzle),
    format: exchange,
    about: { ...(title && { title }), ...(author && { author }), ...facts },
    text: record.text,
    // What is not understood is told with the puzzle for as long as it is played.
    ...(remark !== undefined && !rules?.ignored && { remark }),
  };
}

/** Reads a puzzle. Of a shared one that is not understood, reads the rest. Rejects with a Misread if there is none. */
async function readOrPartly(record: PuzzleRecord): Promise<Reading> {
  try {
    return await readRecord(record);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const reading = await readRecord(record, undefined, undefined, { ignoresRules: true });
    if (!reading.rules?.ignored) throw error;
    return reading;
  }
}

/** Returns what a shared puzzle has besides its grid; nothing for another one. */
function sharedFacts(reading: Reading, source: string): About {
  const { drawing, rules: { ignored } = {} } = reading;
  if (!drawing) return {};
  const signs = sharedSigns(reading);
  const { fog } = drawing;
  const stated = ignored || fog ? statedSolution(reading) : undefined;
  const rules = drawing.rules?.trim();
  return {
    source,
    ...(signs && { signs }),
    ...(rules && { rules }),
    ...(ignored && { notUnderstood: ignored }),
    ...(fog && { fog }),
    ...(stated && { stated }),
  };
}

/** Returns what an address of this page tells of its puzzle, whose drawing stays as it is. */
function linkedFacts(reading: Reading, text: string): About {
  const { about, source } = addressIn(text)!;
  if (source !== undefined) return sharedFacts(reading, source);
  return about === undefined ? {} : detailsIn(about, reading.puzzle.geometry);
}

/** Matches links in prose, also without their beginning, and not the signs around them. */
const LINKS = /https?:\/\/[^\s<>"')\]]+|(?:[\w-]+\.)+[a-z]{2,}\/[^\s<>"')\]]+/gi;

/** Reads the puzzles of the links in a text. Other links are skipped. */
async function linkedIn(text: string): Promise<readonly ReadGrid[]> {
  const grids: ReadGrid[] = [];
  for (const [link] of text.matchAll(LINKS)) {
    try {
      grids.push(await readOne({ text: /^https?:/i.test(link) ? link : `https://${link}`, line: 1 }));
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
    }
  }
  return grids;
}

/** Writes a puzzle for the clipboard or for a file. */
export const write: Handler<'write'> = async ({ grid, format, title, author, rules, signs, source }, _, language) => {
  const puzzle = asMarked(puzzleIn(grid));
  const titled = { ...(title !== undefined && { title }) };
  const details = { ...titled, ...(author && { author }), ...(rules && { description: rules }) };
  if (format === 'json')
    return {
      text: JSON.stringify(convertedJson(puzzle, details)),
      lost: { ...NOTHING_LOST, details: signs ? DRAWING : [] },
    };
  await load([], format);
  const writer = writerNamed(format);
  const drawing =
    source === undefined
      ? signs && writer.drawn?.(givensOf(puzzle), details, signs)
      : (await readOrPartly({ text: source, line: 1 })).drawing;
  const held = {
    ...titled,
    ...Object.fromEntries(Object.entries(details).filter(([name]) => writer.holds.includes(name as Part))),
  };
  const text = writer.format(puzzle, alphabetOn(puzzle.geometry), held, drawing);
  const read = async (): Promise<Geometry> => (await readOrPartly({ text, line: 1 })).puzzle.geometry;
  const lost = await lostIn({ writer, puzzle, details, read }, language);
  // A drawing as it was shared says all that its setter said.
  const isAsShared = source !== undefined && drawing !== undefined && writer.holdsDrawings === true;
  return {
    text,
    lost: {
      ...lost,
      ...(isAsShared && { rules: [] }),
      details: [...lost.details, ...(signs && !writer.holdsDrawings ? DRAWING : [])],
    },
  };
};

const DRAWING = ['drawing'] as const;
