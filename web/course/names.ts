import type { LanguageCode } from '../../src/face/index.js';
import type { Strategy } from '../../strategies/index.js';

/** Returns the name of a strategy in a language: the usual one, which is English, if it has no other. */
export const nameIn = (language: LanguageCode, { name, names }: Strategy): string => names?.[language] ?? name;
