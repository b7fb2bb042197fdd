/** The codes of the languages in which steps can be explained. Each language has a folder of that name. */
export const LANGUAGES = ['en', 'de'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
