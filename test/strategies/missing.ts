/** What a strategy still lacks: the first of its tests in `cases.test.ts`. */

import { rulesText } from '../../src/variants/rule-text.js';
import { catalogue, type Strategy } from '../../strategies/index.js';
import { useOfLines } from './code.js';
import { type Case, casesOf, checkedHits, explained, firstCaseOf } from './fixture.js';
import { LANGUAGES_TOLD } from './languages.js';
import { NEVER_NEAR } from './near-miss.js';
import { missingInPage } from './page-sections.js';
import { messagesIn } from './said.js';

/** English words in the names of strategies which players of no other language use. */
const ENGLISH = /\b(?:with|Type|Chain|Loop|Pair|Triple|Set|Rectangle|Single|Fish|Finned|Grouped|Hidden|Naked)\b/;

/** Returns a line for each thing that a strategy lacks: where it belongs, and what to write. */
export const missingIn = (strategy: Strategy): string[] => [
  ...missingInPage(strategy),
  ...fixtureOf(strategy),
  ...namesOf(strategy),
  ...learningOf(strategy),
  ...linesOf(strategy),
];

function fixtureOf(strategy: Strategy): string[] {
  const path = `fixtures/strategies/${strategy.id}.txt`;
  const cases = casesOf(strategy.id);
  if (cases.length === 0) return [`${path}: worked cases`];
  const others = (byExample().get(exampleOf(strategy.id)) ?? []).filter((id) => id !== strategy.id);
  const finding = cases.filter(({ place, remove }) => place.length + remove.length > 0);
  return [
    ...(finding.length > 0 ? [] : [`${path}: a case with a find`]),
    ...(cases.some(({ nearly }) => nearly) || NEVER_NEAR[strategy.id] ? [] : [`${path}: a near miss`]),
    ...others.map((id) => `${path}: a first case from another puzzle than that of ${id}`),
    ...new Set(finding.flatMap((own) => sentencesOf(strategy, own))),
  ];
}

/** Returns the puzzle of the first case of a strategy, which is its example: its givens and its rules. */
const exampleOf = (id: string): string => {
  const example = firstCaseOf(id);
  if (!example) return id;
  const { geometry, values, givens } = example.board;
  const own = Array.from({ length: geometry.cells }, (_, cell) => (givens[cell] ? values[cell]! + 1 : 0));
  return `${own} ${rulesText(geometry)}`;
};

let examples: Map<string, string[]> | undefined;

/** Returns the strategies of the catalogue by their examples. Cached, since it reads the cases of all. */
function byExample(): ReadonlyMap<string, readonly string[]> {
  if (examples) return examples;
  examples = new Map();
  for (const { id } of catalogue) {
    const example = exampleOf(id);
    examples.set(example, [...(examples.get(example) ?? []), id]);
  }
  return examples;
}

/** Lists the sentences of a case without a translation. Of a slow search, only the first hit is explained. */
function sentencesOf(strategy: Strategy, own: Case): string[] {
  const [first] = strategy.laborious ? strategy.find(own.board) : [];
  const hits = strategy.laborious ? [first].filter((hit) => hit !== undefined) : checkedHits(strategy, own);
  return hits.flatMap((hit) =>
    messagesIn(explained(strategy, hit, own.board.geometry).message).flatMap((message) =>
      LANGUAGES_TOLD.filter((language) => !language.translationsFor!(message)).map(
        ({ code }) => `src/render/language/${code}/templates: '${message.template}'`,
      ),
    ),
  );
}

function namesOf({ id }: Strategy): string[] {
  return LANGUAGES_TOLD.flatMap(({ code, strategies = {} }) => {
    const own = strategies[id];
    const where = `src/render/language/${code}/strategies.ts`;
    if (own === undefined) return [`${where}: the name in that language, even if it is the same`];
    return ENGLISH.test(own) ? [`${where}: a name without English words, not '${own}'`] : [];
  });
}

function learningOf({ id, learnAfter = [] }: Strategy): string[] {
  if (learnAfter.length === 0)
    return id === catalogue[0]!.id ? [] : ['learnAfter: the ids of the strategies to learn before'];
  return learnAfter
    .filter((before) => before === id || !catalogue.some((other) => other.id === before))
    .map((before) => `learnAfter: another strategy's id in place of '${before}'`);
}

function linesOf(strategy: Strategy): string[] {
  const { files = [], strategies = [] } = useOfLines(strategy) ?? {};
  return files.length === 0 || strategies.some(({ aboutLines }) => aboutLines)
    ? []
    : [`aboutLines: true, because of 'row', 'column' or 'box' in ${files.join(', ')}`];
}
