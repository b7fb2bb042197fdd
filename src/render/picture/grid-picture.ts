/** The picture of a grid: a position and, if given, a step in it. */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import type { OwnColour, Sign } from '../../core/sign.js';
import { candidatesOfMark, type Mark } from '../../logic/step/marks.js';
import type { FoundStep } from '../../solver/step.js';
import { signsOf } from '../../variants/signs.js';
import { digitText } from '../digit-words.js';
import type { DigitWords } from '../language/language.js';
import { partLetters } from '../part-letters.js';
import { blockerShapes, withProof } from './blockers.js';
import { type ClueShapes, clueShapes } from './clues.js';
import { groundShapes, regionLines, regionNames } from './grounds.js';
import { CELL, candidateCentre, cellCentre, gridLabels, gridLines, type Layout, layoutOf, MARGIN } from './layout.js';
import { linkShapes } from './links.js';
import {
  type CandidateOutcome,
  candidateMarks,
  frames,
  groundOf,
  letterBadges,
  rolesOf,
  struckValue,
  washes,
} from './marks.js';
import { boundsOf } from './outlines.js';
import type { Picture, Shape } from './shape.js';

/** The parts of a position that are drawn: values, givens and candidates. A board has all of them. */
export interface DrawnPosition extends Pick<Markup, 'geometry' | 'values' | 'givens' | 'digits'> {
  /** The signs of a shared puzzle, as `sharedSigns` returns them. Default: those of the constraints of the grid. */
  readonly signs?: readonly Sign[];
}

/** Returns a position as a shared puzzle shows it. */
export const withSigns = (position: DrawnPosition, signs: readonly Sign[] | undefined): DrawnPosition => {
  const { geometry, values, givens, digits } = position;
  return signs ? { geometry, values, givens, digits, signs } : position;
};

/** The parts of a step that are drawn. */
export interface Drawn {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly marks: readonly Mark[];
}

/** What a picture of a grid shows. */
export interface GridPictureOptions extends DigitWords {
  /** True if rows and columns are numbered round the grid. Default: true. */
  readonly labels?: boolean;
  /** True if candidates are drawn. Default: true with a step. */
  readonly candidates?: boolean;
  /** Candidates that are drawn stronger than others. Default: none. */
  readonly emphasised?: (candidate: Candidate) => boolean;
  readonly title?: string;
  /** A description of the picture in words. */
  readonly description?: string;
}

const NOTHING: Drawn = { place: [], remove: [], marks: [] };

/** Draws the grid without a legend. A page that shows no legend can import this file and load less. */
export function gridPicture(given: DrawnPosition, step: Drawn | undefined, options: GridPictureOptions = {}): Picture {
  const { geometry, values, givens, signs = signsOf(geometry) } = given;
  const {
    title = 'Sudoku',
    description = '',
    labels = true,
    candidates = step !== undefined,
    emphasised = () => false,
  } = options;
  const layout = layoutOf(geometry, labels, candidates, signs);
  const letters = partLetters(geometry, options);
  const { digits, blockers, step: drawn } = withProof(given, step ?? NOTHING);
  const position: DrawnPosition = { geometry, values, givens, digits };
  const { place, remove, marks } = drawn;
  const roles = rolesOf(marks);
  const placed = placedAtFullSize(layout, place, marks);
  /**
   * True if a candidate is drawn small: it is still a candidate, and no new digit fills its cell. This must be checked
   * because a mark may point at a removed candidate.
   */
  const shows = (candidate: Candidate): boolean => {
    const cell = geometry.cellOf(candidate);
    return !placed.has(cell) && (position.digits[cell]! & (1 << geometry.digitOf(candidate))) !== 0;
  };
  const isValue = (candidate: Candidate): boolean => values[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  const large = valueTexts(layout, position, placed, options);
  const outcomeOf = outcomesIn(place, remove);
  const small = candidates
    ? candidateTexts(
        layout,
        position,
        shows,
        emphasised,
        (candidate) => groundOf(roles.get(candidate), outcomeOf(candidate)),
        options,
      )
    : [];
  const badges = letterBadges(layout, marks, (candidate) => candidates && shows(candidate), letters);
  const clues = clueShapes(layout, [...signs, ...usedClue(marks)]);
  const texts = [...large, ...small, ...badges, ...clues.over].filter(({ kind }) => kind !== 'stroke').map(boundsOf);
  const pointedAt = new Set([...roles.keys(), ...remove, ...place]);
  const { x: left, y: top } = layout.origin;
  const grid = { left, top, right: left + geometry.size * CELL, bottom: top + geometry.size * CELL };
  const shapes = [
    ...emptyGrid(layout, marks, labels, { ...clues, over: clues.over.filter(({ kind }) => kind !== 'text') }),
    ...blockerShapes(layout, blockers, texts),
    ...linkShapes(layout, marks, texts, new Set(placed.values()), letters),
    ...frames(layout, marks),
    ...[...pointedAt]
      .filter((candidate) => shows(candidate) && !isValue(candidate))
      .flatMap((candidate) => candidateMarks(layout, candidate, roles.get(candidate), outcomeOf(candidate))),
    // No mark covers the number of a cage.
    ...clues.over.filter(({ kind }) => kind === 'text'),
    ...badges,
    ...remove.filter(isValue).map((candidate) => struckValue(layout, candidate)),
    ...large,
    ...small,
  ];
  const { right, bottom } = layout.outside;
  return {
    width: grid.right + right + MARGIN,
    height: grid.bottom + bottom + MARGIN,
    grid,
    title,
    description,
    shapes,
  };
}

/** Draws the tints, the lines of the grid and its labels. */
const emptyGrid = (layout: Layout, marks: readonly Mark[], labels: boolean, { under, over }: ClueShapes): Shape[] => [
  ...groundShapes(layout),
  ...under,
  ...washes(layout, marks),
  ...gridLines(layout),
  ...(layout.geometry.tiling === 'regions' ? [...regionLines(layout), ...regionNames(layout)] : []),
  ...(labels ? gridLabels(layout) : []),
  ...over,
];

/** The colour of the line round the cells of the clue that a step uses. */
const USED: OwnColour = 'light-dark(#0072b2,#56b4e9)';

/** Returns the sign that marks the clue that a step uses: a line round its cells. */
function usedClue(marks: readonly Mark[]): readonly Sign[] {
  const cells = new Set(
    marks.flatMap((mark) => (mark.kind === 'cell' && mark.name?.part === 'clue' ? [mark.cell] : [])),
  );
  return cells.size > 0 ? [{ kind: 'outline', cells: [...cells], line: 'solid', hue: USED }] : [];
}

function outcomesIn(
  place: readonly Candidate[],
  remove: readonly Candidate[],
): (candidate: Candidate) => CandidateOutcome {
  const [added, removed] = [new Set(place), new Set(remove)];
  return (candidate) => ({ isRemoved: removed.has(candidate), isPlaced: added.has(candidate) });
}

/**
 * Returns the cells whose new digit is drawn at full size. If the step marks other candidates of a cell, its digit
 * stays small.
 */
function placedAtFullSize(
  { geometry }: Layout,
  place: readonly Candidate[],
  marks: readonly Mark[],
): ReadonlyMap<Cell, Candidate> {
  const pointedAt = new Set(marks.flatMap(candidatesOfMark));
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
  words: DigitWords,
): Shape[] {
  const shapes: Shape[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    const candidate = placed.get(cell);
    const digit = candidate === undefined ? values[cell]! : geometry.digitOf(candidate);
    if (digit < 0) continue;
    const text = digitText(digit, geometry, words);
    shapes.push({
      kind: 'text',
      centre: cellCentre(layout, cell),
      height: heightOf(text, layout.valueHeight),
      text,
      style: candidate !== undefined ? 'new' : givens[cell] ? 'given' : 'placed',
      of: candidate === undefined ? { cell } : { cell, candidate },
    });
  }
  return shapes;
}

/** Two figures, as in `14`, are smaller than one, so that they stay apart from their neighbours. */
const heightOf = (text: string, usual: number): number => (text.length > 1 ? usual * 0.75 : usual);

function candidateTexts(
  layout: Layout,
  { geometry, values, digits }: DrawnPosition,
  shows: (candidate: Candidate) => boolean,
  emphasised: (candidate: Candidate) => boolean,
  groundUnder: (candidate: Candidate) => ReturnType<typeof groundOf>,
  words: DigitWords,
): Shape[] {
  const shapes: Shape[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell]! >= 0) continue;
    for (let rest = digits[cell]!; rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      if (!shows(candidate)) continue;
      const on = groundUnder(candidate);
      const text = digitText(lowestBit(rest), geometry, words);
      shapes.push({
        kind: 'text',
        centre: candidateCentre(layout, candidate),
        height: heightOf(text, layout.candidateHeight),
        text,
        style: emphasised(candidate) ? 'emphasised' : 'candidate',
        of: { candidate },
        ...(on && { on }),
      });
    }
  }
  return shapes;
}

export const drawnStep = ({ place, remove, explanation: { marks } }: FoundStep): Drawn => ({ place, remove, marks });
