/** Messages as sentences. */

import { groupBy } from '../core/arrays.js';
import { bitsOf, lowestBit } from '../core/bits.js';
import { digitsOf } from '../core/candidates.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { symbolOf } from '../formats/symbols.js';
import { letterOf } from '../logic/step/marks.js';
import type { Message, Term } from '../logic/step/message.js';
import { added, equated, setsTogether, symbols, symbolsTogether } from './digit-words.js';
import { eureka } from './eureka.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords, TemplateLookup } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { candidateNames, cellNames, cellsWith, groupName } from './notation.js';
import { reasonText, toldClues } from './told-clues.js';

/** A part of a sentence, and the cells that it names, if any. */
export interface SpokenPart {
  readonly text: string;
  readonly cells?: readonly Cell[];
}

/**
 * Returns a message as a sentence: in the language, or in English if the language lacks its template. Cells are written
 * as r1c2, digits as the symbols of the grid. `newLine`: a line break and the indent of the lines after the first.
 */
export function sentence(
  message: Message,
  geometry: Geometry,
  language: StepWords = ENGLISH_STEPS,
  newLine = '\n',
): string {
  let whole = '';
  const add = (text: string): void => {
    whole += text;
  };
  eachPart(message, geometry, language, add, newLine);
  return whole;
}

/** Returns the sentence in parts with their cells, so that a page can highlight these. */
export function spoken(message: Message, geometry: Geometry, language: StepWords = ENGLISH_STEPS): SpokenPart[] {
  const parts: SpokenPart[] = [];
  eachPart(message, geometry, language, (text, term) => {
    const cells = term && cellsOf(term, geometry);
    parts.push(cells?.length ? { text, cells } : { text });
  });
  return parts;
}

/** Passes each part of a sentence to `add`, in the language, or in English if the language lacks its template. */
function eachPart(
  message: Message,
  geometry: Geometry,
  language: StepWords,
  add: SentenceContext['add'],
  newLine = '\n',
): void {
  const translationOf = language.translationsFor?.(message);
  const isLacking = language.translationsFor && !translationOf;
  addParts(message, newLine, { geometry, language: isLacking ? ENGLISH_STEPS : language, translationOf, add });
}

interface SentenceContext {
  readonly geometry: Geometry;
  readonly language: StepWords;
  /** The translations of the sentence's templates; English has none. */
  readonly translationOf: TemplateLookup | undefined;
  /** Takes each part, with the term that it writes, if any. */
  add(text: string, term?: Words): void;
}

/** Adds the parts of a message, in order. `newLine` ends each line and indents the next. */
function addParts({ template, terms }: Message, newLine: string, context: SentenceContext): void {
  const { geometry, language } = context;
  const pieces = piecesOf(context.translationOf?.(template) ?? template);
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const term = terms[piece]!;
    if (i % 2 === 0) {
      if (piece) context.add(piece.replaceAll('\n', newLine));
    } else if (!term) throw new RangeError(`no term for {${piece}}`);
    else if (term.kind === 'clause') addParts(term.clause, newLine, context);
    else if (term.kind === 'lines')
      for (const line of term.lines) {
        context.add(`${newLine}  `);
        addParts(line, `${newLine}  `, context);
      }
    else context.add(wording(term, geometry, language), term);
  }
}

/**
 * The pieces of templates: text and names of slots, by turns. A caller's strategy may make a template for each find.
 */
const keptPieces = new Map<string, readonly string[]>();
const MOST_KEPT = 1000;

function piecesOf(template: string): readonly string[] {
  let found = keptPieces.get(template);
  if (!found) {
    found = template.split(/\{(\w+)\}/);
    if (keptPieces.size < MOST_KEPT) keptPieces.set(template, found);
  }
  return found;
}

type Words = Exclude<Term, { kind: 'clause' | 'lines' }>;

/** Returns the cells that a term names, ascending. */
function cellsOf(term: Words, geometry: Geometry): Cell[] {
  const cells = (): readonly Cell[] => {
    switch (term.kind) {
      case 'cells':
      case 'letter':
      case 'fillings':
      case 'order':
      case 'equation':
        return term.cells;
      case 'clues':
        return term.clues.flatMap((clue) => ('rule' in clue ? geometry.rules[clue.rule]!.cells : clue.cells));
      case 'houses':
        return term.houses.flatMap((house) => geometry.cellsOf(house));
      case 'candidates':
        return cellsAt([...term.candidates, ...(term.oneOf ?? []).flat()], geometry);
      case 'supposition':
        return cellsAt(term.candidates, geometry);
      case 'reason':
        return geometry.rules[term.rule]!.cells;
      case 'conclusion':
        return cellsAt([...term.place, ...term.remove], geometry);
      case 'chain':
        return term.nodes.flatMap(({ candidates, set }) => [...cellsAt(candidates, geometry), ...(set?.cells ?? [])]);
      case 'digits':
      case 'count':
      case 'number':
      case 'addition':
      case 'combinations':
        return [];
    }
  };
  return [...new Set(cells())].sort((a, b) => a - b);
}

function wording(term: Words, geometry: Geometry, language: StepWords): string {
  const { and, or, units } = language;
  switch (term.kind) {
    case 'digits':
      return symbols(term.digits, geometry, term.any ? or : and);
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
    case 'number':
      return String(term.number);
    case 'addition':
      return added(term.numbers);
    case 'equation':
      return equated(term, geometry);
    case 'clues':
      return toldClues(term.clues, geometry, language).join('; ');
    case 'reason':
      return reasonText(term, geometry, language);
    case 'fillings':
      return `${listed(
        term.ways.map((way) => symbolsTogether(way, geometry)),
        or,
      )} ${language.in} ${term.cells.map((cell) => cellName(geometry, cell)).join(', ')}`;
    case 'order':
      return term.cells
        .map((cell, at) => (at === 0 ? '' : ` ${term.signs[at - 1]} `) + cellName(geometry, cell))
        .join('');
    case 'combinations':
      return setsTogether(term.sets, geometry, or);
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
  const all = place.concat(remove);
  if (part === 'digits') return symbols(bitsOf(digitsOf(all, geometry)), geometry, and);
  if (part === 'cells') return listed(cellNames(geometry, cellsAt(all, geometry)), and);
  const filled = cellsAt(place, geometry);
  const removed = remove.filter((candidate) => !filled.includes(geometry.cellOf(candidate)));
  const done: string[] = [];
  if (place.length > 0) done.push(`${language.place} ${whereabouts(place, language.in, geometry, language)}`);
  if (removed.length > 0) done.push(`${language.remove} ${whereabouts(removed, language.from, geometry, language)}`);
  return listed(done, and);
}

const cellsAt = (list: readonly Candidate[], geometry: Geometry): Cell[] =>
  list.map((candidate) => geometry.cellOf(candidate));

/** Writes digits with their cells: `1 and 2 from r1c34, and 5 from r7c2`. Digits with the same cells stand together. */
function whereabouts(list: readonly number[], preposition: string, geometry: Geometry, language: StepWords): string {
  if (list.length === 1)
    return `${symbolOf(geometry.digitOf(list[0]!), geometry.size)} ${preposition} ${cellName(geometry, geometry.cellOf(list[0]!))}`;
  const { and, andLastly } = language;
  const byCells = groupBy(bitsOf(digitsOf(list, geometry)), (digit) =>
    listed(cellNames(geometry, cellsWith(digit, list, geometry)), and),
  );
  const parts = [...byCells].map(([cells, digits]) => `${symbols(digits, geometry, and)} ${preposition} ${cells}`);
  const last = parts.some((part) => part.includes(` ${and} `)) ? `${andLastly} ` : ` ${and} `;
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + last + parts.at(-1);
}

/** Writes the outcome of a step by digit: `r1c2 = 4`, or `r1c2, r3c4 ≠ 4`. */
export function conclusion(
  { place, remove }: { readonly place: readonly number[]; readonly remove: readonly number[] },
  geometry: Geometry,
): string {
  let text = '';
  const add = (list: readonly Candidate[], sign: string): void => {
    for (let rest = digitsOf(list, geometry); rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const cells = cellNames(geometry, cellsWith(digit, list, geometry)).join(', ');
      text += `${text && '; '}${cells} ${sign} ${symbolOf(digit, geometry.size)}`;
    }
  };
  add(place, '=');
  add(remove, '≠');
  return text;
}
