/** The languages in which steps can be explained. All but English are loaded on demand. */
import { frozen } from '../../core/frozen.js';
import { type InLanguages, LANGUAGES, type LanguageCode, translated } from '../../core/languages.js';
import { quoted } from '../../core/printable.js';
import type { Reading } from '../../formats/format.js';
import { digitWordsOf } from '../digit-words.js';
import { ENGLISH } from './en/index.js';
import type { Language } from './language.js';

export { LANGUAGES, type LanguageCode, type OneAndSeveral } from '../../core/languages.js';
export type {
  AnswerWords,
  DigitWords,
  HouseWords,
  KeyCells,
  Language,
  LegendLanguage,
  LegendWords,
  NotationWords,
  RemarkWords,
  StepWords,
  TemplateLookup,
  Translations,
} from './language.js';

const LOADERS: InLanguages<() => Promise<Language>> = {
  en: async () => ENGLISH,
  de: async () => (await import('./de/index.js')).GERMAN,
};

const loaded = new Map<string, Language>([['en', ENGLISH]]);

/** Loads a language, after which `languageOf` returns it. Throws a RangeError for a code that is not in `LANGUAGES`. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  expectKnown(code);
  const language = frozen(await translated(LOADERS, code)());
  loaded.set(code, language);
  return language;
}

/** Returns a loaded language. Throws a RangeError if the language is unknown or not loaded. */
export function languageOf(code: LanguageCode): Language {
  expectKnown(code);
  const language = loaded.get(code);
  if (!language) throw new RangeError(`the language '${code}' is not loaded: await loadLanguage('${code}') first`);
  return language;
}

/** Returns a loaded language that writes digits as a puzzle does. Throws as `languageOf` does. */
export const languageWith = (code: LanguageCode, reading: Reading): Language => ({
  ...languageOf(code),
  ...digitWordsOf(reading),
});

function expectKnown(code: string): void {
  if (!LANGUAGES.some((known) => known === code))
    throw new RangeError(`there is no language ${quoted(String(code))}, only ${LANGUAGES.join(', ')}`);
}
