/** Constraints of the caller's own, which stand themselves where the names of ours stand. */
import { constraints } from '../../constraints/index.js';
import type { Constraint, GroupKind, StatementForm } from '../core/constraint.js';
import { type InLanguages, LANGUAGES, type OneAndSeveral } from '../core/languages.js';
import { printable, quoted } from '../core/printable.js';
import type { Clue } from './clue.js';
import { textOfJson } from './clue-text.js';
import { OUTSIDE_WORDS } from './outside.js';
import { areTold } from './own-hooks.js';

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
function faultOf(constraint: Constraint): string | undefined {
  const { id, names, rule, told, toldAlong, partner, general, where, takes, groups, additions, rules, draw } =
    constraint;
  if (typeof id !== 'string' || !/^[a-z]+(?:-[a-z]+)*$/.test(id)) return 'its id is to be words such as my-rule';
  if (TAKEN.has(id)) return 'its id is the name of a rule that is there already';
  if (!isFunction(additions ?? rules))
    return 'its additions and rules are missing, of which one is a function (which JSON cannot hold)';
  for (const [part, own] of Object.entries({ additions, rules }))
    if (own !== undefined && !isFunction(own)) return `its ${part} are not a function`;
  for (const [part, own] of Object.entries({ names, rule }))
    if (!areWords(own, (word) => typeof word === 'string'))
      return `its ${part} are to be texts: { ${LANGUAGES.map((language) => `${language}: '…'`).join(', ')} }, of which en alone will do`;
  if ([told, toldAlong, partner, general, where].some((words) => words !== undefined && !areTold(words)))
    return `what is told of it are functions: { ${LANGUAGES.join(', ')} }, of which en alone will do`;
  if (takes !== undefined && typeof takes?.cells?.least !== 'number') return 'it takes { cells: { least } } or nothing';
  if (takes && !isForm(takes))
    return "it takes cells, and maybe a value { name, limits }, a text { name, example, read }, lists { least, most }, outside: 'line'";
  if (groups !== undefined && !(Array.isArray(groups) && groups.every(isGroupKind)))
    return "its groups are a list of { id, names: { en: ['…', '…'], de: ['…', '…'] } }, of which en alone will do";
  return draw === undefined || isFunction(draw) ? undefined : 'its draw is not a function';
}

/** True for words in English, and for those in other languages that are there. */
const areWords = (words: object | undefined, isWord: (word: unknown) => boolean): boolean =>
  LANGUAGES.every((language) => {
    const word = (words as Partial<InLanguages<unknown>> | undefined)?.[language];
    return word === undefined ? language !== 'en' : isWord(word);
  });

const isForm = ({ value, text, outside, lists }: StatementForm): boolean =>
  (value === undefined || (typeof value?.name === 'string' && isFunction(value.limits))) &&
  (text === undefined ||
    ([text?.name, text?.example].every((word) => typeof word === 'string') && isFunction(text.read))) &&
  (outside === undefined || Object.hasOwn(OUTSIDE_WORDS, outside)) &&
  (lists === undefined || [lists?.least, lists?.most].every((count) => typeof count === 'number'));

const isGroupKind = (kind: Partial<GroupKind> | null): boolean =>
  typeof kind?.id === 'string' &&
  areWords(kind.names, (words) => [0, 1].every((count) => typeof (words as OneAndSeveral)[count] === 'string'));
