/** A position, and perhaps a step that is found in it, as a picture. */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { symbolOf } from '../../formats/symbols.js';
import type { Mark } from '../../logic/step/marks.js';
import type { Step } from '../../solver/step.js';
import { rulesSentence } from '../rules.js';
import { blockerShapes, blockersOf } from './blockers.js';
import { groundShapes, regionLines } from './grounds.js';
import { CELL, candidateCentre, cellCentre, gridLabels, gridLines, type Layout, layoutOf, MARGIN } from './layout.js';
import { captionShapes, legendShapes } from './legend.js';
import { linkShapes } from './links.js';
import { candidateMarks, filledRole, frames, rolesOf, struck, struckValue, washes } from './marks.js';
import { type Bounds, boundsOf, type Picture, type Shape } from './shape.js';

/** The drawable parts of a position: values, which of them are givens, candidates. A board will do. */
export type DrawnPosition = Pick<Markup, 'geometry' | 'values' | 'givens' | 'digits'>;

/** The drawable parts of a step. */
export interface Drawn {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly marks: readonly Mark[];
}

export interface PictureOptions {
  /** True if rows and columns are numbered round the grid. Default: true. */
  readonly labels?: boolean;
  /** True if candidates are drawn. Default: true with a step. */
  readonly candidates?: boolean;
  /** Candidates that are drawn stronger than others. Default: none. */
  readonly emphasised?: (candidate: Candidate) => boolean;
  /** True if a legend of the shapes is drawn under the grid. Default: false. */
  readonly legend?: boolean;
  /** Sentences under the grid, and under the legend. */
  readonly caption?: readonly string[];
  readonly title?: string;
  /** A description of the picture in words. */
  readonly description?: string;
}

const NOTHING: Drawn = { place: [], remove: [], marks: [] };

/** Shapes in the units of `layout`, the first at the bottom. */
export function picture(position: DrawnPosition, step: Drawn | undefined, options: PictureOptions = {}): Picture {
  const { geometry } = position;
  const { labels = true, candidates = step !== undefined, emphasised = () => false } = options;
  const layout = layoutOf(geometry, labels);
  const { place, remove, marks } = step ?? NOTHING;
  const roles = rolesOf(marks);
  const placed = placedAtFullSize(layout, place, marks);
  /**
   * True if a candidate is drawn small: the position has it, and its cell shows no new digit at full size. A mark may
   * point at a candidate that is gone.
   */
  const shows = (candidate: Candidate): boolean => {
    const cell = geometry.cellOf(candidate);
    return !placed.has(cell) && (position.digits[cell]! & (1 << geometry.digitOf(candidate))) !== 0;
  };
  const isValue = (candidate: Candidate): boolean =>
    position.values[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  const values = valueTexts(layout, position, placed);
  const small = candidates
    ? candidateTexts(layout, position, shows, emphasised, (candidate) => filledRole(roles.get(candidate)))
    : [];
  const digits = [...values, ...small].map(boundsOf);
  const { x: left, y: top } = layout.origin;
  const grid = { left, top, right: left + geometry.size * CELL, bottom: top + geometry.size * CELL };
  const shapes = [
    ...groundShapes(layout),
    ...washes(layout, marks),
    ...gridLines(layout),
    ...(geometry.tiling === 'regions' ? regionLines(layout) : []),
    ...(labels ? gridLabels(layout) : []),
    ...(step ? blockerShapes(layout, blockersOf(position, step)) : []),
    ...linkShapes(layout, marks, digits, new Set(placed.values())),
    ...[...roles]
      .filter(([candidate]) => shows(candidate))
      .flatMap(([candidate, own]) => candidateMarks(layout, candidate, own)),
    ...frames(layout, marks),
    ...values,
    ...small,
    ...remove.flatMap((candidate) =>
      isValue(candidate) ? struckValue(layout, candidate) : shows(candidate) ? struck(layout, candidate) : [],
    ),
  ];
  const rules = options.legend ? rulesSentence(geometry) : undefined;
  return withText(shapes, grid, rules ? { ...options, caption: [rules, ...(options.caption ?? [])] } : options);
}

/** The picture of shapes on a grid, with the legend and the caption under them. */
function withText(
  shapes: readonly Shape[],
  grid: Bounds,
  { legend = false, caption = [], title = 'Sudoku', description = '' }: PictureOptions,
): Picture {
  const key = legend ? legendShapes(shapes, grid) : { shapes: [], bottom: grid.bottom };
  const told = captionShapes(caption, { ...grid, bottom: key.bottom });
  return {
    width: grid.right + MARGIN,
    height: told.bottom + MARGIN,
    grid,
    title,
    description,
    shapes: [...shapes, ...key.shapes, ...told.shapes],
  };
}

/** Cells whose new digit is drawn at full size. A cell in which the step marks other candidates stays small. */
function placedAtFullSize(
  { geometry }: Layout,
  place: readonly Candidate[],
  marks: readonly Mark[],
): ReadonlyMap<Cell, Candidate> {
  const pointedAt = new Set<Candidate>();
  for (const mark of marks) {
    if (mark.kind === 'candidate') pointedAt.add(mark.candidate);
    if (mark.kind === 'link') for (const candidate of [...mark.from, ...mark.to]) pointedAt.add(candidate);
  }
  const isBusy = (placed: Candidate): boolean => {
    for (const candidate of pointedAt)
      if (candidate !== placed && geometry.cellOf(candidate) === geometry.cellOf(placed)) return true;
    return false;
  };
  return new Map(
    place.filter((candidate) => !isBusy(candidate)).map((candidate) => [geometry.cellOf(candidate), candidate]),
  );
}

function valueTexts(
  layout: Layout,
  { geometry, values, givens }: DrawnPosition,
  placed: ReadonlyMap<Cell, Candidate>,
): Shape[] {
  const shapes: Shape[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    const candidate = placed.get(cell);
    const digit = candidate === undefined ? values[cell]! : geometry.digitOf(candidate);
    if (digit < 0) continue;
    shapes.push({
      kind: 'text',
      centre: cellCentre(layout, cell),
      height: layout.valueHeight,
      text: symbolOf(digit, geometry.size),
      style: candidate !== undefined ? 'new' : givens[cell] ? 'given' : 'placed',
      of: candidate === undefined ? { cell } : { cell, candidate },
    });
  }
  return shapes;
}

function candidateTexts(
  layout: Layout,
  { geometry, values, digits }: DrawnPosition,
  shows: (candidate: Candidate) => boolean,
  emphasised: (candidate: Candidate) => boolean,
  roleUnder: (candidate: Candidate) => ReturnType<typeof filledRole>,
): Shape[] {
  const shapes: Shape[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell]! >= 0) continue;
    for (let rest = digits[cell]!; rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      if (!shows(candidate)) continue;
      const on = roleUnder(candidate);
      shapes.push({
        kind: 'text',
        centre: candidateCentre(layout, candidate),
        height: layout.candidateHeight,
        text: symbolOf(lowestBit(rest), geometry.size),
        style: emphasised(candidate) ? 'emphasised' : 'candidate',
        of: { candidate },
        ...(on && { on }),
      });
    }
  }
  return shapes;
}

export const drawnStep = ({ place, remove, explanation: { marks } }: Step): Drawn => ({ place, remove, marks });
