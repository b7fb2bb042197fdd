/** The exercises of the course that somebody has solved, as the browser keeps them. */
const KEY = 'sudoku-course';

/** By lesson, the indices of the exercises that are done. */
export type CourseProgress = Readonly<Record<string, readonly number[]>>;

/** Named when it is used: a browser that keeps nothing may refuse even that. */
const own = (): Storage => localStorage;

export function progressKept(storage: () => Pick<Storage, 'getItem'> = own): CourseProgress {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const isList = (list: unknown): boolean => Array.isArray(list) && list.every(Number.isInteger);
    return Object.fromEntries(Object.entries(kept).filter(([, list]) => isList(list))) as CourseProgress;
  } catch {
    return {};
  }
}

/** Keeps that an exercise is done. If the browser refuses, it is forgotten. */
export function keepDone(
  lesson: string,
  exercise: number,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = own,
): void {
  const progress = progressKept(storage);
  const done = [...new Set([...(progress[lesson] ?? []), exercise])].sort((a, b) => a - b);
  try {
    storage().setItem(KEY, JSON.stringify({ ...progress, [lesson]: done }));
  } catch {}
}

/** Exercises of each lesson that count: with these done, the lesson is. */
export const EXERCISES = 5;

export const isDone = (progress: CourseProgress, lesson: string): boolean =>
  (progress[lesson]?.length ?? 0) >= EXERCISES;
