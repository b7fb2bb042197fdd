/** Messages as sentences. */
import type { Geometry } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { symbolOf } from '../formats/symbols.js';
import type { Message, Term } from '../logic/step/message.js';
import { eureka } from './eureka.js';
import { candidateNames, cellNames, houseNames, listed } from './notation.js';

/** The message in English, cells as r1c2, digits in the symbols of the size. */
export const sentence = (message: Message, geometry: Geometry): string =>
  message.template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => wording(message.terms[slot]!, geometry));

function wording(term: Term, geometry: Geometry): string {
  switch (term.kind) {
    case 'digits':
      return listed(term.digits.map((digit) => symbolOf(digit, geometry.size)));
    case 'cells':
      return listed(cellNames(geometry, term.cells));
    case 'houses':
      return listed(houseNames(geometry, term.houses));
    case 'candidates':
      return listed(candidateNames(geometry, term.candidates));
    case 'count':
      return String(term.count);
    case 'chain':
      return eureka(term.nodes, geometry);
    case 'lines':
      return term.lines.map((line) => `\n  ${sentence(line, geometry).replaceAll('\n', '\n  ')}`).join('');
    case 'clause':
      return sentence(term.clause, geometry);
  }
}

/** What a step does: `r1c2 = 4` or `r1c2, r3c4 <> 4`, by digit. */
export function conclusion(
  { place, remove }: { readonly place: readonly number[]; readonly remove: readonly number[] },
  geometry: Geometry,
): string {
  const part = (list: readonly number[], sign: string): string[] =>
    [
      ...groupBy(
        [...list].sort((a, b) => a - b),
        (candidate) => geometry.digitOf(candidate),
      ),
    ]
      .sort(([a], [b]) => a - b)
      .map(
        ([digit, those]) =>
          `${cellNames(
            geometry,
            those.map((candidate) => geometry.cellOf(candidate)),
          ).join(', ')} ${sign} ${symbolOf(digit, geometry.size)}`,
      );
  return [...part(place, '='), ...part(remove, '≠')].join('; ');
}
