/** What words for sets and areas mean in grids of a size. */
import type { Token } from './tokens.js';

/** The size of the grids whose sets of digits the phrases name. */
const SIZE_OF_SETS = 9;

/** Returns the digits of the whole grid as a range; sets of digits that no phrase means in its size as unknown words. */
export function inSize(tokens: readonly Token[], size: number): Token[] {
  return tokens.flatMap((token): readonly Token[] => {
    if (token.kind !== 'concept') return [token];
    if (token.name === `range:1-${size}`) return [{ kind: 'concept', name: 'range' }];
    const [kind, digits] = token.name.split(':');
    if (kind === 'area' && isUsualArea(digits!, size)) return [];
    const isOfDigits = kind === 'set' && digits !== undefined;
    return isOfDigits && size !== SIZE_OF_SETS ? [{ kind: 'unknown', word: digits }] : [token];
  });
}

/** True for the area of a box or of the whole grid, which say nothing beside those. */
function isUsualArea(area: string, size: number): boolean {
  const [rows = 0, columns = 0] = area.split('x').map(Number);
  return rows * columns === size || (rows === size && columns === size);
}
