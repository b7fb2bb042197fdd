/** The message, for screen readers, that the digit of the chosen cell clashes. It is loaded after the first view. */
import { type Cell, EMPTY } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { cellName } from '../../../src/render/index.js';
import { inLanguage } from '../../course/in-language.js';
import { clashing, type Play, peersOf } from '../play/play.js';

const english = {
  same: (digit: string, at: string, others: string) => `${digit} in ${at} clashes with ${digit} in ${others}.`,
  rule: (digit: string, at: string) => `${digit} in ${at} clashes with a clue.`,
};

const german: typeof english = {
  same: (digit, at, others) => `${digit} in ${at} widerspricht der ${digit} in ${others}.`,
  rule: (digit, at) => `${digit} in ${at} widerspricht einem Hinweis.`,
};

/** Returns the cells with the same digit that rule it out, or says that a clue does; empty without a clash. */
export function clashMessage(play: Play, cell: Cell, language: LanguageCode): string {
  const { geometry, values } = play;
  const value = values[cell]!;
  if (value === EMPTY || !clashing(play).has(cell)) return '';
  const { same, rule } = inLanguage(language, { en: english, de: german });
  const [digit, at] = [symbolOn(value, geometry), cellName(geometry, cell)];
  const others = peersOf(geometry, cell).filter((peer) => values[peer] === value);
  return others.length > 0
    ? same(digit, at, others.map((peer) => cellName(geometry, peer)).join(', '))
    : rule(digit, at);
}
