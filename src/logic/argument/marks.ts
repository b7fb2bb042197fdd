/** The picture of an argument: what its lines state, and what leads to it. */
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import { chainMarks } from '../links/chain.js';
import { inBranch, type Mark, markCandidates, markCells, markHouses, markLink, named } from '../step/marks.js';
import type { Need } from '../step/truths.js';
import {
  type Argument,
  type ArgumentLine,
  type Assertion,
  type Case,
  type ClueGround,
  hasWays,
  isContradiction,
  isNumbered,
} from './lines.js';

/** Lines of a case up to which the clues behind all of them are tinted. */
const FEW_LINES = 3;

/** Returns the marks of an argument: of what its cases are, of each case, and of its outcome. */
export const argumentMarks = ({ of, cases, outcome }: Argument, geometry: Geometry): Mark[] => [
  ...choiceMarks(of),
  ...(cases.every(({ length }) => length - 1 <= FEW_LINES) ? markCells('pattern', cluesIn(cases)) : []),
  ...cases.flatMap((lines, index) =>
    cases.length > 1 ? inBranch(index, caseMarks(lines, outcome, geometry)) : caseMarks(lines, outcome, geometry),
  ),
  ...outcomeMarks(outcome),
];

function choiceMarks(of: Argument['of']): Mark[] {
  if (of === undefined || of.kind === 'candidate') return [];
  return of.kind === 'guardians'
    ? [...markCells('pattern', of.cells), ...named('guardian', markCandidates('fin', of.candidates))]
    : needMarks(of, 'pattern');
}

/** The cells of the clues behind lines. */
const cluesIn = (cases: readonly Case[]): Cell[] => [
  ...new Set(cases.flat().flatMap(({ ground }) => cellsOfClue(ground))),
];

const cellsOfClue = (ground: ArgumentLine['ground']): readonly Cell[] => {
  if (ground.kind === 'difference') return [...ground.difference.innies, ...ground.difference.outies];
  return ground.kind === 'rule' || ground.kind === 'relation' ? ground.cells : [];
};

const outcomeMarks = ({ candidates, on }: Assertion): Mark[] => markCandidates(on ? 'on' : 'target', candidates);

const needMarks = (need: Need, role: 'pattern' | 'target'): Mark[] =>
  need.kind === 'cell' ? markCells(role, [need.cell]) : markHouses(role, [need.house]);

/** Returns the marks of a case. What the outcome marks is not marked twice. */
function caseMarks(lines: Case, outcome: Assertion, geometry: Geometry): Mark[] {
  const isOneChain = lines.every(isLink);
  const marks = lines.flatMap((line, index) => [
    ...groundMarks(line),
    ...inLine(
      isNumbered(line) && !hasWays(lines) ? index : undefined,
      isContradiction(line) ? clashLinks(line, lines, geometry) : linksTo(line, lines, isOneChain),
    ),
    ...markCandidates('on', line.oneOf),
    ...markCandidates('off', line.removed),
  ]);
  return marks.filter(
    (mark) => mark.kind !== 'candidate' || mark.role === 'cover' || !outcome.candidates.includes(mark.candidate),
  );
}

/** Returns the marks with the number of the line to which they lead. */
const inLine = (line: number | undefined, marks: readonly Mark[]): readonly Mark[] =>
  line === undefined ? marks : marks.map((mark) => (mark.kind === 'link' ? { ...mark, line } : mark));

/** True if a line is a link of a chain, with one cause which leaves one candidate. */
const isLink = ({ ground, causes, oneOf }: ArgumentLine): boolean =>
  ground.kind === 'premise' ||
  ground.kind === 'conflict' ||
  (ground.kind === 'need' && ground.lost.length === 1 && causes.length === 1 && oneOf.length > 0);

function groundMarks({ ground, oneOf, removed }: ArgumentLine): Mark[] {
  const isOver = oneOf.length + removed.length === 0;
  switch (ground.kind) {
    case 'need':
      return isOver ? needMarks(ground.need, 'target') : [];
    case 'rule':
    case 'relation':
    case 'difference':
      return [...(isOver ? markCells('target', cellsOfClue(ground)) : []), ...leftMarks(ground)];
    case 'locked':
      return markCandidates('cover', ground.kept);
    case 'way':
      return chainMarks(ground.chain);
    default:
      return [];
  }
}

/** Returns the marks of what a clue leaves: digits that it places, and those that cells share. */
const leftMarks = ({ left = [] }: ClueGround): Mark[] =>
  left.flatMap(({ kept }) => markCandidates(kept.length === 1 ? 'on' : 'cover', kept));

/** Returns the links to what a line states: in a chain by way of the candidate that was lost, otherwise at once. */
function linksTo({ ground, causes, oneOf, removed }: ArgumentLine, lines: Case, isOneChain: boolean): Mark[] {
  if (ground.kind === 'conflict')
    return causes.flatMap((cause) => removed.map((one) => markLink(lines[cause]!.oneOf, [one], false)));
  if (ground.kind !== 'need') return [];
  const sources = sourcesOf(causes, lines);
  if (!isOneChain || sources[0]!.oneOf.length === 0)
    return sources.map((source) => markLink(stated(source), oneOf, true));
  return [
    markLink(sources[0]!.oneOf, ground.lost, false),
    ...markCandidates('off', ground.lost),
    markLink(ground.lost, oneOf, true),
  ];
}

/** Returns the lines behind causes that state what is true, and the premise. */
const sourcesOf = (causes: readonly number[], lines: Case): ArgumentLine[] => [
  ...new Set(
    causes.flatMap((cause): readonly ArgumentLine[] => {
      const line = lines[cause]!;
      return cause === 0 || line.oneOf.length > 0 ? [line] : sourcesOf(line.causes, lines);
    }),
  ),
];

const stated = ({ oneOf, removed }: ArgumentLine): readonly Candidate[] => (oneOf.length > 0 ? oneOf : removed);

/** Returns the links to what a contradiction has lost, or between what clashes. */
function clashLinks({ ground, causes }: ArgumentLine, lines: Case, geometry: Geometry): Mark[] {
  const lost = ground.kind === 'need' ? ground.lost : ground.kind === 'clash' ? ground.candidates.slice(0, 1) : [];
  return lost.flatMap((candidate) => {
    const cause = causes.find((index) => {
      const { oneOf } = lines[index]!;
      return oneOf.length > 0 && conflictsWithAll(geometry, oneOf, candidate);
    });
    const link = cause === undefined ? [] : [markLink(lines[cause]!.oneOf, [candidate], false)];
    return ground.kind === 'need' ? [...link, ...markCandidates('off', [candidate])] : link;
  });
}
