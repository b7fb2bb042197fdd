/** The language in which a function answers. It comes as a value, so that no program bundles a language that it does not use. */
import type { StepWords } from '../render/language/language.js';
import { holding, settingsOf } from '../settings/settings.js';

/** The setting of functions whose answers have sentences. */
export interface LanguageSetting {
  /**
   * The language of the sentences: what `loadLanguage` of `/render` returns. English by default. Names of strategies and errors stay English.
   */
  readonly language?: StepWords;
}

export const LANGUAGE = {
  language: holding<StepWords>("a language, as await loadLanguage('de') of /render returns it", [
    'code',
    'houses',
    'units',
    'mistakes',
  ]),
};

/** Reads the language; undefined is English. Throws a BadOption. */
export const languageIn = (settings: object): StepWords | undefined => settingsOf(LANGUAGE, settings).language;
