/** Work that can pause: a generator that yields undefined where its clock asks for a pause, and returns its answer. */
import { type Clock, OutOfTime, PAUSE_DUE } from './clock.js';

export type Pausing<Answer> = Generator<undefined, Answer, void>;

/** Runs work to its end without its pauses and returns its answer. */
export function answerOf<Answer>(work: Generator<unknown, Answer, void>): Answer {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs work and yields a token at each of its pauses. Returns its answer. */
export function* pausingWith<Token, Answer>(token: Token, work: Pausing<Answer>): Generator<Token, Answer, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield token;
  }
}

/** True if the clock asks for a pause. Throws OutOfTime where the clock does. */
export const isPauseDue = (clock: Clock): boolean => (clock() as unknown) === PAUSE_DUE;

/**
 * Pauses if the clock asks for it, as after reading a puzzle, which takes long for a large grid, and before solving it.
 * If the time is up, the work that follows reports it.
 */
export function* pauseIfDue(clock: Clock): Pausing<void> {
  try {
    if (isPauseDue(clock)) yield;
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
}

/** Runs work as `runsOut` does, and passes on what it yields. Returns true if its clock ran out. */
export function* runningOut<Told>(work: () => Generator<Told, unknown, void>): Generator<Told, boolean, void> {
  try {
    yield* work();
  } catch (error) {
    if (error instanceof OutOfTime) return true;
    throw error;
  }
  return false;
}

/** The items of a stream without its pauses. */
export function* withoutPauses<Item, Answer>(
  stream: Generator<Item | undefined, Answer, void>,
): Generator<Item, Answer, void> {
  try {
    for (;;) {
      const { done, value } = stream.next();
      if (done) return value;
      if (value !== undefined) yield value;
    }
  } finally {
    stream.return(undefined as Answer);
  }
}
