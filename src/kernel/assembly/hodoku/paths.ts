/** The path that was traced: whether it crosses itself, and what is taken around a loop, as `solver/hodoku/paths` tells it. */
import { listCells, listDigits } from './best';
import { digitsOf } from './grid';
import { cellsOf, cellsSeeing, digitOf, firstCellOf, isGroup, isOn } from './nodes';
import { hasCell } from './shape';
import { pathAt, pathLength } from './walk';

const NOWHERE = -1;

function nodeAt(at: i32): i32 {
  return pathAt(at) >> 1;
}
function cellAt(at: i32): i32 {
  return firstCellOf(nodeAt(at));
}

/** Whether a loop does, or begins or ends with two nodes in a cell. */
export function crossesAsLoop(): bool {
  return cellAt(0) === cellAt(1) || cellAt(pathLength - 1) === cellAt(pathLength - 2) || crosses(cellAt(0));
}

/** Whether a node lies in a cell of one before it, other than the one just before; one cell may be free. */
export function crosses(free: i32 = NOWHERE): bool {
  let entered = i64x2.splat(0);
  for (let at = 2; at < pathLength; at++) {
    if (cellAt(at - 2) !== free) entered = v128.or(entered, cellsOf(nodeAt(at - 2)));
    if (hasCell(entered, cellAt(at))) return true;
  }
  return false;
}

export function usesGroup(): bool {
  for (let at = 0; at < pathLength; at++) if (isGroup(pathAt(at))) return true;
  return false;
}

/** Lists what a continuous loop takes away: in its cells, and along its weak links. */
export function listAround(): void {
  let inLoop = i64x2.splat(0);
  for (let at = 0; at < pathLength; at++) inLoop = v128.or(inLoop, cellsOf(nodeAt(at)));
  listBeside(nodeAt(0), nodeAt(pathLength - 1));
  for (let at = 1; at + 1 < pathLength; at++) {
    if (!isOn(pathAt(at))) continue;
    const node = nodeAt(at);
    const next = nodeAt(at + 1);
    const cell = cellAt(at);
    if (cell !== cellAt(at + 1))
      listCells(v128.andnot(v128.and(cellsSeeing(node), cellsSeeing(next)), inLoop), digitOf(node));
    else if (
      !isGroup(pathAt(at)) &&
      !isGroup(pathAt(at + 1)) &&
      cellAt(at - 1) !== cell &&
      at + 2 < pathLength &&
      cellAt(at + 2) !== cell
    )
      listBeside(node, next);
  }
}

/** Lists what else the cell of two nodes may be. */
function listBeside(a: i32, b: i32): void {
  const cell = firstCellOf(a);
  listDigits(cell, digitsOf(cell) & ~(1 << digitOf(a)) & ~(1 << digitOf(b)));
}
