/** Tables for the terminal. */
import Table from 'cli-table3';
import type { Constraint } from '../core/constraint.js';
import { type InLanguages, type LanguageCode, translated } from '../core/languages.js';
import type { Strategy } from '../logic/step/strategy.js';
import { exampleOf } from '../variants/names.js';
import { textsOf } from './constraint-texts.js';
import type { RuleLanguage } from './language/rule-words.js';

/** The style of a table: no colours, which would end up in files too, and no lines between rows. */
const PLAIN = { head: [], border: [], compact: true };

/** The titles of columns. What is below them is as options and texts name it. */
const STRATEGY_COLUMNS: InLanguages<readonly string[]> = {
  en: ['id', 'name', 'family', 'level', 'score'],
  de: ['id', 'Name', 'Familie', 'Stufe', 'Punkte'],
};
const CONSTRAINT_COLUMNS: InLanguages<readonly string[]> = {
  en: ['id', 'name', 'written'],
  de: ['id', 'Name', 'geschrieben'],
};

/** Returns a table of the strategies with their levels and scores. */
export function catalogueTable(catalogue: readonly Strategy[], language: LanguageCode = 'en'): string {
  const table = new Table({
    head: [...translated(STRATEGY_COLUMNS, language)],
    style: PLAIN,
    colAligns: ['left', 'left', 'left', 'left', 'right'],
  });
  for (const { id, name, names, family, level, score } of catalogue)
    table.push([id, names?.[language] ?? name, family, level, String(score)]);
  return table.toString();
}

/** Returns a table of the constraints with their names and what a puzzle states for each: its clues, or the name alone. */
export function constraintTable(constraints: readonly Constraint[], language: RuleLanguage): string {
  const table = new Table({ head: [...translated(CONSTRAINT_COLUMNS, language.code)], style: PLAIN });
  for (const constraint of constraints)
    table.push([constraint.id, textsOf(constraint, language).name, exampleOf(constraint)]);
  return table.toString();
}
