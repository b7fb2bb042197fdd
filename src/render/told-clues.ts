/** How sentences tell of clues: which constraint gives cells their sum, or excludes candidates of two cells. */
import type { Constraint, Statement, ToldClue } from '../core/constraint.js';
import type { Candidate, Cell, Geometry, House } from '../core/geometry.js';
import type { InLanguages } from '../core/languages.js';
import type { NamedClue } from '../logic/step/message.js';
import { constraintIn } from '../variants/names.js';
import { addedBy, constraintsOf, groundOf } from '../variants/rules.js';
import { excludedBy as pairsBy } from '../variants/settled.js';
import type { StepWords } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { cellNames } from './notation.js';

/** A clue with its constraint, which is absent if no constraint of the puzzle tells of it. */
interface FoundClue {
  readonly constraint?: Constraint | undefined;
  readonly value?: number | undefined;
  readonly text?: string | undefined;
  readonly cells: readonly Cell[];
  readonly lists?: readonly (readonly Cell[])[];
}

/** How a clue is told of which no constraint tells. */
const OTHERWISE: InLanguages<(clue: ToldClue) => string> = {
  en: ({ value, all }) => (value === undefined ? `a rule joins ${all}` : `${value}-sum ${all}`),
  de: ({ value, all }) => (value === undefined ? `eine Regel verbindet ${all}` : `${value}er-Verbund ${all}`),
};

/** Returns clues as sentences have them, each once. */
export function toldClues(clues: readonly NamedClue[], geometry: Geometry, language: StepWords): readonly string[] {
  const nameOf = (cells: readonly Cell[]): string => listed(cellNames(geometry, cells), language.and);
  const found = clues.flatMap((clue) =>
    'total' in clue
      ? sumClue(geometry, clue)
      : 'rule' in clue
        ? ruleClue(geometry, clue.rule)
        : cluesBetween(geometry, clue),
  );
  const told = found.map(({ constraint, value, text, cells, lists = [cells] }) => {
    const line = lineOf(cells, geometry);
    return (constraint?.told ?? OTHERWISE)[language.code]({
      names: cells.map((cell) => cellName(geometry, cell)),
      all: nameOf(cells),
      lists: lists.map(nameOf),
      ...(line !== undefined && { line: houseNames(geometry, [line], language)[0]! }),
      ...(value !== undefined && { value }),
      ...(text !== undefined && { text }),
    });
  });
  return [...new Set(told)];
}

/** Returns the row or column that cells fill; undefined for any others. */
const lineOf = (cells: readonly Cell[], geometry: Geometry): House | undefined =>
  cells.length < geometry.size
    ? undefined
    : geometry.commonHouses(cells).find((house) => ['row', 'column'].includes(geometry.houseKinds[house]!));

/** Returns the clue that states a sum. */
function sumClue(geometry: Geometry, { cells, total }: Extract<NamedClue, { total: number }>): FoundClue {
  const stated = geometry.layout.statements?.find(
    ({ value, lists: [own = [], ...others] }) =>
      value === total &&
      others.length === 0 &&
      own.length === cells.length &&
      own.every((cell) => cells.includes(cell)),
  );
  return {
    constraint: stated && constraintIn(geometry, stated.kind),
    value: total,
    cells: [...cells].sort((a, b) => a - b),
  };
}

/** Returns the clue behind a rule that is no sum. */
function ruleClue(geometry: Geometry, rule: number): FoundClue {
  const { cells, statement } = geometry.rules[rule]!;
  if (!statement) return { cells };
  const { kind, value, text, lists } = statement;
  return { constraint: constraintIn(geometry, kind), value, text, cells: lists.flat(), lists };
}

/** Returns the clues, as few as will do, by which two cells do not take pairs of different digits. */
function cluesBetween(
  geometry: Geometry,
  { cells, excluded: pairs }: Extract<NamedClue, { excluded: unknown }>,
): FoundClue[] {
  const keys = pairs
    .filter(([a, b]) => geometry.digitOf(a) !== geometry.digitOf(b))
    .map(([a, b]) => keyOf(geometry, a, b));
  const all = geometry.memo(excludedBy);
  const whole = all.find(({ excluded }) => keys.every((key) => excluded.has(key)));
  const some = whole ? [whole] : all.filter(({ excluded }) => keys.some((key) => excluded.has(key)));
  return some.length > 0 ? some.flatMap((each) => cluesOn(each, cells)) : [{ cells }];
}

/** Returns the clues of a constraint that two cells have, with their cells in the order in which it states them. */
function cluesOn({ constraint, statements }: Excluding, cells: readonly [Cell, Cell]): FoundClue[] {
  const stated = statements.filter(({ lists }) => cells.every((cell) => lists.some((list) => list.includes(cell))));
  if (stated.length === 0) return [{ constraint, cells }];
  return stated.map(({ value, text, lists: [own = []] }) => {
    const isOfBoth = own.length === 2 && own.every((cell) => cells.includes(cell));
    return { constraint, value, text, cells: isOfBoth ? own : cells };
  });
}

/** A constraint with its statements, and the pairs of candidates that it excludes. */
interface Excluding {
  readonly constraint: Constraint;
  readonly statements: readonly Statement[];
  readonly excluded: ReadonlySet<number>;
}

function excludedBy(geometry: Geometry): Excluding[] {
  const { statements = [] } = geometry.layout;
  const ground = groundOf(geometry, statements);
  return constraintsOf(geometry).map((constraint) => ({
    constraint,
    statements: statements.filter(({ kind }) => kind === constraint.id),
    excluded: new Set(pairsBy(addedBy(constraint, ground), geometry.size).map(([a, b]) => keyOf(geometry, a, b))),
  }));
}

const keyOf = ({ candidates }: Geometry, a: Candidate, b: Candidate): number =>
  Math.min(a, b) * candidates + Math.max(a, b);
