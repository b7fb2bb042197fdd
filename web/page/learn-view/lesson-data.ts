/** Lessons and drawings, which lie beside the page where it was built. */
import type { LessonData } from '../../course/lesson-data.js';

const loading = new Map<string, Promise<LessonData | undefined>>();

/** Loads the texts and positions of a lesson, once. Undefined if they cannot be had. */
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

/** The small drawing of a strategy's pattern. */
export const thumbOf = (id: string): string => `./learn/thumbs/${id}.svg`;
