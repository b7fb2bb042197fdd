/** Translation by tables of templates. A module of its own, which English does without. */
import type { Message } from '../../logic/step/message.js';
import { isWordless } from '../template.js';
import type { StepWords, TemplateLookup, Translations } from './language.js';

/**
 * Makes the `translationsFor` of a language with these tables. If a template of a message is missing, the whole message
 * stays English, because half a translation is worse than none.
 */
export function translatedBy(templates: readonly Translations[]): Required<StepWords>['translationsFor'] {
  const translationOf: TemplateLookup = (template) => templates.find((table) => template in table)?.[template];
  const has = ({ template }: Message): boolean => translationOf(template) !== undefined || isWordless(template);
  return (message) => ([message, ...partsOf(message)].every(has) ? translationOf : undefined);
}

/** Returns the messages within a message, at any depth. */
const partsOf = ({ terms }: Message): Message[] =>
  Object.values(terms)
    .flatMap((term) => (term.kind === 'clause' ? [term.clause] : term.kind === 'lines' ? term.lines : []))
    .flatMap((part) => [part, ...partsOf(part)]);
