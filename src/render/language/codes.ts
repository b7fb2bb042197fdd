/** The codes of the languages in which steps can be explained. Each language has a folder of that name. */
import { frozen } from '../../core/frozen.js';

export const LANGUAGES = frozen(['en', 'de']);
export type LanguageCode = (typeof LANGUAGES)[number];
