/** A picture of a position and, if given, a step in it, with a legend and sentences under the grid. */
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import { isPuzzle } from '../../core/puzzle.js';
import { candidatesOfMark, type Role } from '../../logic/step/marks.js';
import { refusal } from '../../settings/options.js';
import {
  callback,
  flag,
  holding,
  listOf,
  type SettingReader,
  settingsOf,
  symbolsFor,
  text,
} from '../../settings/settings.js';
import { clueSentences } from '../clues.js';
import type { DrawnReason } from '../drawn-reasons.js';
import { ENGLISH_LEGEND } from '../language/en/legend.js';
import type { DigitWords, LegendLanguage } from '../language/language.js';
import { partLetters } from '../part-letters.js';
import { rulesSentence } from '../rules.js';
import { type Drawn, type DrawnPosition, type GridPictureOptions, gridPicture } from './grid-picture.js';
import { MARGIN } from './layout.js';
import { captionShapes, legendShapes } from './legend.js';
import type { Bounds, Picture, Shape } from './shape.js';

/** What a picture shows beside its grid. */
export interface PictureOptions extends GridPictureOptions {
  /** True if a legend of the shapes is drawn under the grid. Default: false. */
  readonly legend?: boolean;
  /** The language of the legend. Default: English. */
  readonly language?: LegendLanguage;
  /** Sentences under the grid and its legend. */
  readonly caption?: readonly string[];
  /** The parts of the step's argument, each drawn small under the text. Default: none. */
  readonly reasons?: readonly DrawnReason[];
}

export const PICTURE_OPTIONS = {
  labels: flag,
  candidates: flag,
  emphasised: callback<NonNullable<PictureOptions['emphasised']>>(),
  alphabet: listOf(text),
  title: text,
  description: text,
  legend: flag,
  language: holding<LegendLanguage>('a language, as languageOf returns it', ['code', 'legend']),
  caption: listOf(text),
  reasons: listOf(holding<DrawnReason>('parts, as drawnReasons returns them', ['caption', 'marks'])),
} as const satisfies Record<keyof PictureOptions, SettingReader<unknown>>;

/**
 * Draws a position, and a step if given, with the legend and the sentences that the options request. The description
 * also tells the rules and the clues of the grid.
 */
export function picture(position: DrawnPosition, step: Drawn | undefined, options: PictureOptions = {}): Picture {
  expectDrawable(position, step);
  const { legend = false, language, caption = [], reasons = [], ...own } = settingsOf(PICTURE_OPTIONS, options);
  const { geometry } = position;
  if (own.alphabet) symbolsFor(geometry.size)(own.alphabet, 'alphabet');
  const rules = rulesSentence(geometry, language, position.signs);
  const description = [own.description, rules, ...clueSentences(geometry, language)].filter(Boolean).join(' ');
  const grid = gridPicture(position, step, { ...own, description });
  const words = language?.legend ?? ENGLISH_LEGEND;
  const left = step && legend && leavesOut(geometry) ? [words.elsewhere] : [];
  const shapes = step ? withoutOthers(grid.shapes, step, geometry) : grid.shapes;
  // Signs may lie below the grid.
  const bottom = grid.height - MARGIN;
  const key = legend
    ? legendShapes(shapes, { ...grid.grid, bottom }, geometry, words, partLetters(geometry, own))
    : { shapes: [], bottom };
  const lines = [...left, ...(legend && rules ? [rules] : []), ...caption];
  const captioned = withText({ ...grid, shapes }, key, lines, geometry);
  return step && reasons.length > 0 ? withReasons(captioned, position, step, reasons, own) : captioned;
}

/** Throws a BadOption for what is no position, or no step that is drawn in it. */
function expectDrawable(position: unknown, step: unknown): void {
  const { digits } = Object(position) as Partial<DrawnPosition>;
  if (!isPuzzle(position) || digits?.length !== position.geometry.cells)
    throw refusal('position', position, 'a board, or what shownPosition returns');
  const { place, remove, marks } = Object(step) as Partial<Drawn>;
  if (step !== undefined && ![place, remove, marks].every(Array.isArray))
    throw refusal('step', step, 'what drawnOf returns');
}

/** Adds the legend under the grid, and the caption under the legend. */
function withText(
  picture: Picture,
  key: { readonly shapes: readonly Shape[]; readonly bottom: number },
  caption: readonly string[],
  geometry: Geometry,
): Picture {
  const { shapes, grid } = picture;
  const text = captionShapes(caption, { ...grid, bottom: key.bottom }, geometry);
  return { ...picture, height: text.bottom + MARGIN, shapes: [...shapes, ...key.shapes, ...text.shapes] };
}

/** The number of small pictures in a row, and the gap between them. */
const A_ROW = 2;
const GAP = 16;

/** Adds a small picture for each part of the argument, under its caption. */
function withReasons(
  picture: Picture,
  position: DrawnPosition,
  step: Drawn,
  reasons: readonly DrawnReason[],
  words: DigitWords,
): Picture {
  const { grid } = picture;
  const width = (grid.right - grid.left - (A_ROW - 1) * GAP) / A_ROW;
  const shapes: Shape[] = [];
  const parts: { picture: Picture; place: Bounds }[] = [];
  let top = picture.height;
  for (let first = 0; first < reasons.length; first += A_ROW) {
    const row = reasons.slice(first, first + A_ROW).map(({ caption, marks }, column) => {
      const left = grid.left + column * (width + GAP);
      const text = captionShapes([caption], { left, right: left + width, top, bottom: top }, position.geometry);
      return { left, text, small: reasonPicture(position, { ...step, marks }, words) };
    });
    const under = Math.max(...row.map(({ text }) => text.bottom));
    for (const { left, text, small } of row) {
      shapes.push(...text.shapes);
      const height = (width * small.height) / small.width;
      parts.push({ picture: small, place: { left, top: under, right: left + width, bottom: under + height } });
    }
    top = Math.max(...parts.map(({ place }) => place.bottom)) + GAP;
  }
  return { ...picture, height: top, shapes: [...picture.shapes, ...shapes], parts };
}

/** Draws one part of an argument: its marks, its own conclusion, and only the candidates that it needs. */
export function reasonPicture(
  position: DrawnPosition,
  { place, remove, marks }: Drawn,
  words: DigitWords = {},
): Picture {
  const having = (role: Role): Candidate[] =>
    marks.flatMap((mark) => (mark.kind === 'candidate' && mark.role === role ? [mark.candidate] : []));
  const [targets, on] = [having('target'), having('on')];
  const own = {
    marks,
    place: place.filter((candidate) => on.includes(candidate)),
    remove: targets.length > 0 ? [...new Set(targets)] : remove,
  };
  const drawn = gridPicture(position, own, { labels: false, alphabet: words.alphabet });
  return { ...drawn, shapes: neededShapes(drawn.shapes, own, position.geometry) };
}

/** The largest size at which all candidates are drawn alike, and the largest at which all are drawn. */
const ALL_ALIKE = 9;
const ALL_DRAWN = 16;

/** True if candidates outside the pattern are left out of pictures of a step. */
const leavesOut = ({ size }: Geometry): boolean => size > ALL_DRAWN;

/**
 * Returns the shapes of a step's picture. On large grids, candidates that the step does not need would hide those that
 * it needs, so they are drawn faint or left out.
 */
function withoutOthers(shapes: readonly Shape[], step: Drawn, geometry: Geometry): readonly Shape[] {
  if (geometry.size <= ALL_ALIKE) return shapes;
  if (leavesOut(geometry)) return neededShapes(shapes, step, geometry);
  const isNeeded = neededBy(step, geometry);
  return shapes.map((shape) => (isOther(shape, isNeeded) ? { ...shape, style: 'faint' } : shape));
}

/** Returns the shapes without the candidates that the step does not need. */
function neededShapes(shapes: readonly Shape[], step: Drawn, geometry: Geometry): readonly Shape[] {
  const isNeeded = neededBy(step, geometry);
  return shapes.filter((shape) => !isOther(shape, isNeeded));
}

type Text = Extract<Shape, { kind: 'text' }>;

const isOther = (shape: Shape, isNeeded: (candidate: Candidate) => boolean): shape is Text =>
  shape.kind === 'text' && shape.style === 'candidate' && !isNeeded(shape.of.candidate!);

/**
 * Returns a predicate for the candidates that a step needs: all in the cells that it points at, and its digits in its
 * houses.
 */
function neededBy({ place, remove, marks }: Drawn, geometry: Geometry): (candidate: Candidate) => boolean {
  const cells = new Set<Cell>();
  const inHouses = new Set<Cell>();
  const digits = new Set<Digit>();
  const point = (candidate: Candidate): void => {
    cells.add(geometry.cellOf(candidate));
    digits.add(geometry.digitOf(candidate));
  };
  for (const candidate of [...place, ...remove]) point(candidate);
  for (const mark of marks) {
    for (const candidate of candidatesOfMark(mark)) point(candidate);
    if (mark.kind === 'cell') cells.add(mark.cell);
    if (mark.kind === 'house') for (const cell of geometry.cellsOf(mark.house)) inHouses.add(cell);
  }
  return (candidate) => {
    const cell = geometry.cellOf(candidate);
    return cells.has(cell) || (inHouses.has(cell) && digits.has(geometry.digitOf(candidate)));
  };
}
