/** A drawing with its words as a puzzle: what each sentence and each drawing was read as, or what is not understood. */

import { groupBy } from '../../core/arrays.js';
import type { Geometry } from '../../core/geometry.js';
import { excerpt, printable } from '../../core/printable.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Statement } from '../../core/statement.js';
import { withoutUsualNumber } from '../../variants/usual-number.js';
import { solutionFault } from '../beside/stated-solution.js';
import { unsupported } from '../beside/unsupported.js';
import { readingOf } from '../exchange/codec.js';
import { FLAGS } from '../exchange/variants.js';
import { leftOutRemark, type Reading, type ReadRules, type RuleSaid, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import { isShowable, type NamedRules, type SharedDrawing } from './drawing.js';
import { type Figure, figuresIn } from './figures.js';
import { type Assignment, assignmentsOf } from './matching.js';
import { type DrawnPuzzle, puzzlesOf, statable, statementsOf } from './puzzles.js';
import { isCage } from './repeated.js';
import type { SharedSettings } from './settings.js';
import type { FigureGroup } from './statements.js';
import type { ReadSentence, RuleClaim } from './words/claim.js';
import { rulesReader } from './words/claims.js';
import { withDigitsSaid } from './words/digits.js';

/** Reads a drawing. Throws a Misread that names what is not understood, unless the settings leave that out. */
export function readDrawing(drawing: SharedDrawing, expected?: Geometry, settings: SharedSettings = {}): Reading {
  const { words = '', ignoresRules = false, ignoresSolution = false } = settings;
  const unknown = drawing.flags.filter((flag) => !FLAGS.has(flag));
  if (unknown.length > 0 && !ignoresRules) throw unsupported(unknown);
  const text = [drawing.rules ?? '', words].join('\n');
  const spoken = withDigitsSaid(text, drawing.size);
  // Words beside a file do not change the digits that its cells have.
  const isOther = spoken.digits !== undefined && spoken.digits !== drawing.digits;
  const sentences = isOther ? rulesReader.sentences(text, drawing.size) : spoken.sentences;
  const lost = sentences.filter(({ claims }) => !claims);
  if (lost.length > 0 && !ignoresRules) throw notUnderstood(lost.map(sentenceText));
  const figures = figuresIn(drawing);
  const claims = sentences.flatMap(({ claims = [] }) => claims);
  const hasWords = sentences.length > 0;
  const isUsual = sentences.some((sentence) => sentence.isUsual);
  const unsaid = hasWords ? regionFault(drawing, isUsual) : undefined;
  if (unsaid !== undefined && !ignoresRules) throw new Misread(`not understood: ${unsaid}`);
  const assignments = assignmentsOf(figures, claims, drawing, {
    hasWords,
    mayStateMore: (drawing.named?.statements ?? []).length > 0,
  });
  const open = assignments[0]!.open;
  if (open.groups.length + open.claims.length > 0 && !ignoresRules) throw notUnderstood(openTexts(open));
  const { read, faults } = ignoresRules
    ? statable(assignments, drawing, expected)
    : { read: puzzlesOf(assignments, drawing, expected), faults: [] };
  const solution = ignoresSolution ? undefined : drawing.solution;
  const fitting = read.filter(({ puzzle }) => solution === undefined || solutionFault(puzzle, solution) === undefined);
  if (fitting.length !== 1 && !ignoresRules) throw unsure(read, fitting.length, solution);
  const { puzzle, assignment } = fitting[0] ?? read[0]!;
  const contradicted = sentences.find(({ mayRepeatIn }) => mayRepeatIn && isDifferentIn(mayRepeatIn, puzzle));
  if (contradicted && !ignoresRules) throw notUnderstood([contradictionText(contradicted)]);
  const ignored = [
    ...unknown,
    ...lost.map(sentenceText),
    ...openTexts(open),
    ...(unsaid === undefined ? [] : [unsaid]),
    ...faults,
    ...(fitting.length > 1 ? [`one of ${fitting.length} ways to read the drawing`] : []),
    ...(fitting.length === 0 ? [brokenText({ puzzle, assignment }, solution)] : []),
    ...(contradicted ? [contradictionText(contradicted)] : []),
  ];
  const rules: ReadRules = {
    told: toldOf(sentences, assignment, drawing.named),
    ...(ignored.length > 0 && { ignored }),
    ...(read.length > 1 && fitting.length === 1 && { isSettledBySolution: true }),
  };
  const { title, author, rules: said, description = said } = drawing;
  const details = Object.fromEntries(Object.entries({ title, author, description }).filter(([, each]) => each));
  const reading: Reading = {
    ...readingOf(puzzle, details, drawing.remark),
    rules,
    drawing: {
      ...drawing,
      read: statementsOf(assignment).map((statement) => withoutUsualNumber(statement, drawing.size)),
    },
  };
  const shown = isShowable(drawing) ? reading : withRemark(reading, NOT_SHOWN);
  return ignored.length === 0 ? shown : withRemark(shown, leftOutRemark(ignored));
}

const contradictionText = (sentence: ReadSentence): string =>
  `${sentenceText(sentence)}: their digits differ by what else was read`;

const NOT_SHOWN = 'so much is drawn that pictures show the constraints alone';

/** The constraints whose digits differ, by the places where a sentence may say that they repeat. */
const DIFFERENT_IN: Readonly<Record<NonNullable<ReadSentence['mayRepeatIn']>, readonly string[]>> = {
  cages: ['killer-cage'],
  thermometers: ['thermometer'],
  diagonals: ['x'],
  lines: ['renban', 'nabner'],
  anywhere: ['killer-cage', 'renban', 'nabner'],
};

const isDifferentIn = (place: keyof typeof DIFFERENT_IN, { geometry }: Puzzle): boolean =>
  [...geometry.layout.names, ...(geometry.layout.statements ?? []).map(({ kind }) => kind)].some((kind) =>
    DIFFERENT_IN[place].includes(kind),
  );

/** Says what is unsure of the regions: words and file contradict, or neither says that there are boxes. */
function regionFault({ regions }: SharedDrawing, isUsual: boolean): string | undefined {
  if (regions?.every((region) => region === null) && isUsual)
    return 'the words state the usual rules, and the grid has no boxes';
  return regions || isUsual ? undefined : 'neither the words nor the drawing say what the regions are';
}

export const notUnderstood = (parts: readonly string[]): Misread =>
  new Misread(`not understood: ${parts.slice(0, MOST_TOLD).join('; ')}${parts.length > MOST_TOLD ? '; …' : ''}`);

/** The most sentences and drawings that an error names. */
const MOST_TOLD = 6;
const LONGEST_SENTENCE = 160;

export const sentenceText = ({ text, word }: ReadSentence): string =>
  `"${printable(shortened(text))}"${word === undefined ? '' : ` (the word ${excerpt(word)})`}`;

/** Returns a sentence, cut where it is long, and shorter where a single word is. */
const shortened = (text: string): string =>
  /\S{41}/.test(text) ? excerpt(text) : text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)}…` : text;

export const openTexts = ({ groups, claims }: Assignment['open']): string[] => [
  ...groups.map(groupText),
  ...claims.map(claimText),
];

/** Says what is drawn that no sentence explains. */
function groupText({ figures }: FigureGroup): string {
  const [first] = figures as readonly [Figure];
  const label = first.label === undefined ? '' : ` "${first.label}"`;
  const colour = [...first.names][0];
  const what = first.form === 'other' ? 'drawing' : first.form;
  const count = figures.length > 1 ? ` and ${figures.length - 1} like it` : '';
  return `no sentence says what this ${colour === undefined ? '' : `${colour} `}${what}${label} at ${first.place}${count} means`;
}

const claimText = ({ sentence, options }: RuleClaim): string =>
  `nothing is drawn for "${excerpt(sentence)}" (${options.map(({ rule }) => rule.id).join(' or ')})`;

/** Makes the error for a drawing that can be read in no way or in several. */
function unsure(read: readonly DrawnPuzzle[], fitting: number, solution: unknown): Misread {
  if (fitting > 1) return new Misread(`the words fit the drawing in ${fitting} ways, and nothing decides between them`);
  return notUnderstood([brokenText(read[0]!, solution)]);
}

/** Says that the stated solution breaks what was read. */
function brokenText({ puzzle, assignment }: DrawnPuzzle, solution: unknown): string {
  const kinds = [...new Set(statementsOf(assignment).map(({ kind }) => kind))].join(', ');
  return `the stated solution breaks what was read${kinds === '' ? '' : ` (${kinds})`}: ${solutionFault(puzzle, solution)}`;
}

/** Returns what was read of each sentence that is understood, and of drawings without one. */
export function toldOf(
  sentences: readonly ReadSentence[],
  { matched, names }: Assignment,
  named: NamedRules = {},
): ReadRules['told'] {
  const understood = sentences.filter(({ claims }) => claims);
  const all = {
    ...named,
    statements: [...matched.flatMap(({ statements }) => statements), ...(named.statements ?? [])],
  };
  const told = understood.map(({ text, claims = [] }) => {
    const own = matched.flatMap(({ statements, stated }) =>
      stated.flatMap(({ claim, statements: said }) => {
        if (claim.sentence !== text) return [];
        const kept = said.filter((each) => statements.includes(each));
        return kept.length > 0 ? kept : statements;
      }),
    );
    const says = own.length > 0 ? saysOf(own) : claims.flatMap((claim) => namedOf(claim, names, all));
    return { sentence: text, says };
  });
  const alone = matched.filter(({ claims }) => claims.every(({ sentence }) => sentence === ''));
  return [...told, ...alone.map(({ statements }) => ({ sentence: '', says: saysOf(statements) }))];
}

/** Returns what a claim says of a rule of the whole grid, or of clues that another sentence or the file itself states. */
function namedOf({ options }: RuleClaim, names: readonly string[], named: NamedRules): RuleSaid[] {
  const { variant = [], statements = [] } = named;
  const said = options.map(({ rule: { id } }): readonly RuleSaid[] => {
    const own = statements.filter(({ kind }) => kind === id || (isCage(kind) && isCage(id)));
    const isOfGrid = names.includes(id) || variant.includes(id) || id === 'x';
    return own.length > 0 ? saysOf(own) : isOfGrid ? [{ constraint: id }] : [];
  });
  return said.flat().length > 0 ? said.flat() : options.map(({ rule: { id } }) => ({ constraint: id, clues: 0 }));
}

/** Says which clues statements are, those of one constraint together. A line that is drawn twice is one. */
function saysOf(statements: readonly Statement[]): RuleSaid[] {
  const once = [...new Map(statements.map((each) => [JSON.stringify(each), each])).values()];
  return [...groupBy(once, ({ kind }) => kind)].map(([constraint, own]) => {
    const [{ value }] = own as [Statement];
    const isSame = own.every((each) => each.value === value);
    return { constraint, ...(isSame && value !== undefined && { value }), clues: own.length };
  });
}
