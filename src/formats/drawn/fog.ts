/** The fog of documents of SudokuPad and f-puzzles: what is clear at first, and what clears the rest. */
import type { Cell } from '../../core/geometry.js';
import { isSet } from '../beside/unsupported.js';
import type { DrawnPoint, FogTrigger, SharedFog } from './drawing.js';
import { type Fields, fieldsOf, listOf, placeOf } from './fields.js';

/** The labels of cages that mark cells as clear: the cells themselves, or those around a lamp too. */
const LIGHT = /^\s*(?:foglight|fog)\s*(?::(.*))?$/is;
const LAMP = /^\s*fow\s*$/i;

/** True for the label of a cage that is about fog. */
export const isOfFog = (label: string): boolean => LIGHT.test(label) || LAMP.test(label);

/** Returns the fog of a document; undefined if it has none. `cages`: all cages, those without cells too. */
export function fogOf(
  { foglight, triggereffect }: Fields,
  cages: readonly Fields[],
  cellOf: (place: DrawnPoint) => Cell | undefined,
): SharedFog | undefined {
  const labelOf = ({ value, v }: Fields): string => String(value ?? v ?? '');
  const own = cages.filter((cage) => isOfFog(labelOf(cage)));
  const cellsAt = (places: readonly DrawnPoint[]): Cell[] => [
    ...new Set(places.map(cellOf).filter((cell) => cell !== undefined)),
  ];
  const triggers = listOf(triggereffect).flatMap((each) => triggerOf(fieldsOf(each), cellsAt));
  if (!isSet(foglight) && own.length === 0 && triggers.length === 0) return undefined;
  const lit = own.flatMap((cage) => {
    const label = labelOf(cage);
    const places = [...listOf(cage.cells).map(placeOf), ...placesIn(LIGHT.exec(label)?.[1])];
    return LAMP.test(label) ? places.flatMap(around) : places;
  });
  return { clear: cellsAt([...listOf(foglight).map(placeOf), ...lit]), triggers };
}

/** Returns what a trigger clears once cells have their digits; nothing for another kind of trigger or of effect. */
function triggerOf(
  { trigger, effect }: Fields,
  cellsAt: (places: readonly DrawnPoint[]) => readonly Cell[],
): readonly FogTrigger[] {
  const [cause, result] = [fieldsOf(trigger), fieldsOf(effect)];
  if (cause.type !== 'cellvalue' || result.type !== 'foglight') return [];
  const when = cellsAt(placesIn(cause.cell));
  return when.length === 0 ? [] : [{ when, clears: cellsAt(placesIn(result.cells)) }];
}

const placesIn = (text: unknown): readonly DrawnPoint[] =>
  (String(text ?? '').match(/r\d{1,2}c\d{1,2}/gi) ?? []).map(placeOf);

const around = ([row, column]: DrawnPoint): readonly DrawnPoint[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right): DrawnPoint => [row + down, column + right]));
