/**
 * Fixtures of strategies: fixtures/strategies/<id>.txt. Blank lines separate cases, each of aligned keys:
 *
 *   case     the subject of the case
 *   grid     a line of symbols, + before values that are not givens; rules of a variant after it
 *   shape    2x3, if the box shape is not the usual one
 *   without  candidates removed before: 1r2c1 1r2c3
 *   finds    -1r1c2 -1r1c8 (removed), +5r3c4 (placed), or: nothing
 *   says     the sentence
 *
 * A near miss follows the case that it invalidates:
 *
 *   with     candidates added to the position of the previous case (or: a grid of its own)
 *   misses   conclusions of the previous case that must not be found any more
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Board } from '../../src/core/board.js';
import { boardOf } from '../../src/core/board-of.js';
import { type Candidate, Geometry } from '../../src/core/geometry.js';
import { readWithRules } from '../../src/formats/beside/rules.js';
import { digitOf } from '../../src/formats/symbols.js';
import { parseLineText } from '../../src/formats/text/line-text.js';
import type { Message } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Strategy } from '../../src/logic/step/strategy.js';
import { sentence } from '../../src/render/text.js';
import { isSlow } from '../tier.js';
import { withCandidates } from './near-miss.js';

export interface Case {
  readonly name: string;
  readonly board: Board;
  /** Placements; empty if nothing may be found. */
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly says: string | undefined;
  /** For a near miss, the case from which it differs by a candidate, and the conclusions that it has lost. */
  readonly nearly: { readonly of: Case; readonly misses: Outcome } | undefined;
}

export type Outcome = Pick<Hit, 'place' | 'remove'>;

/** Returns a text that identifies an outcome: its candidates in order, each once. */
export const outcome = ({ place, remove }: Outcome): string =>
  `+${[...new Set(place)].sort((a, b) => a - b)} -${[...new Set(remove)].sort((a, b) => a - b)}`;

const known = new WeakMap<Board, readonly Hit[]>();

/** Returns all hits of a strategy in the position of one of its cases. Cached, since some take seconds. */
export function allHits<P>(strategy: Strategy<P>, { board }: Case): readonly Hit<P>[] {
  const hits = known.get(board) ?? [...strategy.find(board)];
  known.set(board, hits);
  return hits as readonly Hit<P>[];
}

const explanations = new WeakMap<object, WeakMap<Hit, Explanation>>();

/** Returns the explanation of a hit. Cached, since each test of a strategy reads those of all hits in its cases. */
export function explained<P>(strategy: Strategy<P>, hit: Hit<P>, geometry: Geometry): Explanation {
  // A strategy that a test changes has hits of the original, which it explains in its own way.
  const own = explanations.get(strategy) ?? new WeakMap<Hit, Explanation>();
  explanations.set(strategy, own);
  const explanation = own.get(hit) ?? strategy.explain(hit, geometry);
  own.set(hit, explanation);
  return explanation;
}

const sentences = new WeakMap<Message, { readonly geometry: Geometry; readonly text: string }>();

/** Returns a message as an English sentence. Cached, since each test of a strategy reads those of all hits in its cases. */
export function englishOf(message: Message, geometry: Geometry): string {
  const known = sentences.get(message);
  if (known?.geometry === geometry) return known.text;
  const text = sentence(message, geometry);
  sentences.set(message, { geometry, text });
  return text;
}

/** Returns the hits in the position of a case that have its outcome; hits with the quoted sentence come first. */
export function hitsOf<P>(strategy: Strategy<P>, own: Case): Hit<P>[] {
  const { board, place, remove, says } = own;
  const { geometry } = board;
  const isQuoted = (hit: Hit<P>): boolean => englishOf(explained(strategy, hit, geometry).message, geometry) === says;
  const alike = allHits(strategy, own).filter((hit) => outcome(hit) === outcome({ place, remove }));
  return [...alike.filter(isQuoted), ...alike.filter((hit) => !isQuoted(hit))];
}

const firstHits = new WeakMap<Board, Hit | undefined>();

/** Returns the finds of a case that are checked: all in the slow tier, the one that the case states in the quick tier. */
export function checkedHits<P>(strategy: Strategy<P>, own: Case): readonly Hit<P>[] {
  if (isSlow) return allHits(strategy, own);
  const hit = own.place.length + own.remove.length > 0 && firstHitOf(strategy, own);
  return hit ? [hit] : [];
}

/** Returns the first of the hits of a case, without a search for more. */
export function firstHitOf<P>(strategy: Strategy<P>, own: Case): Hit<P> | undefined {
  const { board } = own;
  if (known.has(board)) return hitsOf(strategy, own)[0];
  if (!firstHits.has(board)) firstHits.set(board, searchFirst(strategy, own));
  return firstHits.get(board) as Hit<P> | undefined;
}

function searchFirst<P>(strategy: Strategy<P>, own: Case): Hit<P> | undefined {
  const { board, says } = own;
  const { geometry } = board;
  const wanted = outcome(own);
  let first: Hit<P> | undefined;
  for (const hit of strategy.find(board)) {
    if (outcome(hit) !== wanted) continue;
    first ??= hit;
    if (says === undefined) break;
    if (englishOf(explained(strategy, hit, geometry).message, geometry) === says) return hit;
  }
  return first;
}

export const fixtureUrl = (id: string): URL => new URL(`../../fixtures/strategies/${id}.txt`, import.meta.url);

/** The cases of a fixture that were read, and the texts of the others. */
interface Fixture {
  readonly cases: Case[];
  readonly blocks: readonly string[];
}

const fixtures = new Map<string, Fixture>();

/** Returns the cases of a strategy, always the same objects: tests that change a board must copy it. */
export const casesOf = (id: string): readonly Case[] => readCases(id, Number.POSITIVE_INFINITY);

/** Returns the first case of a strategy, without reading the others. */
export const firstCaseOf = (id: string): Case | undefined => readCases(id, 1)[0];

function readCases(id: string, least: number): readonly Case[] {
  const fixture = fixtures.get(id) ?? { cases: [], blocks: blocksOf(id) };
  fixtures.set(id, fixture);
  const { cases, blocks } = fixture;
  while (cases.length < Math.min(least, blocks.length)) cases.push(parseCase(id, blocks[cases.length]!, cases.at(-1)));
  return cases;
}

function blocksOf(id: string): readonly string[] {
  const url = fixtureUrl(id);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
}

function parseCase(id: string, block: string, before: Case | undefined): Case {
  const fields = new Map<string, string>();
  let key = '';
  for (const line of block.split('\n')) {
    const [, name, text] = /^(\S*)\s+(.*)$/.exec(line) ?? [];
    if (text === undefined) throw new Error(`fixtures/strategies/${id}.txt: not a key and a text: '${line}'`);
    key = name || key;
    fields.set(key, fields.has(key) ? `${fields.get(key)}\n${line.slice(9)}` : text);
  }
  const [rows, columns] = (fields.get('shape') ?? '').split('x').map(Number);
  const grid = fields.get('grid');
  if (!grid && !before) throw new Error(`the first case of ${id} has no grid`);
  const alone = grid
    ? boardOf(readWithRules(grid, rows && columns ? Geometry.of(rows, columns) : undefined, parseLineText).puzzle)
    : before!.board.copy();
  const { geometry } = alone;
  const named = (key: string): Candidate[] => words(fields.get(key)).map((name) => parseCandidate(name, geometry));
  for (const candidate of named('without')) alone.remove(candidate);
  const marked = (key: string): Outcome => {
    const all = words(fields.get(key));
    const those = (sign: string): Candidate[] =>
      all.filter((word) => word.startsWith(sign)).map((word) => parseCandidate(word.slice(1), geometry));
    return { place: those('+'), remove: those('-') };
  };
  if (!fields.has('finds') && !fields.has('misses')) throw new Error(`a case of ${id} does not say what it finds`);
  return {
    name: `${id}: ${fields.get('case')}`,
    board: withCandidates(alone, named('with')),
    ...marked('finds'),
    says: fields.get('says'),
    nearly: before && fields.has('misses') ? { of: before, misses: marked('misses') } : undefined,
  };
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

function parseCandidate(name: string, geometry: Geometry): Candidate {
  const [, symbol, row, column] = /^(.)r(\d+)c(\d+)$/.exec(name)!;
  return geometry.candidate((Number(row) - 1) * geometry.size + Number(column) - 1, digitOf(symbol!, geometry.size));
}
