/** The clues of each cell in words, for readers who cannot see the picture. */
import type { Constraint, Statement } from '../core/constraint.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { isSameStatement } from '../core/statement.js';
import { constraintIn } from '../definitions/constraints-of.js';
import { textOf } from '../settings/own-part.js';
import { textsOf } from './constraint-texts.js';
import { ENGLISH_LEGEND } from './language/en/legend.js';
import { ENGLISH_RULES } from './language/en/rules.js';
import type { LegendLanguage } from './language/language.js';
import { cellName, listed } from './names.js';
import { cellNames } from './notation.js';
import { clueToTell, statedClue } from './told-clues.js';

/**
 * Returns what is said of the clues of each cell: `17-cage of 3 cells`, `on a whisper with r2c3`. A clue outside the grid
 * is told at the first cell that it sees.
 */
export function cellClues(
  geometry: Geometry,
  language: LegendLanguage = { code: 'en', legend: ENGLISH_LEGEND },
): ReadonlyMap<Cell, readonly string[]> {
  const said = new Map<Cell, string[]>();
  for (const statement of geometry.layout.statements ?? []) {
    const constraint = constraintIn(geometry, statement.kind)!;
    for (const cells of statement.lists)
      for (const cell of constraint.takes?.outside ? cells.slice(0, 1) : new Set(cells)) {
        const own = said.get(cell) ?? [];
        const text = clueOnCell(cell, cells, statement, constraint, geometry, language);
        if (!own.includes(text)) own.push(text);
        said.set(cell, own);
      }
  }
  return said;
}

function clueOnCell(
  cell: Cell,
  cells: readonly Cell[],
  statement: Statement,
  constraint: Constraint,
  geometry: Geometry,
  language: LegendLanguage,
): string {
  const { houseNames } = language.legend;
  const { id } = constraint;
  const { onCell, told, name } = textsOf(constraint, language);
  const found = statedClue(statement, geometry);
  if (onCell) {
    const clue = clueToTell({ ...found, cells: [cell], whole: found.cells }, geometry, houseNames);
    const text = textOf(id, 'onCell', () => onCell(clue));
    const beside = besideOn(cell, cells, statement, constraint);
    const { beside: withCells } = language.rules ?? ENGLISH_RULES;
    return beside.length > 0
      ? withCells(
          text,
          listed(
            beside.map((each) => cellName(geometry, each)),
            houseNames.and,
          ),
        )
      : text;
  }
  if (told && (found.cells.length === 2 || isRule(statement, geometry)))
    return textOf(id, 'told', () => told(clueToTell(found, geometry, houseNames)));
  return `${name} ${listed(cellNames(geometry, found.cells), houseNames.and)}`;
}

/** True if a statement makes a rule over several cells, of which its constraint tells by a noun. */
const isRule = (statement: Statement, { rules }: Geometry): boolean =>
  rules.some((rule) => rule.statement && isSameStatement(rule.statement, statement));

/** Returns the cells before and after a cell on a line, or the cells that are equal to it. */
function besideOn(
  cell: Cell,
  cells: readonly Cell[],
  { lists }: Statement,
  { inOrder, takes }: Constraint,
): readonly Cell[] {
  const at = cells.indexOf(cell);
  if (inOrder === '=') return lists.filter((list) => list !== cells).flatMap((list) => list[at] ?? []);
  if (takes?.isUnordered || !inOrder) return [];
  // A closed line ends with its first cell.
  const isClosed = cells.length > 1 && cells[0] === cells.at(-1);
  const before = cells[at - 1] ?? (isClosed ? cells.at(-2) : undefined);
  return [before, cells[at + 1]].filter((each) => each !== undefined);
}
