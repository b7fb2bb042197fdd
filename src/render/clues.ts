/** Clues of a grid in words, where they are not drawn: in a terminal, and for readers who cannot see a picture. */
import { groupBy } from '../core/arrays.js';
import type { Constraint, Statement } from '../core/constraint.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { type InLanguages, type LanguageCode, translated } from '../core/languages.js';
import type { LooseRule } from '../variants/loose.js';
import { constraintIn, groupKindOf } from '../variants/names.js';
import { placeText } from '../variants/outside.js';
import { signsFor } from '../variants/own-hooks.js';
import type { StepWords } from './language/language.js';
import { cellName } from './names.js';
import { cellNames } from './notation.js';
import { toldStatement } from './told-clues.js';

/** The clues of a kind: `Killer cages`, and `17 r1c12` for each. */
interface ClueList {
  readonly name: string;
  readonly clues: readonly string[];
}

/** Returns the clues of each kind, those of the first cells first, and then the sets that are no houses. */
export function clueLists(geometry: Geometry, language: LanguageCode = 'en'): ClueList[] {
  const { statements = [], groups } = geometry.layout;
  const sets = groups.filter(({ word, cells }) => groupKindOf(word, geometry).isListed && cells.length < geometry.size);
  const stated = [...groupBy(statements, ({ kind }) => kind)].map(([kind, own]) => {
    const constraint = constraintIn(geometry, kind)!;
    const sorted = own.toSorted((a, b) => firstOf(a) - firstOf(b));
    return {
      name: translated(constraint.names, language),
      clues: sorted.map((clue) => wordsOf(clue, constraint, geometry)),
    };
  });
  const listed = [...groupBy(sets, ({ word }) => word)].map(([word, own]) => ({
    name: translated(groupKindOf(word, geometry).names, language)[1],
    clues: own.map(({ cells }) => cellNames(geometry, cells).join(' ')),
  }));
  return [...stated, ...listed];
}

/** Returns `Killer cages: 17 r1c12, 9 r23c1.` for each kind of clues. */
export const clueSentences = (geometry: Geometry, language?: LanguageCode): string[] =>
  clueLists(geometry, language).map(({ name, clues }) => `${name}: ${clues.join(', ')}.`);

const firstOf = ({ lists }: Statement): Cell => Math.min(...lists.flat());

/** The articles of rules over several cells, which are masculine in German. */
const THE: InLanguages<string> = { en: 'the', de: 'der' };
const DIFFERENT: InLanguages<string> = { en: 'the different cells', de: 'die verschiedenen Felder' };
const KIND: InLanguages<(kind: Constraint, cells: string) => string> = {
  en: ({ id }, cells) => `the ${id.replaceAll('-', ' ')} ${cells}`,
  de: ({ names }, cells) => `${translated(names, 'de')} ${cells}`,
};

/** Names a rule that can be left out: `the 17-cage in r1c12`, `the white dot r1c1 r1c2`, `Anti-knight`. */
export function looseRuleName({ rule, statement }: LooseRule, geometry: Geometry, words: StepWords): string {
  const { variant: [name] = [], pairs: [cells] = [] } = rule;
  if (statement) {
    const constraint = constraintIn(geometry, statement.kind)!;
    const told = toldStatement(statement, geometry, words);
    return told === undefined
      ? translated(KIND, words.code)(constraint, wordsOf(statement, constraint, geometry))
      : `${translated(THE, words.code)} ${told}`;
  }
  return cells === undefined
    ? translated(constraintIn(geometry, name ?? '')!.names, words.code)
    : `${translated(DIFFERENT, words.code)} ${cells}`;
}

/** Returns a clue as its text in the picture and its cells: `17 r1c12`, `r1c1 > r1c2`. */
function wordsOf(clue: Statement, constraint: Constraint, geometry: Geometry): string {
  const { inOrder, takes } = constraint;
  const text = signsFor(constraint, clue, geometry.size).flatMap((sign) =>
    'text' in sign ? (sign.text ?? []) : [],
  )[0];
  return [
    ...(text === undefined ? [] : [text]),
    takes?.outside ? placeText(clue.lists[0]!, takes.outside, geometry.size) : cellsOf(clue.lists, inOrder, geometry),
  ].join(' ');
}

/** Returns lists of cells; each cell by its own name if their order matters. */
function cellsOf(lists: Statement['lists'], inOrder: Constraint['inOrder'], geometry: Geometry): string {
  if (!inOrder) return lists.map((cells) => cellNames(geometry, cells).join(' ')).join(' / ');
  const [within, between] = inOrder === '=' ? [' ', ' = '] : [` ${inOrder} `, ' / '];
  return lists.map((cells) => cells.map((cell) => cellName(geometry, cell)).join(within)).join(between);
}
