/** Clues of a grid in words, where they are not drawn: in a terminal, and for readers who cannot see a picture. */
import { groupBy } from '../core/arrays.js';
import type { Constraint, Statement } from '../core/constraint.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { constraintIn, groupKindOf } from '../definitions/constraints-of.js';
import { signsFor } from '../variants/own-hooks.js';
import type { RemovableRule } from '../variants/removable.js';
import { placeText } from '../variants/statement-text.js';
import { textsOf } from './constraint-texts.js';
import { ENGLISH_LEGEND } from './language/en/legend.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { LegendLanguage, StepWords } from './language/language.js';
import { cellName } from './names.js';
import { cellNames } from './notation.js';
import { toldStatement } from './told-clues.js';

/** A clue as its text in the picture and its cells, and these cells. */
export interface ListedClue {
  readonly text: string;
  readonly cells: readonly Cell[];
}

/** The clues of a kind: `Killer cages`, and `17 r1c12` for each. */
export interface ClueList {
  readonly name: string;
  readonly clues: readonly ListedClue[];
}

const ENGLISH: LegendLanguage = { code: 'en', legend: ENGLISH_LEGEND };

/** Returns the clues of each kind, those of the first cells first, and then the sets that are no houses. */
export function clueLists(geometry: Geometry, language: LegendLanguage = ENGLISH): ClueList[] {
  const { statements = [], groups } = geometry.layout;
  const sets = groups.filter(({ word, cells }) => groupKindOf(word, geometry).isListed && cells.length < geometry.size);
  const stated = [...groupBy(statements, ({ kind }) => kind)].map(([kind, own]) => {
    const constraint = constraintIn(geometry, kind)!;
    const sorted = own.toSorted((a, b) => firstOf(a) - firstOf(b));
    return {
      name: textsOf(constraint, language).name,
      clues: sorted.map((clue) => ({
        text: wordsOf(clue, constraint, geometry, own),
        cells: [...new Set(clue.lists.flat())],
      })),
    };
  });
  const listed = [...groupBy(sets, ({ word }) => word)].map(([word, own]) => ({
    name: language.legend.houseNames.groups(groupKindOf(word, geometry))[1],
    clues: own.map(({ cells }) => ({ text: cellNames(geometry, cells).join(' '), cells })),
  }));
  return [...stated, ...listed];
}

/** Returns `Killer cages: 17 r1c12, 9 r23c1.` for each kind of clues. */
export const clueSentences = (geometry: Geometry, language?: LegendLanguage): string[] =>
  clueLists(geometry, language).map(({ name, clues }) => `${name}: ${clues.map(({ text }) => text).join(', ')}.`);

const firstOf = ({ lists }: Statement): Cell => Math.min(...lists.flat());

/** Names a rule that can be left out: `the 17-cage in r1c12`, `the white dot r1c1 r1c2`, `Anti-knight`. */
export function looseRuleName({ rule, statement }: RemovableRule, geometry: Geometry, words: StepWords): string {
  const { variant: [name] = [], pairs: [cells] = [] } = rule;
  const { the, clue, different } = words.rules ?? ENGLISH_RULES;
  if (statement) {
    const constraint = constraintIn(geometry, statement.kind)!;
    const told = toldStatement(statement, geometry, words);
    return told === undefined
      ? clue(textsOf(constraint, words).name, constraint.id, wordsOf(statement, constraint, geometry))
      : the(told);
  }
  return cells === undefined ? textsOf(constraintIn(geometry, name ?? '')!, words).name : different(cells);
}

/** Returns a clue as its text, its own or that in the picture, and its cells: `17 r1c12`, `r1c1 > r1c2`. */
function wordsOf(
  clue: Statement,
  constraint: Constraint,
  geometry: Geometry,
  own: readonly Statement[] = [clue],
): string {
  const { inOrder, takes } = constraint;
  const [shown] = signsFor(constraint, clue, geometry.size, own).flatMap((sign) =>
    'text' in sign ? (sign.text ?? []) : [],
  );
  // Of several lists, each may have a sign of its own.
  const text = takes?.text?.isQuoted ? `"${clue.text}"` : clue.lists.length > 1 ? (clue.text ?? shown) : shown;
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
