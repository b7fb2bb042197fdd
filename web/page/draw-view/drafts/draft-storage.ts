/** The drafts that the browser keeps, each under its id, in a database of their own. */
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';

/** What drafts show of a drawing. The rest of it is kept as it is. */
export interface DraftedDrawing {
  readonly box: readonly [rows: number, columns: number];
  readonly title?: string;
  readonly clues: readonly unknown[];
  readonly values: readonly number[];
  readonly notes?: readonly number[];
}

export interface StoredDraft<Drawing extends DraftedDrawing = DraftedDrawing> {
  readonly id: string;
  /** The name that the setter gave it. Without one, it is called by the title of its puzzle. */
  readonly name?: string;
  /** The date and time of its last change, in ISO 8601. */
  readonly changedAt: string;
  readonly drawing: Drawing;
}

/** The ways to keep drafts. If the browser refuses, they last as long as the page shows them. */
export interface DraftStorage {
  /** Returns all drafts; undefined if the browser refuses. */
  load(): Promise<readonly StoredDraft[] | undefined>;
  /** Keeps a draft. Returns false if the browser refuses. */
  keep(draft: StoredDraft): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Drafts in the browser's database, which opens when first used. */
export function draftsInBrowser(): DraftStorage {
  let store: UseStore | undefined;
  const opened = (): UseStore => (store ??= createStore('sudoku-drafts', 'drafts'));
  const tried = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch {
      return undefined;
    }
  };
  return {
    load: async () => (await tried(() => entries<string, StoredDraft>(opened())))?.map(([, draft]) => draft),
    keep: async (draft) => (await tried(() => set(draft.id, draft, opened()).then(() => true))) ?? false,
    remove: (id) => tried(() => del(id, opened())),
  };
}

/** Returns an id that no other draft has. */
export const newDraftId = (): string => crypto.randomUUID();
