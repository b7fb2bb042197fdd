/** The id of the draft that is drawn, which the browser keeps as it keeps the drawing. */
import { newDraftId } from './draft-storage.js';

const KEY = 'sudoku-draft';

/** Returns the id of the draft that was drawn last, or that of a new one. */
function keptDraftId(): string {
  try {
    return localStorage.getItem(KEY) ?? newDraftId();
  } catch {
    return newDraftId();
  }
}

/** Keeps the id of the draft that is drawn. If the browser refuses, the draft is found in the list alone. */
function keepDraftId(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {}
}

/** The draft that is drawn. */
export class DrawnDraft {
  id = keptDraftId();

  constructor() {
    // A new id is kept too, or the same drawing would be another draft when the setter comes back.
    keepDraftId(this.id);
  }

  /** True if the drawing that the browser keeps is of this draft: another tab may have gone on with another one. */
  get isKept(): boolean {
    return keptDraftId() === this.id;
  }

  /** Says that the drawing that is kept next is of this draft. */
  keep(): void {
    keepDraftId(this.id);
  }

  /** Goes on with another draft, a new one if none is named: what is drawn from now on is kept there. */
  change(id = newDraftId()): void {
    this.id = id;
    keepDraftId(id);
  }
}
