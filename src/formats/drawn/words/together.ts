/** Sentences whose meaning depends on others of the text. */
import { groupBy } from '../../../core/arrays.js';
import { type ClaimOption, HOUSES, type HouseWord, type ReadSentence, type RuleClaim } from './claim.js';
import { EVIDENCE, isToldApart } from './looks.js';
import type { Token } from './token.js';

/** Returns the houses in which tokens say that digits differ or all appear; all of them, if they name the usual rules. */
export const housesIn = (tokens: readonly Token[]): readonly HouseWord[] => {
  const said = new Set(tokens.flatMap((token) => (token.kind === 'concept' ? [token.name] : [])));
  if (said.has('rule')) return HOUSES;
  if (!said.has('distinct') && !said.has('range')) return [];
  return HOUSES.filter((house) => said.has(house) || (house === 'box' && said.has('region')));
};

/** Returns sentences where those about rows alone, or boxes alone, are not understood: the usual rules are those of all houses. */
export function withAllHouses(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  const said = new Set(sentences.flatMap(({ houses = [] }) => houses));
  if (said.size === 0 || HOUSES.every((house) => said.has(house))) return sentences;
  return sentences.map((sentence) => (sentence.houses?.length ? { text: sentence.text } : sentence));
}

/**
 * Returns sentences where *all dots are given* means the clues that the text speaks of: each of them has a rule of its own.
 * Without any it is not understood.
 */
export function withNegativeRules(sentences: readonly ReadSentence[]): ReadSentence[] {
  const all = sentences.flatMap(({ claims = [] }) => claims);
  return sentences.map((sentence, index) => {
    const before = sentences.slice(0, index).findLast(({ claims = [] }) => claims.length > 0)?.claims ?? [];
    const claims = sentence.claims?.map((claim) => {
      const { options, colours } = claim;
      const isOfNone = claim.looks.has('noDot');
      if (!(isOfNone || claim.looks.has('all')) || !options.every(shownBy)) return [claim];
      const meant = claim.looks.has('such') ? before : all;
      const own = options.filter((option) => meant.some((other) => isShown(shownBy(option)!, other, colours)));
      const isAll = isOfNone ? own.length === options.length : !claim.looks.has('such') || own.length === meant.length;
      return isAll
        ? [...groupBy(own, (option) => String(shownBy(option))).values()].map((each) => ({ ...claim, options: each }))
        : [];
    });
    const isLost = sentence.claims?.some((claim, index) => claims![index]!.length === 0 || isToldApart(claim, all));
    return isLost ? { text: sentence.text } : { ...sentence, ...(claims && { claims: claims.flat() }) };
  });
}

/** Returns the constraint, and the letter, of which a rule says that all clues are given. */
const shownBy = ({ rule: { constraint, spoken } }: ClaimOption): readonly [id: string, letter?: string] | undefined =>
  spoken ? spoken.negates : constraint.shows && [constraint.shows.kind];

/** True if a claim speaks of clues of a constraint in one of some colours. */
const isShown = (
  [kind, letter]: readonly [id: string, letter?: string],
  { options, colours: own, looks }: RuleClaim,
  colours: readonly string[],
): boolean =>
  options.some(({ rule: { id, spoken } }) => id === kind || (spoken?.text === '#' && spoken.as === kind)) &&
  (letter === undefined || looks.has(`${letter.toLowerCase()}Letter`)) &&
  (colours.length === 0 || colours.some((colour) => own.includes(colour)));

/**
 * Returns sentences where a phrase that says less than its constraint counts as the whole, if the text names the constraint
 * or says its other parts too. Otherwise its sentence is not understood, unless it says all there is to say of some lines.
 */
export function withPartsJoined(sentences: readonly ReadSentence[]): ReadSentence[] {
  const all = sentences.flatMap(({ claims = [] }) => claims);
  return sentences.map((sentence) => {
    const claims = sentence.claims?.flatMap((claim) => {
      const options = claim.options.flatMap((option) => {
        const whole = option.partial && isComplete(option, claim, all);
        if (!whole) return option.partial && !option.partial.isAllOfEvenLines ? [] : [option];
        const { partial: _, ...rest } = option;
        return [rest];
      });
      return options.length > 0 ? [{ ...claim, options }] : [];
    });
    const isLost = claims !== undefined && claims.length < sentence.claims!.length;
    return isLost ? { text: sentence.text } : { ...sentence, ...(claims && { claims }) };
  });
}

/** True if a text names the constraint of an option, or says all of its parts. */
function isComplete({ rule }: ClaimOption, { colours }: RuleClaim, all: readonly RuleClaim[]): boolean {
  const own = all.filter(
    (claim) => String(claim.colours) === String(colours) || claim.colours.length === 0 || colours.length === 0,
  );
  const optionsOf = ({ options }: RuleClaim): ClaimOption[] => options.filter((option) => option.rule === rule);
  if (own.some(({ named, isNameOnly, options }) => named.includes(rule.id) && (!isNameOnly || options.length > 0)))
    return true;
  const said = own.flatMap(optionsOf);
  if (said.some(({ partial }) => !partial)) return true;
  const partsIn = (phrases: readonly { readonly part?: string }[]): Set<string> =>
    new Set(phrases.flatMap(({ part }) => part ?? []));
  const needed = partsIn(rule.partialWords!);
  const parts = partsIn(said.map(({ partial }) => partial!));
  return needed.size > 0 && [...needed].every((part) => parts.has(part));
}

/** Returns where tokens say that digits may repeat; undefined for a place of its own, or as far as other rules allow. */
export function repeatingIn(tokens: readonly Token[]): ReadSentence['mayRepeatIn'] {
  const said = new Set(tokens.flatMap((token) => (token.kind === 'concept' ? [token.name] : [])));
  if (!said.has('mayRepeat') || said.has('if') || said.has('different')) return undefined;
  if (said.has('cage')) return 'cages';
  if (said.has('thermometer')) return 'thermometers';
  if (said.has('diagonal') && !['outside', 'arrow', 'clue'].some((name) => said.has(name))) return 'diagonals';
  if (said.has('line')) return tokens.every(({ kind }) => kind !== 'name') ? 'lines' : undefined;
  return [...said].some((name) => EVIDENCE.has(name)) ? undefined : 'anywhere';
}

/** Returns sentences where digits that may repeat on lines of a colour say so only of rules for lines of this colour, or of all. */
export const withRepeatsPlaced = (sentences: readonly ReadSentence[]): ReadSentence[] => {
  const all = sentences.flatMap(({ claims = [] }) => claims);
  return sentences.map((sentence) => {
    const { mayRepeatIn, colours = [], ...others } = sentence;
    const isOfOthers = (claim: RuleClaim): boolean =>
      claim.colours.length > 0 && !claim.colours.some((colour) => colours.includes(colour));
    const isPlaced = mayRepeatIn !== 'lines' || colours.length === 0 || !all.filter(ofSets).every(isOfOthers);
    return isPlaced ? sentence : others;
  });
};

/** True for a claim of lines whose digits differ. */
const ofSets = ({ options }: RuleClaim): boolean =>
  options.some(({ rule: { id } }) => id === 'renban' || id === 'nabner');

/** Leaves out rules as text of clues for which a constraint has words of its own. */
export const ownOrSpoken = (options: readonly ClaimOption[]): readonly ClaimOption[] =>
  options.some(({ rule, partial }) => !rule.spoken && !partial)
    ? options.filter(({ rule: { spoken, drawn } }) => !spoken || !drawn)
    : options;
