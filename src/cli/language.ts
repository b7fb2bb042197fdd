/** `--lang`: the language in which steps are told. */
import type { Command as Declaration } from 'commander';
import { LANGUAGES, type LanguageCode } from '../render/language/index.js';
import { among, option } from './options.js';
import { oneOf } from './words.js';

export const LANGUAGE = {
  lang: option(
    '--lang <code>',
    `the language in which steps are told: ${LANGUAGES.join(', ')} (what is not translated is told in English)`,
    among('language', LANGUAGES),
    'en',
  ),
};

export const withLanguage = (command: Declaration): Declaration =>
  command.option(LANGUAGE.lang.flags, LANGUAGE.lang.about, LANGUAGE.lang.usual);

/** Throws a UsageError. */
export const languageNamed = (word: unknown): LanguageCode => oneOf('language', String(word), LANGUAGES);
