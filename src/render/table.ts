/** Tables for the terminal. */
import Table from 'cli-table3';
import type { Constraint } from '../core/constraint.js';
import type { Strategy } from '../logic/step/strategy.js';
import { exampleOf } from '../variants/examples.js';
import { textsOf } from './constraint-texts.js';
import type { StepWords } from './language/language.js';
import { measuresIn } from './language/measures.js';
import type { RuleLanguage } from './language/rule-words.js';
import { strategyName } from './strategy-name.js';

/** The style of a table: no colours, which would end up in files too, and no lines between rows. */
const PLAIN = { head: [], border: [], compact: true };

/** Returns a table of the strategies with their levels and scores. */
export function catalogueTable(catalogue: readonly Strategy[], language: StepWords): string {
  const table = new Table({
    head: [...measuresIn(language.code).strategyColumns],
    style: PLAIN,
    colAligns: ['left', 'left', 'left', 'left', 'right'],
  });
  for (const strategy of catalogue) {
    const { id, family, level, score } = strategy;
    table.push([id, strategyName(strategy, language), family, level, String(score)]);
  }
  return table.toString();
}

/** Returns a table of the constraints with their names and what a puzzle states for each: its clues, or the name alone. */
export function constraintTable(constraints: readonly Constraint[], language: RuleLanguage): string {
  const table = new Table({ head: [...measuresIn(language.code).constraintColumns], style: PLAIN });
  for (const constraint of constraints)
    table.push([constraint.id, textsOf(constraint, language).name, constraint.family ?? '', exampleOf(constraint)]);
  return table.toString();
}
