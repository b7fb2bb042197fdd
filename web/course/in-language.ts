/** Texts of the page, the course and the site in the language of their reader. */
import type { LanguageCode } from '../../src/face/index.js';

/** Returns what is in a language, or in English if it is not translated. */
export const inLanguage = <Text>(
  language: LanguageCode,
  texts: { readonly en: Text } & { readonly [Code in LanguageCode]?: Text },
): Text => texts[language] ?? texts.en;
