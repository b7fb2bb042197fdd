/** Why lines are of one of several kinds, and what the kinds leave, in words. */
import type { Bits } from '../../core/bits.js';
import type { RuleReasonWords } from '../../core/rule.js';
import type { Cell } from '../../core/statement.js';
import type { Alternative } from './alternative.js';

/** A kind of lines by its name, and how many lines are of it, if the text says so. */
export interface LineKind {
  readonly name: string;
  readonly count?: number;
}

/** A line, and the alternative of each kind. */
export interface EitherLine {
  readonly cells: readonly Cell[];
  readonly alternatives: readonly Alternative[];
}

export type DigitSets = readonly Bits[] | Int32Array;

/** What a kind leaves of a line: its digits if it has a filling, and whether lines enough are left for all counts with it. */
export interface KindLeft {
  readonly digits?: readonly Bits[];
  readonly isPossible: boolean;
}

/** What the wordings of a rule need. */
export interface EitherTold {
  readonly lines: readonly EitherLine[];
  /** The places of the cells of each line among those of the rule. */
  readonly places: readonly (readonly number[])[];
  readonly kinds: readonly LineKind[];
  /** The set of all digits. */
  readonly all: Bits;
  leftOf(digits: DigitSets): readonly (readonly KindLeft[])[];
}

/** Returns the places of the cells of a line that lose digits. */
const losing = ({ places }: EitherTold, line: number, { before, after }: RuleReasonWords): readonly number[] =>
  places[line]!.filter((at) => (before[at]! & ~after[at]!) !== 0);

/** Tells of each line that loses digits why it is of one kind. */
export function onlyKindTold(told: EitherTold, words: RuleReasonWords): string {
  const { lines, kinds, leftOf } = told;
  const all = leftOf(words.before).flatMap((own, line) => {
    const only = own.findIndex(({ isPossible }) => isPossible);
    if (own.filter(({ isPossible }) => isPossible).length !== 1 || losing(told, line, words).length === 0) return [];
    const out = own.flatMap((left, kind) => (kind === only ? [] : outTold(told, line, kind, left, words)));
    const slots = { cells: words.cells(lines[line]!.cells), kind: kinds[only]!.name };
    return [`${joined(out, words)}, ${words.say('so {cells} must be {kind}', slots)}`];
  });
  return joined(all, words);
}

/** Tells of the first cell that loses digits of each line what each kind leaves of it. */
export function eachKindTold(told: EitherTold, words: RuleReasonWords): string {
  const { lines, kinds, leftOf } = told;
  const all = leftOf(words.before).flatMap((own, line) => {
    const [first] = losing(told, line, words);
    if (first === undefined) return [];
    const at = told.places[line]!.indexOf(first);
    const cells = words.cells([lines[line]!.cells[at]!]);
    return own.map((left, kind) =>
      left.isPossible
        ? words.say('{kind} leaves {digits} in {cells}', {
            kind: kinds[kind]!.name,
            digits: words.digits(left.digits![at]!),
            cells,
          })
        : outTold(told, line, kind, left, words),
    );
  });
  return joined(all, words);
}

const joined = (clauses: readonly string[], { and }: RuleReasonWords): string =>
  clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')} ${and} ${clauses.at(-1)}`;

/** Tells why a line is not of a kind: by a cell, by two or by all of its cells; or by how many lines are. */
function outTold(
  { lines, places, kinds, all }: EitherTold,
  line: number,
  kind: number,
  { digits }: KindLeft,
  { say, cells: nameOf, before }: RuleReasonWords,
): string {
  const { name } = kinds[kind]!;
  if (digits)
    return say('the number of lines rules out {kind} in {cells}', { kind: name, cells: nameOf(lines[line]!.cells) });
  const { cells, alternatives } = lines[line]!;
  const own = places[line]!.map((at) => before[at]!);
  const refuting = refutingPlaces(own, alternatives[kind]!, all).map((at) => cells[at]!);
  return say('{kind} is ruled out by {cells}', { kind: name, cells: nameOf(refuting) });
}

/**
 * Returns the places of one or two cells whose digits rule out a kind, whatever the others are, or else of all cells: of
 * all too where no digits at all fit the kind.
 */
function refutingPlaces(digits: readonly Bits[], { narrow }: Alternative, all: Bits): readonly number[] {
  const places = [...digits.keys()];
  if (!narrow(places.map(() => all))) return places;
  for (const a of places)
    for (const b of places.slice(a))
      if (!narrow(digits.map((set, at) => (at === a || at === b ? set : all)))) return a === b ? [a] : [a, b];
  return places;
}
