/** The rungs, by their places in `solver/hodoku/rungs`. */
import { ASK } from './hit';
import { lineFish } from './line-fish';
import { lockedCandidates } from './locked';
import { unplaceableDigits } from './placings';
import { BOXES, HOUSES } from './shape';
import { hiddenSubset, lockedSubset, nakedSubset } from './subsets';
import { wWing, xyWing, xyzWing } from './wings';

/** As many as any ladder of them may have. */
export const RUNGS = 64;

/** What a rung comes to where nothing that has not changed since the stamp need be looked at. */
export function look(rung: i32, since: i32): i32 {
  switch (rung) {
    case 0:
      return lockedSubset(2, since);
    case 1:
      return lockedSubset(3, since);
    case 2:
      return lockedCandidates(BOXES, HOUSES, since);
    case 3:
      return lockedCandidates(0, BOXES, since);
    case 4:
      return nakedSubset(2, since);
    case 5:
      return nakedSubset(3, since);
    case 6:
      return hiddenSubset(2, 3, since);
    case 7:
      return hiddenSubset(3, 3, since);
    case 8:
      return nakedSubset(4, since);
    case 9:
      return hiddenSubset(4, 4, since);
    case 10:
      return lineFish(2, unplaceableDigits(), since);
    case 11:
      return lineFish(3, unplaceableDigits(), since);
    case 12:
      return lineFish(4, unplaceableDigits(), since);
    case 19:
      return wWing(since);
    case 20:
      return xyWing(since);
    case 21:
      return xyzWing(since);
    default:
      return ASK;
  }
}
