/** The time of a game beside those of earlier games of its level. */
import type { Level } from '../../../src/face/index.js';
import { earlierGames, type SolvedGame, statisticsOf } from '../app/solved-games.js';
import type { resultWordsIn } from './result-words.js';
import { clockTime } from './status.js';

export function comparison(
  { link, seconds }: Pick<SolvedGame, 'link' | 'seconds'>,
  level: Level,
  games: readonly SolvedGame[],
  texts: ReturnType<typeof resultWordsIn>,
): string {
  const statistics = statisticsOf(earlierGames(games, link, level));
  if (!statistics) return texts.first;
  const { solved, best, average } = statistics;
  const fastest = seconds < best ? texts.fastest : texts.bestIs(clockTime(best));
  return `${fastest} ${texts.averageIs(clockTime(average), solved)}`;
}
