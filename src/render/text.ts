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
      return listed(
        term.digits.map((digit) => symbolOf(digit, geometry.size)),
        term.any && 'or',
      );
    case 'cells':
      return listed(cellNames(geometry, term.cells), term.any && 'or');
    case 'houses':
      return listed(houseNames(geometry, term.houses));
    case 'candidates':
      return listed(candidateNames(geometry, term.candidates));
    case 'count':
      return `${term.count} ${term.unit}${term.count === 1 ? '' : 's'}`;
    case 'conclusion':
      return concluded(term, geometry);
    case 'supposition':
      return `${wording({ kind: 'candidates', candidates: term.candidates }, geometry)}${term.on ? '' : term.candidates.length === 1 ? ' is false' : ' are false'}`;
    case 'chain':
      return eureka(term.nodes, geometry);
    case 'lines':
      return term.lines.map((line) => `\n  ${sentence(line, geometry).replaceAll('\n', '\n  ')}`).join('');
    case 'clause':
      return sentence(term.clause, geometry);
  }
}

/** What a step does, in words, or the digits or cells of it alone. What a placement strikes in its own cell is not told. */
function concluded({ place, remove, part }: Extract<Term, { kind: 'conclusion' }>, geometry: Geometry): string {
  const all = [...place, ...remove];
  const filled = new Set(place.map((candidate) => geometry.cellOf(candidate)));
  const struck = remove.filter((candidate) => !filled.has(geometry.cellOf(candidate)));
  if (part === 'digits') return symbols(new Set(all.map((candidate) => geometry.digitOf(candidate))), geometry);
  if (part === 'cells')
    return listed(
      cellNames(
        geometry,
        all.map((candidate) => geometry.cellOf(candidate)),
      ),
    );
  return listed([
    ...(place.length > 0 ? [`place ${whereabouts(place, 'in', geometry)}`] : []),
    ...(struck.length > 0 ? [`remove ${whereabouts(struck, 'from', geometry)}`] : []),
  ]);
}

const symbols = (digits: Iterable<number>, geometry: Geometry): string =>
  listed([...digits].sort((a, b) => a - b).map((digit) => symbolOf(digit, geometry.size)));

/** `1 and 2 from r1c34, and 5 from r7c2`: digits that share their cells together. */
function whereabouts(list: readonly number[], preposition: string, geometry: Geometry): string {
  const byDigit = groupBy(list, (candidate) => geometry.digitOf(candidate));
  const cellsOf = (digit: number): string =>
    listed(
      cellNames(
        geometry,
        byDigit.get(digit)!.map((candidate) => geometry.cellOf(candidate)),
      ),
    );
  const byCells = groupBy(
    [...byDigit.keys()].sort((a, b) => a - b),
    cellsOf,
  );
  const parts = [...byCells].map(([cells, digits]) => `${symbols(digits, geometry)} ${preposition} ${cells}`);
  const last = parts.some((part) => part.includes(' and ')) ? ', and ' : ' and ';
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + last + parts.at(-1);
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
