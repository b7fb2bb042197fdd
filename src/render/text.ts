/** Messages as sentences. */
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { symbolOf } from '../formats/symbols.js';
import { letterOf } from '../logic/step/marks.js';
import type { Message, Term } from '../logic/step/message.js';
import { eureka } from './eureka.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import { hasTranslation, type StepWords, translationOf } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { candidateNames, cellNames, groupName } from './notation.js';

/** A part of a sentence, and the cells that it names, if any. */
export interface SpokenPart {
  readonly text: string;
  readonly cells?: readonly Cell[];
}

/**
 * Returns a message as a sentence: in the language, or in English if the language lacks its template. Cells are written
 * as r1c2, digits as the symbols of the grid.
 */
export const sentence = (message: Message, geometry: Geometry, language: StepWords = ENGLISH_STEPS): string =>
  partsOf(message, '', { geometry, language: languageFor(language, message), withCells: false })
    .map(({ text }) => text)
    .join('');

/** Returns the sentence in parts with their cells, so that a page can highlight these. */
export const spoken = (message: Message, geometry: Geometry, language: StepWords = ENGLISH_STEPS): SpokenPart[] =>
  partsOf(message, '', { geometry, language: languageFor(language, message), withCells: true });

const languageFor = (language: StepWords, message: Message): StepWords =>
  hasTranslation(language, message) ? language : ENGLISH_STEPS;

interface SentenceContext {
  readonly geometry: Geometry;
  readonly language: StepWords;
  /** True if parts need their cells; finding them costs time. */
  readonly withCells: boolean;
}

/** Returns the parts of a message; `indent` begins each new line. */
const partsOf = ({ template, terms }: Message, indent: string, context: SentenceContext): SpokenPart[] =>
  (translationOf(template, context.language) ?? template).split(/\{(\w+)\}/).flatMap((text, i) => {
    if (i % 2 === 0) return text === '' ? [] : [{ text: text.replaceAll('\n', `\n${indent}`) }];
    const term = terms[text]!;
    if (term.kind === 'clause') return partsOf(term.clause, indent, context);
    if (term.kind === 'lines')
      return term.lines.flatMap((line) => [{ text: `\n${indent}  ` }, ...partsOf(line, `${indent}  `, context)]);
    const { geometry, language, withCells } = context;
    const cells = withCells ? cellsOf(term, geometry) : [];
    return [{ text: wording(term, geometry, language), ...(cells.length > 0 && { cells }) }];
  });

type Words = Exclude<Term, { kind: 'clause' | 'lines' }>;

/** Returns the cells that a term names, ascending. */
function cellsOf(term: Words, geometry: Geometry): Cell[] {
  const ofCandidates = (list: readonly Candidate[]): Cell[] => list.map((candidate) => geometry.cellOf(candidate));
  const cells = (): readonly Cell[] => {
    switch (term.kind) {
      case 'cells':
      case 'letter':
        return term.cells;
      case 'houses':
        return term.houses.flatMap((house) =>
          Array.from({ length: geometry.size }, (_, i) => geometry.cellAt(house, i)),
        );
      case 'candidates':
        return ofCandidates([...term.candidates, ...(term.oneOf ?? []).flat()]);
      case 'supposition':
        return ofCandidates(term.candidates);
      case 'conclusion':
        return ofCandidates([...term.place, ...term.remove]);
      case 'chain':
        return term.nodes.flatMap(({ candidates, set }) => [...ofCandidates(candidates), ...(set?.cells ?? [])]);
      case 'digits':
      case 'count':
        return [];
    }
  };
  return [...new Set(cells())].sort((a, b) => a - b);
}

function wording(term: Words, geometry: Geometry, language: StepWords): string {
  const { and, or, units } = language;
  switch (term.kind) {
    case 'digits':
      return listed(
        term.digits.map((digit) => symbolOf(digit, geometry.size)),
        term.any ? or : and,
      );
    case 'cells':
      return listed(cellNames(geometry, term.cells), term.any ? or : and);
    case 'houses':
      return listed(houseNames(geometry, term.houses, language), and);
    case 'candidates':
      return listed(
        [
          ...candidateNames(geometry, term.candidates, language),
          ...(term.oneOf ?? []).map((group) => groupName(geometry, group, language)),
        ],
        and,
      );
    case 'letter':
      return letterOf(term.letter);
    case 'count':
      return `${term.count} ${units[term.unit][term.count === 1 ? 0 : 1]}`;
    case 'conclusion':
      return concluded(term, geometry, language);
    case 'supposition':
      return wording({ kind: 'candidates', candidates: term.candidates }, geometry, language);
    case 'chain':
      return eureka(term.nodes, geometry);
  }
}

/**
 * Writes the outcome of a step in words, or only its digits or its cells. In words, it leaves out the candidates that a
 * placement removes from its own cell.
 */
function concluded(
  { place, remove, part }: Extract<Term, { kind: 'conclusion' }>,
  geometry: Geometry,
  language: StepWords,
): string {
  const { and } = language;
  const all = [...place, ...remove];
  const filled = new Set(place.map((candidate) => geometry.cellOf(candidate)));
  const removed = remove.filter((candidate) => !filled.has(geometry.cellOf(candidate)));
  if (part === 'digits')
    return symbols(new Set(all.map((candidate) => geometry.digitOf(candidate))), geometry, language);
  if (part === 'cells')
    return listed(
      cellNames(
        geometry,
        all.map((candidate) => geometry.cellOf(candidate)),
      ),
      and,
    );
  const done = [
    ...(place.length > 0 ? [`${language.place} ${whereabouts(place, language.in, geometry, language)}`] : []),
    ...(removed.length > 0 ? [`${language.remove} ${whereabouts(removed, language.from, geometry, language)}`] : []),
  ];
  return listed(done, and);
}

const symbols = (digits: Iterable<number>, geometry: Geometry, { and }: StepWords): string =>
  listed(
    [...digits].sort((a, b) => a - b).map((digit) => symbolOf(digit, geometry.size)),
    and,
  );

/** Writes digits with their cells: `1 and 2 from r1c34, and 5 from r7c2`. Digits with the same cells stand together. */
function whereabouts(list: readonly number[], preposition: string, geometry: Geometry, language: StepWords): string {
  if (list.length === 1)
    return `${symbolOf(geometry.digitOf(list[0]!), geometry.size)} ${preposition} ${cellName(geometry, geometry.cellOf(list[0]!))}`;
  const { and, andLastly } = language;
  const byDigit = groupBy(list, (candidate) => geometry.digitOf(candidate));
  const cellsOf = (digit: number): string =>
    listed(
      cellNames(
        geometry,
        byDigit.get(digit)!.map((candidate) => geometry.cellOf(candidate)),
      ),
      and,
    );
  const byCells = groupBy(
    [...byDigit.keys()].sort((a, b) => a - b),
    cellsOf,
  );
  const parts = [...byCells].map(([cells, digits]) => `${symbols(digits, geometry, language)} ${preposition} ${cells}`);
  const last = parts.some((part) => part.includes(` ${and} `)) ? `${andLastly} ` : ` ${and} `;
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + last + parts.at(-1);
}

/** Writes the outcome of a step by digit: `r1c2 = 4`, or `r1c2, r3c4 ≠ 4`. */
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
