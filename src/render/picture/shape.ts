/**
 * The shapes of a picture, in the units of the grid, with roles instead of colours. A writer (SVG, PDF) draws a list of
 * them, the first at the bottom, and decides how a role looks. This room may import the core, the marks of steps and
 * the symbols of digits; it knows no strategy and no file format.
 */
import { frozen } from '../../core/frozen.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';
import { HUES, type Hue, type OwnColour } from '../../core/sign.js';
import type { PartName, Role } from '../../logic/step/marks.js';

/** A point, in units of a picture, from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box with its sides along the axes. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The subject of a shape, by which tests and pages find the shape. */
export interface Subject {
  readonly candidate?: Candidate;
  readonly cell?: Cell;
  readonly house?: House;
  /** The part of the pattern that the shape shows. */
  readonly name?: PartName;
}

/** Styles of texts in pictures. */
export const TEXT_STYLES = frozen([
  'given',
  'placed',
  'new',
  'candidate',
  'faint',
  'emphasised',
  'label',
  'caption',
  'tag',
  'clue',
]);
/**
 * A style of text. `new` is a digit that the step places, `faint` a candidate that the step does not need, `emphasised`
 * a candidate that the player marked twice. A `label` names a row or column, a `tag` a case of the step. A `clue` is a text
 * that the puzzle states.
 */
export type TextStyle = (typeof TEXT_STYLES)[number];

/**
 * The weights of lines: `rule` for diagonals and hatchings, `thin` between cells, `box` between boxes or regions,
 * `frame` round the grid.
 */
export const WEIGHTS = frozen(['rule', 'thin', 'box', 'frame']);
/** The weight of a line. */
export type Weight = (typeof WEIGHTS)[number];

/** The colours of what a puzzle states. `white` and `black` are so on dark paper too; `sign` is that of lines and texts. */
export const TONES = frozen(['paper', 'white', 'black', 'sign', ...HUES]);
/** A colour of what a puzzle states. */
export type Tone = 'paper' | 'white' | 'black' | 'sign' | Hue;
/** A colour of what a puzzle states, or of what its setter drew. */
export type Paint = Tone | OwnColour;

/**
 * The fill of the ground behind a candidate. `tone` is the colour of a letter and replaces that of the role; `pale` is
 * a light fill with an edge.
 */
export interface GroundFill {
  readonly role: Role;
  readonly tone?: number;
  readonly pale?: boolean;
}

/** A shape of a picture. */
export type Shape =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly weight: Weight }
  /** Cells of a group by a rule of the puzzle, under a grey tint. */
  | { readonly kind: 'ground'; readonly areas: readonly Bounds[] }
  /** A line of a clue, perhaps closed. Its corners and ends are round. */
  | {
      readonly kind: 'stroke';
      readonly points: readonly Point[];
      readonly isClosed: boolean;
      /** The lengths of dashes and gaps, if it is dashed. */
      readonly dash?: readonly [on: number, off: number];
      readonly width: number;
      readonly tone: Paint;
    }
  /** A circle, square or diamond of a clue. */
  | {
      readonly kind: 'spot';
      readonly form: 'circle' | 'square' | 'diamond';
      readonly centre: Point;
      readonly radius: number;
      readonly fill: Paint;
      /** The colour of the edge, if it has one. */
      readonly edge?: Paint;
    }
  /** A rectangle that a setter drew, perhaps with round corners, turned clockwise by an angle in degrees. */
  | {
      readonly kind: 'panel';
      readonly centre: Point;
      readonly width: number;
      readonly height: number;
      readonly corner: number;
      readonly angle?: number;
      readonly fill?: Paint;
      readonly edge?: Paint;
      /** True if what lies under it shines through. */
      readonly isTint?: true;
    }
  /** Rectangles under one tint, with or without a hatching. */
  | {
      readonly kind: 'wash';
      readonly areas: readonly Bounds[];
      readonly role: Role;
      readonly tone?: number;
      readonly hatched: boolean;
      readonly of: Subject;
    }
  /** A disc behind a candidate. `rim` adds a dark edge, `double` a ring round it. */
  | ({
      readonly kind: 'disc';
      readonly centre: Point;
      readonly radius: number;
      readonly edge: 'none' | 'rim' | 'double';
      readonly of: Subject;
    } & GroundFill)
  /**
   * A square behind a candidate of the second pair of colours, or, with a rim, behind a digit placed in a cell with
   * other marks.
   */
  | ({
      readonly kind: 'plate';
      readonly centre: Point;
      readonly radius: number;
      readonly edge: 'none' | 'rim';
      readonly of: Subject;
    } & GroundFill)
  /** The letter of a set in one of its cells. */
  | {
      readonly kind: 'badge';
      readonly centre: Point;
      readonly radius: number;
      readonly text: string;
      readonly tone: number;
      readonly of: Subject;
    }
  | {
      readonly kind: 'ring';
      readonly centre: Point;
      readonly radius: number;
      readonly role: Role;
      readonly of: Subject;
    }
  | ({
      readonly kind: 'diamond';
      readonly centre: Point;
      readonly radius: number;
      readonly of: Subject;
    } & GroundFill)
  /**
   * A box round a candidate that the step removes, or round a wrong value. Only a corner of it is filled, so that the
   * digit can be read.
   */
  | {
      readonly kind: 'struck';
      readonly centre: Point;
      readonly radius: number;
      readonly role: Role;
      readonly of: Subject;
    }
  /**
   * An outline round candidates that are true or false together, or round a cell of a named part. In the role `target`
   * it surrounds a cell with a mistake.
   */
  | {
      readonly kind: 'outline';
      readonly area: Bounds;
      readonly radius: number;
      readonly role: Role;
      readonly tone?: number;
      readonly of: Subject;
    }
  /** A link of a chain: a curve with one bend. `arrow` adds a head at its end. */
  | {
      readonly kind: 'arc';
      readonly from: Point;
      readonly bend: Point;
      readonly to: Point;
      readonly strong: boolean;
      readonly arrow: boolean;
      /** The cases of the step to which the link belongs; empty if the step has no cases. */
      readonly branches: readonly number[];
      /** The part that the link joins. */
      readonly name?: PartName;
    }
  /**
   * A text. `on` is the role of the ground under it, `full` for a full tone, or `white` or `black`; the colour of the
   * text must be readable on it.
   */
  | {
      readonly kind: 'text';
      readonly centre: Point;
      readonly height: number;
      readonly text: string;
      readonly style: TextStyle;
      readonly on?: Role | 'full' | 'white' | 'black';
      /** The colour of a text that a setter wrote. */
      readonly ink?: Paint;
      /** How far it is turned clockwise, in degrees. */
      readonly angle?: number;
      /** The case that a tag names. */
      readonly branch?: number;
      readonly of: Subject;
    };

/** A picture: its size and its shapes, the first at the bottom. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The bounds of the grid in the picture, without its labels. */
  readonly grid: Bounds;
  readonly shapes: readonly Shape[];
  /** Small pictures of the parts of an argument, and their places in this picture. */
  readonly parts?: readonly { readonly picture: Picture; readonly place: Bounds }[];
  /** Text for readers who cannot see the picture. */
  readonly title: string;
  readonly description: string;
}
