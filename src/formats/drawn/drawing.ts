/** What a shared puzzle draws, in cells' units, whichever program drew it. */
import type { Cell } from '../../core/geometry.js';
import type { Statement } from '../../core/statement.js';

/** A point: rows and columns from the top left corner of the grid. The middle of the first cell is 0.5, 0.5. */
export type DrawnPoint = readonly [row: number, column: number];

/** A line through points, with its width in cells. */
export interface DrawnStroke {
  readonly points: readonly DrawnPoint[];
  readonly colour: string;
  readonly width: number;
  readonly hasHead: boolean;
}

/** A disc, a square, a diamond, or a text alone, which has neither fill nor border. */
export interface DrawnShape {
  readonly centre: DrawnPoint;
  readonly width: number;
  readonly height: number;
  readonly form: 'round' | 'square' | 'diamond';
  readonly fill?: string;
  readonly border?: string;
  readonly text?: string;
  /** How far its text is turned clockwise, in degrees. */
  readonly angle?: number;
  /** The height of its text in cells, and the colour. */
  readonly textHeight?: number;
  readonly textColour?: string;
}

/** Cells with an outline, and the text in its corner. */
export interface DrawnCage {
  readonly cells: readonly Cell[];
  readonly label?: string;
  readonly colours: readonly string[];
  /** Says whether its digits differ, where the file does. */
  readonly areDifferent?: boolean;
}

/** What clears fog once some cells have their digits. */
export interface FogTrigger {
  readonly when: readonly Cell[];
  readonly clears: readonly Cell[];
}

/** Fog over the grid, which clears as digits are found. It is no rule. */
export interface SharedFog {
  /** The cells that are clear at first. */
  readonly clear: readonly Cell[];
  /** What clears more. Without any, a found digit clears its cell and those around it. */
  readonly triggers: readonly FogTrigger[];
}

/** Rules that a file states under names of its own. */
export interface NamedRules {
  /** The names of rules of the whole grid. */
  readonly variant?: readonly string[];
  /** Sets of cells in which no digit repeats. */
  readonly sets?: readonly (readonly Cell[])[];
  readonly statements?: readonly Statement[];
}

/** A grid with all that is drawn on it and said of it. */
export interface SharedDrawing {
  readonly size: number;
  /** The numbers of its digits, as `0-8`, if they are not those from 1 on. */
  readonly digits?: string;
  /** The digits from 0 of its cells; EMPTY for none. */
  readonly values: ArrayLike<number>;
  /** The values that a player placed, where the file tells them from givens. */
  readonly placed?: ArrayLike<number>;
  /** The notes in its cells as sets of digits; 0 for none. */
  readonly notes: ArrayLike<number>;
  /** The region of each cell, null for none. Left out if the file does not say. */
  readonly regions?: readonly (number | null)[];
  /** Sets of cells that the file itself says to have different digits. */
  readonly sets: readonly (readonly Cell[])[];
  /** What the file states under names of its own. */
  readonly named?: NamedRules;
  readonly strokes: readonly DrawnStroke[];
  readonly shapes: readonly DrawnShape[];
  readonly cages: readonly DrawnCage[];
  readonly fog?: SharedFog;
  /** Names of rules that the file switches on. */
  readonly flags: readonly string[];
  /** What was read of strokes, shapes and cages, once it is. */
  readonly read?: readonly Statement[];
  readonly title?: string;
  readonly author?: string;
  /** The setter's rules. */
  readonly rules?: string;
  /** A description that is no text of rules. */
  readonly description?: string;
  readonly solution?: unknown;
  /** A note on what the file has and a puzzle cannot. */
  readonly remark?: string;
}

/** The most strokes, shapes and cages of a drawing that is shown, and the most points of its strokes and cells of its cages. */
export const MOST_DRAWN = 5_000;
export const MOST_POINTS = 20_000;

/** True if a drawing is small enough to be shown. */
export function isShowable({ strokes, shapes, cages }: SharedDrawing): boolean {
  if (strokes.length + shapes.length + cages.length > MOST_DRAWN) return false;
  const points = strokes.reduce((sum, stroke) => sum + stroke.points.length, 0);
  return cages.reduce((sum, cage) => sum + cage.cells.length, points) <= MOST_POINTS;
}
