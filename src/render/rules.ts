/** The rules of a variant in words, as legends and books print them. */
import type { Geometry } from '../core/geometry.js';
import type { Variant } from '../variants/names.js';

const WORDS: Readonly<Partial<Record<Variant, string>>> = {
  x: 'each diagonal has every digit',
  windoku: 'each window has every digit',
  'disjoint-groups': 'cells in one place of their boxes have every digit',
  asterisk: 'the asterisk has every digit',
  'centre-dot': 'the centres of the boxes have every digit',
  girandola: 'the girandola has every digit',
  'anti-knight': "cells a knight's move apart differ",
  'anti-king': "cells a king's move apart differ",
  latin: 'there are no boxes',
};

/** `Rules: each diagonal has every digit; there are no boxes.`; undefined where there are only the usual ones. */
export function rulesSentence({ layout, tiling, isPlain }: Geometry): string | undefined {
  if (isPlain) return undefined;
  const words = layout.names.flatMap((name) => WORDS[name as Variant] ?? []);
  if (tiling === 'regions') words.push('the regions between thick lines take the place of boxes');
  if (layout.groups.some(({ word }) => word === 'set')) words.push('cells that are marked together differ');
  return `Rules: ${words.join('; ')}.`;
}
