/**
 * Interrupts (SIGINT, SIGTERM, and SIGHUP of a terminal that is closed). As long as nobody listens, one ends the process at once, as Node does by default. Node
 * delivers them to listeners between turns of the event loop, so only a thread that does not compute may listen.
 */
import { constants } from 'node:os';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit status after a signal, by the convention of shells. */
const statusAfter = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** Thrown by commands, after all finished answers are written, to end the program with the status INTERRUPTED. */
export class Interrupted extends Error {}

/** True while an interrupt waits for the end of the turn, so that no turn may take long. */
export const isListenedFor = (): boolean => SIGNALS.some((signal) => process.listenerCount(signal) > 0);

/** How long a signal that comes again is the same interrupt, in milliseconds. */
const SAME = 100;

/** Ignores signals for a moment: `timeout` and some shells send each twice, to the process and to its group. */
async function ignoreRepeats(): Promise<void> {
  const ignore = (): void => {};
  for (const signal of SIGNALS) process.on(signal, ignore);
  await setTimeout(SAME);
  stop(ignore);
}

/**
 * Calls `onInterrupt` at the first interrupt; one that comes later ends the process. Returns a function that stops
 * listening, after which what computes on the main thread can be interrupted.
 */
export function listenForInterrupt(onInterrupt: () => void): () => Promise<void> {
  let repeats: Promise<void> | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    stop(onSignal);
    repeats = ignoreRepeats();
    if (signal !== 'SIGINT') process.once('exit', () => (process.exitCode = statusAfter(signal)));
    onInterrupt();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return async () => {
    await stopOnceDelivered(onSignal);
    await repeats;
  };
}

/**
 * At an interrupt that nobody else hears, ends the process once standard output is written, by `exit`, whose listeners
 * remove files. Returns a function that stops listening.
 */
export function exitAtInterrupt(): () => Promise<void> {
  // Before other listeners, which may stop listening.
  for (const signal of SIGNALS) process.prependListener(signal, exitUnlessHeard);
  return () => stopOnceDelivered(exitUnlessHeard);
}

/** It may listen for several files at once, none of which hears the interrupt for the others. */
function exitUnlessHeard(signal: NodeJS.Signals): void {
  if (process.listeners(signal).some((listener) => listener !== exitUnlessHeard)) return;
  while (process.listeners(signal).length > 0) stop(exitUnlessHeard);
  void ignoreRepeats();
  process.stdout.write('', () => process.exit(statusAfter(signal)));
}

/** Node forgets a signal that has come but is not delivered when its last listener goes. */
async function stopOnceDelivered(onSignal: (signal: NodeJS.Signals) => void): Promise<void> {
  // Signals are delivered between two phases of immediates.
  await setImmediate();
  await setImmediate();
  stop(onSignal);
}

function stop(onSignal: (signal: NodeJS.Signals) => void): void {
  for (const signal of SIGNALS) process.off(signal, onSignal);
}
