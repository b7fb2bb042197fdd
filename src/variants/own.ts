/** Constraints of the caller's own, which stand themselves where the names of ours stand. */
import { constraints } from '../../constraints/index.js';
import type { Additions, Constraint } from '../core/constraint.js';
import { type InLanguages, LANGUAGES } from '../core/languages.js';
import { printable, quoted } from '../core/printable.js';
import type { Rule } from '../core/rule.js';
import type { CellGroup } from '../core/statement.js';
import { BadOption } from '../settings/options.js';
import type { Clue } from './clue.js';
import { textOfJson } from './clue-text.js';

/** True if the constraint of a clue is the caller's own. */
export const isOwn = (clue: string | Clue | Clue<Constraint>): clue is Clue<Constraint> =>
  typeof clue === 'object' && typeof clue.kind === 'object' && clue.kind !== null;

/** Returns the text of a clue, or the name alone of a rule of the whole grid. Throws a RangeError. */
export const ownText = (clue: Clue<Constraint>): string => textOfJson({ ...clue, kind: clue.kind.id }, () => clue.kind);

/**
 * Returns the constraints among clues that are the caller's own, each once, those of the whole grid first. Throws a
 * RangeError for a wrong one.
 */
export function ownIn(clues: readonly (string | Clue | Clue<Constraint>)[]): readonly Constraint[] {
  const own = [...new Set(clues.filter(isOwn).map(({ kind }) => kind))];
  for (const [index, each] of own.entries()) {
    const fault = faultOf(each);
    if (fault) throw new RangeError(`constraint ${quoted(printable(String(each.id ?? `no. ${index + 1}`)))}: ${fault}`);
    if (own.some((other) => other !== each && other.id === each.id))
      throw new RangeError(`constraint ${quoted(each.id)}: another one has this id too`);
  }
  return [...own.filter(({ takes }) => !takes), ...own.filter(({ takes }) => takes)];
}

/** The names of ours, and the other words that stand in their place in texts. */
const TAKEN = new Set(['variant', 'regions', 'constraints', ...constraints.map(({ id }) => id)]);

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Returns what is wrong with the caller's constraint. One that was saved as JSON has lost its functions. */
function faultOf({ id, names, rule, told, toldAlong, takes, additions, rules, draw }: Constraint): string | undefined {
  if (typeof id !== 'string' || !/^[a-z]+(?:-[a-z]+)*$/.test(id)) return 'its id is to be words such as my-rule';
  if (TAKEN.has(id)) return 'its id is the name of a rule that is there already';
  if (!isFunction(additions ?? rules))
    return 'its additions and rules are missing, of which one is a function (which JSON cannot hold)';
  for (const [part, own] of Object.entries({ additions, rules }))
    if (own !== undefined && !isFunction(own)) return `its ${part} are not a function`;
  const areWords = (words: object | undefined, isWord: (word: unknown) => boolean): boolean =>
    LANGUAGES.every((language) => {
      const word = (words as Partial<InLanguages<unknown>> | undefined)?.[language];
      return word === undefined ? language !== 'en' : isWord(word);
    });
  for (const [part, own] of Object.entries({ names, rule }))
    if (!areWords(own, (word) => typeof word === 'string'))
      return `its ${part} are to be texts: { ${LANGUAGES.map((language) => `${language}: '…'`).join(', ')} }, of which en alone will do`;
  if ([told, toldAlong].some((words) => words && !areWords(words, isFunction)))
    return `what is told of it are functions: { ${LANGUAGES.join(', ')} }, of which en alone will do`;
  if (takes !== undefined && typeof takes?.cells?.least !== 'number') return 'it takes { cells: { least } } or nothing';
  return draw === undefined || isFunction(draw) ? undefined : 'its draw is not a function';
}

/** Throws a RangeError if what the caller's constraint adds is no list, or is not in the grid. */
export function expectWithin(id: string, added: Additions, size: number): void {
  const { groups = [], pairs = [], never = [], exclusions = [], equal = [] } = Object(added) as Additions;
  const arePairs = [pairs, equal, exclusions].every((list) => isListOf(list, (pair) => isListOf(pair, isWhole, 2)));
  const areGroups = isListOf(groups, (group) => isListOf((group as Partial<CellGroup> | null)?.cells, isWhole));
  if (typeof added !== 'object' || !arePairs || !areGroups || !isListOf(never, isWhole))
    throw new RangeError(`constraint ${quoted(id)}, additions: they are lists of cells, of pairs and of candidates`);
  const cells = groups.flatMap((each) => each.cells);
  expectBelow(
    `constraint ${quoted(id)}, additions: there is no cell`,
    [...cells, ...pairs.flat(), ...equal.flat()],
    size ** 2,
  );
  expectBelow(
    `constraint ${quoted(id)}, additions: there is no candidate`,
    [...never, ...exclusions.flat()],
    size ** 3,
  );
}

const isWhole = (value: unknown): boolean => Number.isInteger(value);

const isListOf = (list: unknown, test: (item: unknown) => boolean, length?: number): boolean =>
  Array.isArray(list) && (length === undefined || list.length === length) && list.every(test);

/** Calls a function of the caller's own constraint while a puzzle is worked on. Throws a BadOption for any error of it. */
export function answerOf<Answer>(id: string, part: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw new BadOption('constraints', `constraint ${quoted(id)}, ${part}: ${printable(String(error))}`);
  }
}

/** Returns a rule of the caller's constraint whose `narrow` throws a BadOption if it fails or answers nonsense. */
export function guarded(id: string, rule: Rule): Rule {
  const narrow: Rule['narrow'] = (digits) => {
    const answer = answerOf(id, 'narrow', () => rule.narrow(digits));
    if (typeof answer !== 'boolean')
      throw new BadOption('constraints', `constraint ${quoted(id)}, narrow: it returns true or false`);
    return answer;
  };
  return { ...rule, narrow };
}

/** Throws a RangeError if rules of the caller's constraint are not in the grid, or none at all. */
export function expectRules(id: string, rules: readonly Rule[], size: number): void {
  if (!isListOf(rules, (rule) => Array.isArray((rule as Partial<Rule> | null)?.cells)))
    throw new RangeError(`constraint ${quoted(id)}, rules: they are a list of rules, each with cells`);
  expectBelow(
    `constraint ${quoted(id)}, rules: there is no cell`,
    rules.flatMap(({ cells }) => cells),
    size ** 2,
  );
  if (!rules.every(({ narrow }) => isFunction(narrow)))
    throw new RangeError(`constraint ${quoted(id)}, rules: one has no narrow`);
}

function expectBelow(fault: string, list: readonly number[], end: number): void {
  const wrong = list.find((each) => !Number.isInteger(each) || each < 0 || each >= end);
  if (wrong !== undefined) throw new RangeError(`${fault} ${wrong}`);
}
