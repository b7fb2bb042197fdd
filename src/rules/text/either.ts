/** The grammar of texts about several lines, each of which is one of some kinds: `either renban or 2 of whisper=5`. */
import { quoted } from '../../core/printable.js';

/** A kind of lines, and how many of the lines are of it, if the text says so. */
export interface EitherPart {
  /** A constraint or a named text. */
  readonly id: string;
  readonly value?: number;
  readonly count?: number;
}

const MOST_PARTS = 6;
const MOST_SIGNS = 200;
const PART = /^(?:(\d{1,2}) of )?([a-z][a-z -]*?)(?: ?= ?(\d{1,6}))?$/;

/** Returns the parts of a text in its usual form; undefined for a text of another form. Throws a RangeError for one that is wrong. */
export function eitherIn(text: string): readonly EitherPart[] | undefined {
  if (!/^either( |$)/.test(text)) return undefined;
  if (text.length > MOST_SIGNS)
    throw new RangeError(`its text has ${text.length} signs: at most ${MOST_SIGNS} are read; state two rules instead`);
  const parts = text
    .slice('either '.length)
    .split(/ or(?: |$)/)
    .map(partIn);
  if (parts.length > MOST_PARTS)
    throw new RangeError(`its text has ${parts.length} kinds: at most ${MOST_PARTS} are read`);
  return parts;
}

function partIn(text: string): EitherPart {
  const [, count, name, value] = PART.exec(text.trim()) ?? [];
  if (name === undefined)
    throw new RangeError(`its text has ${quoted(text)} for a kind of line: write renban, whisper=5 or 2 of renban`);
  return {
    id: name.replaceAll(/[ -]+/g, '-'),
    ...(value !== undefined && { value: Number(value) }),
    ...(count !== undefined && { count: Number(count) }),
  };
}

/** Returns the name of a part in texts and sentences: `whisper=5`. */
export const partName = ({ id, value }: EitherPart): string => (value === undefined ? id : `${id}=${value}`);

/** Writes a text of its parts. */
export const eitherText = (parts: readonly EitherPart[]): string =>
  `either ${parts.map((part) => `${part.count === undefined ? '' : `${part.count} of `}${partName(part)}`).join(' or ')}`;
