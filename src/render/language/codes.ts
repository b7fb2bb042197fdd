/** Languages in which steps can be explained, by their codes. Each has a folder of its name. */
export const LANGUAGES = ['en', 'de'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
