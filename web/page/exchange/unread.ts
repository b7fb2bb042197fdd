/** Says in people's words why a text is no puzzle. */
import type { LanguageCode } from '../../../src/face/index.js';
import type { Unread } from '../engine/protocol.js';
import { exchangeWordsIn } from './words.js';

/** The sizes of grids of which people have most. */
const SIZES = [4, 6, 8, 9, 10, 12, 16, 25];
/** A link with a puzzle in it is longer. Shorter ones name a puzzle on a server. */
const SHORT = 100;
/** The longest text that is quoted. */
const LONGEST = 24;

export function unreadText({ text, line, reason }: Unread, language: LanguageCode): string {
  const words = exchangeWordsIn(language);
  const own = text.trim();
  if (isLink(own)) return isShortLink(own) ? words.unreadServer : words.unreadLink(reason);
  const signs = [...own.replace(/[\s|+,;:]/g, '')];
  const isGrid = signs.length > 9 && signs.filter((sign) => /[\d.*_-]/.test(sign)).length > 0.7 * signs.length;
  if (!isGrid) return words.unreadText(own.length > LONGEST ? `${own.slice(0, LONGEST)}…` : own, line);
  const size = SIZES.reduce((best, each) => (off(each, signs.length) < off(best, signs.length) ? each : best));
  const rest = signs.length - size * size;
  return rest === 0 ? words.unreadGrid(line) : words.unreadCount(signs.length, size, rest);
}

const isLink = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text);

/** True for a link that is too short to hold a puzzle. */
export const isShortLink = (text: string): boolean => isLink(text.trim()) && text.trim().length < SHORT;

const off = (size: number, signs: number): number => Math.abs(size * size - signs);
