/** Links of Penpa+, made as its editor makes them. */
import { deflateRawSync } from 'node:zlib';

export interface PenpaParts {
  readonly placed?: object;
  readonly margins?: string;
  readonly width?: number;
}

/** Returns a link with these layers. */
export function penpaOf(given: object, { placed = {}, margins = '[0,0,0,0]', width = 9 }: PenpaParts = {}): string {
  const short = (layer: object): string => JSON.stringify(layer).replaceAll('"number"', 'zN').replaceAll('null', 'zO');
  const lines = [`square,${width},${width},38`, margins, '{}', short(given), short(placed)];
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(lines.join('\n')).toString('base64')}`;
}

/** Returns the layer of the digits in a line of 81, by the numbers of their cells. */
export const numbersOf = (digits: string, margin = 0): Record<string, unknown> =>
  Object.fromEntries(
    [...digits].flatMap((digit, cell) =>
      digit === '.'
        ? []
        : [[(cell % 9) + 2 + margin + (Math.floor(cell / 9) + 2 + margin) * (13 + 2 * margin), [digit, 1, '1']]],
    ),
  );

export const penpaLink = (line: string): string => penpaOf({ number: numbersOf(line) });
