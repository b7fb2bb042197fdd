/**
 * `sudoku hint --all`: writes each hint as soon as it is final. The main thread finds the hints and lets the event loop
 * run in between, so that an interrupt ends the search after the hints found so far.
 */

import { setImmediate } from 'node:timers/promises';
import { INTERRUPTED, listenForInterrupt } from '../../batch/interrupt.js';
import { isUp } from '../../core/clock.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { languageOf, loadLanguage } from '../../render/language/index.js';
import type { Session } from '../../session/session.js';
import type { Answer, Status, Terminal } from '../command.js';
import type { Input } from '../input/input.js';
import { headingOf, placeOf, readRecord } from '../input/puzzle.js';
import { progressOn } from '../output/progress.js';
import { type HintedStep, type HintOptions, hintsOf, openPlay } from './hint-steps.js';
import {
  hintsJson,
  hintWriter,
  isHopeless,
  noHintText,
  notesAtEnd,
  notesOn,
  openingText,
  statusAtEnd,
} from './hint-text.js';

/** Milliseconds of work between two turns of the event loop. */
const TURN = 20;

/** Writes lines of text and ends the last one. */
type Write = (text: string) => void | Promise<void>;

/** The remarks and the status of a record, once its hints are written. */
type RecordEnd = Pick<Answer, 'notes' | 'status'>;

/** Answers all records and returns the worst status. */
export async function hintAll(input: Input, options: HintOptions, terminal: Terminal): Promise<Status> {
  await loadLanguage(options.language);
  const { flag, stopListening: forget } = listenForInterrupt();
  const progress = progressOn(terminal);
  const write: Write = (text) => {
    progress.clear();
    return terminal.write(`${text}\n`);
  };
  let worst: Status = 0;
  let isFirst = true;
  try {
    for await (const records of input.records())
      for (const record of records) {
        if (!isFirst && !options.json) await write('');
        isFirst = false;
        const { notes, status } = await writeHints(record, { ...options, interrupt: flag }, write);
        progress.clear();
        for (const note of notes) terminal.note(note);
        progress.add(1);
        if (status > worst) worst = status;
        if (isUp(flag)) return INTERRUPTED;
      }
  } finally {
    progress.end();
    forget();
  }
  return worst;
}

async function writeHints(record: PuzzleRecord, options: HintOptions, write: Write): Promise<RecordEnd> {
  const read = readRecord(record, options);
  if (read.failed) {
    await write(read.failed.out);
    return read.failed;
  }
  const { puzzle } = read.reading;
  const session = openPlay(puzzle, options);
  if (options.isNamed && !isHopeless(session.judgement)) await write(headingOf(record, puzzle));
  const { notes, status } = await writePlayHints(session, options, write);
  return { notes: [...read.remarks, ...notes.map((note) => `${placeOf(record)}: ${note}`)], status };
}

async function writePlayHints(session: Session, options: HintOptions, write: Write): Promise<RecordEnd> {
  const hints = hintsOf(session, options);
  const say = hintWriter(session, options);
  const found: HintedStep[] = [];
  let lastTurn = performance.now();
  if (!options.json) for (const line of openingText(session, options)) await write(line);
  for (;;) {
    const { done, value } = hints.next();
    if (done) {
      if (options.json) await write(hintsJson(session, found, options));
      else if (session.judgement.canGoOn && found.length === 0) await write(noHintText(session.puzzle, options));
      const isInterrupted = isUp(options.interrupt);
      const last = isInterrupted ? ['interrupted: there may be more steps'] : notesAtEnd(value, options);
      const status = isInterrupted ? INTERRUPTED : statusAtEnd(session, value, found.length);
      return { notes: [...notesOn(session, languageOf(options.language)), ...last], status };
    }
    found.push(value);
    const text = options.json ? undefined : say(value);
    if (text !== undefined) await write(text);
    if (performance.now() - lastTurn < TURN) continue;
    await setImmediate();
    lastTurn = performance.now();
  }
}
