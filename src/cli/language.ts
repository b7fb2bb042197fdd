/** `--lang`: the language in which steps are told. */
import type { Command as Declaration } from 'commander';
import { LANGUAGES, type LanguageCode } from '../render/language/index.js';
import { oneOf } from './words.js';

export const withLanguage = (command: Declaration): Declaration =>
  command.option(
    '--lang <code>',
    `the language in which steps are told: ${LANGUAGES.join(', ')} (what is not translated is told in English)`,
    'en',
  );

/** Throws a UsageError. */
export const languageNamed = (word: unknown): LanguageCode => oneOf('language', String(word), LANGUAGES);
