/** Clues as objects, turned into the text that they stand for. */
import type { Constraint } from '../core/constraint.js';
import { SET } from '../core/layout.js';
import { quoted } from '../core/printable.js';
import type { ClueObject } from '../core/statement.js';
import { shown } from '../settings/options.js';
import { exampleOf, exampleParts } from './examples.js';
import { formOf } from './own-hooks.js';
import { clueText } from './statement-text.js';

/**
 * Returns the text of a clue in JSON with its constraint, as `killer-cage=17:r1c1r1c2`; the name alone if there is nothing else. Throws a
 * RangeError for another object.
 */
export function textOfJson(json: ClueObject<string>, constraint: Constraint): string {
  const { id: kind, takes, groups, tiling } = constraint;
  const [other] = Object.keys(json).filter((key) => key !== 'kind' && json[key] !== undefined);
  if (other === undefined) return kind;
  if (groups?.some(({ id }) => id === SET))
    throw new RangeError(`${kind} takes its cells in a text, as in '${exampleOf(constraint)}'`);
  if (tiling === 'regions') throw new RangeError(`${kind} takes its regions in a text of their own: 'regions=AAB…'`);
  if (!takes) throw new RangeError(`${kind} is a rule of the whole grid: it takes no ${quoted(other)}`);
  const said = saidIn(json, constraint);
  return `${kind}=${said === undefined ? '' : `${said}:`}${listsIn(json, kind).join('/')}`;
}

/** Returns the number or the text of a clue, by the name that the constraint has for it. Throws a RangeError. */
function saidIn(json: ClueObject<unknown>, constraint: Constraint): string | undefined {
  const { id } = constraint;
  const { value, text } = formOf(constraint)!;
  const { name } = value ?? text ?? {};
  const names = ['cells', 'lists', ...(name === undefined ? [] : [name])];
  const unknown = Object.keys(json).find((key) => key !== 'kind' && !names.includes(key));
  if (unknown !== undefined) throw new RangeError(`${id}: there is no ${quoted(unknown)}: it has ${names.join(', ')}`);
  const given = name === undefined ? undefined : json[name];
  const isLeftOut = given === undefined && (value?.isOptional || isNumberOfCells(json.cells));
  if (name === undefined || isLeftOut) return undefined;
  const said = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  // A text in quotes is read with those of other clues, which may define its name.
  const isRight =
    (value && NUMBER.test(said)) ||
    (text?.isQuoted ? said !== '' && !said.includes('"') : text?.read(said) !== undefined);
  if (isRight) return clueText(said, text?.isQuoted);
  const example = exampleParts(constraint);
  const instance = typeof example.said === 'string' ? `'${example.said}'` : example.said;
  const object = `{ kind: '${id}', ${name}: ${instance}, cells: '${example.cells}' }`;
  throw new RangeError(
    given === undefined
      ? `${id} needs its ${name}, as in ${object}`
      : `${id} takes its ${name} as in ${object}, not ${shown(given)}`,
  );
}

/** A number without an exponent, as the text of a clue has it. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Returns the text of each list of cells. Throws a RangeError. */
function listsIn({ cells, lists }: ClueObject<unknown>, kind: string): readonly string[] {
  if (cells !== undefined && lists !== undefined) throw new RangeError(`${kind} has cells and lists: leave one out`);
  if (isNumberOfCells(cells)) return [cells];
  const all: unknown = lists ?? [cells];
  const texts = Array.isArray(all) ? all.map(cellsTextIn) : [undefined];
  if (texts.every((text) => text !== undefined)) return texts;
  throw new RangeError(`${kind}: its cells are a list of names such as r1c1`);
}

/** Returns the names of cells, joined; undefined for anything else, as for the signs between clues. */
function cellsTextIn(list: unknown): string | undefined {
  const names: readonly unknown[] = Array.isArray(list) ? list : [list];
  return names.every((name) => typeof name === 'string' && CELLS.test(name)) ? names.join('') : undefined;
}

const CELLS = /^\s*(?:r[\d(),]+c[\d(),]+[\s-]*)+$/i;

/** True for numbers of cells in the place of cells, as `2..4`: these clues are left to the generator. */
const isNumberOfCells = (cells: unknown): cells is string =>
  typeof cells === 'string' && /^(?:\d+(?:\.\.\d*)?|\.\.\d+)$/.test(cells);
