/** The id of the draft that is drawn, which the browser keeps as it keeps the drawing. */
import { newDraftId } from './draft-storage.js';

const KEY = 'sudoku-draft';

/** Returns the storage. It is a function, because a browser that blocks storage may throw on access. */
const own = (): Storage => localStorage;

/** Returns the id of the draft that was drawn last, or that of a new one. */
export function keptDraftId(storage: () => Pick<Storage, 'getItem'> = own): string {
  try {
    return storage().getItem(KEY) ?? newDraftId();
  } catch {
    return newDraftId();
  }
}

/** Keeps the id of the draft that is drawn. If the browser refuses, the draft is found in the list alone. */
export function keepDraftId(id: string, storage: () => Pick<Storage, 'setItem'> = own): void {
  try {
    storage().setItem(KEY, id);
  } catch {}
}
