/** What the editor shows of a drawing, computed once for each: its grid, its puzzle, its board. */
import type { Constraint } from '../../../constraints/index.js';
import type { Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import type { DrawnPosition } from '../../../src/render/index.js';
import type { Selection } from '../../elements/board/selection.js';
import { ToldTexts } from '../app/told-texts.js';
import type { ReadGrid } from '../engine/protocol.js';
import { clashing } from '../play/play.js';
import { drawnBoard } from './board-view.js';
import type { PuzzleDrawing } from './drawing.js';
import { readOf, type Stated, statedBy } from './stated.js';

export class DrawingViews {
  private stated = new WeakMap<PuzzleDrawing, Stated>();
  private readonly read = new WeakMap<PuzzleDrawing, Pick<ReadGrid, 'grid' | 'about'>>();
  private readonly clashing = new WeakMap<PuzzleDrawing, Selection>();
  private board: { readonly of: readonly unknown[]; readonly position: DrawnPosition } | undefined;
  private readonly told: ToldTexts;

  /** `onWords` is called once what the library says can be told in the language of the page. */
  constructor(
    private readonly known: readonly Constraint[],
    { language, onWords }: { language(): LanguageCode; onWords(): void },
  ) {
    const requestUpdate = (): void => {
      this.stated = new WeakMap();
      onWords();
    };
    this.told = new ToldTexts({ requestUpdate }, language);
  }

  /** Tells what the library says in the language of the page. */
  tell(text: string): string {
    return this.told.in(text);
  }

  statedBy(drawing: PuzzleDrawing): Stated {
    const stated = this.stated.get(drawing) ?? toldBy(statedBy(drawing, this.known), this.told.in);
    this.stated.set(drawing, stated);
    return stated;
  }

  /** The drawing as a puzzle: always the same object for the same drawing. */
  readOf(drawing: PuzzleDrawing): Pick<ReadGrid, 'grid' | 'about'> {
    const read = this.read.get(drawing) ?? readOf(drawing, this.statedBy(drawing));
    this.read.set(drawing, read);
    return read;
  }

  /** The cells with givens that rule each other out. */
  clashingIn(drawing: PuzzleDrawing): Selection {
    const { geometry } = this.statedBy(drawing);
    const found = this.clashing.get(drawing) ?? clashing({ geometry, values: drawing.values });
    this.clashing.set(drawing, found);
    return found;
  }

  /** The position for the board, which draws it again only if it is another one. */
  positionOf(drawing: PuzzleDrawing, geometry: Geometry, candidates: readonly number[] | undefined): DrawnPosition {
    const of = [drawing, geometry, candidates];
    if (!this.board || this.board.of.some((each, index) => each !== of[index]))
      this.board = { of, position: drawnBoard(drawing, geometry, this.known, candidates) };
    return this.board.position;
  }
}

/** Returns what a drawing states with the texts of its faults in the language of the page. */
const toldBy = ({ faults, refused, ...stated }: Stated, tell: (text: string) => string): Stated => ({
  ...stated,
  faults: new Map(
    [...faults].map(([index, fault]) => [index, fault.kind === 'told' ? { ...fault, text: tell(fault.text) } : fault]),
  ),
  refused: new Map([...refused].map(([id, text]) => [id, tell(text)])),
});
