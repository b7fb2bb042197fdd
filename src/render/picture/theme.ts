export const THEMES = ['auto', 'light', 'dark'] as const;
/** `auto`: light, and dark where the reader's surroundings are. */
export type Theme = (typeof THEMES)[number];
