/** What a drawing states: its grid with the rules of all finished clues, and why the others state nothing. */
import type { Constraint, Statement } from '../../../constraints/index.js';
import { type Cell, Geometry } from '../../../src/core/index.js';
import { type GridRules, lettersOf, withRules } from '../../../src/formats/index.js';
import { plainShapeOf } from '../engine/grid.js';
import type { ReadGrid } from '../engine/protocol.js';
import { cellsOfRegion, numbersOf, type PuzzleDrawing, sizeOf, unevenRegions } from './drawing.js';
import { type Fault, faultOf, readText } from './faults.js';
import { formOf, isOfSets } from './forms.js';
import { ornamentsShown } from './ornaments.js';
import { outsideName } from './outside-places.js';

export interface Stated {
  readonly geometry: Geometry;
  /** The grid as the board shows it: regions that are being painted are drawn by their borders. */
  readonly shown: Geometry;
  /** Why clues state nothing, by their index. */
  readonly faults: ReadonlyMap<number, Fault>;
  /** Why rules of the whole grid state nothing, by their ids, in English. */
  readonly refused: ReadonlyMap<string, string>;
}

type Clues = NonNullable<GridRules['constraints']>;

const nameOf = (cell: Cell, size: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** Returns a finished clue as an object. */
function clueObject(clue: Statement, constraint: Constraint, size: number): Clues[number] {
  const form = formOf(constraint)!;
  const lists = clue.lists.map((list) =>
    form.outside ? [outsideName(form.outside, list, size)] : list.map((cell) => nameOf(cell, size)),
  );
  const said = clue.text === undefined ? clue.value : readText(clue.text, constraint);
  const name = (clue.text === undefined ? form.value : form.text)?.name;
  return {
    kind: constraint,
    ...(said !== undefined && { [name!]: said }),
    ...(lists.length === 1 ? { cells: lists[0]! } : { lists }),
  } as Clues[number];
}

/** The regions of a drawing, as rules have them: sets that differ while they are being painted, and no boxes then. */
function regionRules(drawing: PuzzleDrawing, known: readonly Constraint[]): GridRules {
  const { regions } = drawing;
  if (!regions) return {};
  const uneven = unevenRegions(drawing);
  if (uneven.length === 0) return { regions: lettersOf(regions) };
  const size = sizeOf(drawing);
  const boxless = known.find(({ tiling }) => tiling === 'none');
  const areas = regions
    .filter((region, cell) => regions.indexOf(region) === cell)
    .map((region) => cellsOfRegion(drawing, region))
    .filter(({ length }) => length > 1 && length <= size);
  return {
    ...(boxless && { variant: [boxless.id] }),
    pairs: areas.map((cells) => cells.map((cell) => nameOf(cell, size)).join('')),
  };
}

/** Returns what a drawing states. `known`: all constraints. */
export function statedBy(drawing: PuzzleDrawing, known: readonly Constraint[]): Stated {
  const size = sizeOf(drawing);
  const numbers = numbersOf(drawing);
  const base = Geometry.of(...drawing.box);
  const faults = new Map<number, Fault>();
  const whole: Clue[] = [];
  for (const [index, clue] of drawing.clues.entries()) {
    const constraint = known.find(({ id }) => id === clue.kind)!;
    const fault = faultOf(clue, constraint, numbers);
    if (fault) faults.set(index, fault);
    else whole.push({ index, rules: rulesOfClue(clue, constraint, size) });
  }
  const tiles = { ...regionRules(drawing, known), ...(drawing.numbers && { digits: numbers.join() }) };
  const { rules, refused } = wholeGrid(base, tiles, drawing, known);
  const { geometry, wrong } = withAllThatFit(base, rules, whole);
  for (const [index, text] of wrong) faults.set(index, { kind: 'told', text });
  const isPainting = unevenRegions(drawing).length > 0;
  const { pairs: _, ...untiled } = rules;
  const fitting = whole.filter(({ index }) => !wrong.has(index));
  const shown = isPainting ? withRules(base, joined(untiled, fitting)) : geometry;
  return { geometry, shown, faults, refused };
}

/** A finished clue as rules of its own. */
interface Clue {
  readonly index: number;
  readonly rules: GridRules;
}

const rulesOfClue = (clue: Statement, constraint: Constraint, size: number): GridRules =>
  isOfSets(constraint)
    ? { pairs: [clue.lists[0]!.map((cell) => nameOf(cell, size)).join('')] }
    : { constraints: [clueObject(clue, constraint, size)] };

const joined = (rules: GridRules, clues: readonly Clue[]): GridRules => ({
  ...rules,
  pairs: [...(rules.pairs ?? []), ...clues.flatMap((clue) => clue.rules.pairs ?? [])],
  constraints: [...(rules.constraints ?? []), ...clues.flatMap((clue) => clue.rules.constraints ?? [])],
});

/** Returns the rules of the whole grid that it can have, and why it cannot have the others. */
function wholeGrid(base: Geometry, tiles: GridRules, { whole }: PuzzleDrawing, known: readonly Constraint[]) {
  const refused = new Map<string, string>();
  let rules = tiles;
  for (const id of whole) {
    const own = {
      ...rules,
      constraints: [...(rules.constraints ?? []), { kind: known.find((each) => each.id === id)! }],
    };
    try {
      withRules(base, own as GridRules);
      rules = own as GridRules;
    } catch (error) {
      refused.set(id, toldBy(error as Error));
    }
  }
  return { rules, refused };
}

/** Returns the grid with all clues that it can have, and why it cannot have the others, by their index. */
function withAllThatFit(base: Geometry, rules: GridRules, clues: readonly Clue[]) {
  const wrong = new Map<number, string>();
  let rest = clues;
  for (;;) {
    const failure = failureOf(base, joined(rules, rest));
    if (!(failure instanceof Error)) return { geometry: failure, wrong };
    if (rest.length === 0) throw failure;
    // The last clue of the shortest beginning that fails is the one that does not fit.
    let [least, most] = [1, rest.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (failureOf(base, joined(rules, rest.slice(0, middle))) instanceof Error) most = middle;
      else least = middle + 1;
    }
    const culprit = rest[least - 1]!;
    const told = failureOf(base, joined(rules, rest.slice(0, least)));
    wrong.set(culprit.index, toldBy(told as Error));
    rest = rest.filter((each) => each !== culprit);
  }
}

/** Returns what an error says, without the name of the setting that the rules are in. */
const toldBy = ({ message }: Error): string => message.replace(/^constraints: /, '');

function failureOf(base: Geometry, rules: GridRules): Geometry | Error {
  try {
    return withRules(base, rules);
  } catch (error) {
    return error as Error;
  }
}

/** Returns a drawing as a puzzle that has been read, for play, for the engine and for sharing. */
export function readOf(drawing: PuzzleDrawing, { geometry }: Stated): Pick<ReadGrid, 'grid' | 'about'> {
  const { title, author, rules, kept } = drawing;
  const signs = ornamentsShown(drawing, geometry);
  return {
    grid: { ...plainShapeOf(geometry), values: drawing.values },
    about: {
      ...kept,
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(rules !== undefined && { rules }),
      ...(signs && { signs }),
    },
  };
}
