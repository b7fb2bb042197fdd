/** Steps and strategies in the form that the page shows. */

import type { LanguageCode } from '../../../src/face/index.js';
import { languageOf, nudge, spoken, stepJson, strategyName } from '../../../src/render/index.js';
import { cellsOfPattern, type FoundStep, groundsOf, whereToLook } from '../../../src/session/index.js';
import { catalogue } from '../../../strategies/index.js';
import type { Handler, StepView, StrategyInfo } from './protocol.js';

/** Converts a step: partial hints, name, sentence and drawing. */
export function stepView(step: FoundStep, code: LanguageCode): StepView {
  const language = languageOf(code);
  const { geometry, strategy, explanation } = step;
  const name = strategyName(strategy, language);
  return {
    ...stepJson(step, language),
    name,
    truths: [],
    level: strategy.level,
    family: strategy.family,
    says: spoken(explanation.message, geometry, language),
    where: nudge(step, 'where', language),
    what: nudge(step, 'what', language, name),
    houses: whereToLook(step).map((house) =>
      Array.from({ length: geometry.size }, (_, slot) => geometry.cellAt(house, slot)),
    ),
    cells: cellsOfPattern(step),
  };
}

/** Converts a step for a hint at a position: with what rules out the other candidates that its sentence speaks of. */
export function hintedStep(step: FoundStep, position: Parameters<typeof groundsOf>[1], code: LanguageCode): StepView {
  const language = languageOf(code);
  const grounds = groundsOf(step, position).map((ground) => spoken(ground, step.geometry, language));
  return { ...stepView(step, code), grounds };
}

/** Lists all strategies, easiest first. The English name of a translated strategy is an alias. */
export const strategiesIn = (code: LanguageCode): readonly StrategyInfo[] =>
  catalogue.map((strategy) => {
    const { id, name, aliases = [], family, level, learnAfter = [] } = strategy;
    const own = strategyName(strategy, languageOf(code));
    return { id, name: own, aliases: own === name ? aliases : [name, ...aliases], family, level, learnAfter };
  });

export const strategies: Handler<'strategies'> = (_ask, _report, language) => strategiesIn(language);
