/** The list of drafts: nothing asks to be saved, and what was deleted can be brought back. */
import type { DraftedDrawing, DraftStorage, StoredDraft } from './draft-storage.js';

/** Milliseconds after a change before a draft is kept, so that a drag is kept once. */
const QUIET = 500;

export class Drafts {
  /** All drafts, the one that was changed last first. */
  all: readonly StoredDraft[] = [];
  /** The draft deleted last, which can be brought back. */
  deleted: StoredDraft | undefined;
  /** The ids of drafts that the browser has. One of them that it has no more was deleted in another tab. */
  private readonly stored = new Set<string>();
  private waiting: StoredDraft | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` is called with each change of the list. */
  constructor(
    private readonly storage: DraftStorage,
    private readonly onChange: () => void,
  ) {}

  /** Loads the drafts. One that was drawn in the meantime is as it is here, with the name that it was given. */
  async load(): Promise<void> {
    const loaded = await this.loaded();
    if (!loaded) return;
    const here = this.all;
    this.show([...here, ...loaded.filter(({ id }) => !here.some((each) => each.id === id))]);
    for (const kept of loaded) {
      const drawn = here.find(({ id }) => id === kept.id);
      if (drawn) this.put(isSame(drawn, kept) ? kept : { ...kept, ...drawn });
    }
  }

  /** Takes the drafts as other tabs have left them, each as it was changed last, without those that were deleted there. */
  async refresh(): Promise<void> {
    this.flush();
    const before = new Set(this.stored);
    const loaded = await this.loaded();
    if (!loaded) return;
    const here = this.all;
    const newer = loaded.map((kept) => {
      const own = here.find(({ id }) => id === kept.id);
      return own && own.changedAt > kept.changedAt ? { ...kept, ...own } : kept;
    });
    this.show([...newer, ...here.filter(({ id }) => !before.has(id) && !loaded.some((kept) => kept.id === id))]);
  }

  /** Returns the drafts that the browser has; undefined if it refuses. */
  private async loaded(): Promise<readonly StoredDraft[] | undefined> {
    const loaded = await this.storage.load();
    for (const { id } of loaded ?? []) this.stored.add(id);
    return loaded;
  }

  /** Takes the drawing of a draft as it is now. A drawing without anything in it begins no draft. */
  drawn(id: string, drawing: DraftedDrawing, now: Date): void {
    const before = this.all.find((each) => each.id === id);
    const draft = { ...before, id, drawing, changedAt: now.toISOString() };
    if (before ? !isSame(before, draft) : !isEmpty(drawing)) this.put(draft);
  }

  /** Gives a draft another name; an empty one lets it be called by the title of its puzzle. */
  rename(id: string, name: string): void {
    const draft = this.all.find((each) => each.id === id);
    if (!draft) return;
    const { name: _, ...unnamed } = draft;
    this.put(name.trim() === '' ? unnamed : { ...unnamed, name: name.trim() });
    this.flush();
  }

  delete(id: string): void {
    this.flush();
    this.deleted = this.all.find((each) => each.id === id);
    this.show(this.all.filter((each) => each.id !== id));
    this.stored.delete(id);
    void this.storage.remove(id);
  }

  /** Brings the draft back that was deleted last. */
  bringBack(): void {
    const { deleted } = this;
    if (!deleted) return;
    this.deleted = undefined;
    this.show([...this.all, deleted]);
    void this.keep(deleted);
  }

  /** Keeps at once what waits to be kept. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.waiting) void this.keep(this.waiting);
    this.waiting = undefined;
  }

  private async keep(draft: StoredDraft): Promise<void> {
    if (await this.storage.keep(draft)) this.stored.add(draft.id);
  }

  private put(draft: StoredDraft): void {
    if (this.waiting?.id !== draft.id) this.flush();
    clearTimeout(this.timer);
    this.waiting = draft;
    this.timer = setTimeout(() => this.flush(), QUIET);
    this.show([...this.all.filter(({ id }) => id !== draft.id), draft]);
  }

  private show(drafts: readonly StoredDraft[]): void {
    this.all = drafts.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
    this.onChange();
  }
}

const isSame = (a: StoredDraft, b: StoredDraft): boolean =>
  a.drawing === b.drawing || JSON.stringify(a.drawing) === JSON.stringify(b.drawing);

const isEmpty = ({ values, notes, clues, title }: DraftedDrawing): boolean =>
  !notes && clues.length === 0 && title === undefined && values.every((value) => value < 0);
