/**
 * Lines that can be cut into parts with a sum: each cell lies in one part, and a part is cells in a row. In a long line
 * only the sums since the last cut are minded, or if these are large the limits of each part; in a short one also that the
 * cells of a part that see each other differ.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import { typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import type { Cell, Statement } from '../core/statement.js';
import type { SeeingGround } from './linear.js';
import { equation } from './linear.js';

/** The most cells of a line whose parts are narrowed one by one. */
const MOST_CUT = 16;

/** Makes the rule that a line can be cut so. It is closed if it ends with its first cell. A part may then go over this cell. */
export function partsWithSum(line: readonly Cell[], sum: number, ground: SeeingGround, statement?: Statement): Rule {
  const isClosed = line.length > 1 && line[0] === line.at(-1);
  const cells = isClosed ? line.slice(0, -1) : line;
  const count = cells.length;
  if (count > MOST_CUT && sum < 32)
    return { cells, ...(statement && { statement }), narrow: bySumsSinceCuts(count, sum, isClosed, ground.numbers) };
  /** The parts by the place where they begin and their length less one; none is longer than its sum allows. */
  const numbers = typedNumbers(ground.numbers);
  const longest = Math.min(count, Math.floor(sum / numbers[0]!));
  const parts = cells.flatMap((_, from) =>
    Array.from({ length: longest }, (_, more) => {
      if (!isClosed && from + more >= count) return undefined;
      const own = Array.from({ length: more + 1 }, (_, at) => cells[(from + at) % count]!);
      const narrow = count > MOST_CUT ? undefined : equation([{ cells: own, factor: 1 }], sum, ground).narrow;
      return { narrow, digits: new Int32Array(more + 1) };
    }),
  );
  const fits = new Uint8Array(parts.length);
  const isUsed = new Uint8Array(parts.length);
  /** True where parts end if the first begins at a place, and where parts begin of which the last ends there. */
  const ahead = new Uint8Array(count + 1);
  const behind = new Uint8Array(count + 1);
  const found = new Int32Array(count);

  /** Notes the parts of all cuts of which one is at a place. */
  const cutAt = (start: number): void => {
    ahead.fill(0);
    behind.fill(0);
    ahead[0] = 1;
    behind[count] = 1;
    for (let at = 0; at < count; at++)
      for (let more = 0; ahead[at] && more < longest && at + more < count; more++)
        if (fits[((start + at) % count) * longest + more]) ahead[at + more + 1] = 1;
    for (let at = count - 1; at >= 0; at--)
      for (let more = 0; more < longest && at + more < count; more++) {
        const part = ((start + at) % count) * longest + more;
        if (!fits[part] || !behind[at + more + 1]) continue;
        behind[at] = 1;
        if (ahead[at]) isUsed[part] = 1;
      }
  };

  return {
    cells,
    ...(statement && { statement }),
    narrow(digits) {
      for (let part = 0; part < parts.length; part++) {
        const own = parts[part];
        isUsed[part] = 0;
        fits[part] = 0;
        if (!own) continue;
        const from = (part / longest) | 0;
        let least = 0;
        let most = 0;
        for (let at = 0; at < own.digits.length; at++) {
          const set = digits[(from + at) % count]!;
          own.digits[at] = set;
          least += numbers[lowestBit(set)]!;
          most += numbers[highestBit(set)]!;
        }
        fits[part] = least <= sum && most >= sum && own.narrow?.(own.digits) !== false ? 1 : 0;
      }
      // A part that begins within the first ones is in every way to cut a closed line.
      for (let start = 0; start < (isClosed ? longest : 1); start++) cutAt(start);
      found.fill(0);
      for (let part = 0; part < parts.length; part++) {
        if (!isUsed[part]) continue;
        const from = (part / longest) | 0;
        const own = parts[part]!.digits;
        for (let at = 0; at < own.length; at++) found[(from + at) % count]! |= own[at]!;
      }
      for (let at = 0; at < count; at++) if (found[at] === 0) return false;
      for (let at = 0; at < count; at++) digits[at] = found[at]!;
      return true;
    },
  };
}

/**
 * Returns how digits are narrowed by the sums that the cells since a cut can have. A row of bits has those before each
 * cell; a sum that is reached begins again at 0.
 */
function bySumsSinceCuts(count: number, sum: number, isClosed: boolean, ofDigits: readonly number[]): Rule['narrow'] {
  const numbers = typedNumbers(ofDigits);
  const all = (1 << sum) - 1;
  const before = new Int32Array(count + 1);
  const next = (sums: Bits, value: number): Bits =>
    value > sum ? 0 : ((sums << value) & all) | ((sums >>> (sum - value)) & 1);
  const previous = (sums: Bits, value: number): Bits =>
    value > sum ? 0 : (sums >>> value) | ((sums & 1) << (sum - value));
  const found = new Int32Array(count);
  /** Adds to `found` the digits of all cuts that begin, and end, so much after a cut. */
  const keep = (digits: ArrayLike<Bits>, start: number): void => {
    before[0] = 1 << start;
    for (let at = 0; at < count; at++) {
      before[at + 1] = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1)
        before[at + 1]! |= next(before[at]!, numbers[lowestBit(rest)]!);
    }
    let after = before[count]! & (1 << start);
    for (let at = count - 1; at >= 0; at--) {
      let sums = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1) {
        const own = previous(after, numbers[lowestBit(rest)]!) & before[at]!;
        if (own !== 0) found[at]! |= rest & -rest;
        sums |= own;
      }
      after = sums;
    }
  };
  return (digits) => {
    found.fill(0);
    // Where a closed line has a cut is not known.
    for (let start = 0; start < (isClosed ? sum : 1); start++) keep(digits, start);
    for (let at = 0; at < count; at++) if (found[at] === 0) return false;
    for (let at = 0; at < count; at++) digits[at] = found[at]!;
    return true;
  };
}
