/** Messages as sentences. */
import { bitsOf } from '../core/bits.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { letterOf } from '../logic/step/marks.js';
import type { Message, NamedClue, Term } from '../logic/step/message.js';
import { concluded } from './conclusion.js';
import { added, equated, setsTogether, symbols, symbolsTogether } from './digit-words.js';
import { eureka } from './eureka.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords, TemplateLookup } from './language/language.js';
import { cellName, houseNames, listed } from './names.js';
import { candidateNames, cellNames, groupName } from './notation.js';
import { partLetters } from './part-letters.js';
import { piecesOf } from './template.js';
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
    const cells = term && cellsOfTerm(term, geometry);
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
  let isStart = true;
  let isLineStart = true;
  const addInSentence: SentenceContext['add'] = (text, term) => {
    const isCapital =
      (isStart && term?.kind === 'houses') || (isLineStart && term?.kind === 'clues' && !CELL_NAME.test(text));
    add(isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text, term);
    if (!text) return;
    isStart = SENTENCE_END.test(text);
    isLineStart = isStart || LINE_END.test(text);
  };
  addParts(message, newLine, {
    geometry,
    language: isLacking ? { ...ENGLISH_STEPS, alphabet: language.alphabet } : language,
    translationOf,
    add: addInSentence,
  });
}

/** A sentence that begins with a house, or with a clue that does not begin with a cell, begins with a capital letter. */
const LINE_END = /\n\s*$/;
const CELL_NAME = /^r\(?\d/;
const SENTENCE_END = /[.!?]\s+$/;

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
  for (const piece of piecesOf(context.translationOf?.(template) ?? template)) {
    if (typeof piece === 'string') {
      if (piece) context.add(piece.replaceAll('\n', newLine));
      continue;
    }
    const { name, choices, inCase } = piece;
    const term = terms[name];
    if (!term) throw new RangeError(`no term for {${name}}`);
    if (choices) context.add(choiceFor(howMany(term), choices));
    else if (term.kind === 'clause') addParts(term.clause, newLine, context);
    else if (term.kind === 'lines')
      for (const line of term.lines) {
        context.add(`${newLine}  `);
        addParts(line, `${newLine}  `, context);
      }
    else context.add(wording(term, geometry, language, inCase), term);
  }
}

/** Returns the text for a number of things. None are several. */
const choiceFor = (count: number, choices: readonly string[]): string =>
  choices[count === 0 ? choices.length - 1 : Math.min(count, choices.length) - 1]!;

/** Returns the number of things that a term names, with which verbs and nouns agree. */
function howMany(term: Term): number {
  switch (term.kind) {
    case 'digits':
      return term.digits.length;
    case 'cells':
    case 'letter':
      return term.cells.length;
    case 'houses':
      return term.houses.length;
    case 'candidates':
      return term.candidates.length + (term.oneOf?.length ?? 0);
    case 'supposition':
      return term.candidates.length;
    case 'conclusion':
      return term.place.length + term.remove.length;
    case 'clues':
      return term.clues.length;
    case 'lines':
      return term.lines.length;
    case 'count':
      return term.count;
    case 'number':
      return term.number;
    default:
      return 1;
  }
}

const cellsAt = (list: readonly Candidate[], geometry: Geometry): Cell[] =>
  list.map((candidate) => geometry.cellOf(candidate));

type Words = Exclude<Term, { kind: 'clause' | 'lines' }>;

/** Returns the cells that a term names, ascending. */
export function cellsOfTerm(term: Words, geometry: Geometry): Cell[] {
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
      case 'line-numbers':
      case 'addition':
      case 'combinations':
        return [];
    }
  };
  return [...new Set(cells())].sort((a, b) => a - b);
}

/** Writes clues: clauses and cells apart, nouns and places one after another. */
function clueWords(clues: readonly NamedClue[], geometry: Geometry, language: StepWords, form?: string): string {
  const told = toldClues(clues, geometry, language, form);
  const areApart = form === undefined || form === 'general' || form === 'places';
  return areApart ? told.join('; ') : listed(told, language.and);
}

function wording(term: Words, geometry: Geometry, language: StepWords, inCase?: string): string {
  const { and, or, units } = language;
  switch (term.kind) {
    case 'digits':
      return symbols(
        [...term.digits].sort((a, b) => a - b),
        geometry,
        term.any ? or : and,
        language,
      );
    case 'cells':
      return listed(cellNames(geometry, term.cells), term.any ? or : and);
    case 'houses':
      return listed(houseNames(geometry, term.houses, language.cases?.[inCase ?? ''] ?? language), and);
    case 'candidates':
      return listed(
        [
          ...candidateNames(geometry, term.candidates, language),
          ...(term.oneOf ?? []).map((group) => groupName(geometry, group, language)),
        ],
        and,
      );
    case 'letter':
      return letterOf(term.letter, partLetters(geometry, language));
    case 'number':
      return String(term.number);
    case 'line-numbers':
      return term.numbers.map((path) => path.join('.')).join(', ');
    case 'addition':
      return added(term.numbers);
    case 'equation':
      return equated(term, geometry);
    case 'clues':
      return clueWords(term.clues, geometry, language, inCase);
    case 'reason':
      return reasonText(term, geometry, language);
    case 'fillings':
      return `${listed(
        term.ways.map((way) => symbolsTogether(way, geometry, language)),
        or,
      )} ${language.in} ${term.cells.map((cell) => cellName(geometry, cell)).join(', ')}`;
    case 'order':
      return term.cells
        .map((cell, at) => (at === 0 ? '' : ` ${term.signs[at - 1]} `) + cellName(geometry, cell))
        .join('');
    case 'combinations':
      return term.sets.length === 1
        ? symbols(bitsOf(term.sets[0]!), geometry, and, language)
        : setsTogether(term.sets, geometry, or, language);
    case 'count':
      return `${term.count} ${units[term.unit][term.count === 1 ? 0 : 1]}`;
    case 'conclusion':
      return concluded(term, geometry, language);
    case 'supposition':
      return wording({ kind: 'candidates', candidates: term.candidates }, geometry, language);
    case 'chain':
      return eureka(term.nodes, geometry, language);
  }
}
