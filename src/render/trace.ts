/** Steps as a person reads them in a terminal. */
import { outcomeOf } from '../logic/step/outcome.js';
import type { Step } from '../solver/step.js';
import { CELL_KEY, CHAIN_KEY, keyed } from './key.js';
import { ENGLISH } from './language/en/index.js';
import type { Language } from './language/language.js';
import { paint } from './terminal/screen.js';
import { conclusion } from './text.js';

const INDENT = '    ';

/** The text of a rating on a ladder; undefined if ratings are not shown. */
type RatingFormat = ((rating: number) => string) | undefined;

/** Writes a step: number, name, rating and conclusion; below them the sentence, and how to read it. */
function stepText(step: Step, number: number, colour: boolean, formatRating: RatingFormat, text: string): string {
  const { strategy, geometry } = step;
  const rating = formatRating ? ` (${formatRating(step.rating)})` : '';
  const head = `${String(number).padStart(3)}. ${paint('bold', strategy.name, colour)}${rating}: ${paint('green', conclusion(step, geometry), colour)}`;
  return `${head}\n${INDENT} ${text.replaceAll('\n', `\n${INDENT} `)}`;
}

/** A step of a path with its number, from one, and, if wanted, the drawn position in which it is found. */
export interface TracedStep {
  readonly step: Step;
  readonly number: number;
  readonly position?: string;
}

/** A path or a part of it, from the first step to the last. */
export function traceText(
  steps: readonly TracedStep[],
  colour: boolean,
  formatRating?: RatingFormat,
  language: Language = ENGLISH,
): string {
  const textOf = keyed(language, CELL_KEY, CHAIN_KEY);
  return steps
    .map(({ step, number, position }, index) => {
      const text = stepText(step, number, colour, formatRating, textOf(step.explanation.message, step.geometry));
      return position === undefined ? text : `${index > 0 ? '\n' : ''}${position}\n${text}`;
    })
    .join('\n');
}

/**
 * Writes alternative steps one after the other: the outcome, with a remark if there is one, and below it each
 * explanation that follows.
 */
export function hintTelling(colour: boolean, language: Language = ENGLISH): (step: Step, remark?: string) => string {
  const textOf = keyed(language, CHAIN_KEY);
  let latest: string | undefined;
  return (step, remark = '') => {
    const { strategy, explanation, geometry } = step;
    const outcome = outcomeOf(step);
    const head = outcome === latest ? '' : `${paint('green', conclusion(step, geometry), colour)}${remark}\n`;
    latest = outcome;
    const text = textOf(explanation.message, geometry).replaceAll('\n', `\n${INDENT}`);
    return `${head}${INDENT}${paint('bold', strategy.name, colour)}: ${text}`;
  };
}
