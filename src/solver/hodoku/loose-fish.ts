/** What HoDoKu takes for a Franken fish: whatever comes up among lines and boxes, fish of lines alone too. */
import { type FishQuery, fishIn } from '../../logic/digit/fish/find.js';
import type { Fish } from '../../logic/digit/fish/fish.js';
import { LINES_AND_BOXES } from '../../logic/digit/fish/kinds.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { type Rung, rungOf } from '../rung.js';
import { ofOneDigit } from './one-digit.js';

export function looseFish(strategy: Strategy<Fish>, size: number, finned: boolean): Rung {
  const query: FishQuery = { kinds: LINES_AND_BOXES, size, finned, accepts: () => true };
  return ofOneDigit(rungOf(strategy, (board, since, clock) => fishIn(query, board, since, clock)));
}
