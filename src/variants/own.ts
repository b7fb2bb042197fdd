/** What is wrong with constraints of the caller's own. */
import { type Constraint, type GroupKind, isCallers, type StatementForm } from '../core/constraint.js';
import { type InLanguages, LANGUAGES, type OneAndSeveral } from '../core/languages.js';
import { printable, quoted } from '../core/printable.js';
import { OUTSIDE_WORDS } from './outside.js';
import { areTold } from './own-hooks.js';

/** Throws a RangeError if constraints, each once, have a wrong one among them, or two of one name. */
export function expectConstraints(constraints: readonly Constraint[]): void {
  for (const [index, each] of constraints.entries()) {
    const fault = isCallers(each) ? faultOf(each) : undefined;
    if (fault) throw new RangeError(`constraint ${quoted(printable(String(each.id ?? `no. ${index + 1}`)))}: ${fault}`);
    if (constraints.some((other) => other !== each && other.id === each.id))
      throw new RangeError(`constraint ${quoted(each.id)}: another one has this id too`);
  }
}

/** Words that stand in the place of names in texts. */
const TAKEN = ['variant', 'regions', 'constraints', 'pairs'];

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Returns what is wrong with the caller's constraint. One that was saved as JSON has lost its functions. */
function faultOf(constraint: Constraint): string | undefined {
  const { id, names, rule, takes, groups, additions, rules, draw } = constraint;
  const { told, toldAlong, partner, general, where, onCell } = constraint;
  if (typeof id !== 'string' || !/^[a-z]+(?:-[a-z]+)*$/.test(id)) return 'its id is to be words such as my-rule';
  if (TAKEN.includes(id)) return 'its id is the name of a rule that is there already';
  if (!isFunction(additions ?? rules))
    return 'its additions and rules are missing, of which one is a function (which JSON cannot hold)';
  for (const [part, own] of Object.entries({ additions, rules }))
    if (own !== undefined && !isFunction(own)) return `its ${part} are not a function`;
  for (const [part, own] of Object.entries({ names, rule }))
    if (!areWords(own, (word) => typeof word === 'string'))
      return `its ${part} are to be texts: { ${LANGUAGES.map((language) => `${language}: '…'`).join(', ')} }, of which en alone will do`;
  if ([told, toldAlong, partner, general, where, onCell].some((words) => words !== undefined && !areTold(words)))
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
