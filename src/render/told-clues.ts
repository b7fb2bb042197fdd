/** How sentences tell of clues: which constraint gives cells their sum, or excludes candidates of two cells. */
import { groupBy } from '../core/arrays.js';
import { bitsOf } from '../core/bits.js';
import type { Additions, Constraint, Statement, ToldClue } from '../core/constraint.js';
import type { Candidate, Cell, Geometry, House } from '../core/geometry.js';
import { translated } from '../core/languages.js';
import { isSameStatement } from '../core/statement.js';
import { constraintIn, constraintsOf } from '../definitions/constraints-of.js';
import type { ClueBetween, NamedClue, Term } from '../logic/step/message.js';
import { textOf } from '../settings/own-part.js';
import { excludedBy as pairsBy } from '../variants/settled.js';
import { textsOf } from './constraint-texts.js';
import { setsTogether, symbols } from './digit-words.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { HouseWords, StepWords } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { cellNames } from './notation.js';

/** A clue with its constraint, which is absent if no constraint of the puzzle tells of it. */
export interface FoundClue {
  readonly constraint?: Constraint | undefined;
  readonly value?: number | undefined;
  readonly text?: string | undefined;
  readonly cells: readonly Cell[];
  readonly lists?: readonly (readonly Cell[])[];
  readonly steps?: number | undefined;
  /** What states it of two cells. */
  readonly statement?: Statement;
  /** The cells of the whole clue, if these are only some. */
  readonly whole?: readonly Cell[];
  /** True for a rule over several cells: its name is a noun. */
  readonly isRule?: true;
  /** True if the cells are a piece of a line. */
  readonly isPiece?: true;
}

/** The forms in which a template may have a clue, beside the one of its constraint. */
const FORMS = ['partner', 'general', 'where'] as const;

/**
 * Returns clues as sentences have them, each once. `form`: how a template has them, if not by their usual words; or what
 * stands before their noun in the language. As `places`, they are their cells.
 */
export const toldClues = (
  clues: readonly NamedClue[],
  geometry: Geometry,
  language: StepWords,
  form?: string,
): readonly string[] =>
  toldFound(
    clues.flatMap((clue) => foundClues(geometry, clue)),
    geometry,
    language,
    form,
  );

/** Returns a statement as sentences tell of the rule over several cells that it makes; undefined if it makes none. */
export const toldStatement = (statement: Statement, geometry: Geometry, language: StepWords): string | undefined =>
  geometry.rules.some((rule) => rule.statement && isSameStatement(rule.statement, statement))
    ? toldFound([statedClue(statement, geometry)], geometry, language)[0]
    : undefined;

function toldFound(
  found: readonly FoundClue[],
  geometry: Geometry,
  language: StepWords,
  inForm?: string,
): readonly string[] {
  const form = FORMS.find((each) => each === inForm);
  const words = language.rules ?? ENGLISH_RULES;
  const article = words.articles?.[inForm ?? ''];
  const { otherwise, untold } = words;
  const nameOf = (cells: readonly Cell[]): string => listed(cellNames(geometry, cells), language.and);
  const told = found.map((each) => {
    const { constraint, cells, isRule, isPiece } = each;
    if (inForm === 'places') return nameOf(cells);
    const texts = constraint && textsOf(constraint, language);
    if (form && !texts?.[form]) return form === 'general' ? (texts?.rule ?? '') : words[form](texts?.name);
    const tell = (form ? texts![form] : isPiece ? texts?.toldAlong : texts?.told) ?? (isRule ? untold : otherwise);
    const clue = clueToTell(each, geometry, language);
    const noun = constraint ? textOf(constraint.id, form ?? 'told', () => tell(clue)) : tell(clue);
    return article ? `${article[texts?.isFeminine ? 1 : 0]} ${noun}` : noun;
  });
  const said = [...new Set(told)].filter(Boolean);
  return said.length === 0 && form === 'general' ? [words.general()] : said;
}

/** Returns what the wording of a clue needs. */
export function clueToTell(
  { constraint, value, text, cells, lists = [cells], steps, whole = cells }: FoundClue,
  geometry: Geometry,
  language: HouseWords,
): ToldClue {
  const nameOf = (own: readonly Cell[]): string => listed(cellNames(geometry, own), language.and);
  const line = lineOf(cells, geometry);
  return {
    names: cells.map((cell) => cellName(geometry, cell)),
    all: nameOf(cells),
    lists: lists.map(nameOf),
    cells,
    from: cellName(geometry, whole[0]!),
    whole: nameOf(whole),
    length: whole.length,
    size: geometry.size,
    ...(steps !== undefined && { steps }),
    ...(line !== undefined && { line: houseNames(geometry, [line], language)[0]! }),
    ...withUsual(constraint, value, geometry.size),
    ...(text !== undefined && { text }),
  };
}

/** Returns the number of a clue, or the one that its constraint takes for it if it states none. */
function withUsual(constraint: Constraint | undefined, value: number | undefined, size: number): { value?: number } {
  const told = value ?? constraint?.takes?.value?.usual?.(size);
  return told === undefined ? {} : { value: told };
}

function foundClues(geometry: Geometry, clue: NamedClue): FoundClue | FoundClue[] {
  if ('total' in clue) return sumClue(geometry, clue);
  if ('rule' in clue) return ruleClue(geometry, clue.rule);
  if ('excluded' in clue) return cluesBetween(geometry, clue);
  return together(clue.between.flatMap((each) => cluesBetween(geometry, each)));
}

/** Joins what a statement of one line says of several two cells: it is told of the piece of the line that has them. */
const together = (found: readonly FoundClue[]): FoundClue[] =>
  [...groupBy(found, (clue) => (isAlongLine(clue) ? clue.statement : clue)).values()].map((own) => {
    const [first] = own as [FoundClue, ...FoundClue[]];
    if (own.length === 1) return first;
    const line = first.statement!.lists[0]!;
    const places = own.flatMap(({ cells }) => cells.map((cell) => line.indexOf(cell)));
    const piece = line.slice(Math.min(...places), Math.max(...places) + 1);
    return { ...first, cells: piece, steps: undefined, isPiece: true };
  });

const isAlongLine = ({ constraint, statement }: FoundClue): boolean =>
  constraint?.toldAlong !== undefined && statement?.lists.length === 1;

/** Returns the row or column that cells fill; undefined for any others. */
const lineOf = (cells: readonly Cell[], geometry: Geometry): House | undefined =>
  cells.length < geometry.size
    ? undefined
    : geometry.commonHouses(cells).find((house) => ['row', 'column'].includes(geometry.houseKinds[house]!));

/** Returns the clue that states a sum, by its number or in its text. */
function sumClue(geometry: Geometry, { cells, total }: Extract<NamedClue, { total: number }>): FoundClue {
  const isOn = (own: readonly Cell[]): boolean =>
    own.length === cells.length && own.every((cell) => cells.includes(cell));
  const stated = geometry.layout.statements?.find(
    ({ value, lists: [own = [], ...others] }) => value === total && others.length === 0 && isOn(own),
  );
  const worded = geometry.rules.find(
    (rule) => rule.total === total && rule.statement?.text !== undefined && isOn(rule.cells),
  );
  if (!stated && worded) return statedClue(worded.statement!, geometry);
  return {
    constraint: stated && constraintIn(geometry, stated.kind),
    value: total,
    cells: [...cells].sort((a, b) => a - b),
  };
}

/** Returns the clue behind a rule that is no sum. */
function ruleClue(geometry: Geometry, rule: number): FoundClue {
  const { cells, statement } = geometry.rules[rule]!;
  return statement ? statedClue(statement, geometry) : { cells, isRule: true };
}

export const statedClue = ({ kind, value, text, lists }: Statement, geometry: Geometry): FoundClue => ({
  constraint: constraintIn(geometry, kind),
  value,
  text,
  cells: lists.flat(),
  lists,
  isRule: true,
});

/** Returns the clues, as few as will do, by which two cells do not take pairs of different digits, or the same one. */
function cluesBetween(geometry: Geometry, { cells, excluded: pairs }: ClueBetween): FoundClue[] {
  const different = pairs.filter(([a, b]) => geometry.digitOf(a) !== geometry.digitOf(b));
  const keys = (different.length > 0 ? different : pairs).map(([a, b]) => keyOf(geometry, a, b));
  const all = geometry.memo(excludedBy);
  const whole = all.find(({ excluded }) => keys.every((key) => excluded.has(key)));
  const some = whole ? [whole] : all.filter(({ excluded }) => keys.some((key) => excluded.has(key)));
  return some.length > 0 ? some.flatMap((each) => cluesOn(geometry, each, cells, keys)) : [{ cells }];
}

/** Returns the clues of a constraint that exclude pairs of two cells, with these in the order in which it states them. */
function cluesOn(
  geometry: Geometry,
  { constraint, statements }: Excluding,
  cells: readonly [Cell, Cell],
  keys: readonly number[],
): FoundClue[] {
  const stated = statements.filter(({ excluded }) => keys.some((key) => excluded.has(key)));
  if (stated.length === 0) return [{ constraint, value: numberShown(constraint, geometry), cells }];
  return stated.map(({ statement }) => {
    const { value, text, lists } = statement;
    const list = lists.find((own) => cells.every((cell) => own.includes(cell)));
    const order = list ?? lists.flat();
    // A cell that is not stated follows those that are.
    const placeOf = (cell: Cell): number => (order.includes(cell) ? order.indexOf(cell) : Infinity);
    const sorted = cells.toSorted((a, b) => placeOf(a) - placeOf(b));
    return {
      constraint,
      statement,
      value,
      text,
      cells: sorted,
      whole: [...new Set(order)],
      steps: list && stepsBetween(list, cells),
    };
  });
}

/** Returns the number of the clues that a constraint says are all shown, zero if they have several; undefined if none is stated. */
function numberShown({ shows }: Constraint, geometry: Geometry): number | undefined {
  const stated = (geometry.layout.statements ?? []).filter(({ kind }) => kind === shows?.kind);
  const numbers = new Set(stated.map(({ value }) => value));
  return numbers.size > 1 ? 0 : [...numbers][0];
}

/** Returns how far apart two cells are on a line, which is closed if it ends with its first cell. */
function stepsBetween(line: readonly Cell[], [a, b]: readonly [Cell, Cell]): number {
  const steps = Math.abs(line.indexOf(a) - line.indexOf(b));
  return line[0] === line.at(-1) ? Math.min(steps, line.length - 1 - steps) : steps;
}

type ExcludedPairs = ReadonlySet<number>;

/** A constraint with its statements, and the pairs of candidates that it and each of them excludes. */
interface Excluding {
  readonly constraint: Constraint;
  readonly statements: readonly { readonly statement: Statement; readonly excluded: ExcludedPairs }[];
  readonly excluded: ExcludedPairs;
}

function excludedBy(geometry: Geometry): Excluding[] {
  const { statements = [] } = geometry.layout;
  const excluded = (constraint: Constraint, stated: readonly Statement[]): ExcludedPairs =>
    excludedIn(geometry, geometry.support?.additions(geometry, constraint, stated) ?? {});
  return constraintsOf(geometry).map((constraint) => ({
    constraint,
    statements: statements
      .filter(({ kind }) => kind === constraint.id)
      .map((statement) => ({ statement, excluded: excluded(constraint, [statement]) })),
    excluded: excluded(constraint, statements),
  }));
}

/** Returns the keys of the pairs of candidates that something added excludes, those of one digit too. */
function excludedIn(geometry: Geometry, added: Additions): ExcludedPairs {
  const { size } = geometry;
  const keys = new Set(pairsBy(added, size).map(([a, b]) => keyOf(geometry, a, b)));
  const differing = (a: Cell, b: Cell): void => {
    for (let digit = 0; digit < size; digit++) keys.add(keyOf(geometry, a * size + digit, b * size + digit));
  };
  for (const [a, b] of added.pairs ?? []) differing(a, b);
  for (const { cells } of added.groups ?? [])
    for (const [at, a] of cells.entries()) for (const b of cells.slice(at + 1)) differing(a, b);
  return keys;
}

const keyOf = ({ candidates }: Geometry, a: Candidate, b: Candidate): number =>
  Math.min(a, b) * candidates + Math.max(a, b);

/** Writes why a rule leaves no more digits, in the words of its constraint. */
export function reasonText(
  { rule, reason, before, after }: Extract<Term, { kind: 'reason' }>,
  geometry: Geometry,
  words: StepWords,
): string {
  const { code, and, or } = words;
  const { reasons } = words.rules ?? ENGLISH_RULES;
  const { told } = geometry.rules[rule]!.reasons!()[reason]!;
  return translated(
    told,
    code,
  )({
    before,
    after,
    cells: (list) => listed(cellNames(geometry, list), and),
    digits: (set) => symbols(bitsOf(set), geometry, and, words),
    anyDigit: (set) => symbols(bitsOf(set), geometry, or, words),
    anySet: (sets) => setsTogether(sets, geometry, or, words),
    and,
    or,
    say: (template, slots) =>
      (Object.hasOwn(reasons, template) ? reasons[template]! : template).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(slots[name as keyof typeof slots]),
      ),
  });
}
