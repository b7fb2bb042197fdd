/** What has changed on a board since somebody looked in vain: where nothing has, there is nothing new to find. */
import type { Bits } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';

/** The digits that have lost a place. */
export function freshDigits({ geometry, digitStamps }: Markup, since: Stamp = -1): Bits {
  let set = 0;
  for (let digit = 0; digit < geometry.size; digit++) if (digitStamps[digit]! > since) set |= 1 << digit;
  return set;
}
