/**
 * Chains in Eureka notation: (3=7)r1c2 - (7)r1c8 = (7)r5c8. `=` is a strong link, `-` a weak one. An almost locked set
 * is one node: (3=57)r1c23 says that the set, without 3, holds 5 and 7.
 */
import { type Bits, bitsFrom, bitsOf } from '../core/bits.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';
import type { AlmostSet, ChainNode } from '../logic/step/message.js';
import { betweenDigits, digitText } from './digit-words.js';
import type { DigitWords } from './language/language.js';
import { cellNames } from './notation.js';

export function eureka(nodes: readonly ChainNode[], geometry: Geometry, words?: DigitWords): string {
  const drawn: Drawn = (parts, link, cells) =>
    `(${parts.map((part) => part.map((digit) => digitText(digit, geometry, words)).join(betweenDigits(words))).join(link)})${cellNames(geometry, cells).join()}`;
  let text = '';
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    const next = nodes[i + 1];
    if (i > 0) text += node.label ? ` =${node.label}= ` : node.strong ? ' = ' : ' - ';
    if (next?.set) {
      text += drawnSet(geometry, next.set, node, next, drawn);
      i++;
    } else if (next && !next.label && !nodes[i + 2]?.set && isOneCell(geometry, node, next)) {
      const pair = [digitsOf(geometry, node), digitsOf(geometry, next)];
      text += drawn(pair, next.strong ? '=' : '-', cellsOf(geometry, node));
      i++;
    } else text += drawn([digitsOf(geometry, node)], '', cellsOf(geometry, node));
  }
  return text;
}

type Drawn = (parts: readonly (readonly Digit[])[], link: string, cells: readonly Cell[]) => string;

/** Writes an almost locked set. If one of its cells lies apart, the set is two nodes, in the order of the chain. */
function drawnSet(
  geometry: Geometry,
  { cells, digits, apart }: AlmostSet,
  from: ChainNode,
  to: ChainNode,
  drawn: Drawn,
): string {
  const backwards = apart !== undefined && cellsOf(geometry, from)[0] === apart.cell;
  const draw = (left: Bits, right: Bits, where: readonly Cell[]): string =>
    drawn((backwards ? [right, left] : [left, right]).map(bitsOf), '=', where);
  const digit = digitSetOf(geometry, backwards ? to : from);
  if (!apart) return draw(digit, digits & ~digit, cells);
  const parts = [
    draw(digit, digits & ~digit, cells.slice(0, -1)),
    draw(apart.lost, digitSetOf(geometry, backwards ? from : to), [apart.cell]),
  ];
  return (backwards ? parts.reverse() : parts).join(' - ');
}

/** True if two successive nodes are single candidates of the same cell, which are written as one: (3=7)r1c2. */
const isOneCell = (geometry: Geometry, a: ChainNode, b: ChainNode): boolean =>
  a.candidates.length === 1 && b.candidates.length === 1 && cellsOf(geometry, a)[0] === cellsOf(geometry, b)[0];

const digitsOf = (geometry: Geometry, { candidates }: ChainNode): Digit[] =>
  [...new Set(candidates.map((candidate) => geometry.digitOf(candidate)))].sort((a, b) => a - b);

const digitSetOf = (geometry: Geometry, node: ChainNode): Bits => bitsFrom(digitsOf(geometry, node));

const cellsOf = (geometry: Geometry, { candidates }: ChainNode): Cell[] =>
  candidates.map((candidate) => geometry.cellOf(candidate));
