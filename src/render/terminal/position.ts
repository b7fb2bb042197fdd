/** A position as text for a terminal: a grid with its numbers, and the signs of a step. */
import { bitsOf } from '../../core/bits.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import { groupKindOf } from '../../definitions/constraints-of.js';
import { NONE_LEFT } from '../../formats/text/groups.js';
import { letterOf, type Mark, ROLES, type Role } from '../../logic/step/marks.js';
import { clueLists } from '../clues.js';
import { betweenDigits, digitText } from '../digit-words.js';
import { ENGLISH } from '../language/en/index.js';
import type { DigitWords, Language, LegendWords } from '../language/language.js';
import { houseNames } from '../names.js';
import { cellNames } from '../notation.js';
import { partLetters } from '../part-letters.js';
import { withProof } from '../picture/blockers.js';
import type { Drawn, DrawnPosition } from '../picture/grid-picture.js';
import { broken, filled, houseWords, partWords } from '../picture/legend.js';
import { rulesSentence } from '../rules.js';
import { framed, type Piece, widthOf } from './frame.js';
import { type Look, PLACED, paint, STYLES, type Style } from './screen.js';
import {
  BLOCKER_BRACKETS,
  CELL_BRACKETS,
  isPointedAt,
  PLACED_SIGN,
  REMOVED,
  ROLE_SIGNS,
  type Signs,
  signBefore,
  signed,
  signsOf,
  styleOf,
} from './signs.js';

/** The candidates that are drawn: all, those of cells with a marked one, or only those that the step marks. */
type Extent = 'all' | 'cells of the step' | 'candidates of the step';

const NARROWER: readonly (readonly [Extent, isTight: boolean])[] = [
  ['all', false],
  ['cells of the step', false],
  ['candidates of the step', false],
  ['candidates of the step', true],
];

/** Draws a position with the signs of a step and their legend. In a narrow terminal it leaves out candidates. */
export function drawnPosition(given: DrawnPosition, step: Drawn, look: Look, language: Language = ENGLISH): string {
  const { geometry, values, givens } = given;
  const proven = withProof(given, step);
  const position: DrawnPosition = { geometry, values, givens, digits: proven.digits };
  const signs = signsOf(proven.step, proven.blockers, partLetters(geometry, language));
  const room = look.columns ?? Number.POSITIVE_INFINITY;
  const drawn = ([extent, isTight]: (typeof NARROWER)[number]): string[] => {
    const cells = Array.from({ length: geometry.cells }, (_, cell) =>
      cellPiece(position, cell, signs, look, extent, language),
    );
    return framed(cells, geometry, signs, look, isTight);
  };
  let lines = drawn(NARROWER[0]!);
  let extent: Extent = 'all';
  for (const narrower of NARROWER.slice(1)) {
    if (widthOf(lines) <= room) break;
    lines = drawn(narrower);
    extent = narrower[0];
  }
  const legend = [legendLine(signs, geometry, look, language), groupCells(signs, geometry, language)]
    .filter(Boolean)
    .join(BETWEEN);
  const rules = rulesSentence(geometry, language);
  return [
    ...lines,
    ...(legend ? wrapped(legend, room).map((line) => `  ${line}`) : []),
    ...(rules ? broken(rules, room - 2).map((line) => `  ${line}`) : []),
    ...clueLines(geometry, room - 2, language).map((line) => `  ${line}`),
    ...(extent === 'all' ? [] : [`  ${LEFT_OUT} ${language.legend.narrow}`]),
  ].join('\n');
}

/** Lists the clues, which a terminal does not draw, those of a kind in lines of at most `most` characters. */
const clueLines = (geometry: Geometry, most: number, language: Language): string[] =>
  clueLists(geometry, language).flatMap(({ name, clues }) =>
    filled([`${name}:`, ...clues.map(({ text }, index) => (index < clues.length - 1 ? `${text},` : text))], most),
  );

/** The sign for candidates that are not drawn. */
const LEFT_OUT = '.';

/** Breaks a legend between entries into lines that fit the terminal. */
function wrapped(legend: string, room: number): string[] {
  const lines: string[] = [];
  for (const entry of legend.split(BETWEEN)) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${BETWEEN}${entry}` : entry;
    if (lines.length > 0 && widthOf([longer]) + 2 > room) lines.push(entry);
    else lines[Math.max(0, lines.length - 1)] = longer;
  }
  return lines;
}

/** Writes a cell: its value, or its candidates with their signs. */
function cellPiece(
  position: DrawnPosition,
  cell: Cell,
  signs: Signs,
  { colour }: Look,
  extent: Extent,
  words: DigitWords,
): Piece {
  const role = signs.cells.get(cell);
  const isBlocker = signs.blockers.has(cell);
  const style = isBlocker ? STYLES.off : role && STYLES[role];
  const [open, close] = isBlocker ? BLOCKER_BRACKETS : role ? CELL_BRACKETS[role] : ['', ''];
  const parts = [
    { text: (signs.letters.get(cell) ?? '') + open, style },
    ...textsOf(position, cell, signs, extent, words),
    { text: close, style },
  ];
  return {
    text: parts.map(({ text, style }) => (style && text ? paint(style, text, colour) : text)).join(''),
    width: parts.reduce((sum, { text }) => sum + text.length, 0),
  };
}

function textsOf(
  { geometry, digits, values, givens }: DrawnPosition,
  cell: Cell,
  signs: Signs,
  extent: Extent,
  words: DigitWords,
): { readonly text: string; readonly style: Style | undefined }[] {
  const value = values[cell]!;
  if (value >= 0) return [{ text: digitText(value, geometry, words), style: givens[cell] ? 'bold' : undefined }];
  if (digits[cell] === 0) return [{ text: NONE_LEFT, style: undefined }];
  const all = bitsOf(digits[cell]!).map((digit) => geometry.candidate(cell, digit));
  const meant = all.filter((candidate) => isPointedAt(candidate, signs));
  const drawn = extent === 'all' || (extent === 'cells of the step' && meant.length > 0) ? all : meant;
  const texts = drawn.map((candidate) => {
    const text = signed(digitText(geometry.digitOf(candidate), geometry, words), candidate, signs);
    return { text, style: styleOf(candidate, geometry, signs) ?? ('dim' as const) };
  });
  const parts = drawn.length < all.length ? [...texts, { text: LEFT_OUT, style: 'dim' as const }] : texts;
  const between = betweenDigits(words);
  return between ? parts.flatMap((part, at) => (at > 0 ? [{ text: between, style: undefined }, part] : part)) : parts;
}

/** The gap between two entries of the legend. */
const BETWEEN = '   ';

/** Writes the legend as `* pattern   x removed   A[] set A   # columns 2 and 9`. Empty if the step marks nothing. */
function legendLine(signs: Signs, geometry: Geometry, { colour }: Look, language: Language): string {
  const { legend } = language;
  const letters = signs.partLetters;
  const isRemoved =
    signs.removed.size > 0 || signs.marks.some((mark) => mark.kind === 'candidate' && mark.role === 'target');
  const entry = (role: Role, sign: string, words: string): string => `${paint(STYLES[role], sign, colour)} ${words}`;
  const inOrder = ROLES.flatMap((role) =>
    signs.marks.filter((mark) => mark.kind !== 'link' && mark.role === role),
  ) as Named[];
  inOrder.sort((a, b) => (a.name?.letter ?? 0) - (b.name?.letter ?? 0));
  const entries = (kind: Named['kind'], label: (mark: Named) => string | undefined): string[] => [
    ...new Set(inOrder.flatMap((mark) => (mark.kind === kind ? (label(mark) ?? []) : []))),
  ];
  return [
    ...(signs.placed.size > 0 ? [`${paint(PLACED, PLACED_SIGN, colour)} ${legend.placed}`] : []),
    ...entries('candidate', (mark) =>
      mark.role === 'target' || (mark.kind === 'candidate' && signs.placed.has(mark.candidate))
        ? undefined
        : entry(mark.role, signBefore(mark.role, mark.name, letters), wordsOf(mark, 'roles', legend, letters)),
    ),
    ...(isRemoved ? [entry('target', REMOVED, legend.roles.target)] : []),
    ...entries('cell', (mark) =>
      entry(
        mark.role,
        (mark.name?.letter === undefined ? '' : letterOf(mark.name.letter, letters)) +
          CELL_BRACKETS[mark.role].join(''),
        wordsOf(mark, 'cells', legend, letters),
      ),
    ),
    ...(signs.blockers.size > 0 ? [entry('off', BLOCKER_BRACKETS.join(''), legend.inTheWay)] : []),
    ...rolesIn(signs.houses).map((role) => {
      const houses = [...signs.houses].flatMap(([house, own]) => (own === role ? [house] : []));
      return entry(role, ROLE_SIGNS[role], houseWords(geometry, role, houses, legend));
    }),
  ].join(BETWEEN);
}

type Named = Exclude<Mark, { kind: 'link' }>;

const wordsOf = (
  { role, name }: Named,
  kind: 'roles' | 'cells',
  legend: LegendWords,
  letters: readonly string[],
): string => (name ? partWords(name, legend, letters) : legend[kind][role]);

/** The most groups of one kind that are listed. If there are more, only those that the step marks are listed. */
const MOST_LISTED = 8;

/** Lists the cells of groups, which a terminal does not draw. */
function groupCells({ houses }: Signs, geometry: Geometry, language: Language): string {
  const isFew = (word: string): boolean => geometry.extras.filter((group) => group.word === word).length <= MOST_LISTED;
  return geometry
    .housesOf('extra')
    .filter((house) => {
      const { word } = geometry.extras[geometry.indexOf(house)]!;
      const { drawn, isListed } = groupKindOf(word, geometry);
      return (isListed && isFew(word)) || (houses.has(house) && drawn !== 'line');
    })
    .map(
      (house) =>
        `${houseNames(geometry, [house], language.legend.houseNames).join('')}: ${cellNames(geometry, geometry.cellsOf(house)).join(' ')}`,
    )
    .join(BETWEEN);
}

const rolesIn = (marks: ReadonlyMap<number, Role>): Role[] => {
  const those = new Set(marks.values());
  return ROLES.filter((role) => those.has(role));
};
