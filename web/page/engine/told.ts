/** Steps as the page tells them: what to look at, what it is called, what it says, what is drawn. */

import { nudge } from '../../../src/render/hint.js';
import { stepJson } from '../../../src/render/json/step.js';
import { type LanguageCode, languageOf } from '../../../src/render/language/index.js';
import { spoken } from '../../../src/render/text.js';
import { cellsOfPattern, whereToLook } from '../../../src/session/where.js';
import type { Step } from '../../../src/solver/step.js';
import type { ToldStep } from './protocol.js';

export function told(step: Step, code: LanguageCode): ToldStep {
  const language = languageOf(code);
  const { geometry, strategy, explanation } = step;
  return {
    ...stepJson(step, language),
    truths: [],
    level: strategy.level,
    family: strategy.family,
    says: spoken(explanation.message, geometry, language),
    where: nudge(step, 'where', language),
    what: nudge(step, 'what', language),
    houses: whereToLook(step).map((house) =>
      Array.from({ length: geometry.size }, (_, slot) => geometry.cellAt(house, slot)),
    ),
    cells: cellsOfPattern(step),
  };
}
