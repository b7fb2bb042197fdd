/** Reads clues that a caller states. Apart from texts of puzzles, since reading these takes much code. */
import { refusal } from '../settings/options.js';
import { type SettingReader, withOptionErrors } from '../settings/settings.js';
import { type GridRules, hasConstraint } from '../variants/grid-rules.js';
import { expectConstraints } from '../variants/own.js';

const AS = "as 'killer-cage=17:r1c1r1c2' or { kind, cells }";

const isClue = (each: unknown): boolean =>
  typeof each === 'string' || (typeof each === 'object' && each !== null && !Array.isArray(each));

/** Reads clues, as texts or as JSON has them. */
export const clues: SettingReader<NonNullable<GridRules['constraints']>> = (value, option) => {
  if (!Array.isArray(value)) throw refusal(option, value, `a list of clues, ${AS}`);
  const other = value.findIndex((each) => !isClue(each));
  if (other >= 0) throw refusal(`${option}[${other}]`, value[other], `a clue, ${AS}`);
  const own = value.filter(hasConstraint).map(({ kind }) => kind);
  withOptionErrors(option, () => expectConstraints([...new Set(own)]));
  return value;
};
