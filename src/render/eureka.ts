/** Chains in Eureka notation: (3=7)r1c2 - (7)r1c8 = (7)r5c8; `=` is a strong link, `-` a weak one. */
import type { Geometry } from '../core/geometry.js';
import { symbolOf } from '../formats/symbols.js';
import type { ChainNode } from '../logic/message.js';
import { cellNames } from './notation.js';

export function eureka(nodes: readonly ChainNode[], geometry: Geometry): string {
  let text = '';
  for (let i = 0; i < nodes.length; i++) {
    const { candidates, strong } = nodes[i]!;
    if (i > 0) text += strong ? ' = ' : ' - ';
    const next = nodes[i + 1];
    if (next && isOneCell(geometry, candidates, next.candidates)) {
      text += `(${symbol(geometry, candidates)}${next.strong ? '=' : '-'}${symbol(geometry, next.candidates)})`;
      i++;
    } else text += `(${symbol(geometry, candidates)})`;
    text += cellNames(
      geometry,
      candidates.map((candidate) => geometry.cellOf(candidate)),
    ).join();
  }
  return text;
}

/** Whether two nodes that follow each other are two digits of one cell, to be drawn together. */
const isOneCell = (geometry: Geometry, a: ChainNode['candidates'], b: ChainNode['candidates']): boolean =>
  a.length === 1 && b.length === 1 && geometry.cellOf(a[0]!) === geometry.cellOf(b[0]!);

const symbol = (geometry: Geometry, candidates: ChainNode['candidates']): string =>
  [...new Set(candidates.map((candidate) => geometry.digitOf(candidate)))]
    .sort((a, b) => a - b)
    .map((digit) => symbolOf(digit, geometry.size))
    .join('');
