/** The grave that one candidate keeps from standing, as `strategies/uniqueness/bug` finds it. */
import { wideCells } from './few-digits';
import { digitsOf, slotsIn } from './grid';
import { NOTHING, takeDigits, taken } from './hit';
import { countCells, HOUSES, houseOf, lowestCell, SIZE } from './shape';

export function bugPlus1(): i32 {
  const wide = wideCells();
  if (countCells(wide) !== 1) return NOTHING;
  const cell = lowestCell(wide);
  const own = digitsOf(cell);
  let surplus = 0;
  for (let rest = own; rest; rest &= rest - 1) if (isSurplus(cell, ctz(rest))) surplus |= rest & -rest;
  if (popcnt(own) !== 3 || popcnt(surplus) !== 1) return NOTHING;
  for (let house = 0; house < HOUSES; house++)
    for (let digit = 0; digit < SIZE; digit++) {
      const places = popcnt(slotsIn(house, digit));
      if (places && places !== 2 && !(digit === ctz(surplus) && holds(house, cell))) return NOTHING;
    }
  takeDigits(cell, own & ~surplus);
  return taken();
}

/** Whether a digit has a third place in each house of a cell. */
function isSurplus(cell: i32, digit: i32): bool {
  for (let kind = 0; kind < 3; kind++) if (popcnt(slotsIn(houseOf(kind, cell), digit)) !== 3) return false;
  return true;
}

function holds(house: i32, cell: i32): bool {
  return houseOf(house / SIZE, cell) === house;
}
