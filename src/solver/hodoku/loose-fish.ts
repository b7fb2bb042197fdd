/** What HoDoKu takes for a Franken fish: whatever comes up among lines and boxes, fish of lines alone too. */
import { type FishType, fishOf, queryOf } from '../../../strategies/fish/types.js';
import { fishIn } from '../../logic/digit/fish/find.js';
import type { Fish } from '../../logic/digit/fish/fish.js';
import type { Strategy } from '../../logic/step/strategy.js';

export function looseFish(type: FishType, size: number): Strategy<Fish> {
  const query = { ...queryOf(type, size), accepts: () => true };
  return { ...fishOf(type, size), find: (board, since, clock) => fishIn(query, board, since, clock) };
}
