/** Texts that are told in English, in the languages that have words for them. These are loaded on demand. */
import type { LanguageCode } from '../../core/languages.js';
import type { Retelling } from './retelling.js';

const LOADERS: Readonly<Partial<Record<LanguageCode, () => Promise<Retelling>>>> = {
  de: async () => (await import('./de/retold/index.js')).retoldInGerman,
};

/** The templates of what readers of texts say alone, which are half of all. */
const LOADERS_OF_TEXTS: typeof LOADERS = {
  de: async () => (await import('./de/retold/of-texts.js')).ofTextsInGerman,
};

const loaded = new Map<string, Retelling>();

/** Loads the templates of a language, after which `retold` has them. */
export async function loadRetold(code: LanguageCode): Promise<void> {
  const retelling = await LOADERS[code]?.();
  if (retelling) loaded.set(code, retelling);
}

/** Loads the templates of a language for what readers of texts say, unless it has more. */
export async function loadRetoldOfTexts(code: LanguageCode): Promise<void> {
  const retelling = loaded.has(code) ? undefined : await LOADERS_OF_TEXTS[code]?.();
  if (retelling) loaded.set(code, retelling);
}

/** Returns a text that is told in English in a language; undefined if it has no words for it. */
export const retold = (text: string, code: LanguageCode): string | undefined =>
  code === 'en' ? text : loaded.get(code)?.(text);

/** Returns a text in a language if it has words for it; other texts stay as they are. */
export const retoldOrSame = (text: string, code: LanguageCode = 'en'): string => retold(text, code) ?? text;
