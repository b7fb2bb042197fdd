/** Converts a step to the form that the page shows: partial hints, name, sentence and drawing. */

import type { LanguageCode } from '../../../src/face/index.js';
import { languageOf, nudge, spoken, stepJson } from '../../../src/render/index.js';
import { cellsOfPattern, type Step, whereToLook } from '../../../src/session/index.js';
import { nameIn } from '../../course/strategy-names.js';
import type { StepView } from './protocol.js';

export function stepView(step: Step, code: LanguageCode): StepView {
  const language = languageOf(code);
  const { geometry, strategy, explanation } = step;
  const name = nameIn(code, strategy);
  return {
    ...stepJson(step, language),
    name,
    truths: [],
    level: strategy.level,
    family: strategy.family,
    says: spoken(explanation.message, geometry, language),
    where: nudge(step, 'where', language),
    what: nudge(step, 'what', language).replace(strategy.name, name),
    houses: whereToLook(step).map((house) =>
      Array.from({ length: geometry.size }, (_, slot) => geometry.cellAt(house, slot)),
    ),
    cells: cellsOfPattern(step),
  };
}
