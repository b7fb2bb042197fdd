/** Steps as text for a terminal. */
import { outcomeOf } from '../logic/step/outcome.js';
import type { Step } from '../solver/step.js';
import { conclusion } from './conclusion.js';
import { CELL_KEY, CHAIN_KEY, keyed } from './key.js';
import { ENGLISH } from './language/en/index.js';
import type { Language } from './language/language.js';
import { paint } from './terminal/screen.js';

const INDENT = '    ';

/** Writes a rating of the ladder; undefined if ratings are not shown. */
type RatingFormat = ((rating: number) => string) | undefined;

/** Writes a step: its number, name, rating and outcome in a line, and its sentence below. */
function stepText(step: Step, number: number, colour: boolean, formatRating: RatingFormat, text: string): string {
  const { strategy, geometry } = step;
  const rating = formatRating ? ` (${formatRating(step.rating)})` : '';
  const head = `${String(number).padStart(3)}. ${paint('bold', strategy.name, colour)}${rating}: ${paint('green', conclusion(step, geometry), colour)}`;
  return `${head}\n${INDENT} ${text}`;
}

/** A step of a path, its number from one and, if wanted, the position before it as text. */
export interface TracedStep {
  readonly step: Step;
  readonly number: number;
  readonly position?: string;
}

/** Writes the steps of a path in order. */
export function traceText(
  steps: readonly TracedStep[],
  colour: boolean,
  formatRating?: RatingFormat,
  language: Language = ENGLISH,
): string {
  const textOf = keyed(language, `${INDENT} `, CELL_KEY, CHAIN_KEY);
  return steps
    .map(({ step, number, position }, index) => {
      const text = stepText(step, number, colour, formatRating, textOf(step.explanation.message, step.geometry));
      return position === undefined ? text : `${index > 0 ? '\n' : ''}${position}\n${text}`;
    })
    .join('\n');
}

/**
 * Returns a function that writes one of several alternative steps: the outcome with a remark, and the explanation below
 * it. A step with the outcome of the step before it adds only its explanation.
 */
export function hintTelling(colour: boolean, language: Language = ENGLISH): (step: Step, remark?: string) => string {
  const textOf = keyed(language, INDENT, CHAIN_KEY);
  let latest: string | undefined;
  return (step, remark = '') => {
    const { strategy, explanation, geometry } = step;
    const outcome = outcomeOf(step);
    const head = outcome === latest ? '' : `${paint('green', conclusion(step, geometry), colour)}${remark}\n`;
    latest = outcome;
    return `${head}${INDENT}${paint('bold', strategy.name, colour)}: ${textOf(explanation.message, geometry)}`;
  };
}
