/** The pages of the strategies, which are part of the program's package. */
import { existsSync, readFileSync } from 'node:fs';
import type { Strategy } from '../../logic/step/strategy.js';
import type { LanguageCode } from '../../render/language/codes.js';
import { packageUrl } from '../command.js';

/** Returns the page of a strategy in a language, if there is one: `x-wing.md`, and `x-wing.de.md` in German. */
export function pageIn({ family, id }: Strategy, code: LanguageCode): string | undefined {
  const file = packageUrl(`strategies/${family}/${id}${code === 'en' ? '' : `.${code}`}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
