/** Arguments in numbered lines. Each line names the earlier lines that it follows from by their numbers. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import {
  cells,
  clause,
  digits,
  houses,
  lineNumbers,
  lines,
  type Message,
  say,
  suppositionAfterSuppose,
  type Term,
} from './message.js';
import type { Need } from './truths.js';

/** A line of an argument, a clause without its full stop. */
export interface ToldLine {
  readonly step: Message;
  /** The indices of the earlier lines that it follows from. What is supposed counts for all lines and is not named. */
  readonly causes: readonly number[];
  /** Ends the line with the argument behind it, if it needs one, whose lines are numbered within this one. */
  readonly end?: (line: Term, within: LineNumber) => Message;
}

/** The number of a line, after the numbers of the lines that it is within. */
export type LineNumber = readonly number[];

/** Returns the lines with their numbers. `within`: the number of the line that they explain, if they explain one. */
export const numbered = (list: readonly ToldLine[], within: LineNumber = []): Message[] =>
  list.map(({ step, causes, end = fullStop }, index) => {
    const at = (other: number): LineNumber => [...within, other + 1];
    const terms = { number: lineNumbers([at(index)]), step: clause(step) };
    const line =
      causes.length === 0
        ? say('{number}. {step}', terms)
        : say('{number}. {step} (from {causes})', {
            ...terms,
            causes: lineNumbers([...causes].sort((a, b) => a - b).map(at)),
          });
    return end(clause(line), at(index));
  });

/** Returns a line without its number and its causes. */
export const lineAlone = ({ step, end = fullStop }: Omit<ToldLine, 'causes'>): Message => end(clause(step), []);

const fullStop = (line: Term): Message => say('{line}.', { line });

/** Returns the clause on what is left for a cell, or for a digit in a house: one candidate, several places, or nothing. */
export function leftMessage(need: Need, left: readonly Candidate[], geometry: Geometry): Message {
  if (need.kind === 'cell') {
    const cell = cells([need.cell]);
    const [only] = left;
    return only === undefined
      ? say('No digit is left for {cell}', { cell })
      : say('{cell} = {digit}', { cell, digit: digits(geometry.digitOf(only)) });
  }
  const terms = { house: houses([need.house]), digit: digits(need.digit) };
  return left.length === 0
    ? say('{house}: no place is left for {digit}', terms)
    : say('{house}: {places:|one of }{places} = {digit}', {
        ...terms,
        places: cells(left.map((candidate) => geometry.cellOf(candidate))),
      });
}

/**
 * Returns the message on a supposition that leads to a contradiction along some lines. `end`: the sentences after them,
 * which name the clash, if no line does, and the conclusion.
 */
export const contradictionMessage = (supposed: Term, on: boolean, steps: readonly Message[], end: Message): Message =>
  say(`Suppose ${suppositionAfterSuppose(on)}. That leads to a contradiction:{steps}\n{end}`, {
    supposed,
    steps: lines(steps),
    end: clause(end),
  });
