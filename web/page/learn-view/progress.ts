/** The progress in the course, stored in the browser. */
const KEY = 'sudoku-course';

/** The indexes of the solved exercises, by lesson. */
export type CourseProgress = Readonly<Record<string, readonly number[]>>;

/** Returns the storage. It is a function, because a browser that blocks storage may throw on access. */
const own = (): Storage => localStorage;

export function loadProgress(storage: () => Pick<Storage, 'getItem'> = own): CourseProgress {
  try {
    const saved: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return {};
    const isExercise = (each: unknown): boolean =>
      Number.isInteger(each) && Number(each) >= 0 && Number(each) < EXERCISES;
    const done = Object.entries(saved).filter(([, list]) => Array.isArray(list));
    return Object.fromEntries(done.map(([lesson, list]) => [lesson, list.filter(isExercise)]));
  } catch {
    return {};
  }
}

/** Stores an exercise as solved, unless the browser refuses. */
export function saveDone(
  lesson: string,
  exercise: number,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = own,
): void {
  const progress = loadProgress(storage);
  const done = [...new Set([...(progress[lesson] ?? []), exercise])].sort((a, b) => a - b);
  try {
    storage().setItem(KEY, JSON.stringify({ ...progress, [lesson]: done }));
  } catch {}
}

/** The number of exercises that complete a lesson. */
export const EXERCISES = 5;

export const isDone = (progress: CourseProgress, lesson: string): boolean =>
  (progress[lesson]?.length ?? 0) >= EXERCISES;

/**
 * Returns the index of the next exercise to solve: the first unsolved one after the current one, or else from the
 * start. Undefined if no other is left.
 */
export function nextExercise(progress: CourseProgress, lesson: string, current = -1): number | undefined {
  const done = progress[lesson] ?? [];
  return Array.from({ length: EXERCISES }, (_, index) => (current + 1 + index) % EXERCISES).find(
    (index) => index !== current && !done.includes(index),
  );
}
