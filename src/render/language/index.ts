/** The languages in which steps can be explained. */
import { GERMAN } from './german.js';
import { ENGLISH, type Language, type LanguageCode } from './language.js';

export { isToldIn, LANGUAGES, type Language, type LanguageCode, type OneAndSeveral } from './language.js';

export const languageOf = (code: LanguageCode): Language => (code === 'de' ? GERMAN : ENGLISH);
