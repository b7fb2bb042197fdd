/**
 * Interrupts (SIGINT, SIGTERM). As long as nobody listens, one ends the process at once, as Node does by default. Node
 * delivers them to listeners between turns of the event loop, so only a thread that does not compute may listen.
 */
import { constants } from 'node:os';

/** The status of a program that was interrupted. */
export const INTERRUPTED = 130;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The exit status after a signal, by the convention of shells. */
const statusAfter = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** Thrown by commands, after all finished answers are written, to end the program with the status INTERRUPTED. */
export class Interrupted extends Error {}

/** Calls `onInterrupt` at the first interrupt; the next ends the process. Returns a function that stops listening. */
export function listenForInterrupt(onInterrupt: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    stopListening();
    if (signal === 'SIGTERM') process.once('exit', () => (process.exitCode = statusAfter(signal)));
    onInterrupt();
  };
  const stopListening = () => stop(onSignal);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return stopListening;
}

/**
 * At an interrupt that nobody else hears, ends the process once standard output is written, by `exit`, whose listeners
 * remove files. Returns a function that stops listening.
 */
export function exitAtInterrupt(): () => void {
  // Before other listeners, which may stop listening.
  for (const signal of SIGNALS) process.prependListener(signal, exitUnlessHeard);
  return () => stop(exitUnlessHeard);
}

/** It may listen for several files at once, none of which hears the interrupt for the others. */
function exitUnlessHeard(signal: NodeJS.Signals): void {
  if (process.listeners(signal).some((listener) => listener !== exitUnlessHeard)) return;
  while (process.listeners(signal).length > 0) stop(exitUnlessHeard);
  process.stdout.write('', () => process.exit(statusAfter(signal)));
}

function stop(onSignal: (signal: NodeJS.Signals) => void): void {
  for (const signal of SIGNALS) process.off(signal, onSignal);
}
