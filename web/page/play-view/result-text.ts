/** The result of a puzzle as a text for others, which gives nothing of the solution away. */
import { dailyTitle } from '../app/address-request.js';
import { levelName } from '../app/rating.js';
import { hashOf, isOwnMachine } from '../app/route.js';
import type { SolvedGame } from '../app/solved-games.js';
import type { Wording } from '../words/en.js';
import type { resultWordsIn } from './result-words.js';
import { clockTime } from './status.js';

type Result = Pick<SolvedGame, 'title' | 'daily' | 'level' | 'link' | 'seconds' | 'hints'>;

interface ResultContext {
  readonly words: Wording;
  readonly texts: ReturnType<typeof resultWordsIn>;
  readonly hasTimer: boolean;
  /** The number of days in a row, of a daily puzzle. */
  readonly streak: number;
  /** The address of the page. */
  readonly page: string;
}

export function resultText(
  { title, daily, level, link, seconds, hints }: Result,
  { words, texts, hasTimer, streak, page }: ResultContext,
): string {
  const name = daily ? dailyTitle(daily, words) : (title ?? words.board);
  const address = new URL(hashOf('play', daily ? { daily } : { p: link }), page);
  const lines = [
    [name, level && levelName(level, words)],
    [hasTimer && clockTime(seconds), texts.hintsTaken(hints)],
    [streak > 1 && texts.daysInRow(streak)],
    [!isOwnMachine(address) && address.href],
  ];
  return lines
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter(Boolean)
    .join('\n');
}
