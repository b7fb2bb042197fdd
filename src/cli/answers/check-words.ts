/** The verdicts of `sudoku check`, in each language. */
import type { InLanguages } from '../../core/languages.js';

/** What may be needed: the givens, and the clues and rules of the whole grid. */
export type Needed = 'given' | 'clue';

interface CheckWords {
  readonly noSolution: string;
  readonly unsettled: string;
  readonly one: string;
  /** That every one of these kinds is needed. */
  needed(kinds: readonly Needed[]): string;
  /** A digit in a cell. */
  value(digit: string, cell: string): string;
  /** That one solution is left without any one of some values. */
  without(values: readonly string[]): string;
  spare(rules: readonly string[]): string;
  limit(seconds: number): string;
}

const GERMAN: Readonly<Record<Needed, string>> = { given: 'jede Vorgabe', clue: 'jeder Hinweis' };

export const CHECK_WORDS: InLanguages<CheckWords> = {
  en: {
    noSolution: 'no solution',
    unsettled: 'not settled within the time limit',
    one: 'one solution',
    needed: (kinds) => `every ${kinds.join(' and ')} needed`,
    value: (digit, cell) => `${digit} in ${cell}`,
    without: (values) => `also without ${values.length > 1 ? 'any one of ' : ''}${values.join(', ')}`,
    spare: (rules) => `spare: ${rules.join(', ')}`,
    limit: (seconds) => `the limit of ${seconds} s was reached`,
  },
  de: {
    noSolution: 'keine Lösung',
    unsettled: 'in der gegebenen Zeit nicht geklärt',
    one: 'eine Lösung',
    needed: (kinds) => `${kinds.map((kind) => GERMAN[kind]).join(' und ')} nötig`,
    value: (digit, cell) => `${digit} in ${cell}`,
    without: (values) => `auch ohne ${values.length > 1 ? 'je eine von ' : ''}${values.join(', ')}`,
    spare: (rules) => `entbehrlich: ${rules.join(', ')}`,
    limit: (seconds) => `die Grenze von ${String(seconds).replace('.', ',')} s ist erreicht`,
  },
};
