/** Steps as text for a terminal. */

import type { Message } from '../logic/step/message.js';
import { outcomeOf } from '../logic/step/outcome.js';
import { briefOf } from '../session/brief.js';
import type { FoundStep } from '../solver/step.js';
import { conclusion } from './conclusion.js';
import type { Length } from './depths.js';
import { CELL_KEY, CHAIN_KEY, keyed } from './key.js';
import { ENGLISH } from './language/en/index.js';
import type { Language } from './language/language.js';
import { strategyName } from './strategy-name.js';
import { type Look, paint } from './terminal/screen.js';
import { wrapped } from './terminal/wrap.js';
import { sentence } from './text.js';

const INDENT = '    ';

/** Writes a rating of the ladder; undefined if ratings are not shown. */
type RatingFormat = ((rating: number) => string) | undefined;

/** Writes the number, the name, the rating and the outcome of a step. */
function headText(
  { step, number }: TracedStep,
  colour: boolean,
  formatRating: RatingFormat,
  language: Language,
): string {
  const { strategy, geometry } = step;
  const rating = formatRating ? ` (${formatRating(step.rating)})` : '';
  return `${String(number).padStart(3)}. ${paint('bold', strategyName(strategy, language), colour)}${rating}: ${paint('green', conclusion(step, geometry, language), colour)}`;
}

/** Writes the pattern of a step after its outcome. */
function briefText(step: FoundStep, language: Language): string {
  const brief = briefOf(step);
  return brief ? ` (${sentence(brief, step.geometry, language)})` : '';
}

/** Writes what rules out the other candidates of a step, each ground on lines of its own. */
const groundsText = (
  grounds: readonly Message[],
  { geometry }: FoundStep,
  newLine: string,
  language: Language,
): string => grounds.map((ground) => newLine + sentence(ground, geometry, language, newLine)).join('');

/** A step of a path, its number from one and, if wanted, its grounds and its position as text, which goes below it. */
export interface TracedStep {
  readonly step: FoundStep;
  readonly number: number;
  readonly grounds?: readonly Message[];
  readonly position?: string;
}

/** The look of sentences: they are broken where a line would be wider than the columns. */
type SentenceLook = Pick<Look, 'colour' | 'columns'>;

/** Writes the steps of a path in order: each with its sentence below it or, if brief, in a line. */
export function traceText(
  steps: readonly TracedStep[],
  { colour, columns }: SentenceLook,
  formatRating?: RatingFormat,
  language: Language = ENGLISH,
  length: Length = 'usual',
): string {
  const newLine = `\n${INDENT} `;
  const textOf = keyed(language, `${INDENT} `, CELL_KEY, CHAIN_KEY);
  return steps
    .map((traced) => {
      const { step, position, grounds = [] } = traced;
      const head = headText(traced, colour, formatRating, language);
      const text =
        length === 'brief'
          ? head + briefText(step, language)
          : `${head}${newLine}${textOf(step.explanation.message, step.geometry)}${groundsText(grounds, step, newLine, language)}`;
      const told = wrapped(text, columns);
      return position === undefined ? told : `${told}\n\n${position}\n`;
    })
    .join('\n')
    .trimEnd();
}

/**
 * Returns a function that writes one of several alternative steps: the outcome with a remark, and the explanation below
 * it. A step with the outcome of the step before it adds only its explanation.
 */
export function hintTelling(
  { colour, columns }: SentenceLook,
  language: Language = ENGLISH,
  length: Length = 'usual',
): (step: FoundStep, remark?: string, grounds?: readonly Message[]) => string {
  const textOf = keyed(language, INDENT, CHAIN_KEY);
  let latest: string | undefined;
  return (step, remark = '', grounds = []) => {
    const { strategy, explanation, geometry } = step;
    const outcome = outcomeOf(step);
    const head = outcome === latest ? '' : `${paint('green', conclusion(step, geometry, language), colour)}${remark}\n`;
    latest = outcome;
    const named = `${head}${INDENT}${paint('bold', strategyName(strategy, language), colour)}`;
    const told = `${named}: ${textOf(explanation.message, geometry)}${groundsText(grounds, step, `\n${INDENT}`, language)}`;
    return wrapped(length === 'brief' ? named + briefText(step, language) : told, columns);
  };
}
