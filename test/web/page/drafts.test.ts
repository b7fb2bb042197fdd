/** The drafts of a setter: what is kept, and what is brought back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftedDrawing, DraftStorage, StoredDraft } from '../../../web/page/draw-view/drafts/draft-storage.js';
import { Drafts } from '../../../web/page/draw-view/drafts/drafts.js';

const drawing = (value: number, clues: readonly unknown[] = [], title?: string): DraftedDrawing => ({
  box: [1, 1],
  values: [value],
  clues,
  ...(title !== undefined && { title }),
});

class Kept implements DraftStorage {
  readonly drafts = new Map<string, StoredDraft>();
  writes = 0;
  load = async () => [...this.drafts.values()];
  keep = async (draft: StoredDraft) => {
    this.writes++;
    this.drafts.set(draft.id, draft);
    return true;
  };
  remove = async (id: string) => {
    this.drafts.delete(id);
  };
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 5, minute));
const listOf = (kept: Kept) => new Drafts(kept, () => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a draft is kept once its changes rest, with its name', () => {
  const kept = new Kept();
  const drafts = listOf(kept);
  drafts.drawn('a', drawing(0), at(1));
  drafts.drawn('a', drawing(1), at(2));
  expect(kept.writes).toBe(0);
  vi.runAllTimers();
  expect(kept.writes).toBe(1);
  drafts.rename('a', ' Knight ');
  drafts.drawn('a', drawing(1, ['clue']), at(3));
  drafts.flush();
  expect(kept.drafts.get('a')).toEqual({
    id: 'a',
    name: 'Knight',
    drawing: drawing(1, ['clue']),
    changedAt: at(3).toISOString(),
  });
  drafts.rename('a', ' ');
  expect(kept.drafts.get('a')).not.toHaveProperty('name');
});

test('an empty drawing begins no draft, and the same drawing changes none', () => {
  const kept = new Kept();
  const drafts = listOf(kept);
  drafts.drawn('a', drawing(-1), at(1));
  expect(drafts.all).toEqual([]);
  drafts.drawn('a', drawing(0), at(2));
  drafts.drawn('a', drawing(0), at(3));
  expect(drafts.all.map(({ changedAt }) => changedAt)).toEqual([at(2).toISOString()]);
  drafts.drawn('a', drawing(-1), at(4));
  expect(drafts.all).toHaveLength(1);
});

test('a change of one draft does not lose one of another that waits', () => {
  const kept = new Kept();
  const drafts = listOf(kept);
  drafts.drawn('a', drawing(0), at(1));
  drafts.drawn('b', drawing(0), at(2));
  drafts.flush();
  expect([...kept.drafts.keys()]).toEqual(['a', 'b']);
  expect(drafts.all.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('a deleted draft is brought back as it was, even if its last change still waited', async () => {
  const kept = new Kept();
  const drafts = listOf(kept);
  drafts.drawn('a', drawing(0, [], 'First'), at(1));
  drafts.delete('a');
  vi.runAllTimers();
  expect([drafts.all.length, kept.drafts.size, drafts.deleted?.id]).toEqual([0, 0, 'a']);
  drafts.bringBack();
  expect(drafts.deleted).toBeUndefined();
  expect(kept.drafts.get('a')?.drawing.title).toBe('First');
  const again = listOf(kept);
  await again.load();
  expect(again.all).toEqual(drafts.all);
});

test('drafts that load late do not replace what is drawn', async () => {
  const kept = new Kept();
  await kept.keep({ id: 'a', name: 'Knight', drawing: drawing(0), changedAt: at(0).toISOString() });
  const drafts = listOf(kept);
  const loading = drafts.load();
  drafts.drawn('a', drawing(1), at(1));
  await loading;
  expect(drafts.all).toEqual([{ id: 'a', name: 'Knight', drawing: drawing(1), changedAt: at(1).toISOString() }]);
  const again = listOf(kept);
  const loadingAgain = again.load();
  again.drawn('a', drawing(0), at(2));
  await loadingAgain;
  expect(again.all[0]).toMatchObject({ name: 'Knight', changedAt: at(0).toISOString() });
});

test('what another tab has changed is taken as it left it, and what is newer here stays', async () => {
  const kept = new Kept();
  const [here, there] = [listOf(kept), listOf(kept)];
  here.drawn('a', drawing(0), at(1));
  here.drawn('b', drawing(0), at(2));
  here.flush();
  await there.load();
  there.drawn('a', drawing(3), at(3));
  there.rename('a', 'theirs');
  there.drawn('c', drawing(2), at(4));
  there.flush();
  here.drawn('b', drawing(1), at(5));
  await here.refresh();
  expect(here.all.map(({ id, name, drawing }) => [id, name, drawing.values[0]])).toEqual([
    ['b', undefined, 1],
    ['c', undefined, 2],
    ['a', 'theirs', 3],
  ]);
});

test('what another tab has deleted is gone here too, unless it is drawn on', async () => {
  const kept = new Kept();
  const [here, there] = [listOf(kept), listOf(kept)];
  here.drawn('a', drawing(0), at(1));
  here.drawn('b', drawing(0), at(2));
  here.flush();
  await there.load();
  there.delete('a');
  await here.refresh();
  expect(here.all.map(({ id }) => id)).toEqual(['b']);
  here.delete('b');
  await there.refresh();
  expect(there.all).toEqual([]);
  there.bringBack();
  await here.refresh();
  expect(here.all.map(({ id }) => id)).toEqual(['a']);
  there.delete('a');
  here.drawn('a', drawing(1), at(3));
  await here.refresh();
  expect(here.all.map(({ id }) => id)).toEqual(['a']);
});

test('drafts last as long as the page where the browser refuses to keep them', async () => {
  const refusing: DraftStorage = { load: async () => undefined, keep: async () => false, remove: async () => {} };
  const drafts = new Drafts(refusing, () => {});
  drafts.drawn('a', drawing(0), at(1));
  await drafts.refresh();
  expect(drafts.all.map(({ id }) => id)).toEqual(['a']);
});
