/** What an address of the page tells of a puzzle beside its play. */
import type { Geometry } from '../../core/geometry.js';
import type { Sign } from '../../core/sign.js';
import { settingsOf, whole } from '../../settings/settings.js';
import type { SharedFog } from '../drawn/drawing.js';
import { Misread } from '../misread.js';
import { packed, unpackedIn } from './packed.js';
import { listUpTo, objectOf, textUpTo } from './readers.js';
import { signsFor } from './signs.js';

/** What is told of a puzzle, so that it is shown as its setter drew it. */
export interface LinkDetails {
  readonly title?: string;
  readonly author?: string;
  /** The setter's rules, as written. */
  readonly rules?: string;
  /** The sentences and drawings that are not understood. */
  readonly notUnderstood?: readonly string[];
  /** What the setter drew, in place of our signs. */
  readonly signs?: readonly Sign[];
  readonly fog?: SharedFog;
  /** The solution that the setter states, where it is needed. */
  readonly stated?: readonly number[];
}

/**
 * Returns details as text; undefined if there are none. A text that is too long to be read back ends in `…`, and of very many
 * parts that are not understood the first are told.
 */
export function detailsText(details: LinkDetails): string | undefined {
  const { signs, fog, stated } = details;
  const title = cut(details.title, LONGEST_NAME);
  const author = cut(details.author, LONGEST_NAME);
  const rules = cut(details.rules, LONGEST_RULES);
  const notUnderstood = details.notUnderstood?.slice(0, MOST_PARTS).map((part) => cut(part, LONGEST_RULES));
  const told = { title, author, rules, notUnderstood, signs, fog, stated };
  return Object.values(told).every((each) => each === undefined) ? undefined : packed(told);
}

const cut = (text: string | undefined, longest: number): string | undefined =>
  text !== undefined && text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

/** The most signs of a title or a name, and of the rules of a puzzle. */
export const LONGEST_NAME = 300;
export const LONGEST_RULES = 20_000;
/** The most parts of a puzzle that are told as not understood. */
const MOST_PARTS = 1000;

/** Reads the details of a puzzle on a grid. What they are not for, they may have too. Throws a Misread. */
export function detailsIn(text: string, geometry: Pick<Geometry, 'size' | 'cells'>): LinkDetails {
  const told = unpackedIn(text);
  try {
    return settingsOf(readersFor(geometry), told);
  } catch (error) {
    throw error instanceof RangeError
      ? new Misread(`this link has a puzzle with wrong details: ${error.message}`)
      : error;
  }
}

function readersFor({ size, cells }: Pick<Geometry, 'size' | 'cells'>) {
  const places = listUpTo(whole(0, cells - 1), cells);
  return {
    title: textUpTo(LONGEST_NAME),
    author: textUpTo(LONGEST_NAME),
    rules: textUpTo(LONGEST_RULES),
    notUnderstood: listUpTo(textUpTo(LONGEST_RULES), MOST_PARTS),
    signs: signsFor(size),
    fog: objectOf({ clear: places, triggers: listUpTo(objectOf({ when: places, clears: places }), cells) }),
    stated: listUpTo(whole(-1, size - 1), cells),
  };
}
