/**
 * `sudoku hint --all`: each hint is written as soon as it is sure. So the first thread finds them, and in between it
 * hears of interrupts: what was found by then is out.
 */
import { setImmediate } from 'node:timers/promises';
import { INTERRUPTED, interruption } from '../batch/interrupt.js';
import { clock, isUp } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { PuzzleRecord } from '../formats/record.js';
import { judge } from '../session/mistakes.js';
import { type Answer, answer, type Status, type Terminal } from './command.js';
import type { HintOptions } from './hint-options.js';
import { type HintedStep, hintsAt } from './hint-steps.js';
import {
  hintsJson,
  isHopeless,
  noHintText,
  notesAtEnd,
  notesOn,
  openingText,
  statusAtEnd,
  telling,
} from './hint-telling.js';
import type { Input } from './input.js';
import { progressOn } from './progress.js';
import { nameOf, onPuzzle, whereIs } from './puzzle.js';

/** Milliseconds of work before others have their turn. */
const TURN = 20;

/** Writes some lines without their last end. */
type Write = (text: string) => void | Promise<void>;

/** What is left to say when all is written. */
type Rest = Pick<Answer, 'notes' | 'status'>;

/** The worst status of all records. */
export async function hintAll(input: Input, options: HintOptions, terminal: Terminal): Promise<Status> {
  const { flag, forget } = interruption();
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
        const { notes, status } = await tell(record, { ...options, interrupt: flag }, write);
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

async function tell(record: PuzzleRecord, options: HintOptions, write: Write): Promise<Rest> {
  let play: Puzzle | undefined;
  const read = onPuzzle(record, options, (puzzle) => {
    play = puzzle;
    return answer('');
  });
  if (!play) {
    await write(read.out);
    return read;
  }
  const { notes, status } = await tellPlay(play, options, write, nameOf(record, play));
  return { notes: [...read.notes, ...notes.map((note) => `${whereIs(record)}: ${note}`)], status };
}

async function tellPlay(play: Puzzle, options: HintOptions, write: Write, name: string): Promise<Rest> {
  const time = clock(options.milliseconds, options.interrupt);
  const judgement = judge(play, time);
  const hints = hintsAt(play, options, judgement, time);
  const say = telling(options);
  const found: HintedStep[] = [];
  let turned = performance.now();
  if (options.isNamed && !isHopeless(judgement)) await write(name);
  if (!options.json) for (const line of openingText(play, judgement, options)) await write(line);
  for (;;) {
    const { done, value } = hints.next();
    if (done) {
      if (options.json) await write(hintsJson(play, judgement, found, options));
      else if (judgement.canGoOn && found.length === 0) await write(noHintText(play));
      const isInterrupted = isUp(options.interrupt);
      const last = isInterrupted ? ['interrupted: there may be more steps'] : notesAtEnd(value, options);
      const status = isInterrupted ? INTERRUPTED : statusAtEnd(play, judgement, value, found.length);
      return { notes: [...notesOn(play, judgement), ...last], status };
    }
    found.push(value);
    const text = options.json ? undefined : say(value);
    if (text !== undefined) await write(text);
    if (performance.now() - turned < TURN) continue;
    await setImmediate();
    turned = performance.now();
  }
}
