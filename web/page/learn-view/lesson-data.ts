/** Loads lessons, which are files beside the built page. */
import type { LessonData } from '../../course/lessons.js';

const loading = new Map<string, Promise<LessonData | undefined>>();

/** Loads the data of a lesson, once. Resolves to undefined if it is not available. */
export function lessonData(id: string): Promise<LessonData | undefined> {
  const load = async (): Promise<LessonData | undefined> => {
    try {
      const answer = await fetch(`./learn/lessons/${encodeURIComponent(id)}.json`);
      if (answer.ok) return (await answer.json()) as LessonData;
    } catch {}
    loading.delete(id);
    return undefined;
  };
  const known = loading.get(id) ?? load();
  loading.set(id, known);
  return known;
}
